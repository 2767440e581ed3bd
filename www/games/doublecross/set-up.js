// The names of DoubleCross's options and their values, and the cards that are counted.

/** @type {import("../protocol").SetUpPart} */
export const doublecross = {
  counted: ({ family }) => family === "joust",
  lead: "no_move",
  about: {
    no_move:
      "The printed rule ends your turn if the card you draw can do nothing, so that many turns pass without a move. " +
      "The page begins with drawing again.",
  },
  labels: {
    no_move: "A card that can do nothing",
    "no_move.ends": "As printed: the turn ends",
    "no_move.again": "Draw again",
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
