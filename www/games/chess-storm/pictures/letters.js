// The letters that stand for kinds of pieces in the pictures of the cards.

/** @type {Record<string, string>} */
export const LETTERS = {
  pawn: "p",
  knight: "n",
  bishop: "b",
  rook: "r",
  queen: "q",
  king: "k",
  prince: "i",
  princess: "e",
  crab: "c",
  kangaroo: "g",
  camel: "m",
  cardinal: "d",
  chancellor: "h",
  amazon: "a",
};

/** The signs that stand for marks of pieces. @type {Record<string, string>} */
export const SIGNS = {
  royal: "crown",
  asleep: "sleep",
  peaceful: "peace",
  magnet: "magnet",
  stuck: "lock",
  poisoned: "skull",
  shielded: "shield",
  lifted: "promote",
};
