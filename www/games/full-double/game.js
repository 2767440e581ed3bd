// Full Double Chess adds a tip and its picture.
import { tips } from "./tips.js";

/** @type {import("../protocol").GamePart} */
export const fullDouble = {
  pace: "40 min · three new pieces",
  book: true,
  table: async () => ({ tips }),
  steps: 4,
  scene: {
    ground: "blue",
    men: [
      ["white", "chancellor", 56],
      ["white", "amazon", 62],
      ["white", "king", 80],
      ["white", "king", 80],
      ["white", "cardinal", 60],
    ],
  },
};
