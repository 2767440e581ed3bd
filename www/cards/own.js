// Own cards on the page: as the engine tells of them, and as cards of the catalogue.
import { meetCard } from "../context.js";

/**
 * @typedef {import("../engine").OwnCard} OwnCard
 * @typedef {import("../engine").CardInfo} CardInfo
 *
 * An own card as one of the catalogue.
 * @typedef {CardInfo & OwnCard} OwnInfo
 */

/** The place of own cards among numbers: behind all printed ones. */
const LAST = 1000;

/** The reason why no computer plays where such a card is. @param {{ title: string }} card one that people carry out */
export const peopleOnly = ({ title }) => `${title} is carried out by hand: only people play with it, not the computer.`;

/** Returns true for a card that is not printed. @param {CardInfo} card @returns {card is OwnInfo} */
export const isOwn = (card) => "packed" in card;

/**
 * An own card as one of the catalogue, in which the page finds it from now on.
 * @param {OwnCard} own @returns {OwnInfo}
 */
export function met(own) {
  const family = /** @type {CardInfo["family"]} */ (own.family);
  const info = { number: LAST, copies: 0, side: null, kind: null, ...own, family };
  meetCard(info);
  return info;
}
