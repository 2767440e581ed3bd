// The cards of Chess Storm by name, what its table shows, and small pictures of cards.
import { cardFace } from "../../cards/face.js";
import { cardInfo } from "../../context.js";

/**
 * @typedef {import("../../engine").CardInfo} CardInfo
 * @typedef {import("../../engine").SideName} SideName
 * @typedef {import("../../engine").StormView} StormView
 */

export const GAME = "chess-storm";
/** @param {string} name */
export const stormCard = (name) => cardInfo(GAME, name);

/** Returns what this page may see of a table of Chess Storm. @param {import("../../match/match.js").Match} match */
export const stormView = ({ view }) => /** @type {StormView} */ (view);

/**
 * A small face for a button that has a label of its own: screen readers skip it.
 * @param {CardInfo} card @param {SideName} [side]
 */
export function silentFace(card, side) {
  const face = cardFace(card, { size: "small", side });
  face.setAttribute("aria-hidden", "true");
  return face;
}
