// Pictures of the cards of DoubleCross and 5 Card Chess: pieces, and what a joust card does.
import { eyes } from "./eyes.js";
import { ground, ring, tile } from "./floor.js";
import { C } from "./inks.js";
import { arc, arrow, badge, burst, faint, line, rimmed, shape, sign, turned } from "./signs.js";
import { actor, back, stand } from "./stand.js";

/**
 * @typedef {import("./scene.js").Armies} Armies
 * @typedef {{ ground: string, inner: string }} Scene
 */

/** @type {Record<string, (armies: Armies) => Scene>} */
const JOUSTS = {
  "save-king": ({ own }) => ({
    ground: ground("day", "keep"),
    inner:
      faint(0.5, sign("shield", 142, 110, 210, C.sky, C.white)) +
      actor(own, "king", 142, 158, "happy", 200) +
      sign("shield", 208, 156, 76, C.gold) +
      sign("check", 208, 154, 40, C.leaf, "none"),
  }),
  doublecross: ({ own, foe }) => ({
    ground: ground("thunder", "must"),
    inner:
      rimmed("M214 66A92 74 0 1 0 232 150", C.gold, 12) +
      sign("arrow", 218, 62, 58, C.gold, C.ink, -150) +
      turned(-10, 142, 200, stand(foe, "rook", 142, 128, 200)) +
      eyes("rook", 138, 122, "dizzy", 196) +
      sign("cross", 58, 62, 44, C.red) +
      sign("cross", 226, 62, 44, C.red) +
      stand(own, "pawn", 248, 66, 206),
  }),
  "return-any-piece": ({ own }) => ({
    ground: ground("dawn"),
    inner:
      ring(142, 186, 78, C.gold, 0.7) +
      line("M84 180V40M200 180V40M112 186V26M172 186V26", C.paper, 5, 'opacity=".6"') +
      stand(own, "rook", 142, 140, 194) +
      sign("promote", 236, 92, 58, C.gold) +
      sign("promote", 48, 92, 58, C.gold),
  }),
  "remove-any-pawn": ({ foe }) => ({
    ground: ground("thunder", "must"),
    inner:
      tile(0, 3, C.black, 0.9) +
      burst(142, 104, 196, C.red, C.blood) +
      turned(24, 142, 150, actor(foe, "pawn", 142, 146, "scared", 184)) +
      sign("cross", 226, 70, 62, C.red) +
      line("M70 176l-22 14M214 176l22 14M142 196v12", C.gold, 6),
  }),
  "wild-move": ({ own, foe }) => ({
    ground: ground("day", "wild"),
    inner:
      burst(142, 112, 226, C.gold, C.amber) +
      arrow(142, 120, 142, 22) +
      arrow(120, 110, 40, 44) +
      arrow(164, 110, 244, 44) +
      arrow(90, 150, 20, 150) +
      arrow(194, 150, 264, 150) +
      turned(-6, 104, 200, stand(own, "queen", 100, 132, 204)) +
      turned(6, 180, 200, stand(foe, "queen", 184, 132, 204)),
  }),
  "lose-move": ({ own }) => ({
    ground: ground("night", "night"),
    inner:
      shape("M40 200q0-54 102-54t102 54z", C.violet) +
      turned(-16, 130, 196, actor(own, "king", 132, 142, "asleep", 190)) +
      shape("M32 204q10-36 54-34 20-16 60 4 40-18 62 2 44 0 46 28z", C.plum) +
      sign("sleep", 214, 62, 74, C.gold),
  }),
  "switch-sides": ({ own, foe }) => ({
    ground: ground("court", "must"),
    inner:
      arc([64, 92, 142, -6, 222, 84], C.gold, 11) +
      actor(own, "king", 72, 122, "right", 182) +
      actor(foe, "king", 212, 122, "left", 182) +
      arc([216, 188, 142, 216, 70, 190], C.sea, 11),
  }),
  wild: () => ({
    ground: ground("day", "wild"),
    inner:
      burst(142, 108, 236, C.gold, C.amber) +
      stand("card", "pawn", 58, 92, 182) +
      stand("card", "queen", 224, 98, 182) +
      stand("card", "knight", 90, 112, 198) +
      stand("card", "rook", 192, 108, 198) +
      stand("card", "bishop", 142, 140, 206),
  }),
};

/** The squares around a kind of piece on its card, where it goes. @type {Record<string, () => string>} */
const TRAILS = {
  pawn: () => tile(0, 2, C.gold) + tile(0, 1, C.gold) + tile(0, 0, C.gold) + arrow(236, 190, 236, 96, C.gold, 9),
  knight: () =>
    [-1, 1].flatMap((hand) => [tile(hand, 1, C.gold), tile(hand * 2, 2, C.gold)]).join("") +
    arc([30, 196, 28, 20, 98, 40], C.gold, 8, "1 14"),
  bishop: () =>
    [-1, 1].flatMap((hand) => [tile(hand * 2, 1, C.gold), tile(hand, 2, C.gold)]).join("") +
    arrow(200, 130, 248, 92, C.gold, 8) +
    arrow(84, 130, 36, 92, C.gold, 8),
  rook: () =>
    [-2, -1, 1, 2].map((at) => tile(at, 3, C.gold)).join("") +
    tile(0, 1, C.gold) +
    arrow(208, 182, 264, 182, C.gold, 8) +
    arrow(76, 182, 20, 182, C.gold, 8),
  queen: () =>
    burst(142, 96, 226, C.gold, C.amber) +
    arrow(66, 182, 22, 182, C.gold, 8) +
    arrow(218, 182, 262, 182, C.gold, 8) +
    arrow(72, 120, 30, 84, C.gold, 8) +
    arrow(212, 120, 254, 84, C.gold, 8),
  king: () =>
    faint(0.5, burst(142, 96, 200, C.gold, "none")) +
    [-1, 1].flatMap((at) => [2, 3, 4].map((row) => tile(at, row, C.gold, 0.6))).join(""),
};

/**
 * @param {import("./stand.js").Army} army @param {import("./stand.js").Kind} kind @param {string} tone
 * @returns {Scene}
 */
const alone = (army, kind, tone) => ({
  ground: ground(tone === "black" ? "night" : "day", tone),
  inner:
    faint(0.2, burst(142, 104, 218, C.white, "none")) +
    faint(0.9, TRAILS[kind]?.() ?? "") +
    stand(army, kind, 142, 188, 206),
});

/**
 * The picture of a card that has no words for one.
 * @param {import("../../engine").CardInfo} card @param {import("../../engine").SideName | undefined} side
 * @param {Armies} armies
 */
export function joust({ name, side: army, kind }, side, armies) {
  if (kind) return alone(army ?? side ?? "card", kind, army ?? kind);
  return JOUSTS[name]?.(armies) ?? { ground: ground("day"), inner: back(142, 120, 96, 8) + badge(206, 60, 44, "star") };
}
