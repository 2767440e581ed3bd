// Full Double Chess adds a tip and its picture.
import { tips } from "./tips.js";

/** @type {import("../protocol").GamePart} */
export const fullDouble = {
  pace: "40 min · three new pieces",
  book: true,
  table: async () => ({ tips }),
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
