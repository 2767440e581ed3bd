// The ways of an own card into a deck of its game, and into a game that is about it.
import { setUpPart } from "../games/set-ups.js";
import { setUpUsual } from "../usual.js";

/** @typedef {import("../engine").GameName} GameName */
/** @typedef {import("../cards/own.js").OwnInfo} OwnInfo */

/** @param {GameName} game @param {OwnInfo} card */
export const intoDeck = (game, card) => setUpPart(game).intoDeck?.(card);

/**
 * Sets up a game with a deck for this card; one by hand is for two people.
 * @param {GameName} game @param {OwnInfo} card
 */
export function playWith(game, card) {
  const { options = {}, cards = [card.packed] } = setUpPart(game).trialOf?.(card) ?? {};
  return setUpUsual(game, options, cards, card.by_hand ? "hh" : "hc");
}
