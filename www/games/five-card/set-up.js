// The names of 5 Card Chess's options and their values.

/** @type {import("../protocol").SetUpPart} */
export const fiveCard = {
  lead: "failed_call",
  labels: {
    failed_call: "A call that fails",
    free_captures: "Captures without a card",
    "free_captures.king": "King only",
    "free_captures.all": "All pieces",
    check_without_card: "In check without a card",
    "check_without_card.redraw": "New hand once",
    "check_without_card.loss": "Lose",
    "failed_call.tie_break": "As printed: tie-break",
    "failed_call.loss": "Tournament: lose the pot",
    fifty: "Fifty-move rule",
    "fifty.printed": "As printed",
    "fifty.fide": "FIDE",
  },
};
