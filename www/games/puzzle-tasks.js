// The goals that the lines of puzzles ask for, their tasks, and the sentences about a missed goal.

export const COUNT = ["", "one move", "two moves", "three moves", "four moves"];

/** @param {number} count of the player's moves */
export const goal = (count) => `won by:${2 * count - 1}`;

const KING_LOST = "There is a card left with which Black captures your king.";

/**
 * The meaning of a letter: the goal, the task, and the sentence about a missed goal; then the goal of the first answer,
 * and the sentence about missing that.
 * @type {Record<string, [string, string, string, [string, string]?]>}
 */
export const DRAWN = {
  2: [
    goal(2),
    "Capture the king by your next turn, whichever cards are drawn.",
    "There are cards with which you do not capture the king by your next turn.",
  ],
  s: ["turn:3", "Move so that no card left in the deck can cost you your king on Black's turn.", KING_LOST],
  q: [
    "turn:3 !off:white+queen by:2",
    "Move so that no card left in the deck can cost you king or queen on Black's turn.",
    "There is a card left with which Black captures your queen.",
  ],
  Q: [
    "off:black+queen then turn:3 by:2",
    "Capture the queen so that no card left in the deck can cost you your king on Black's turn.",
    KING_LOST,
    ["off:black+queen", "The queen is not captured."],
  ],
  R: [
    "off:black+rook then turn:3 by:2",
    "Capture a rook so that no card left in the deck can cost you your king on Black's turn.",
    KING_LOST,
    ["off:black+rook", "No rook is captured."],
  ],
};

const KING_SAFE = "No card left lets Black capture your king.";

/** Sentences about the right answer. @type {Record<string, string>} */
export const RIGHT = { s: KING_SAFE, Q: KING_SAFE, R: KING_SAFE, q: "No card left lets Black capture king or queen." };

/** Tasks where chance decides, and what the chance is of. @type {Record<string, [string, string]>} */
export const LIKELY = {
  2: ["Choose the move after which you are most likely to capture the king by your next turn.", "you capture the king"],
  s: ["Choose the move after which the next card is least likely to cost you your king.", "your king is safe"],
};

/** 5 Card: what chance decides: goal, task, what the chance is of. @type {Record<string, [string, string, string]>} */
export const BY_CARDS = {
  p: [
    goal(1),
    "You have called. Choose the move that is most likely to mate at once; only that counts.",
    "you mate at once",
  ],
  f: [
    "turn:3",
    "Choose the answer after which Black is least likely to win next turn. Hands lie open; a failed call loses.",
    "you last Black's next turn",
  ],
  d: [
    "won by:2",
    "Black doubles. Accept if you win in at least 25\u00a0% of all cases. Hands lie open; a failed call loses.",
    "you win",
  ],
};
