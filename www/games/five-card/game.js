// 5 Card Chess: hands, stack and discards, pot and cube, the call, the clocks, the tie-break.
import { cardTable } from "../card-table.js";

/** @type {import("../protocol").GamePart} */
export const fiveCard = {
  pace: "30 min · takes a game to learn",
  deals: true,
  draws: false,
  book: true,
  scene: {
    rows: ["r..qk..r", "pp...ppp", "..n.b...", "...P.n.."],
    livery: { white: "red" },
    hand: ["pawn", "knight", "queen", "wild", "rook"],
  },
  livery: { white: "red" },
  hides: (options) => options?.open_hands !== true,
  table: () => cardTable("fiveCard"),
};
