// The names of Deception Chess's options and their values.

/** @type {import("../protocol").SetUpPart} */
export const deception = {
  labels: {
    late_promotion: "Pawn uncloaked on the last rank",
    "late_promotion.at_once": "Promotes",
    "late_promotion.none": "Stays a pawn",
  },
};
