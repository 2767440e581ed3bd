// Full Double Chess adds nothing but its rules and its picture.
import rules from "./rules.md";

/** @type {import("../protocol").GamePart} */
export const fullDouble = {
  rules,
  book: true,
  labels: { draw_claims: "Threefold and fifty-move draws", "draw_claims.claim": "On claim" },
  scene: {
    rows: [
      "rnbcdqakkaqdcbnr",
      "pppp.ppppp.ppppp",
      "................",
      "....p.....p.....",
      ".....P...D......",
      "................",
      "PPPPP.PPPPPPPPPP",
      "RNBCDQAKKAQ.CBNR",
    ],
  },
};
