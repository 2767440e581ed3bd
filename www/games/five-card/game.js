// 5 Card Chess: hands, stack and discards, pot and cube, the call, the clocks, the tie-break.
import { cardTable } from "../card-table.js";

/** @type {import("../protocol").GamePart} */
export const fiveCard = {
  gift: true,
  opponents: ["dora", "karl", "kim", "gardener"],
  pace: "30 min · takes a game to learn",
  // A first game has no clock, and a call that fails is no way out of a lost game.
  usual: { clock: "none", failed_call: "loss" },
  evening: { stakeOf: (view) => ("poker" in view ? view.poker.stake : 1) },
  deals: true,
  draws: false,
  top: "normal",
  book: true,
  counts: true,
  steps: 6,
  scene: {
    ground: "teal",
    cards: [
      ["green", "red", "pawn"],
      ["red", "red", "queen"],
      ["gold", "red", "wild"],
      ["blue", "black", "knight"],
      ["orange", "black", "rook"],
    ],
  },
  livery: { white: "red" },
  nobody:
    "Both devices shuffle together, and each sees its own hand alone. Whoever has no play says so; the end checks it.",
  hides: (options) => options?.open_hands !== true,
  plans: true,
  table: () => cardTable("fiveCard"),
};
