// The hidden hands of a game that nobody deals: the decks that they come from, and those that are shown.
import { Decks, noHands } from "./decks.js";

/** @typedef {import("../../games/protocol").Hidden} Hidden */

/** Cards of a hand at most, and kinds of cards. */
const [MOST, KINDS] = [20, 20];

/** True for the numbers of a hand that is shown. @param {unknown} cards @returns {cards is number[]} */
export const isHand = (cards) =>
  Array.isArray(cards) &&
  cards.length <= MOST &&
  cards.every((card) => Number.isInteger(card) && card >= 0 && card < KINDS);

/**
 * The decks of a game with hidden hands; null for another one.
 * @param {import("./kept-game.js").Kept} kept @param {import("./kept-game.js").Ties} ties
 * @param {import("./mail.js").Mail} mail @param {(what: string, proof: object) => void} cheat
 */
export function decksOf(kept, ties, mail, cheat) {
  if (!ties.hidden) return null;
  kept.hands ??= noHands();
  return new Decks(kept, kept.hands, ties, mail, cheat);
}
