// The names of DoubleCross's options and their values, and the cards that are counted.

/** @type {import("../protocol").SetUpPart} */
export const doublecross = {
  counted: ({ family }) => family === "joust",
  labels: {
    joust_counts: "Joust cards of each kind",
    joust_use: "Used Joust cards",
    "joust_use.recycle": "Shuffled back in",
    "joust_use.once": "Removed",
    auto_call: "Automatic check calls",
    freeze_turns: "Freeze after Save King",
    trophy: "Trophy cabinet",
    forgetful: "Forgetful computer",
  },
};
