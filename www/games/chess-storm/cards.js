// The cards of Chess Storm by name, what its table shows, and small pictures of cards.
import { cardFace } from "../../cards/face.js";
import { cardInfo, gameInfo } from "../../context.js";

/**
 * @typedef {import("../../engine").CardInfo} CardInfo
 * @typedef {import("../../engine").SideName} SideName
 * @typedef {import("../../engine").StormView} StormView
 */

export const GAME = "chess-storm";
/** So many cards the printed deck has. */
const PRINTED = 140;

/** @param {string} name */
export const stormCard = (name) => cardInfo(GAME, name);

/** What this page may see of a table of Chess Storm. @param {import("../../match/match.js").Match} match */
export const stormView = ({ view }) => /** @type {StormView} */ (view);

/** A small face for a button that speaks for it. @param {CardInfo} card @param {SideName} [side] */
export function silentFace(card, side) {
  const face = cardFace(card, { size: "small", side });
  face.setAttribute("aria-hidden", "true");
  return face;
}

/** The line that says how many of the printed cards there are. */
export function stormPart() {
  const { length } = gameInfo(GAME).cards;
  if (length === PRINTED) return `All ${PRINTED} cards of Chess Storm.`;
  return `The deck has ${length} of the ${PRINTED} printed cards so far.`;
}
