// The first game of Chess Storm: when cards are played, targets, responses, useless cards, and how it ends.

/** @type {import("../protocol").Step[]} */
export const steps = [
  {
    setup: { board: "6k1/5ppp/8/3q4/3P4/8/5PPP/6K1 w", hands: { first: ["breakthrough"], second: [] } },
    task: "Breakthrough is played in place of your move. Tap the card, then your pawn and the queen before it.",
    goal: "worked:breakthrough d5=white+pawn by:1",
    way: "card:breakthrough d4d5",
    missed: "The card takes the place of your move: play it before you move.",
    done: "Every card says when it can be played. You draw a new one at once, and may play one card a turn.",
    tips: ["chess-storm why action", "why target"],
  },
  {
    setup: { board: "3q2k1/5pp1/7p/8/3P4/8/5PPP/3R2K1 w", hands: { first: ["phase-shift"], second: [] } },
    task: "Some cards come before your move. Lift your pawn with Phase shift, then capture the queen past it.",
    goal: "worked:phase-shift then off:black+queen by:1",
    way: "card:phase-shift piece:d4 d1d8",
    rest: [{ goal: "worked:phase-shift", task: "The pawn is lifted: capture the queen past its square." }],
    done: "The card opened the line, and the move did the rest. Afterwards the pawn is back.",
  },
  {
    setup: { board: "r5k1/5ppp/8/8/8/8/5PPP/4R1K1 w", hands: { first: ["inception"], second: [] } },
    task: "Others come at the end of your turn. Make any safe move, then put Black's rook to sleep.",
    goal: "worked:inception a8=asleep by:1",
    way: "h2h3 card:inception piece:a8",
    rest: [
      {
        why: "end",
        task: "Now put Black's rook to sleep. If your move gave check, take it back: a check would wake the rook.",
      },
    ],
    done: "This effect lasts. Its sign is on the rook; point at or tap a marked piece to read what holds it.",
    tips: ["chess-storm why end", "chess-storm lasting", "mark"],
  },
  {
    setup: { board: "3q2k1/5ppp/8/8/3N4/8/5PPP/6K1 b", hands: { first: ["ninja"], second: [] } },
    moves: ["d8d4"],
    task: "It is Black's turn, and the queen is about to capture your knight. You hold a card for just that moment.",
    goal: "worked:ninja by:1",
    way: "card:ninja",
    missed: "You passed, and the queen has captured your knight: the card is played during the capture.",
    done: "You may play one card in your opponent's turn, too: during a capture, in response to a card, or at its end.",
    tips: ["chess-storm why during", "chess-storm why after"],
  },
  {
    setup: {
      board: "6k1/5ppp/8/3Q4/8/8/5PPP/6K1 b",
      hands: { first: ["nope"], second: ["exile"] },
    },
    moves: ["h7h6", "card:exile", "d5a1"],
    task: "Black's Exile is to send one of your pieces to a corner; which one is secret. Respond before it does.",
    goal: "cancelled:exile by:1",
    way: "card:nope",
    done: "A response comes before the card takes effect. Cancelled, it does nothing.",
    tips: ["chess-storm why reply"],
  },
  {
    setup: { board: "6k1/5pp1/7p/8/8/8/5PPP/R5K1 w", hands: { first: ["stall"], second: [] } },
    task: "Stall swaps Black's knight and rook, and Black has neither. Move, then discard it for a better card.",
    goal: "gave:dump:stall by:1",
    way: "h2h3 dump:stall",
    rest: [{ why: "end", task: "Stall can do nothing here: discard it for a better card." }],
    done: "That was your card this turn; you drew another. You win by checkmate: by a move, never by a card.",
    tips: ["chess-storm offer dump"],
  },
];
