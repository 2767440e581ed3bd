// The tips at the first sight of something in Full Double Chess, by the engine's names of it.

/** @type {Record<string, string>} */
export const tips = {
  "why move": "You have two kings. While both stand there is no check: either may be captured, so look after both.",
  kinds:
    "Three pieces also jump as a knight: the cardinal is a bishop, too, the chancellor a rook, the amazon a queen.",
  "own king lost": "You have one king left. From now on check and checkmate count, as in chess.",
  "other king lost": "Your opponent has one king left. Give checkmate, and you win.",
  wide: "The board is wider than the screen: swipe it, or turn the phone on its side to see it whole.",
};
