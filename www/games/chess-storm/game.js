// Chess Storm: a hand of effect cards, one a turn, and effects that last.
import { extra } from "../../extras/extra.js";

/** @type {import("../protocol").GamePart} */
export const chessStorm = {
  deals: true,
  book: true,
  scene: {
    rows: ["r..k...r", "pp.n.pp.", "..p.P...", "PP.N..PP"],
    marks: { "02": "shielded", 13: "royal", 31: "asleep" },
    cards: [
      ["white", "skull", -0.2, 0.5],
      ["black", "magnet", -0.02, 0.68],
      ["white", "crown", 0.16, 0.86],
    ],
  },
  hides: (options) => options?.open_hands !== true,
  practice: () => extra("practice"),
  table: () => extra("chessStorm").then(({ tablePart }) => tablePart),
};
