// The extra `doublecross`: the deck, the drawn card and the discards beside the board.
import { pilesDialog } from "./all-cards.js";
import { answerNote } from "./answer-note.js";
import { PilePanels } from "./piles.js";
import { tips } from "./tips.js";

/** @type {import("../protocol").TablePart} */
export const tablePart = {
  panels: (table) => new PilePanels(table),
  answerWords: (_match, { choice }) => (choice.t === "draw" ? "Draw" : null),
  answerNote,
  allCards: pilesDialog,
  tips,
  // The late call belongs to the other player, and the computer presses no button.
  pressable: (match, { choice }) =>
    !(
      choice.t === "claim" &&
      choice.claim === "late-check" &&
      match.prompt !== null &&
      match.isComputer(match.other(match.prompt.seat))
    ),
};
