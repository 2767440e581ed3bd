// Taking back on the page: the player's own last answer with what the page answered after it, or nothing; and whether
// the button is available says beforehand whether it would be granted.
import type { NewGame } from "./engine.mts";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

const REVEALED = "You can’t take that back: cards were drawn or shown since.";
const PAWNS = "4k2r/4pppp/8/8/8/8/4PPPP/4K2R w - -";
const config = (hands: string[], pile: string[]): NewGame => ({
  game: "chess-storm",
  setup: { board: PAWNS, hands: { first: hands, second: [] }, pile },
  options: { dump: false },
});

test("the button is not available where the engine would refuse, and says why when pressed", async ({ open }) => {
  const { page, frame } = await open();
  const table = await Table.sit(page, frame, { game: "doublecross", seed: "page-5" }, { seats: "hh" });
  const button = frame.locator("#undo");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await table.give("draw");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).toHaveAccessibleDescription(REVEALED);
  await button.press("Enter");
  await expect(frame.getByText(REVEALED).first()).toBeVisible();
  await expect(button).toBeFocused();
  const move = table.game.legalMoves().find(({ role, squares }) => role === "play" && squares.length > 1);
  if (!move) throw new Error("The card allows no move.");
  await table.give(move.text);
  await expect(button).toHaveAttribute("aria-disabled", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-disabled", "true");
});

test("what the page passed for a player is taken back with the player's own answer, or not at all", async ({
  open,
}) => {
  const { page, frame } = await open();
  // The card played is replaced at once by one that is seen: that is final. Then the page passes, and Black moves.
  const table = await Table.sit(page, frame, config(["charge"], ["vendetta", "stable", "home"]), { seats: "hc" });
  await table.give("card:charge");
  await table.give("g2g3");
  await table.give("done");
  const log = frame.locator("#log");
  await expect(frame.locator("#prompt-text")).toHaveText("Move, or play a card.");
  await expect(log).toContainText("Black");
  const button = frame.locator("#undo");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  const lines = await log.locator("li").count();
  await button.press("Enter");
  await expect(frame.getByText(REVEALED).first()).toBeVisible();
  await expect(frame.locator("#prompt-text")).toHaveText("Move, or play a card.");
  await expect(log.locator("li")).toHaveCount(lines);
});

test("what is taken back is answered anew, and the page passes again", async ({ open }) => {
  const { page, frame } = await open();
  const table = await Table.sit(page, frame, config([], ["vendetta", "stable", "home"]), { seats: "hc" });
  const prompt = frame.locator("#prompt-text");
  const button = frame.locator("#undo");
  await table.give("g2g3");
  await expect(frame.locator("#log")).toContainText("Black");
  await expect(button).toHaveAttribute("aria-disabled", "false");
  await button.click();
  await expect(table.square("g2")).toHaveAccessibleName(/white pawn/);
  // The player moves again, and the page passes again.
  await table.square("h2").click();
  await table.square("h3").click();
  await expect(frame.locator("#log")).toContainText("Black");
  await expect(prompt).toHaveText("Make your move.");
  await expect(button).toHaveAttribute("aria-disabled", "false");
});
