// The first game of DoubleCross Chess: a card says what moves, whoever owns it; checks; kings; cards without a piece.

const options = { no_move: "again" };

/** @type {import("../protocol").Step[]} */
export const steps = [
  {
    options,
    setup: { board: "4k3/pp3ppp/8/3q4/8/2N5/PP3PPP/3RK3 w", deck: ["white-knight", "black-pawn"] },
    task: "Whoever's king is captured loses. Draw the top card: it says what must move. Then capture Black's queen.",
    goal: "off:black+queen by:1",
    way: "draw c3d5",
    rest: [{ goal: "gave:draw", task: "A white knight's card: capture Black's queen with your knight." }],
    done: "Your rook could not have done it: the card names colour and kind. You choose which one moves, and where.",
    tips: ["doublecross why draw", "doublecross why play"],
  },
  {
    options,
    setup: { board: "4k3/3q1ppp/8/8/8/7P/5PP1/4K3 w", deck: ["black-queen", "white-pawn"] },
    task: "Draw: whatever its colour, you make the move. Put Black's queen where your h-pawn can capture it.",
    goal: "g4=black+queen by:1",
    way: "draw d7g4",
    rest: [
      {
        goal: "gave:draw",
        task: "The card is black, and still you make the move. Put Black's queen where your h-pawn can capture it.",
      },
    ],
    done: "The card decides what moves, whoever owns it: Black may move yours, too. If none can, draw again.",
  },
  {
    options,
    setup: { board: "4k3/ppp2ppp/8/8/8/8/PPP2PPP/4KB2 w", deck: ["white-bishop", "black-pawn"] },
    task: "Draw, and attack Black's king with your bishop. Then say it: press “Check!”.",
    goal: "b5=white+bishop then gave:claim:check by:1",
    way: "draw f1b5 claim:check",
    rest: [
      { goal: "gave:draw", task: "A white bishop's card: attack Black's king with your bishop." },
      { goal: "b5=white+bishop", task: "The bishop attacks Black's king: press “Check!”." },
    ],
    done: "Announce every new attack on a king. Forget it, and your opponent may remove the piece that attacks.",
    tips: ["doublecross why call"],
  },
  {
    options,
    setup: {
      board: "3bk3/4pppp/8/8/8/8/5PPP/3R2K1 w",
      deck: ["black-king", "lose-move", "white-rook", "black-pawn"],
    },
    task: "Walk Black's king in front of your rook, and announce check. Then hope for the rook's card.",
    goal: "won by:3",
    way: "draw e8d7 claim:check draw d1d7",
    rest: [
      { goal: "gave:draw", task: "A black king's card: walk Black's king in front of your rook." },
      { goal: "d7=black+king", task: "Your rook attacks Black's king: press “Check!”." },
      { goal: "gave:claim:check", task: "Now hope for the rook's card: draw." },
      { goal: "gave:claim:check then gave:draw", task: "The rook's card: capture the king." },
    ],
    done: "There is no checkmate: whoever's king is captured loses. Kings may step into danger, or be pushed into it.",
  },
  {
    options,
    setup: {
      board: "4r1k1/5ppp/8/8/8/8/5PPP/4K3 b",
      deck: ["black-rook", "white-pawn", "black-pawn"],
      held: { first: ["save-king"] },
    },
    moves: ["draw", "e8e1"],
    task: "Black has captured your king. You kept Save King from an earlier turn: play it.",
    goal: "gave:card:save-king",
    way: "card:save-king",
    done: "The capture is undone. Save King is the only card that you keep; all others are used when they are drawn.",
    tips: ["doublecross why save-king"],
  },
  {
    options,
    setup: {
      board: "3qk3/5ppp/8/8/8/8/5PPP/3QK3 b",
      deck: ["black-queen", "doublecross", "lose-move", "wild-move", "black-pawn"],
    },
    moves: ["draw", "d8d1", "claim:check"],
    task: "Black has captured your queen. The next cards name no piece: draw, and they help you capture Black's.",
    goal: "d8=white+queen by:4",
    way: "draw draw d1d8",
    rest: [
      {
        goal: "gave:draw",
        task: "DoubleCross has undone the capture. Draw again, then capture Black's queen with yours.",
      },
      { why: "play", task: "Wild Move moves any piece: capture Black's queen with yours." },
    ],
    done: "DoubleCross undoes a turn, Wild Move moves any piece. Others return a piece, remove a pawn, or swap armies.",
  },
];
