// DoubleCross: a deck, the drawn card and the discards beside the board.
import { cardTable } from "../card-table.js";

/** @type {import("../protocol").GamePart} */
export const doublecross = {
  pace: "20 min · easy to learn · a good first game",
  first: true,
  deals: true,
  book: true,
  scene: {
    rows: ["....k...", "pp...pp.", "..n.B...", "...P...."],
    cards: [
      ["white", "queen", -0.14, 0.64],
      ["black", "king", 0.1, 0.83],
    ],
  },
  table: () => cardTable("doublecross"),
};
