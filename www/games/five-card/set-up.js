// What the options of 5 Card Chess and their values are called.

/** @type {import("../protocol").SetUpPart} */
export const fiveCard = {
  labels: {
    free_captures: "Captures without a card",
    "free_captures.king": "King only",
    "free_captures.all": "All pieces",
    check_without_card: "In check without a card",
    "check_without_card.redraw": "New hand once",
    "check_without_card.loss": "Lose",
    "failed_call.tie_break": "Tie-break",
    "failed_call.loss": "Lose the pot",
    fifty: "Fifty-move rule",
    "fifty.printed": "As printed",
    "fifty.fide": "FIDE",
  },
};
