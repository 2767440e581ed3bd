// What was begun before a thing stood does not answer it; what is new takes nothing for half a second, and then the
// first press at once. The time of the page stands still but where a test lets it pass.
import type { Frame, Locator, Page } from "@playwright/test";
import { todays } from "./daily.mts";
import { passTime, STILL } from "./echo.mts";
import { expect, link, type Sitting, tableOf, test } from "./fixtures.mts";

/** Shorter than half a second, and as much more as makes it one. */
const SHORT = 480;
const REST = 40;

/** Whatever a press may have begun has been done by then. */
const settled = (frame: Frame) =>
  frame.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 80)));

const middle = async (thing: Locator): Promise<[number, number]> => {
  const box = (await thing.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
};

const veilButton = (frame: Frame) => frame.locator('[data-test="open-veil"]');

/** How somebody may press what has the focus, or what is under the finger. */
const PRESSES: Record<string, (page: Page, frame: Frame, thing: Locator) => Promise<unknown>> = {
  "a click": async (page, _frame, thing) => page.mouse.click(...(await middle(thing))),
  "a tap": async (page, _frame, thing) => page.touchscreen.tap(...(await middle(thing))),
  Enter: (page) => page.keyboard.press("Enter"),
  Space: (page) => page.keyboard.press(" "),
  "what reads the page aloud": (_page, _frame, thing) => thing.evaluate((node: HTMLElement) => node.click()),
};

for (const [way, press] of todays(Object.entries(PRESSES), 2)) {
  test(`the veil takes nothing for half a second, and then the first press: ${way}`, async ({ open }) => {
    const { page, frame } = await open("http", {
      hash: "#g=five-card&seats=hh&seed=a",
      script: STILL,
      hasty: true,
      hasTouch: true,
    });
    const button = veilButton(frame);
    await expect(button).toBeFocused();
    await passTime(frame, 0);
    // It has stood for a while; another one comes.
    await passTime(frame, 1000);
    await button.click();
    await expect(frame.locator('#prompt-text:text("play")').or(frame.locator("#hand button")).first()).toBeVisible();
    await passTime(frame, 1000);
    for (const square of ["e2", "e4"]) await frame.click(`#board [data-square="${square}"]`);
    await expect(button).toBeFocused();
    for (const gap of [0, 200, SHORT - 200]) {
      await passTime(frame, gap);
      await press(page, frame, button);
      await settled(frame);
      await expect(button).toBeVisible();
      await expect(frame.locator("#hand button")).toHaveCount(0);
    }
    await passTime(frame, REST);
    await button.focus();
    await press(page, frame, button);
    await expect(frame.locator("#veil")).toHaveCount(0);
    await expect(frame.locator("#hand button")).toHaveCount(5);
  });
}

test("a key that is held opens no veil, however long; let go and pressed again, it does", async ({ open }) => {
  const { page, frame } = await open("http", { hash: "#g=chess-storm&seats=hh&seed=b", script: STILL, hasty: true });
  await passTime(frame, 1000);
  await veilButton(frame).click();
  await expect(frame.locator("#hand button")).toHaveCount(5);
  await passTime(frame, 1000);
  for (const square of ["e2", "e4"]) await frame.click(`#board [data-square="${square}"]`);
  await frame.locator('#prompt-buttons [data-text="pass"]').focus();
  await page.keyboard.down("Enter");
  await expect(veilButton(frame)).toBeFocused();
  for (let n = 0; n < 12; n++) {
    await passTime(frame, 100);
    await page.keyboard.down("Enter");
  }
  await settled(frame);
  await expect(veilButton(frame)).toBeVisible();
  await page.keyboard.up("Enter");
  await page.keyboard.press("Enter");
  await expect(frame.locator("#hand button")).toHaveCount(5);
});

const DRAW = '#prompt-buttons [data-type="draw"]';
const DRAWS: Record<string, (page: Page, at: [number, number]) => Promise<unknown>> = {
  "a click": (page, at) => page.mouse.click(...at),
  "the key 1": (page) => page.keyboard.press("1"),
  Space: (page) => page.keyboard.press(" "),
};

/** White draws a card with which nothing can be done: Black is asked at once. */
const doublecross = async (open: (place: "http", wish: object) => Promise<Sitting>) => {
  const sitting = await open("http", { hash: "#g=doublecross&seats=hh&seed=q18", script: STILL, hasty: true });
  await expect(sitting.frame.locator(DRAW)).toBeVisible();
  await passTime(sitting.frame, 1000);
  const who = sitting.frame.locator(".prompt-who");
  const lines = async () => [await who.textContent(), await sitting.frame.locator("#log").textContent()].join();
  const black = () => expect(who).toContainText("Black");
  return { ...sitting, lines, black };
};

for (const [way, press] of Object.entries(DRAWS)) {
  test(`a second press draws nothing for the other player: ${way}`, async ({ open }) => {
    const { page, frame, lines, black } = await doublecross(open);
    const at = await middle(frame.locator(DRAW));
    await press(page, at);
    await black();
    await settled(frame);
    const before = await lines();
    for (const gap of [0, 80, SHORT - 80]) {
      await passTime(frame, gap);
      await press(page, at);
      await settled(frame);
      expect(await lines()).toBe(before);
    }
    await passTime(frame, REST);
    await press(page, at);
    await expect.poll(lines).not.toBe(before);
  });
}

test("keys that are held draw nothing for the other player", async ({ open }) => {
  for (const name of ["Enter", " ", "1"]) {
    const { page, frame, lines, black } = await doublecross(open);
    if (name === "Enter") await frame.locator(DRAW).focus();
    await page.keyboard.down(name);
    if (name === "1") await page.keyboard.up(name);
    await black();
    await settled(frame);
    const before = await lines();
    await frame.locator(DRAW).focus();
    if (name === "1") await page.keyboard.down(name);
    for (let n = 0; n < 10; n++) {
      await passTime(frame, 100);
      await page.keyboard.down(name);
    }
    if (name !== "1") await page.keyboard.up(name);
    await settled(frame);
    expect(await lines(), name).toBe(before);
  }
});

test("a key that went down before the question stood does not answer it, however late it is let go", async ({
  open,
}) => {
  const { page, frame, lines, black } = await doublecross(open);
  await page.keyboard.down("1");
  await page.keyboard.press(" ");
  await black();
  await passTime(frame, 2000);
  const before = await lines();
  await page.keyboard.up("1");
  await settled(frame);
  expect(await lines()).toBe(before);
  // The next one counts.
  await page.keyboard.press("1");
  await expect.poll(lines).not.toBe(before);
});

test("a mouse that went down before the question stood chooses nothing, however late it is let go", async ({
  open,
}) => {
  const deal = { game: "chess", seed: "press" } as const;
  const sitting = await open("http", { hash: link(deal), script: STILL, hasty: true });
  const { page, frame } = sitting;
  const table = tableOf(sitting, deal);
  await table.shown();
  await passTime(frame, 1000);
  await page.mouse.move(...(await middle(table.square("e7"))));
  await page.mouse.down();
  // The answer comes in another way meanwhile.
  await frame.evaluate(() => (globalThis as any).Page.table.match.answer("e2e4"));
  table.apply("e2e4");
  await table.shown();
  await passTime(frame, 2000);
  await page.mouse.up();
  await settled(frame);
  await expect(frame.locator('#board [aria-selected="true"]')).toHaveCount(0);
  await table.square("e7").click();
  await expect(table.square("e7")).toHaveAttribute("aria-selected", "true");
});

test("a piece that was taken up before the other player was asked is not moved", async ({ open }) => {
  const deal = { game: "chess", seed: "drag" } as const;
  const sitting = await open("http", { hash: link(deal), script: STILL, hasty: true });
  const { page, frame } = sitting;
  const table = tableOf(sitting, deal);
  await expect(table.question).toHaveText("Your move.");
  await passTime(frame, 1000);
  await page.mouse.move(...(await middle(table.square("d2"))));
  await page.mouse.down();
  await page.mouse.move(...(await middle(table.square("d3"))), { steps: 3 });
  await expect(frame.locator(".board-ghost")).toBeVisible();
  // The answer comes in another way meanwhile.
  await frame.evaluate(() => (globalThis as any).Page.table.match.answer("e2e4"));
  table.apply("e2e4");
  await table.shown();
  await expect(frame.locator(".board-ghost")).toHaveCount(0);
  await passTime(frame, 1000);
  await page.mouse.move(...(await middle(table.square("d4"))));
  await page.mouse.up();
  await settled(frame);
  await table.shown();
  await expect(frame.locator('#board [aria-selected="true"]')).toHaveCount(0);
  // And the next one moves at once.
  await table.square("d7").dragTo(table.square("d5"));
  table.apply("d7d5");
  await table.shown();
});

test("against the computer nobody waits: the first tap counts as soon as the question stands", async ({ open }) => {
  const sitting = await open("http", {
    hash: "#g=chess&seed=fast&seats=hc&level=beginner",
    script: STILL,
    hasty: true,
  });
  const { frame } = sitting;
  const square = (name: string) => frame.locator(`#board [data-square="${name}"]`);
  await expect(square("a2")).toHaveAccessibleName(/can be chosen/);
  await passTime(frame, 1000);
  for (const [from, to] of [
    ["a2", "a3"],
    ["h2", "h3"],
    ["b2", "b3"],
    ["g2", "g3"],
  ]) {
    // Both taps come as soon as the square can be chosen, and no time passes.
    await frame.evaluate(async (from) => {
      const cell = () => document.querySelector(`#board [data-square="${from}"]`)!;
      while (!/can be chosen/.test(cell().getAttribute("aria-label") ?? "")) await new Promise(requestAnimationFrame);
    }, from);
    await square(from).click();
    await expect(square(from)).toHaveAttribute("aria-selected", "true");
    await square(to).click();
    await expect(square(to)).toHaveAccessibleName(/white pawn/);
  }
});

const PROMOTION = `#g=chess&seats=hh&board=${"7k/P7/8/8/8/8/8/K7 w - -".replaceAll(" ", "_")}`;

test("a double tap on the last square chooses no piece for the pawn; half a second later a tap does", async ({
  open,
}) => {
  const { page, frame } = await open("http", { hash: PROMOTION, script: STILL, hasty: true });
  const square = (name: string) => frame.locator(`#board [data-square="${name}"]`);
  await expect(frame.locator(".moves-place")).toBeVisible();
  await passTime(frame, 1000);
  await square("a7").click();
  const at = await middle(square("a8"));
  await page.mouse.click(...at);
  await expect(frame.locator("#chooser button")).toHaveCount(4);
  for (const gap of [0, 200, SHORT - 200]) {
    await passTime(frame, gap);
    await page.mouse.click(...at);
    await page.keyboard.press("Enter");
    await page.keyboard.press("q");
    await settled(frame);
    await expect(frame.locator("#chooser button")).toHaveCount(4);
  }
  await passTime(frame, REST);
  await page.mouse.click(...at);
  await expect(square("a8")).toHaveAccessibleName(/white queen/);
});

test("the result takes nothing for half a second: Enter twice on the mating square begins no other game", async ({
  open,
}) => {
  const board = "7k/5Q2/6K1/8/8/8/8/8 w - -".replaceAll(" ", "_");
  const { page, frame } = await open("http", { hash: `#g=chess&seats=hh&board=${board}`, script: STILL, hasty: true });
  await expect(frame.locator(".moves-place")).toBeVisible();
  await passTime(frame, 1000);
  await frame.locator('#board [data-square="f7"]').click();
  await frame.locator('#board [data-square="g7"]').focus();
  await page.keyboard.press("Enter");
  await expect(frame.locator('[data-test="rematch"]')).toBeFocused();
  for (const gap of [0, SHORT]) {
    await passTime(frame, gap);
    await page.keyboard.press("Enter");
    await settled(frame);
    await expect(frame.locator("#result")).toBeVisible();
  }
  // Esc only puts something away.
  await page.mouse.click(3, 790);
  await page.keyboard.press("Escape");
  await expect(frame.locator("#result")).toHaveCount(0);
});
