// The names of Full Double Chess's options and their values.

/** @type {import("../protocol").SetUpPart} */
export const fullDouble = {
  labels: { draw_claims: "Threefold and fifty-move draws", "draw_claims.claim": "On claim" },
};
