// The cards of Chess Storm by name.
import { cardInfo, gameInfo } from "../../context.js";

export const GAME = "chess-storm";
/** So many cards the printed deck has. */
const PRINTED = 140;

/** @param {string} name */
export const stormCard = (name) => cardInfo(GAME, name);

/** The line that says how many of the printed cards there are. */
export function stormPart() {
  const { length } = gameInfo(GAME).cards;
  if (length === PRINTED) return `All ${PRINTED} cards of Chess Storm.`;
  return `The deck has ${length} of the ${PRINTED} printed cards so far.`;
}
