// Pictures of what is told: a capture, a move, a reveal.
import { eyes } from "./eyes.js";
import { ground, tile } from "./floor.js";
import { C } from "./inks.js";
import { picture } from "./picture.js";
import { arc, burst, faint, line, sign, speed, turned } from "./signs.js";
import { cloak, lean, piece, shade, stand } from "./stand.js";

/**
 * @typedef {import("./stand.js").Army} Army
 * @typedef {import("./stand.js").Kind} Kind
 */

/** A piece takes another. @param {Army} side @param {Kind} kind @param {Army} victim @param {Kind} victimKind */
export const takenScene = (side, kind, victim, victimKind) =>
  picture(
    ground("day", "take"),
    burst(192, 112, 190) +
      turned(26, 202, 190, piece(victim, victimKind, 202, 122, 188) + eyes(victimKind, 202, 122, "dizzy", 188)) +
      speed(8, 96, 4) +
      shade(100, 120, 200) +
      lean(side, kind, 98, 160, 8, 202) +
      sign("cross", 250, 44, 40, C.red),
  );

/** A piece has moved. @param {Army} side @param {Kind} kind */
export const movedScene = (side, kind) =>
  picture(
    ground("day", "move"),
    tile(-1, 3, C.gold, 0.5) +
      tile(1, 3, C.gold, 0.75) +
      faint(0.35, piece(side, kind, 62, 108, 190)) +
      arc([60, 92, 128, 6, 196, 58], C.gold, 9) +
      stand(side, kind, 206, 154, 202),
  );

/**
 * A piece throws its cloak off, on which is seen what it looked like.
 * @param {Army} side @param {Kind} kind @param {Kind | null} [looked]
 */
export const revealScene = (side, kind, looked = null) =>
  picture(
    ground("night", "reveal"),
    burst(150, 104, 214, C.paper, C.violet) +
      turned(-24, 52, 200, cloak(side, 56, 132, 206) + (looked ? piece(side, looked, 58, 106, 198) : "")) +
      stand(side, kind, 158, 172, 204) +
      line("M232 40l10-16M250 66l20-6M256 96l18 6", C.gold, 6),
  );
