// Chess adds nothing but its rules and its picture.
import rules from "./rules.md";

/** @type {import("../protocol").GamePart} */
export const chess = {
  rules,
  labels: { draw_claims: "Threefold and fifty-move draws", "draw_claims.claim": "On claim" },
  scene: { rows: ["..np.n..", "..B.p...", "....P...", "..NP.N.."] },
};
