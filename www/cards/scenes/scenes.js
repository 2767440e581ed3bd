// The pictures of all cards: those of one game are an extra, and come when one is asked for.
import { quietly } from "../../extras/extra.js";
import { isOwn } from "../own.js";
import { ground } from "./floor.js";
import { joust } from "./jousts.js";
import * as kit from "./kit.js";
import { fill, picture } from "./picture.js";
import { said } from "./said.js";

export { movedScene, revealScene, takenScene } from "./told.js";

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
 * The ground and what happens on it; the ground alone as long as the drawings by hand have not come.
 * @param {CardInfo} card @param {SideName} [side] @returns {{ ground: string, inner: string }}
 */
function sceneOf(card, side) {
  const armies = armiesOf(side ?? "white");
  if (card.glyphs === undefined) return joust(card, side, armies);
  const { place, inner } = drawn?.[card.name]?.(armies) ?? {
    place: card.lasts ? "night" : "day",
    // A card that nobody has drawn shows its signs; one that somebody has waits for its drawing.
    inner: drawn || isOwn(card) ? said(card.glyphs, armies) : "",
  };
  return { ground: ground(place, TONED.has(place) ? card.family : place), inner };
}

/**
 * The picture of a card, for who holds it. Drawings by hand that have not come yet are put into it later.
 * @param {CardInfo} card @param {SideName} [side] @returns {SVGElement}
 */
export function draw(card, side) {
  const scene = sceneOf(card, side);
  const made = picture(scene.ground, scene.inner);
  if (card.glyphs !== undefined && !drawn && !isOwn(card))
    whenDrawn(() => {
      const { ground: below, inner } = sceneOf(card, side);
      fill(made, below, inner);
    });
  return made;
}
