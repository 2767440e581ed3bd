// What the options of chess and their values are called.

/** @type {import("../protocol").SetUpPart} */
export const chess = {
  labels: { draw_claims: "Threefold and fifty-move draws", "draw_claims.claim": "On claim" },
};
