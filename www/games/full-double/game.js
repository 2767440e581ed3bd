// Full Double Chess adds nothing but its picture.

/** @type {import("../protocol").GamePart} */
export const fullDouble = {
  pace: "40 min · three new pieces",
  book: true,
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
