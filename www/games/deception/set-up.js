// What the options of Deception Chess and their values are called.

/** @type {import("../protocol").SetUpPart} */
export const deception = {
  labels: {
    late_promotion: "Pawn uncloaked on the last rank",
    "late_promotion.at_once": "Promotes",
    "late_promotion.none": "Stays a pawn",
  },
};
