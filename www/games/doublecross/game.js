// DoubleCross: a deck, the drawn card and the discards beside the board.
import { cardTable } from "../card-table.js";

/** @type {import("../protocol").GamePart} */
export const doublecross = {
  pace: "20 min · easy to learn · a good first game",
  first: true,
  deals: true,
  book: true,
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
