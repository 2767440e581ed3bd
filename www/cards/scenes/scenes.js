// The pictures of all cards: drawn by hand where a card has a drawing, else put together from the catalogue's words.
import { composed } from "./compose.js";
import { joust } from "./jousts.js";
import { picture } from "./picture.js";

export { movedScene, pieceScene, revealScene, takenScene, threatScene } from "./told.js";

/**
 * @typedef {import("../../engine").CardInfo} CardInfo
 * @typedef {import("../../engine").SideName} SideName
 * @typedef {import("./stand.js").Army} Army
 *
 * Who stands in a picture: the holder's pieces, the opponent's, and pieces of either.
 * @typedef {{ own: Army, foe: Army, any: Army }} Armies
 * @typedef {{ ground: string, inner: string }} Scene
 * @typedef {(armies: Armies, card: CardInfo) => Scene} Drawing
 */

/** The drawings by hand, by the names of their cards. @type {Record<string, Drawing | undefined>} */
const drawn = {};

/** @param {SideName} side @returns {Armies} */
const armiesOf = (side) => ({ own: side, foe: side === "white" ? "black" : "white", any: "neutral" });

/**
 * The picture of a card, for who holds it. @param {CardInfo} card @param {SideName} [side] @returns {SVGElement}
 */
export function draw(card, side) {
  const armies = armiesOf(side ?? "white");
  const { ground, inner } =
    card.glyphs === undefined
      ? joust(card, side, armies)
      : (drawn[card.name]?.(armies, card) ?? composed(card, armies));
  return picture(ground, inner);
}
