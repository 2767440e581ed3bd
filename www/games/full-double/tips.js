// The tips at the first sight of something in Full Double Chess, by the engine's names of it.

/** @type {Record<string, string>} */
export const tips = {
  "why move":
    "Capture one king, checkmate the other: that wins. While you have two there is no check: red marks one in danger.",
  kinds:
    "Three pieces also jump as a knight: the cardinal is a bishop, too, the chancellor a rook, the amazon a queen.",
  "lift cardinal":
    "The cardinal: it goes as a bishop and jumps as a knight. Worth more than a rook: about seven pawns.",
  "lift chancellor": "The chancellor: it goes as a rook and jumps as a knight. Worth nearly a queen: about nine pawns.",
  "lift amazon": "The amazon: a queen that also jumps as a knight, the strongest piece of all: about fourteen pawns.",
  "own king lost": "You have one king left. From now on check and checkmate count, as in chess.",
  "other king lost": "Your opponent has one king left. Give checkmate, and you win.",
  wide: "The board is wider than the screen: swipe it, or turn the phone on its side to see it whole.",
};
