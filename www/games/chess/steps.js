// The first game of chess: how to capture, castle, promote, give check, get out of it, and checkmate.

/** @type {import("../protocol").Step[]} */
export const steps = [
  {
    setup: { board: "4k3/5p2/8/3r4/8/2N5/1P6/4K3 w" },
    task: "You play White, at the bottom. Your knight can capture Black's rook: tap the knight, then the rook.",
    goal: "off:black+rook by:1",
    way: "c3d5",
    done: "A piece captures by moving onto an enemy piece. Only a knight jumps over what is in between.",
    missed: "Black's rook still stands on d5. From c3 your knight could jump there.",
    tips: ["why move"],
  },
  {
    setup: { board: "4k3/pp3ppp/8/8/8/8/PP3PPP/4K2R w K" },
    task: "Bring your king into safety: castle. Tap the king, then the square two to its right.",
    goal: "g1=white+king f1=white+rook by:1",
    way: "e1g1",
    done: "Neither has moved, nothing stands between, and the king isn't attacked before, on the way, or there.",
    missed: "That was no castling. Once king or rook has moved, they can't castle any more.",
  },
  {
    setup: { board: "8/P4ppk/7p/8/8/8/5PPP/6K1 w" },
    task: "A pawn that reaches the last rank becomes another piece. Make a queen of yours.",
    goal: "a8=white+queen by:1",
    way: "a7a8=queen",
    done: "Queen, rook, bishop or knight: you choose. A pawn goes straight ahead and captures diagonally.",
    missed: "That made no queen. Move the pawn from a7 to a8, and choose the queen.",
    tips: ["why promote-kind"],
  },
  {
    setup: { board: "4k3/3p1p2/8/8/8/8/5PPP/R5K1 w" },
    task: "Give check: move your rook so that it attacks the black king.",
    goal: "check:black by:1",
    way: "a1e1",
    done: "A king in check must be saved with the very next move.",
    missed: "The black king is not attacked. It stands on e8, and a rook attacks straight along its file and rank.",
  },
  {
    setup: { board: "4r1k1/5ppp/8/8/B7/8/3P1P2/4K1N1 w" },
    task: "Black's rook gives check. You may move your king away, block the line, or capture the rook. What is best?",
    goal: "off:black+rook by:1",
    way: "a4e8",
    done: "The check is over, and the rook is yours. Move the king, block, or capture: there is no other way out.",
    missed: "Your king is safe, but Black keeps the rook. Your bishop on a4 could capture it: nothing guards it.",
    tips: ["check"],
  },
  {
    setup: { board: "6k1/5ppp/8/8/8/8/5PPP/R5K1 w" },
    task: "Black's king is locked in by its own pawns. Give a check that it cannot answer.",
    goal: "won by:1",
    way: "a1a8",
    done: "Checkmate: the king is attacked, and no move saves it. You win. Not attacked, but no move: that is a draw.",
    missed: "That is no checkmate. Attack the king on g8 along the eighth rank: there it has no way out.",
  },
];
