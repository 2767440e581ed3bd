// The first game of 5 Card Chess: a hand says what may move; fold, call, and the cube.

const options = { clock: "none" };

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
  },
  {
    options,
    setup: {
      board: "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w",
      hands: { first: ["bishop", "bishop", "knight", "queen", "queen"] },
    },
    task: "Your hand is useless: you have no such pieces. Don't waste your king's safety on it. Fold.",
    goal: "gave:fold by:1",
    way: "fold",
    done: "Five new cards, and that was your turn. You can't fold while in check.",
  },
  {
    options,
    setup: {
      board: "6k1/5ppp/8/8/8/8/5PPP/1R1Q2K1 w",
      hands: { first: ["pawn", "pawn", "rook", "queen", "queen"] },
    },
    task: "You play for the pot, and you are far ahead. Before you move, double.",
    goal: "gave:double by:1",
    way: "double",
    done: "Your opponent pays the same again and owns the cube, or gives up the pot as it is.",
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
    done: "No new cards after a call: Black holds no bishop and is checkmated. If a call fails, cards decide the pot.",
  },
  {
    options,
    setup: {
      board: "6k1/5ppp/8/8/8/8/5PPP/R5K1 b",
      hands: { first: ["rook", "pawn", "knight"], second: ["pawn", "pawn", "knight"] },
    },
    moves: ["double"],
    task: "Black doubles, but you checkmate next. Don't give up the pot: accept.",
    goal: "gave:yes",
    way: "yes",
    done: "You play for twice as much, and the cube is yours: only its owner may double next.",
  },
];
