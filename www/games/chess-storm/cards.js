// The cards of Chess Storm by name.
import { cardInfo, gameInfo } from "../../context.js";

export const GAME = "chess-storm";
/** So many cards the printed deck has. */
const PRINTED = 140;

/** @param {string} name */
export const stormCard = (name) => cardInfo(GAME, name);

/** The line that says how much of the printed deck is there. */
export function stormPart() {
  const { length } = gameInfo(GAME).cards;
  if (length === PRINTED) return `All ${PRINTED} cards of Chess Storm.`;
  return `${length} of the ${PRINTED} cards of Chess Storm are built; the game is played with these.`;
}
