// Moves that are typed, and a table that is asked in words.
import { accessible, expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

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
  await type("Nc", "“Nc” is no move now");
  await type("last", "pawn g2 to g4");
  await type("clock", /clock: .*minutes/);
  await type("ask", "Your move.");
  await type("resign", "by its button");
  await type("e2e4", "“e2e4” is no move now");
  await type("help", "pieces white");
  await type("E2", "“E2” is no move now");
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
