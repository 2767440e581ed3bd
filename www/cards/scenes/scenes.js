// The pictures of all cards: drawn by hand where a card has a drawing, else put together from the catalogue's words.
import { quietly } from "../../extras/extra.js";
import { composed } from "./compose.js";
import { ground } from "./floor.js";
import { joust } from "./jousts.js";
import * as kit from "./kit.js";
import { fill, picture } from "./picture.js";

export { movedScene, pieceScene, revealScene, takenScene, threatScene } from "./told.js";

/**
 * @typedef {import("../../engine").CardInfo} CardInfo
 * @typedef {import("../../engine").SideName} SideName
 * @typedef {import("./scene.js").Armies} Armies
 */

/** The drawings by hand: none until their extra is there. @type {import("./scene.js").Drawings} */
let drawn = {};
/** Pictures that are drawn again once it is. @type {(() => void)[]} */
let waiting = [];
let asked = false;

/** Asks for the drawings by hand, once. */
function ask() {
  if (asked) return;
  asked = true;
  quietly("drawings", new AbortController().signal).then((found) => {
    if (found) drawn = found.drawings(kit);
    asked = found !== null;
    for (const again of waiting) again();
    waiting = [];
  });
}

/** @param {SideName} side @returns {Armies} */
const armiesOf = (side) => ({ own: side, foe: side === "white" ? "black" : "white", any: "neutral" });

/** Grounds in the colour of the card's window; the others have a colour of their own. */
const TONED = new Set(["day", "town"]);

/** The ground and what happens on it. @param {CardInfo} card @param {SideName | undefined} side */
function sceneOf(card, side) {
  const armies = armiesOf(side ?? "white");
  if (card.glyphs === undefined) return joust(card, side, armies);
  const made = drawn[card.name]?.(armies);
  if (!made) return composed(card, armies);
  return { ground: ground(made.place, TONED.has(made.place) ? card.family : made.place), inner: made.inner };
}

/**
 * The picture of a card, for who holds it: until the drawings by hand have come, the words of the catalogue make it.
 * @param {CardInfo} card @param {SideName} [side] @returns {SVGElement}
 */
export function draw(card, side) {
  const { ground: below, inner } = sceneOf(card, side);
  const made = picture(below, inner);
  if (card.glyphs !== undefined && !drawn[card.name]) {
    ask();
    waiting.push(() => {
      const scene = sceneOf(card, side);
      fill(made, scene.ground, scene.inner);
    });
  }
  return made;
}
