// Chess adds nothing but its rules and its picture.
import rules from "./rules.md";

/** @type {import("../protocol").GamePart} */
export const chess = {
  rules,
  scene: { rows: ["..np.n..", "..B.p...", "....P...", "..NP.N.."] },
};
