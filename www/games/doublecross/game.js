// DoubleCross: a deck, the drawn card and the discards beside the board.
import { PilePanels, pilesDialog } from "./piles.js";

/** @type {import("../protocol").GamePart} */
export const doublecross = {
  deals: true,
  book: true,
  scene: {
    rows: ["....k...", "pp...pp.", "..n.B...", "...P...."],
    cards: [
      ["white", "queen", -0.14, 0.64],
      ["black", "king", 0.1, 0.83],
    ],
  },
  panels: (table) => new PilePanels(table),
  answerWords: (_match, { choice }) => (choice.t === "draw" ? "Draw" : null),
  allCards: pilesDialog,
  // The late call belongs to the other player, and the computer presses no button.
  pressable: (match, { choice }) =>
    !(
      choice.t === "claim" &&
      choice.claim === "late-check" &&
      match.prompt !== null &&
      match.isComputer(match.other(match.prompt.seat))
    ),
};
