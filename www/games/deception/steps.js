// The first game of Deception Chess: cloaks and what is under them, uncloaking, and hidden kings.

/** @type {import("../protocol").Step[]} */
export const steps = [
  {
    setup: {
      board: "4k3/pp3ppp/8/3r4/8/2N5/PP3PPP/4K3 w",
      bases: { c3: "bishop", e1: "king", d5: "pawn", e8: "king" },
    },
    task: "Every piece wears a cloak and moves as it looks. Capture Black's rook with what looks like a knight.",
    goal: "d5=white by:1",
    way: "c3d5",
    done: "A captured piece shows what it really was: here a pawn. Your knight is still cloaked, and really a bishop.",
  },
  {
    setup: {
      board: "2r1k3/pp3ppp/8/8/8/8/PPP2PPP/4K3 w",
      bases: { c2: "queen", e1: "king", c8: "rook", e8: "king" },
    },
    task: "Under your pawn on c2 hides a queen. Tap it, uncloak it, tap it again, and capture the rook on c8.",
    goal: "c8=white+queen by:1",
    way: "uncloak:c2 c2c8",
    rest: [{ goal: "gave:uncloak:c2", task: "The pawn was a queen: tap it, and capture the rook on c8." }],
    done: "Before a move you may uncloak one piece. From then on it moves as what it really is, for all to see.",
  },
  {
    setup: {
      board: "4k3/pp3ppp/4q3/8/8/8/PP3PPP/R3K3 b",
      bases: { e1: "pawn", h2: "king", a1: "rook", e8: "king", e6: "queen" },
    },
    moves: ["e6e1"],
    task: "Black has captured what looked like your king. It was only a pawn, and you play on: capture the queen.",
    goal: "e1=black then e1=white by:2",
    way: "a1e1",
    done: "Your base king hides under a pawn. There is no check, so nobody can tell from your moves.",
  },
  {
    setup: {
      board: "3r2n1/pb3ppp/8/8/8/8/5PPP/R5K1 w",
      bases: { a7: "king", d8: "rook", g8: "knight", b7: "bishop", f7: "pawn", g7: "pawn", h7: "pawn", g1: "king" },
      uncloaked: ["d8", "g8", "b7", "f7", "g7", "h7"],
    },
    task: "All of Black's pieces but one have shown what they are. So where is the base king? Capture it.",
    goal: "won by:1",
    way: "a1a7",
    done: "Capture the base king and you win, whatever it wears. Before a game you choose what hides under each cloak.",
  },
];
