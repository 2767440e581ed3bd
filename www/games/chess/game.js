// Chess adds nothing but its picture.

/** @type {import("../protocol").GamePart} */
export const chess = {
  scene: { rows: ["..np.n..", "..B.p...", "....P...", "..NP.N.."] },
};
