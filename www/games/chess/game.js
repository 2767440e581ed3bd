// Chess adds nothing but its picture.

/** @type {import("../protocol").GamePart} */
export const chess = {
  pace: "20 min · the rules you know",
  nobody: "Both devices hold the game and check every move.",
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
