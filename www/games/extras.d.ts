// The extras of the games, and those that are put together from them: each with the module that it begins with.
export interface GameExtras {
  balance: typeof import("./chess-storm/balance.js");
  byHand: typeof import("./chess-storm/by-hand/by-hand.js");
  chessStorm: typeof import("./chess-storm/table.js");
  deception: typeof import("./deception/table.js");
  doublecross: typeof import("./doublecross/table.js");
  fiveCard: typeof import("./five-card/table.js");
  fullDouble: typeof import("./full-double/table.js");
  lessons: typeof import("./lessons.js");
  openings: typeof import("./chess/openings.js");
  pictures: typeof import("./chess-storm/pictures/pictures.js");
  practice: typeof import("./chess-storm/practice/extra.js");
  puzzles: typeof import("./puzzles.js");
  rules: typeof import("./rules.js");
}
