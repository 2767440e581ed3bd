// Sharing: a finished game as link, text and picture, read back; what a running game gives away; the page around it.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { todays } from "./daily.mts";
import { engine } from "./engine.mts";
import { accessible, expect, link, tableOf, test } from "./fixtures.mts";

test.use({ turns: 3 });

const MATE = ["f2f3", "e7e5", "g2g4", "d8h4"];

/** A finished game of cards, and its compact text. */
function cards() {
  const game = engine.newGame({ game: "doublecross", seed: "shared" });
  while (game.prompt()) game.apply(game.suggest({ level: "greedy" }).text);
  return { text: game.compact(), acts: game.acts(), save: game.save() };
}

for (const [width, height, place] of todays(
  [
    [1280, 800, "http"],
    [390, 844, "one file over http"],
    [320, 568, "file, deckmate.html"],
    [640, 560, "http"],
  ] as const,
  2,
))
  test(`a link shows a game again, which is shared anew: ${width}x${height}, ${place}`, async ({ open }) => {
    const { text, acts } = cards();
    const hash = `#replay=${text}&at=5${width === 640 ? "&embed=1" : ""}`;
    const sitting = await open(place, { hash, viewport: { width, height } });
    const { page, frame } = sitting;
    await expect(frame.locator(".replay-slider")).toHaveValue("5");
    await expect(frame.locator(".replay-slider")).toHaveAttribute("max", String(acts.length));
    if (width === 390) await expect(frame.locator("#table .piles")).toBeInViewport({ ratio: 1 });
    await frame.click('[data-test="menu"]');
    await frame.click('[data-test="menu-share"]');
    await expect(frame.locator("#share .share-link").first()).toHaveValue(RegExp(`#replay=${text}&`));
    if (width >= 390) await expect(frame.locator('[data-test="share-set-up"]')).toBeInViewport({ ratio: 1 });
    await frame.locator('[data-test="share-game-code"]').focus();
    await page.keyboard.press("Enter");
    await expect(frame.getByRole("img", { name: /^QR code/ })).toBeVisible();
    await accessible(sitting, "share");
    expect(await frame.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

test("pictures and a text that is read back", async ({ open }) => {
  const { text, acts } = cards();
  const { page, frame } = await open("http", { hash: `#replay=${text}&at=40` });
  await frame.click('[data-test="menu"]');
  await frame.click('[data-test="menu-share"]');
  const taken = async (what: string) => {
    const [file] = await Promise.all([page.waitForEvent("download"), frame.click(`[data-test="share-${what}"]`)]);
    return readFileSync(await file.path());
  };
  expect((await taken("png")).subarray(1, 4).toString()).toBe("PNG");
  expect((await taken("gif")).subarray(0, 6).toString()).toBe("GIF89a");
  await frame.getByText("For your own web page").click();
  expect((await taken("svg")).toString()).toMatch(/^<svg .*<path .*<\/svg>\n$/s);
  const written = (await taken("text-file")).toString();
  await page.keyboard.press("Escape");
  await frame.click('[data-test="leave"]');
  await frame.click('[data-test="open-save"]');
  const paste = async (words: string) => {
    await frame.fill("#save-text", words);
    await frame.click('[data-test="open-text"]');
  };
  // One answer changed: it is refused in a sentence, and the text stays to be mended.
  await paste(written.replace("1. draw", "1. e2e4"));
  await expect(frame.locator("#save-refused")).toContainText("Answer 1 does not fit");
  await paste(written);
  await expect(frame.locator(".replay-slider")).toHaveAttribute("max", String(acts.length));
});

test("a running game with secrets gives no link, one without does, which shows it", async ({ open }) => {
  for (const [game, links] of [
    ["doublecross", 1],
    ["chess", 2],
  ] as const) {
    const { page, frame } = await open("http", { hash: `#g=${game}&seed=secret-seed&seats=hh` });
    await frame.click('[data-test="menu"]');
    await frame.click('[data-test="menu-share"]');
    await expect(frame.locator("#share .share-link")).toHaveCount(links);
    await expect(frame.locator(".share-why")).toHaveCount(2 - links);
    await expect(frame.locator('[data-test="share-text"]')).toHaveCount(0);
    await expect(frame.locator('[data-test="share-bare-html"]')).toHaveCount(links - 1);
    if (links === 1) continue;
    // As a frame of another page, where the clipboard may be closed.
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await frame.getByText("For your own web page").click();
    await frame.click('[data-test="share-game-html"]');
    await expect(frame.locator("dialog textarea")).toHaveValue(
      /^<iframe src="http[^"]*#replay=[\w.-]+&amp;[^"]*embed=1"/,
    );
    await page.keyboard.press("Escape");
    await frame.click('[data-test="share-bare-html"]');
    await expect(frame.locator("dialog textarea")).toHaveValue(/&amp;embed=bare" .* height="400"/);
    await page.keyboard.press("Escape");
    // By way of the game's folder, which leads on to the page.
    const link = await frame.locator("#share .share-link").first().inputValue();
    expect(link).toContain("/chess/#replay=");
    await page.goto(link);
    await expect(page.locator('#board [data-square="e1"]')).toHaveAccessibleName(/white king/);
    await expect(page.locator('[data-test="replay-review"]')).toHaveCount(0);
  }
});

test("a link that holds no game says so", async ({ open }) => {
  for (const words of ["replay=", "replay=dm1.chess.AAAA", "replay=dm9.chess.AA", "replay=dm1.go.A", "replay=x&q=1"]) {
    const { frame } = await open("http", { hash: `#${words}` });
    await expect(frame.locator("#notice")).toContainText("This link doesn't work.");
  }
});

test("a link to a game leaves a running one where it is", async ({ open }) => {
  const deal = { game: "chess", seed: "kept" } as const;
  const sitting = await open("http", { hash: link(deal) });
  await tableOf(sitting, deal).play(MATE.slice(0, 2));
  const { text } = cards();
  await sitting.frame.evaluate((words) => {
    location.hash = words;
  }, `replay=${text}`);
  await expect(sitting.frame.locator(".replay-slider")).toBeVisible();
  await sitting.frame.click('[data-test="leave"]');
  await sitting.frame.click('[data-test="continue-button"]');
  await expect(sitting.frame.locator('#board [data-square="f3"]')).toHaveAccessibleName(/white pawn/);
});

test("the page around a frame hears what everybody may know, and nothing else", async ({ page }) => {
  await page.goto(pathToFileURL(join(resolve(import.meta.dirname, "../../.."), "examples/element/index.html")).href);
  const frame = page.frameLocator("deckmate-game iframe");
  await frame.locator('#board [data-square="a1"]').click();
  await frame.locator('#board [data-square="a8"]').click();
  await expect(page.locator("#told li").last()).toContainText('"type":"over"');
  const told: Record<string, unknown>[] = (await page.locator("#told li").allTextContents()).map((line) =>
    JSON.parse(line),
  );
  expect(told[0]).toEqual({ deckmate: 1, type: "ready" });
  expect(told.at(-1)).toMatchObject({ type: "over", game: "chess", winner: "first", how: "checkmate" });
  const known = ["deckmate", "type", "game", "turn", "moves", "asked", "winner", "how", "text"];
  expect(told.flatMap((one) => Object.keys(one)).filter((name) => !known.includes(name))).toEqual([]);
  const height = await page.locator("deckmate-game iframe").evaluate((one) => one.clientHeight);
  expect(height).toBeGreaterThanOrEqual(640);
  // In a column its frame comes to a height at which it stays.
  await page.locator("deckmate-game").evaluate((one) => {
    one.style.cssText = "display: block; width: 390px";
    for (const word of ["board", "seats"]) one.removeAttribute(word);
    one.setAttribute("game", "chess-storm");
  });
  await expect(frame.locator('#table[data-game="chess-storm"] .hand')).toBeVisible();
  const high = () => page.locator("deckmate-game iframe").evaluate((one) => one.clientHeight);
  await expect(async () => {
    const before = await high();
    await page.waitForTimeout(150);
    expect(await high()).toBe(before);
    expect(before).toBeGreaterThan(640);
    expect(before).toBeLessThan(1100);
  }).toPass({ timeout: 5000 });
});
