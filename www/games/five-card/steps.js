// The first game of 5 Card Chess: a hand says what may move; fold, in need too, the cube, call, and the pot.

const options = { clock: "none", failed_call: "loss" };

/** @type {import("../protocol").Step[]} */
export const steps = [
  {
    options,
    setup: {
      board: "6k1/5ppp/8/3q4/8/2N5/1P3PPP/3R2K1 w",
      hands: { first: ["knight", "pawn", "pawn", "bishop", "queen"] },
    },
    task: "To move a piece you need a card of its kind. Capture the queen with a piece that your hand lets move.",
    goal: "off:black+queen by:1",
    way: "c3d5",
    done: "You held no rook, so the knight had to do it. Its card is spent, and you draw another. Kings need no card.",
    tips: ["five-card why hand"],
  },
  {
    options,
    setup: {
      board: "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w",
      hands: { first: ["bishop", "bishop", "knight", "queen", "queen"] },
    },
    task: "Your hand is useless: you have none of these pieces. Fold instead of moving your king: you get a new hand.",
    goal: "gave:fold by:1",
    way: "fold",
    done: "Five new cards, and that was your turn. In check, a fold is different: that comes next.",
    tips: ["five-card offer fold"],
  },
  {
    options,
    setup: {
      board: "6k1/5ppp/8/8/1B6/8/5PPP/4r1K1 w",
      hands: { first: ["rook", "knight", "knight", "queen", "queen"] },
      stack: ["pawn", "bishop", "pawn", "rook", "knight", "pawn"],
    },
    task: "In check, only a bishop helps, and you hold no bishop card. Fold for new cards, then capture the rook.",
    goal: "gave:fold then off:black+rook by:1",
    way: "fold b4e1",
    rest: [{ goal: "gave:fold", task: "Five new cards, and you move at once: capture the rook with your bishop." }],
    done: "After an emergency fold you move at once. Had no new card helped, it would have been checkmate.",
  },
  {
    options,
    setup: {
      board: "6k1/5ppp/8/8/8/8/5PPP/1R1Q2K1 w",
      hands: { first: ["pawn", "pawn", "rook", "queen", "queen"] },
    },
    task: "You play for the pot, and you are far ahead. Before you move, double. If Black accepts, checkmate.",
    goal: "gave:double then won by:1",
    way: "double",
    done: "You win the pot. To play on, Black would have had to put as much into the pot again.",
    tips: ["five-card offer double"],
  },
  {
    options,
    setup: {
      board: "6k1/5ppp/8/1b6/8/8/5PPP/R5K1 w",
      hands: { first: ["rook", "pawn", "knight"], second: ["pawn", "pawn", "knight"] },
      stack: ["bishop", "wild", "bishop", "bishop", "bishop", "pawn", "pawn"],
    },
    task: "In check, Black could draw a new hand. Call first: both hands freeze. Then checkmate.",
    goal: "gave:call then won by:1",
    way: "call a1a8",
    rest: [
      {
        goal: "gave:call",
        task: "Nobody draws any more: checkmate now. Were the call to fail, you would lose the pot.",
      },
    ],
    done: "Only Black's bishop could block, and Black holds no card for it. After a call nobody draws: checkmate.",
    tips: ["five-card offer call"],
  },
  {
    options,
    setup: {
      board: "6k1/R7/8/8/8/8/5PPP/1R4K1 b",
      hands: { first: ["rook", "pawn", "knight"], second: ["pawn", "pawn", "knight"] },
    },
    moves: ["double"],
    task: "Black doubles, but your rooks are about to checkmate. Don't give up the pot: accept, then checkmate.",
    goal: "gave:yes then won by:2",
    way: "yes b1b8",
    rest: [
      { goal: "gave:yes", task: "The pot is doubled, and the cube is yours: only you may double next. Now checkmate." },
    ],
    done: "Checkmate wins the double pot. If you want a clock, Set up has one: run out of time, and you lose the pot.",
    tips: ["five-card why answer-double"],
  },
];
