// 5 Card Chess: hands, stack and discards, pot and cube, the call, the clocks, the tie-break.

import { confirmWords } from "./confirm-words.js";
import { FiveCardPanels } from "./panels.js";

/** @type {import("../protocol").GamePart} */
export const fiveCard = {
  deals: true,
  book: true,
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
  scene: {
    rows: ["r..qk..r", "pp...ppp", "..n.b...", "...P.n.."],
    livery: { white: "red" },
    hand: ["pawn", "knight", "queen", "wild", "rook"],
  },
  livery: { white: "red" },
  hides: (options) => options?.open_hands !== true,
  veil: { hand: ["play your turn", "show my hand"], "answer-double": ["answer the double", "show my hand"] },
  panels: (table) => new FiveCardPanels(table),
  // A card of the tie-break is drawn where it lies.
  atHand: ({ state }, { choice }) => state.prompt?.why === "flop" && choice.t === "draw",
  inHand: ({ state }) => state.prompt?.why === "hand",
  confirmWords,
};
