// The extras: parts of the page that the first move does not need. A line gives an extra its name and the module that
// it begins with; the build makes a script of each (scripts/extras.mjs), and extra.js loads it when it is asked for.
import type { GameExtras } from "../games/extras";

export interface Extras extends GameExtras {
  advice: typeof import("../table/advice/advice.js");
  aim: typeof import("../table/aim/aim.js");
  analysis: typeof import("../analysis/extra.js");
  archive: typeof import("../replay/extra.js");
  cards: typeof import("../cards/extra.js");
  clocks: typeof import("../table/clocks/clocks.js");
  coach: typeof import("../table/coach/coach.js");
  confirm: typeof import("../table/confirm/confirm.js");
  control: typeof import("../table/control/control.js");
  decode: typeof import("../line/decode.js");
  drawings: typeof import("../cards/scenes/drawn/all.js");
  drawn: typeof import("../table/drawn/drawn.js");
  editor: typeof import("../editor/extra.js");
  evening: typeof import("../evening/extra.js");
  feats: typeof import("../feats/extra.js");
  gamepad: typeof import("../gamepad/gamepad.js");
  host: typeof import("../host/host.js");
  line: typeof import("../line/line.js");
  looks: typeof import("../looks/looks.js");
  moments: typeof import("../table/moments/moments.js");
  moves: typeof import("../table/moves/extra.js");
  opponents: typeof import("../opponents/opponents.js");
  premoves: typeof import("../table/premoves/premoves.js");
  review: typeof import("../review/review.js");
  run: typeof import("../run/extra.js");
  screens: typeof import("../screens/extra.js");
  share: typeof import("../share/share.js");
  shelf: typeof import("../workshop/shelf.js");
  shuffle: typeof import("../line/fair/shuffler.js");
  sounds: typeof import("../sound/sounds.js");
  telling: typeof import("../table/tell/teller.js");
  typed: typeof import("../table/typed/typed.js");
  you: typeof import("../you/extra.js");
  workshop: typeof import("../workshop/extra.js");
}
