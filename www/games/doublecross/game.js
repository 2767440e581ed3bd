// DoubleCross: a deck, the drawn card and the discards beside the board.
import { cardTable } from "../card-table.js";

/** @type {import("../protocol").GamePart} */
export const doublecross = {
  gift: true,
  opponents: ["marksman", "drummer", "dreamer", "walker"],
  pace: "20 min · easy to learn · a good first game",
  first: true,
  // A card that can do nothing costs no turn: something happens from the first one.
  usual: { no_move: "again" },
  top: "normal",
  deals: true,
  nobody: "Both devices hold the game and draw each card together: nobody knows it before, or can choose it.",
  book: true,
  counts: true,
  steps: 6,
  scene: {
    ground: "teal",
    cards: [
      ["dark", "black", "queen"],
      ["cream", "white", "knight"],
      ["red", "black", "swap"],
    ],
  },
  table: () => cardTable("doublecross"),
};
