// The analysis board: both sides by hand, branches, what the engine thinks, and a link that holds all of it.
import { todays } from "./daily.mts";
import { accessible, expect, test } from "./fixtures.mts";

test.use({ turns: 3 });

for (const [width, height] of todays(
  [
    [1280, 800],
    [390, 844],
  ] as const,
  2,
))
  test(`a tree grows, is kept and shared: ${width}x${height}`, async ({ open }) => {
    const permissions = ["clipboard-read", "clipboard-write"];
    const sitting = await open("http", { hash: "#analyse=chess", permissions, viewport: { width, height } });
    const { page, frame } = sitting;
    const square = (name: string) => frame.locator(`#board [data-square="${name}"]`);
    const twig = (words: string) => frame.locator(".twig").filter({ hasText: words });
    const move = async (from: string, to: string, words: string) => {
      await square(from).click();
      await square(to).click();
      await expect(frame.locator(".twig[aria-current]")).toHaveText(words);
    };
    await expect(frame.locator(".study-row")).toHaveCount(3);
    await accessible(sitting, "the analysis board");
    expect(await frame.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await move("f2", "f3", "1. f3");
    await move("e7", "e5", "e5");
    await move("g2", "g4", "2. g4");
    await expect(frame.locator(".study-row").first()).toContainText(/Queen d8 to h4.*Gives checkmate/);
    await expect(frame.locator(".study-bar > span")).toHaveCSS("inline-size", "0px");
    await frame.click('[data-test="study-threats"]');
    await frame.click('[data-test="study-back"]');
    await expect(frame.locator(".twig[aria-current]")).toHaveText("e5");
    await move("e2", "e4", "2. e4");
    await expect(frame.locator(".twig-branch .twig")).toHaveText(["2. e4"]);
    await frame.click('[data-test="study-promote"]');
    await expect(frame.locator(".twig-branch .twig")).toHaveText(["2. g4"]);
    await accessible(sitting, "a tree with a branch");

    // The best move that is pressed is played: here the mate, after which nobody is asked.
    await twig("2. g4").click();
    await expect(frame.locator(".study-row").first()).toContainText("Queen d8 to h4");
    await frame.locator(".study-row").first().click();
    await expect(frame.locator(".twig[aria-current]")).toHaveText("Qh4#");
    await expect(frame.locator(".study-state")).toHaveText("The game is over here.");
    await frame.locator(".study-tree").focus();
    await page.keyboard.press("ArrowLeft");
    await expect(frame.locator(".twig[aria-current]")).toHaveText("2. g4");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await expect(frame.locator(".twig[aria-current]")).toHaveText("1. f3");

    // A reload and a link lead to the same place of the same tree; the game of the table is another one.
    await frame.click('[data-test="study-share"]');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.reload();
    await expect(frame.locator(".twig[aria-current]")).toHaveText("1. f3");
    await expect(frame.locator(".twig")).toHaveCount(5);
    await page.goto(link);
    await expect(frame.locator(".twig")).toHaveCount(5);
    await twig("2. g4").click();
    await frame.click('[data-test="study-cut"]');
    await expect(frame.locator(".twig")).toHaveText(["1. f3", "e5", "2. e4"]);
    expect(await frame.evaluate(() => localStorage.getItem("deckmate.game.chess"))).toBeNull();
    await frame.click('[data-test="study-edit"]');
    await expect(frame.locator(".edit-said")).toContainText("It can be played.");
  });

test("a game with cards is analysed with both hands open, and a game that is over from its replay", async ({
  open,
}) => {
  const { frame } = await open("http", { hash: "#edit=chess-storm" });
  await frame.click('[data-test="analyse"]');
  await expect(frame.locator("#analysis")).toBeVisible();
  await expect(frame.locator("#hand .hand-card, #hand button").first()).toBeVisible();
  await frame.locator('#board [data-square="e2"]').click();
  await frame.locator('#board [data-square="e4"]').click();
  await expect(frame.locator(".twig").first()).toContainText("e2–e4");
  await frame.locator('[data-test="leave"]').click();
  await expect(frame.locator("#home")).toBeVisible();
  await frame.click('[data-test="open-save"]');
  await frame.locator("#save-text").fill("1. f3 e5 2. g4 Qh4# 0-1");
  await frame.click('[data-test="open-text"]');
  await frame.click('[data-test="replay-on"]');
  await frame.click('[data-test="replay-analyse"]');
  await expect(frame.locator(".twig")).toHaveText(["1. f3", "e5", "2. g4", "Qh4#"]);
  await expect(frame.locator(".twig[aria-current]")).toHaveText("1. f3");
});

test("one person moves both sides: a move may follow the other's at once", async ({ open }) => {
  const { page, frame } = await open("http", { hash: "#analyse=chess", hasty: true });
  const twig = frame.locator(".twig[aria-current]");
  await expect(frame.locator(".study-row")).toHaveCount(3);
  // The screen itself has stood for long enough: only the moves are hasty.
  await page.waitForTimeout(600);
  for (const [from, to, words] of [
    ["e2", "e4", "1. e4"],
    ["e7", "e5", "e5"],
    ["g1", "f3", "2. Nf3"],
  ]) {
    for (const name of [from, to]) await frame.locator(`#board [data-square="${name}"]`).click();
    await expect(twig).toHaveText(words);
    await page.waitForFunction(() => (globalThis as any).Page.table.match.phase === "idle");
  }
});
