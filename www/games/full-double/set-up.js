// What the options of Full Double Chess and their values are called.

/** @type {import("../protocol").SetUpPart} */
export const fullDouble = {
  labels: { draw_claims: "Threefold and fifty-move draws", "draw_claims.claim": "On claim" },
};
