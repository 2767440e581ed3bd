// The review of a game that is over, beside the board on which it is shown again: what it sums up, its graph, its list,
// the moments that it plays out.
import type { Frame } from "@playwright/test";
import { todays } from "./daily.mts";
import { engine } from "./engine.mts";
import { hittable } from "./fits.mts";
import { accessible, expect, test } from "./fixtures.mts";

test.use({ turns: 3 });

const FOOL = "f2f3 e7e5 g2g4 d8h4".split(" ");

/** A game of 5 Card Chess that the second player resigns. */
function played() {
  const game = engine.newGame({ game: "five-card", seed: "review" });
  for (let n = 0; n < 12; n++) game.apply(game.suggest({ level: "beginner", seed: String(n) }).text);
  game.apply("resign");
  return game;
}

/** The mate that two bad moves allow. */
function fool() {
  const game = engine.newGame({ game: "chess", seed: "fool" });
  for (const answer of FOOL) game.apply(answer);
  return game;
}

const opened = (frame: Frame) => frame.locator("#review[data-state=done]");
const tab = (frame: Frame, name: string) => frame.locator(`#review-tab-${name}`);
const slider = (frame: Frame) => frame.locator(".replay-slider");
const square = (frame: Frame, name: string) => frame.locator(`#board [data-square="${name}"]`);
const boxOf = (frame: Frame, name: string) =>
  frame.locator(name).evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  });

for (const [width, height] of todays(
  [
    [1280, 800],
    [844, 390],
    [390, 844],
    [360, 640],
    [320, 568],
  ],
  3,
))
  test(`a game is reviewed beside its board: ${width}x${height}`, async ({ open }) => {
    const game = played();
    const sitting = await open("http", {
      hash: `#replay=${game.compact()}&seats=hh`,
      viewport: { width, height },
      hasTouch: width < 1000,
    });
    const { frame } = sitting;
    if (height > 400) await hittable(frame, "the replay");
    const board = await boxOf(frame, "#board [role=grid]");
    await frame.click('[data-test="replay-review"]');
    const review = frame.locator("#review");
    await expect(opened(frame)).toBeVisible();
    // The board stands where it stood, and nothing lies over it.
    expect(await boxOf(frame, "#board [role=grid]")).toEqual(board);
    const [left, top, right, bottom] = await boxOf(frame, "#review");
    expect(left >= board[2] || top >= board[3]).toBe(true);
    expect([right <= width, bottom <= height]).toEqual([true, true]);
    const names = ["moves", "dear", "lucky", "sums", ...(width < 1000 ? ["course"] : [])];
    for (const name of names) {
      await tab(frame, name).click();
      await expect(frame.locator(`#review-${name}`)).toBeVisible();
      await accessible(sitting, `the review: ${name}`);
      const small = await review.evaluate((root) =>
        [...root.querySelectorAll("button:not(.play), label")]
          .filter((node) => node.checkVisibility({ visibilityProperty: true }))
          .filter((node) => Math.min(node.clientHeight, node.getBoundingClientRect().width) < 43.5)
          .map((node) => node.outerHTML.slice(0, 80)),
      );
      expect(small, `nothing is too small for a finger: ${name}`).toEqual([]);
    }
    // What is said adds up to the result, whoever looks and whatever is known; 0.1 is lost to rounding in each part.
    await tab(frame, "sums").click();
    for (const [seat, known] of [
      ["first", "seen"],
      ["second", "seen"],
      ["second", "open"],
    ]) {
      await review.locator(`[name="review-seat"][value="${seat}"]`).check({ force: true });
      await review.locator(`[name="review-open"][value="${known}"]`).check({ force: true });
      await expect(opened(frame)).toBeVisible();
      await expect(review.locator(`[name="review-seat"][value="${seat}"]`)).toBeChecked();
      await expect(review.locator(`[name="review-open"][value="${known}"]`)).toBeChecked();
      const words = await review.locator(".review-parts").getAttribute("aria-label");
      const [from, to] = [...words!.matchAll(/(\d+) %/g)].map(([, number]) => Number(number));
      expect([0, 100]).toContain(to);
      const parts = await review.locator(".review-parts b").allTextContents();
      const sum = parts.reduce((all, text) => all + Number(text.replace("−", "-")), 0);
      expect(Math.abs(from + sum - to)).toBeLessThan(1);
    }
  });

test("the graph moves the board: by a press, a drag and keys; tabs by arrows; Esc and Back close it", async ({
  open,
}) => {
  const { page, frame } = await open("http", { hash: `#replay=${fool().compact()}&seats=hc` });
  await frame.click('[data-test="replay-review"]');
  await expect(opened(frame)).toBeVisible();
  await expect(frame.locator("#review-text")).toHaveText(/^Your (costliest choice: move \d+|choices: nothing)/);
  const plot = (await frame.locator(".review-plot").boundingBox())!;
  const at = (share: number) => [plot.x + plot.width * share, plot.y + plot.height / 2] as const;
  await page.mouse.click(...at(0.99));
  await expect(slider(frame)).toHaveValue("4");
  await expect(square(frame, "h4")).toHaveAccessibleName(/black queen/);
  await page.mouse.move(...at(0.5));
  await page.mouse.down();
  await expect(slider(frame)).toHaveValue("2");
  await page.mouse.move(...at(0.26));
  await page.mouse.up();
  await expect(slider(frame)).toHaveValue("1");
  await expect(square(frame, "f3")).toHaveAccessibleName(/white pawn/);
  await expect(slider(frame)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(square(frame, "e5")).toHaveAccessibleName(/black pawn/);
  await expect(slider(frame)).toHaveAttribute("aria-valuetext", /^2 of 4, move 1: \d+ % to win$/);
  await page.keyboard.press("PageDown");
  await expect(slider(frame)).toHaveValue("3");
  await page.keyboard.press("End");
  await expect(frame.locator(".review-chance")).toHaveText(/^0 %/);
  // The list goes with it, and leads to a moment, too.
  await expect(frame.locator("#review .play[aria-current]")).toContainText("h4#");
  await frame.locator("#review .play", { hasText: /^\s*e5/ }).click();
  await expect(slider(frame)).toHaveValue("2");
  await tab(frame, "moves").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(frame, "dear")).toBeFocused();
  await expect(frame.locator("#review-dear")).toBeVisible();
  await expect(slider(frame)).toHaveValue("2");
  await page.keyboard.press("Escape");
  await expect(frame.locator("#review")).toHaveCount(0);
  await expect(frame.locator("#prompt .replay-slider")).toHaveValue("2");
  await frame.click('[data-test="replay-review"]');
  await expect(opened(frame)).toBeVisible();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(frame.locator("#review")).toHaveCount(0);
  await expect(frame.locator(".replay")).toBeVisible();
});

test("a dear choice is marked in the list, and played out: what was played, and what was better", async ({ open }) => {
  const { page, frame } = await open("http", { hash: `#replay=${fool().compact()}&seats=hc` });
  await frame.click('[data-test="replay-review"]');
  await expect(opened(frame)).toBeVisible();
  const mark = frame.locator("#review .play", { hasText: /^\s*g4/ }).locator(".review-mark");
  await expect(mark).toHaveText(/cost −\d+ points$/);
  await tab(frame, "dear").click();
  const face = frame.locator('[data-test="review-cost"]').first();
  await expect(face).toHaveAccessibleName(/^Cost −\d+ mate allowed Move 2: Pawn g2 to g4 Play it out$/);
  await frame.evaluate(() => {
    const told = ((globalThis as any).told = [] as string[]);
    const text = document.getElementById("review-text")!;
    new MutationObserver(() => told.push(text.textContent!)).observe(text, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await face.click();
  await expect(square(frame, "g4")).toHaveAccessibleName(/white pawn/);
  const words = frame.locator("#review-text");
  await expect(words).toHaveText(/^Better: /);
  await expect(words).toHaveText("Pawn g2 to g4 allowed mate in 1.");
  await expect(frame.locator(".review-more")).toHaveText(/^Better: .+ \(\d+ %\)/);
  // The board stands before the choice, with both marked on it.
  await expect(square(frame, "g2")).toHaveAccessibleName(/white pawn/);
  const marked = frame.locator('#board [aria-label$=", hint"]');
  await expect(marked).toHaveCount(2);
  const told: string[] = await frame.evaluate(() => (globalThis as any).told);
  const order = ["Here you chose.", "Played: Pawn g2 to g4.", "Better: "].map((begin) =>
    told.findIndex((text) => text.startsWith(begin)),
  );
  expect(
    order.every((place, at) => place >= 0 && (at === 0 || place > order[at - 1])),
    told.join(" | "),
  ).toBe(true);
  // Beside the light of great moments, too, which has faces that fade, this one stays.
  await expect.poll(() => frame.evaluate(() => Boolean((globalThis as any).Page.table.beyond.moments))).toBe(true);
  await expect(face.locator(".play-face")).toHaveCSS("animation-name", "none");
  await page.keyboard.press("ArrowRight");
  await expect(marked).toHaveCount(0);
  await expect(face).toHaveAttribute("aria-pressed", "false");
});

test("what chance gave is played out, too; whoever steps on ends it", async ({ open }) => {
  const { page, frame } = await open("http", { hash: `#replay=${played().compact()}&seats=hc` });
  await frame.click('[data-test="replay-review"]');
  await expect(opened(frame)).toBeVisible();
  await tab(frame, "lucky").click();
  const face = frame.locator('[data-test="review-luck"]').first();
  const at = Number(await face.getAttribute("data-at"));
  await face.click();
  await expect(slider(frame)).toHaveValue(String(at));
  await expect(frame.locator(".review-more")).toHaveText(/^\d+ points? by luck (for|against) you\.$/);
  await page.keyboard.press("Home");
  await expect(slider(frame)).toHaveValue("0");
  await page.waitForTimeout(1500);
  await expect(slider(frame)).toHaveValue("0");
});

test("the first lines come at once, the board moves meanwhile, and the review is stopped and taken up again", async ({
  open,
}) => {
  const { page, frame } = await open("http", { hash: `#replay=${played().compact()}` });
  await frame.evaluate(() => {
    // The worker is slow.
    const { connection } = (globalThis as any).Page.table.match;
    const call = connection.call.bind(connection);
    connection.call = async (name: string, ...rest: unknown[]) => {
      if (name === "review") await new Promise((done) => setTimeout(done, 300));
      return call(name, ...rest);
    };
  });
  await frame.click('[data-test="replay-review"]');
  await expect(frame.locator("#review .play").first()).toBeVisible();
  const bar = frame.locator("#review progress");
  await expect(frame.locator(".review-line")).toBeVisible();
  await expect(bar).toHaveAttribute("max", "13");
  await page.keyboard.press("ArrowRight");
  await expect(slider(frame)).toHaveValue("1");
  await expect(frame.locator("#review")).toHaveAttribute("data-state", "looking");
  await frame.click('[data-test="review-stop"]');
  await expect(frame.locator("#review")).toHaveAttribute("data-state", "stopped");
  await frame.click('[data-test="review-on"]');
  await expect(opened(frame)).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test("a game that was lost on time is not called resigned", async ({ open }) => {
  const game = engine.newGame({ game: "five-card", seed: "late" });
  game.apply("time-up", 3_600_000);
  expect(game.view("watcher").result?.how).toBe("time");
  const { frame } = await open("http", { hash: `#replay=${game.compact()}&seats=hc` });
  await frame.click('[data-test="replay-review"]');
  await tab(frame, "sums").click();
  await expect(frame.locator("#review .review-parts")).toContainText("Running out of time");
});

for (const width of todays([390, 360, 320], 3))
  test(`a phone of ${width} reads what leads on from a review, and whose answer stands; it is asked first`, async ({
    open,
  }) => {
    const hash = `#replay=${fool().compact()}&seats=hc`;
    const { page, frame } = await open("http", { hash, viewport: { width, height: 700 }, hasTouch: true });
    await frame.click('[data-test="replay-review"]');
    await expect(opened(frame)).toBeVisible();
    const cut = await frame.locator("#review").evaluate((root) => {
      const shown = [...root.querySelectorAll(".review-axis span, .review-nav span, .review-nav small")];
      const nav = root.querySelector(".review-nav")!.getBoundingClientRect();
      const rows = new Set([...root.querySelectorAll(".review-nav button")].map((node) => (node as any).offsetTop));
      return [
        ...shown.filter((node) => node.getBoundingClientRect().right > nav.right).map((node) => node.textContent),
        ...(rows.size > 1 && innerWidth >= 360 ? ["two rows"] : []),
      ];
    });
    expect(cut).toEqual([]);
    await frame.click('[data-test="replay-on"]');
    await expect(frame.locator(".review-chance small")).toHaveText("move 1, white");
    await frame.click('[data-test="replay-on"]');
    await expect(frame.locator(".review-chance small")).toHaveText("move 1, black");
    await expect(frame.locator("#review").getByText("Play on", { exact: true })).toBeVisible();
    await frame.click('[data-test="replay-branch"]');
    await frame.click('[data-test="confirm-no"]');
    await expect(opened(frame)).toBeVisible();
    await frame.click('[data-test="replay-branch"]');
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(frame.locator("#confirm")).toHaveCount(0);
    await expect(opened(frame)).toBeVisible();
    await frame.click('[data-test="replay-branch"]');
    await frame.click('[data-test="confirm-yes"]');
    await expect(frame.locator("#review")).toHaveCount(0);
    await expect(frame.locator("#table")).toBeVisible();
    await expect(frame.locator("#log")).toContainText("e7 to e5");
  });

test("of a game with a clock the time of each answer is told: bars, sums, and the longest, which lead there", async ({
  open,
}) => {
  const game = engine.newGame({ game: "chess", seed: "fool", options: { clock: "0.5+0" } });
  FOOL.forEach((answer, at) => game.apply(answer, 1000 + 4000 * at));
  const sitting = await open("http", { hash: `#replay=${game.compact()}&seats=hc` });
  const { frame } = sitting;
  await frame.click('[data-test="replay-review"]');
  await expect(opened(frame)).toBeVisible();
  await tab(frame, "times").click();
  const part = frame.locator("#review-times");
  await expect(part).toContainText("10.0 s in all, 5.0 s for an answer.");
  await expect(part.locator("rect")).toHaveCount(4);
  await accessible(sitting, "times");
  await part.getByRole("button", { name: /^13\.0 s, move 2/ }).click();
  await expect(slider(frame)).toHaveValue("4");
  await expect(frame.locator(".review-chance")).toContainText("13.0 s");
});
