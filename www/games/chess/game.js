// Chess adds its picture, the names of its openings, and who is ahead by pieces.
import { quietly } from "../../extras/extra.js";

/** @type {import("../protocol").GamePart} */
export const chess = {
  gift: true,
  learner: true,
  opponents: ["pip", "rufina", "anselm", "change"],
  pace: "20 min · the rules you know",
  nobody: "Both devices hold the game and check every move.",
  openings: (signal) => quietly("openings", signal),
  counts: true,
  plans: true,
  steps: 6,
  scene: {
    ground: "grey",
    men: [
      ["white", "pawn", 56],
      ["white", "queen", 84],
      ["black", "king", 88],
      ["black", "pawn", 56],
    ],
  },
};
