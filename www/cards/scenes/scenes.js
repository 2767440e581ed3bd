// The pictures of all cards: those of one game are an extra, and come when one is asked for.
import { quietly } from "../../extras/extra.js";
import { ground } from "./floor.js";
import { joust } from "./jousts.js";
import * as kit from "./kit.js";
import { picture } from "./picture.js";

export { movedScene, pieceScene, revealScene, takenScene, threatScene } from "./told.js";

/**
 * @typedef {import("../../engine").CardInfo} CardInfo
 * @typedef {import("../../engine").SideName} SideName
 * @typedef {import("./scene.js").Armies} Armies
 */

/** The drawings by hand; null until their extra is there. @type {import("./scene.js").Drawings | null} */
let drawn = null;
/** Called once they have come. @type {(() => void)[]} */
const waiting = [];
let asked = false;

/** Asks for the drawings by hand, once. */
function ask() {
  if (asked) return;
  asked = true;
  quietly("drawings", new AbortController().signal).then((found) => {
    asked = found !== null;
    if (!found) return;
    drawn = found.drawings(kit);
    for (const then of waiting.splice(0)) then();
  });
}

/** Calls this once the drawings by hand are there; asks for them. @param {() => void} then */
export function whenDrawn(then) {
  if (drawn) return then();
  waiting.push(then);
  ask();
}

/** @param {SideName} side @returns {Armies} */
const armiesOf = (side) => ({ own: side, foe: side === "white" ? "black" : "white", any: "neutral" });

/** Grounds in the colour of the card's window; the others have a colour of their own. */
const TONED = new Set(["day", "town"]);

/**
 * The picture of a card, for who holds it; null as long as the drawings by hand have not come.
 * @param {CardInfo} card @param {SideName} [side]
 */
export function draw(card, side) {
  const armies = armiesOf(side ?? "white");
  if (card.glyphs === undefined) {
    const scene = joust(card, side, armies);
    return picture(scene.ground, scene.inner);
  }
  if (!drawn) ask();
  const made = drawn?.[card.name]?.(armies);
  return made ? picture(ground(made.place, TONED.has(made.place) ? card.family : made.place), made.inner) : null;
}
