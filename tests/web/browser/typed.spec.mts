// Moves that are typed, and a table that is asked in words.
import { accessible, expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

test("a game is played by typing, and the table says where pieces stand, what was last, and the time", async ({
  open,
}) => {
  const sitting = await open();
  const { page, frame } = sitting;
  const table = await Table.sit(page, frame, { game: "chess", options: { clock: "5+3" } });
  await table.shown();
  await page.keyboard.press("c");
  await expect(frame.locator("#typed-line")).toBeFocused();
  const said = frame.locator(".typed-said");
  const type = async (line: string, answer: string | RegExp) => {
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
    await expect(said).toContainText(answer);
  };
  for (const [typed, move] of [
    ["f3", "f2f3"],
    ["e7-e5", "e7e5"],
    ["g2g4", "g2g4"],
  ]) {
    await type(typed, /^Pawn /);
    table.apply(move);
    await table.shown();
  }
  await type("pieces knight", "White knight: b1, g1. Black knight: b8, g8.");
  await type("pieces dragon", "No piece is called “dragon”.");
  await type("square g4", /white pawn.*last move/i);
  await type("diagonals d8", "Towards h4: nobody. Towards a5: black pawn on c7.");
  await type("rays i9", "“i9” is no square.");
  await type("threats", "White: nothing to capture. Black: nothing to capture. Nothing hangs.");
  await type("Nc", "Unknown move: “Nc”.");
  await type("Nd4", "No knight can go to d4.");
  await type("Qd4", "The queen on d8 can't go to d4.");
  await type("last", "pawn g2 to g4");
  await type("clock", /clock: .*minutes/);
  await type("ask", "Your move.");
  await type("resign", "by its button");
  await type("e2e4", "None of your pieces stands there.");
  await type("help", "pieces white");
  await type("E2", "Unknown move: “E2”.");
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expect(frame.locator("#typed-line")).toBeInViewport({ ratio: 1 });
    await accessible(sitting, "typing");
  }
  await type("qh4", "Queen");
  await expect(frame.locator('#result [data-how="checkmate"]')).toBeVisible();
});

test("an answer to what was typed is whole in the window, whatever the room", async ({ open }) => {
  const sitting = await open();
  const { page, frame } = sitting;
  const table = await Table.sit(page, frame, { game: "chess-storm" }, { seats: "hc" });
  await table.shown();
  await page.keyboard.press("c");
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 600, height: 420 },
  ]) {
    await page.setViewportSize(size);
    await frame.fill("#typed-line", "pieces");
    await frame.press("#typed-line", "Enter");
    await expect(frame.locator(".typed-said")).toContainText("Black king: e8.");
    await expect(frame.locator(".typed")).toBeInViewport({ ratio: 1 });
    const { width } = (await frame.locator(".typed").boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(300);
  }
});

test("X draws what each army attacks, could capture and leaves hanging, move by move, and takes it away", async ({
  open,
}) => {
  const sitting = await open();
  const { page, frame } = sitting;
  const board = "4k3/8/8/3q4/8/2N5/8/4K3 w - -";
  const table = await Table.sit(page, frame, { game: "chess", setup: { board } });
  await table.shown();
  await page.keyboard.press("x");
  const layer = frame.locator("#board .board-control");
  await expect(layer.locator('[data-hangs="d5"]')).toHaveCount(1);
  await expect(layer.locator('.way[data-way="c3-d5"]')).toHaveCount(1);
  await expect(layer.locator("path.black:not(.way)")).toHaveCount(29);
  const legend = frame.locator(".control-legend li:not(.control-close)");
  await expect(legend).toHaveText(["White attacks 11", "Black attacks 29", "1 capture", "Hanging: d5"]);
  for (const [width, height] of [
    [360, 640],
    [600, 420],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    await expect(legend.last()).toBeInViewport({ ratio: 1 });
  }
  await accessible(sitting, "threats");
  await page.keyboard.press("f");
  await expect(layer.locator('[data-hangs="d5"]')).toHaveCount(1);
  await table.give("c3d5");
  await table.shown();
  await expect(layer.locator(".way, .hangs")).toHaveCount(0);
  await expect(legend.last()).toHaveText("Nothing hangs");
  await expect(layer.locator("path.black")).toHaveCount(5);
  await frame.click('[data-test="menu"]');
  await frame.click('[data-test="menu-threats"]');
  await expect(layer.locator("path")).toHaveCount(0);
  await expect(legend).toHaveCount(0);
});
