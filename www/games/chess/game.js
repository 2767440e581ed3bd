// Chess adds nothing but its picture.

/** @type {import("../protocol").GamePart} */
export const chess = {
  pace: "20 min · the rules you know",
  scene: { rows: ["..np.n..", "..B.p...", "....P...", "..NP.N.."] },
};
