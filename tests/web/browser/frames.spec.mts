// A frame in somebody's page, and a small window that is wider than high: question, buttons, hand and board are seen at
// once.
import { readFileSync } from "node:fs";
import { todays } from "./daily.mts";
import { expect, PATIENT, test } from "./fixtures.mts";
import { GAME_NAMES } from "./kinds.mts";

/** Width, height, and the least a square may measure on a board of eight files, and on one of sixteen. */
const SIZES = [
  [640, 560, 36, 36],
  [640, 600, 36, 36],
  [720, 640, 44, 40],
  [800, 600, 50, 44],
  [880, 700, 60, 48],
  [890, 860, 60, 48],
] as const;

/** Whether a title that is shown is too narrow for its longest word. */
const breaksTitle = () => {
  const title = document.querySelector<HTMLElement>(".table-title")!;
  if (getComputedStyle(title).position === "absolute") return false;
  const copy = title.cloneNode(true) as HTMLElement;
  copy.style.cssText = "position: fixed; flex: none; width: min-content; white-space: normal; overflow-wrap: normal";
  title.parentNode!.append(copy);
  const longest = copy.offsetWidth;
  copy.remove();
  return longest > title.clientWidth + 1;
};

for (const [nth, game] of GAME_NAMES.entries()) {
  for (const embed of todays(["", "&embed=1"], 2, nth)) {
    test(`all that is asked stands in a small frame${embed && " with embed=1"}: ${game}`, async ({ open }) => {
      const { page, frame } = await open("http", { hash: `#g=${game}&seed=frame&seats=hh${embed}` });
      await expect(frame.locator("#prompt-text, #veil").first()).toBeVisible();
      const veil = frame.locator('#veil [data-test="open-veil"]');
      if (await veil.count()) await veil.click();
      await expect(frame.locator("#prompt-text")).not.toBeEmpty();
      for (const [width, height, narrow, wide] of SIZES) {
        await page.setViewportSize({ width, height });
        const what = `${width} by ${height}`;
        for (const part of await frame.locator("#prompt-text, #prompt button, #hand button, #deck").all())
          if (await part.isVisible()) await expect(part, what).toBeInViewport({ ratio: 1 });
        const square = await frame.locator('#board [data-square="d4"]').boundingBox();
        const least = (await frame.locator("#table.wide").count()) ? wide : narrow;
        expect(square?.width, `a square at ${what}`).toBeGreaterThanOrEqual(least);
        await expect(frame.locator("#board"), what).toBeInViewport({ ratio: 1 });
        expect(await frame.evaluate(() => scrollY)).toBe(0);
        expect(await frame.evaluate(breaksTitle), `the title at ${what}`).toBe(false);
      }
    });
  }
}

test("a name is broken in no small frame where a shorter line is left beside it", async ({ open }) => {
  const { frame } = await open("http", {
    hash: "#g=deception&seed=frame&embed=1",
    viewport: { width: 640, height: 560 },
  });
  const name = frame.locator(".seat-name strong").filter({ hasText: "Computer" });
  await expect(name).toBeVisible();
  expect(await name.evaluate((node) => node.getClientRects().length)).toBe(1);
  await expect(frame.locator(".seat.top .ready")).toBeVisible();
});

for (const game of todays(["chess-storm", "deception", "doublecross", "five-card"], 2))
  test(`in a narrow frame the log opens, and says then that nothing is kept: ${game}`, async ({ open }) => {
    const { frame } = await open("http", {
      hash: `#g=${game}&seed=frame&embed=1`,
      viewport: { width: 420, height: 640 },
    });
    const [toggle, note] = [frame.locator(".log-open"), frame.getByText("Not saved")];
    await expect(frame.locator("#prompt-text")).not.toBeEmpty();
    await expect(toggle).toBeInViewport({ ratio: 0.7 });
    await toggle.click();
    await expect(note).toBeInViewport({ ratio: 1 });
    expect((await note.boundingBox())!.height).toBeLessThan(40);
  });

test("README's frame: it says that nothing is kept, leads to this very game, and its clock waits for a touch", async ({
  browser,
  places,
}) => {
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  const [snippet] = /<iframe[\s\S]*?<\/iframe>/.exec(readme)!;
  const page = await browser.newPage({ viewport: { width: 700, height: 900 } });
  await page.addInitScript(PATIENT);
  const home = places.at.http("").split("#")[0];
  const shown = async (hash: string) => {
    await page.goto("about:blank");
    await page.goto(`${home}licences/LICENSE-MIT.txt`);
    const frame = snippet.replace(/src="[^"]*"/, `src="${home}${hash}"`).replace('loading="lazy"', "");
    await page.setContent(`<body style="margin:0">${frame}</body>`);
    const inside = page.frameLocator("iframe");
    await expect(inside.locator("#table")).toBeVisible();
    return inside;
  };
  // As it stands there.
  const hash = /src="[^"#]*(#[^"]*)"/.exec(snippet)![1].replace(/&amp;/g, "&");
  const own = await shown(hash);
  await expect(own.getByText("Not saved")).toBeVisible();
  await expect(own.locator("#prompt-text")).toBeInViewport({ ratio: 1 });
  const link = await own.getByRole("link", { name: "Open this game in a tab of its own" }).getAttribute("href");
  // The level of a frame, where a page of its own has the reader's.
  expect(link).toBe(`${home}#g=doublecross&level=normal`);
  const allowed = (await page.locator("iframe").getAttribute("sandbox"))!.split(" ");
  for (const right of ["allow-scripts", "allow-same-origin", "allow-popups", "allow-downloads"])
    expect(allowed).toContain(right);

  const clock = await shown("#g=five-card&seed=frame&seats=hc&o=clock:1%2B0&embed=1");
  await expect(clock.locator("#prompt-text")).not.toBeEmpty();
  const thought = () => page.frames()[1].evaluate(() => (globalThis as any).Page.table.match.watch.elapsed());
  await page.waitForTimeout(300);
  expect(await thought()).toBe(0);
  await clock.locator("#prompt-text").click();
  await expect.poll(thought).toBeGreaterThan(0);
  await page.close();
});

test("in a frame that may neither save files nor open windows, the text and the address are shown instead", async ({
  open,
}) => {
  // A window that is refused is told on the console, too, which the tests take for a fault.
  const script = "globalThis.open = () => null;";
  const { frame } = await open("sandboxed frame", { hash: "#g=chess&seats=hh&embed=1", script });
  const shown = frame.locator("#text textarea");
  await frame.getByRole("link", { name: "Open this game in a tab of its own" }).click();
  await expect(shown).toHaveValue(/#g=chess&seats=hh$/);
  await frame.locator("#text").getByRole("button", { name: "Close" }).last().click();
  await frame.locator('[data-test="menu"]').click();
  await frame.getByRole("button", { name: "Save to a file" }).click();
  await expect(shown).toHaveValue(/"deckmate"/);
});

for (const game of todays(["chess-storm", "deception", "doublecross"], 3))
  test(`a frame that follows comes to its height in one step: ${game}`, async ({ page, places }) => {
    const element = `<deckmate-game game="${game}" seed="steps"></deckmate-game>`;
    const script = '<script src="deckmate-game.js"></script>';
    const body = `<!doctype html><body style="margin:0">${script}<div style="width:420px">${element}</div>`;
    await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.addInitScript(() => {
      const heights: number[] = [];
      addEventListener("message", ({ data }) => data?.type === "resize" && heights.push(data.height));
      Object.assign(globalThis, { heights });
    });
    await page.goto(`${places.address}host.html`);
    const inside = page.frameLocator("iframe");
    await expect(inside.locator("#prompt-text")).not.toBeEmpty();
    await expect(inside.locator("#log")).toBeVisible();
    await page.waitForTimeout(2000);
    const heights = await page.evaluate(() => (globalThis as any).heights as number[]);
    // Before the table is there, it has the height that every frame begins with.
    const [last] = heights.slice(-1);
    expect(last).toBeGreaterThan(640);
    const place = inside.locator(".board-place");
    expect(await place.evaluate((node) => [node.clientWidth, node.clientHeight])).toEqual([420, 420]);
    expect(heights.filter((height) => height !== 640)).toEqual([last]);
    expect(await page.locator("iframe").evaluate((node) => node.clientHeight)).toBe(last);
  });
