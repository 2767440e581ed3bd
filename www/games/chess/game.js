// Chess adds nothing but its picture.

/** @type {import("../protocol").GamePart} */
export const chess = {
  labels: { draw_claims: "Threefold and fifty-move draws", "draw_claims.claim": "On claim" },
  scene: { rows: ["..np.n..", "..B.p...", "....P...", "..NP.N.."] },
};
