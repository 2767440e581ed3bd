// The extras: parts of the page that the first move does not need. A line gives an extra its name and the module that
// it begins with; the build makes a script of each (scripts/extras.mjs), and extra.js loads it when it is asked for.
export interface Extras {
  advice: typeof import("../table/advice/advice.js");
  aim: typeof import("../table/aim/aim.js");
  archive: typeof import("../replay/extra.js");
  balance: typeof import("../games/chess-storm/balance.js");
  cards: typeof import("../cards/extra.js");
  chessStorm: typeof import("../games/chess-storm/table.js");
  coach: typeof import("../table/coach/coach.js");
  deception: typeof import("../games/deception/table.js");
  doublecross: typeof import("../games/doublecross/table.js");
  fiveCard: typeof import("../games/five-card/table.js");
  host: typeof import("../host/host.js");
  lessons: typeof import("../games/lessons.js");
  looks: typeof import("../looks/looks.js");
  pictures: typeof import("../games/chess-storm/pictures/pictures.js");
  practice: typeof import("../games/chess-storm/practice/extra.js");
  moves: typeof import("../table/moves/extra.js");
  puzzles: typeof import("../games/puzzles.js");
  review: typeof import("../review/review.js");
  rules: typeof import("../games/rules.js");
  screens: typeof import("../screens/extra.js");
  share: typeof import("../share/share.js");
  sounds: typeof import("../sound/sounds.js");
  telling: typeof import("../table/tell/teller.js");
}
