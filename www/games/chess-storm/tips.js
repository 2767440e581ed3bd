// The tips at the first sight of something in Chess Storm, by the engine's names of it.

/** @type {Record<string, string>} */
export const tips = {
  "why action":
    "Move, or play one card this turn. A bright edge: it works now. A clock: at another moment. A bin: you can only " +
    "discard it.",
  "why end": "After your move you may play a card with the sign “End”.",
  "why after": "Your opponent's turn is over. You may respond with a card, once a turn.",
  "why during": "One of your pieces is about to be captured. A card for that moment can help.",
  "why reply": "The card has not taken effect yet, and what it is aimed at is secret. You may respond to it.",
  "offer dump": "A card that can do nothing now may be discarded for another. It counts as your card this turn.",
  lasting: "This effect lasts: its card stays beside the piles until it ends.",
};

/** The tips of runs: all that somebody's first run says. */
export const runTips = {
  "why action": "You have one move and one card a turn.",
  "why end": "A card with the sign “End” comes after the move.",
  "their card": "Your opponent has one card a turn, too.",
  "their hand": "Their hand lies open: tap here to read it.",
  dusk: "At dusk, points decide. Tap the turns that are left to read what counts.",
};
