// Full Double Chess adds nothing but its picture.

/** @type {import("../protocol").GamePart} */
export const fullDouble = {
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
