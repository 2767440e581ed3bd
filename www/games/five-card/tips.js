// The tips at the first sight of something in 5 Card Chess, by the engine's names of it.

/** @type {Record<string, string>} */
export const tips = {
  "why hand": "A card moves a piece of its kind. Your king needs none.",
  "wild in hand": "A wild card pays for any move. Other cards pay before it: to spend it, tap it, then move.",
  "offer fold": "Fold if your hand is useless: five new cards. It takes your turn, but in check you then move as well.",
  "offer call": "Call when the cards in your hand can mate: then nobody draws. No mate, and the call fails.",
  "offer double": "Checkmate wins the pot. Double when ahead: your opponent pays as much again, or gives up.",
  "why answer-double": "Accept, and the cube is yours. Decline, and you lose the pot as it is now.",
  "why flop": "Each draws a card: the higher one wins the pot.",
};
