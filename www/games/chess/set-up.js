// The names of chess's options and their values.

/** @type {import("../protocol").SetUpPart} */
export const chess = {
  labels: { draw_claims: "Threefold and fifty-move draws", "draw_claims.claim": "On claim" },
};
