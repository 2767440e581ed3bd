// Deception Chess: every piece is a cloak over a secret base.
import { extra } from "../../extras/extra.js";

/** @type {import("../protocol").GamePart} */
export const deception = {
  pace: "20 min · easy to learn",
  book: true,
  scene: {
    rows: [".rnbqk..", ".pppp...", "...N....", "..PPPP.."],
    cloaked: true,
    bare: "31",
    look: [
      [4, 0, "pawn"],
      [3, 3, "king"],
    ],
  },
  hides: () => true,
  table: () => extra("deception").then(({ tablePart }) => tablePart),
};
