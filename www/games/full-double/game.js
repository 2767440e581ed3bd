// Full Double Chess: two kings a side on sixteen files.
import { extra } from "../../extras/extra.js";

/** @type {import("../protocol").GamePart} */
export const fullDouble = {
  gift: true,
  opponents: ["duchess", "otto", "rufus"],
  pace: "40 min · three new pieces",
  nobody: "Both devices hold the game and check every move.",
  book: true,
  counts: true,
  plans: true,
  table: () => extra("fullDouble").then(({ tablePart }) => tablePart),
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
