// The pictures of a card: that of its face, in a box of 284 by 256 units, and that of its rule on a piece of a board.
// Extras draw both.
import { quietly } from "../extras/extra.js";
import { h } from "../ui/dom.js";
import { momentOf } from "./moments.js";

/** @typedef {import("../engine").CardInfo} CardInfo */
/** @typedef {import("../engine").SideName} SideName */

/**
 * Draws a picture of a card in the colours of its holder; null if there is none.
 * @typedef {(card: CardInfo, side: SideName) => Element | null} Draw
 */
/** @type {{ face: Draw | null, rule: Draw | null }} */
const draw = { face: null, rule: null };
/** Places whose pictures are drawn once they can be. @type {[Element, CardInfo, SideName][]} */
let waiting = [];

/** Calls back once more pictures can be drawn. @type {((then: () => void) => void) | null} */
let whenMore = null;

/**
 * Draws the pictures of faces from now on, and those that wait.
 * @param {Draw} given @param {(then: () => void) => void} more calls back once more can be drawn
 */
export function drawWith(given, more) {
  draw.face = given;
  whenMore = more;
  drawWaiting();
}

/** Draws the pictures that wait. */
function drawWaiting() {
  const places = waiting;
  waiting = [];
  for (const place of places) picture(...place);
}

/** Draws rules from now on. @param {Draw} given */
export const ruleWith = (given) => (draw.rule = given);

/**
 * Puts the picture of a card into its place on a face.
 * @param {Element} panel @param {CardInfo} card @param {SideName} side
 */
export function picture(panel, card, side) {
  const made = draw.face?.(card, side);
  if (made) panel.replaceChildren(made);
  else if (waiting.push([panel, card, side]) === 1) whenMore?.(drawWaiting);
}

/**
 * The place of the picture of a card's rule, beside its face; hidden if there is none, or until it can be drawn.
 * @param {CardInfo} card @param {SideName} [side]
 */
export function rulePicture(card, side = "white") {
  const place = h("div", { class: "card-rule", hidden: true, "aria-hidden": "true", data: { moment: momentOf(card) } });
  const show = () => {
    const made = card.glyphs === undefined ? null : draw.rule?.(card, side);
    place.replaceChildren(made ?? "");
    place.hidden = !made;
  };
  show();
  if (!draw.rule && card.glyphs !== undefined) quietly("pictures", new AbortController().signal).then(show);
  return place;
}
