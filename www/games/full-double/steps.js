// The first game of Full Double Chess: the new pieces, two kings, and how it ends.

/** @type {import("../protocol").Step[]} */
export const steps = [
  {
    setup: { board: "4k6k4/4ppp3ppp3/16/6r9/16/7A8/4PPP3PPP3/4K6K4 w" },
    task: "The piece on h3 is an amazon: queen and knight in one. Capture the rook with a knight's jump.",
    goal: "off:black+rook by:1",
    way: "h3g5",
    missed: "Black's rook still stands on g5. From h3 your amazon could jump there as a knight does.",
    done: "An amazon moves as a queen or as a knight. A chancellor is rook and knight, a cardinal bishop and knight.",
  },
  {
    setup: { board: "4k4q5k/4ppp6ppp/16/16/16/16/5PP7PP/2D1K9K1 w" },
    task: "Sixteen files make long lines. Your cardinal on c1 moves as a bishop, too: capture the queen far away.",
    goal: "off:black+queen by:1",
    way: "c1j8",
    missed: "Black's queen still stands on j8. From c1 a straight diagonal leads there, over d2 and e3.",
    done: "Look along the whole line: on this board an attack can come from very far.",
  },
  {
    setup: { board: "4r4k5k/5pp6ppp/16/16/16/16/5PP6PPP/4K4R4K1 w" },
    task: "Your king on e1 is attacked. But you have two, so nothing forces you to move it: capture a black king.",
    goal: "off:black+king by:1",
    way: "j1j8",
    missed: "Black still has two kings. From j1 your rook could capture the one on j8.",
    done: "With two kings there is no check. A king may be captured, and now Black has only one left.",
    tips: ["full-double why move"],
  },
  {
    setup: { board: "15k/14pp/16/16/16/16/4PPP7PP/4K3R5K1 w" },
    task: "Black has one king left: now check and checkmate count, as in chess. Give checkmate.",
    goal: "won by:1",
    way: "i1i8",
    missed: "That is no checkmate. Attack the king on p8 along the eighth rank: there it has no way out.",
    done: "Capture one king, checkmate the other: that wins. You lose the same way, so guard your last king.",
  },
];
