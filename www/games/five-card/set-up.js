// The names of 5 Card Chess's options and their values.

/** @type {import("../protocol").SetUpPart} */
export const fiveCard = {
  lead: "failed_call",
  about: {
    failed_call:
      "The print lets cards decide after a call that fails, so that a lost game is a coin toss; losing the pot makes " +
      "calling a risk. The page begins with that.",
  },
  labels: {
    failed_call: "A call that fails",
    free_captures: "Captures without a card",
    "free_captures.king": "King only",
    "free_captures.all": "All pieces",
    check_without_card: "In check without a card",
    "check_without_card.redraw": "New hand once",
    "check_without_card.loss": "Lose",
    "failed_call.tie_break": "As printed: cards decide",
    "failed_call.loss": "Lose the pot",
    fifty: "Fifty-move rule",
    "fifty.printed": "As printed",
    "fifty.fide": "FIDE",
  },
};
