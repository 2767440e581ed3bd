// A blank card from its first letter to its end: made in the workshop, carried out by hand by one of two people at one
// device, admitted by the other once and denied once.
import { todays } from "./daily.mts";
import { accessible, expect, type Sitting, test } from "./fixtures.mts";
import { record, Table } from "./table.mts";

test.use({ turns: 3 });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const BOARD = "r1bqk2r/ppp2ppp/5n2/3p4/3P4/1P3N2/P1P2PPP/R1BQKB1R w KQkq -";
const TEXT = "All knights get up. The players seat them again in turn, on any empty squares, you first.";

/** Makes the card, and gives it as the workshop keeps it. */
async function make(sitting: Sitting) {
  const { frame } = sitting;
  await frame.click('[data-test="blank-card"]');
  await expect(frame.locator(".preview-open")).toBeVisible();
  await frame.fill("#blank-title", "Musical chairs");
  await frame.fill("#blank-text", TEXT);
  await expect(frame.locator("#blank-letters")).toHaveText("89 of 160 letters");
  for (const sign of ["own:knight", "swap", "foe:knight"]) await frame.click(`[data-sign="${sign}"]`);
  await expect(frame.locator('[data-sign="swap"]')).toHaveAttribute("aria-pressed", "true");
  await expect(frame.locator(".preview .card-title")).toHaveText("Musical chairs");
  await expect(frame.locator(".preview-does")).toContainText("admits or denies");
  await accessible(sitting, "the editor of a blank card");
  expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  return JSON.parse(await frame.evaluate(() => localStorage.getItem("deckmate.blank-card") ?? "null"));
}

/** Returns true if the words of the card can be read: on its large face, or above the deeds, however many those are. */
const isRead = ({ frame }: Sitting) =>
  frame.evaluate(() =>
    [...document.querySelectorAll("#prompt :is(.hand-rule, .card-text)")].some((node) => {
      const { x, y, width } = node.getBoundingClientRect();
      return width > 0 && node.contains(document.elementFromPoint(x + 6, y + 6));
    }),
  );

/** Returns what the large face of the card lies over, where it stands with words and deeds. */
const covered = ({ frame }: Sitting) =>
  frame.evaluate(() => {
    const box = (wanted: string) => document.querySelector(`#prompt ${wanted}`)?.getBoundingClientRect();
    const face = box(".prompt-card .card-face");
    return [".prompt-words", ".hand-done", ".prompt-actions"].filter((name) => {
      const other = box(name);
      if (!face?.width || !other) return true;
      const apart = face.bottom <= other.top + 1 || face.top >= other.bottom - 1;
      return !apart && face.left < other.right && face.right > other.left;
    });
  });

for (const [size, wish] of todays(
  [
    ["desktop", { viewport: { width: 1280, height: 800 } }],
    ["phone", PHONE],
    ["lying phone", { viewport: { width: 844, height: 390 }, hasTouch: true }],
  ] as const,
  3,
))
  test(`a blank card is made, carried out, admitted and denied: ${size}`, async ({ open }) => {
    const sitting = await open("http", { hash: "#workshop", ...wish });
    const { page, frame } = sitting;
    const card = await make(sitting);
    await frame.click('[data-test="back"]');
    const setup = { board: BOARD, cards: [{ ...card }], hands: { first: ["musical-chairs"], second: [] } };
    const table = await Table.sit(page, frame, { game: "chess-storm", setup, options: { deck: 0 } } as never);
    const musical = () => table.game.legalMoves().find(({ text }) => text.startsWith("card:musical"))?.text ?? "none";
    await table.give("b3b4");
    await table.give(musical());
    const room = frame.locator(".table[data-by-hand] .prompt");
    await expect(room).toContainText("Do what Musical chairs says");
    const tool = (name: string) => room.locator(`[data-tool="${name}"]`);
    const deeds = room.locator(".hand-deed");
    await expect(tool("move")).toHaveAttribute("aria-pressed", "true");
    await expect(tool("put")).toHaveAttribute("aria-disabled", "true");
    for (const text of ["piece:f3", "square:c6", "piece:f6", "square:h3"]) await table.give(text);
    await expect(deeds).toHaveText(["Knight f3 to c6", "Knight f6 to h3"]);
    expect(await covered(sitting)).toEqual([]);
    await accessible(sitting, "the room of a blank card");
    expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const small = await room
      .locator("button:visible")
      .evaluateAll((all) => all.filter((one) => (one as HTMLElement).offsetHeight < 44).map((one) => one.textContent));
    expect(small).toEqual([]);
    // The first row takes back what came after it, too.
    await deeds.first().locator("button").click();
    await expect(deeds).toHaveCount(0);
    for (const text of ["undo", "undo"]) table.game.apply(text);
    await table.shown();
    for (const text of ["word:take", "piece:d5", ...["a7", "b7", "c7", "f7"].map((at) => `piece:${at}`)])
      await table.give(text);
    await expect(tool("take")).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => isRead(sitting)).toBe(true);
    for (const text of ["word:put", "man:black-pawn", "square:e5", "done"]) await table.give(text);
    // The other player gets the same list, and two answers.
    await table.shown();
    await expect(room).toContainText("White has carried out Musical chairs. Is it as the card says?");
    await expect(deeds).toHaveCount(6);
    expect(await covered(sitting)).toEqual([]);
    await expect.poll(() => isRead(sitting)).toBe(true);
    await expect(room.locator(".hand-tool:visible")).toHaveCount(0);
    await accessible(sitting, "what was done by hand is judged");
    await table.give("word:deny");
    await table.shown();
    await expect(table.square("d5")).toHaveAccessibleName(/black pawn/);
    await expect(frame.locator(".table[data-by-hand]")).toHaveCount(0);
    // It is in the hand again, and is carried out once more.
    for (const text of ["h7h6", "h2h3"]) await table.give(text);
    for (const text of [musical(), "piece:f3", "square:e5", "done", "word:admit"]) await table.give(text);
    await table.shown();
    await expect(table.square("e5")).toHaveAccessibleName(/white knight/);
    // The computer takes no seat at such a table.
    await frame.click('[data-test="leave"]');
    const text = record("chess-storm", table.game.save(), "hc");
    const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) };
    await frame.setInputFiles('[data-test="load-file"]', file);
    await expect(frame.locator("body")).toContainText(
      "Musical chairs is carried out by hand: only people play with it",
    );
  });
