// The card that pays for a move of 5 Card Chess, and the questions if several fit the picked squares.
import { chooser } from "../../dialogs/chooser.js";

/**
 * @typedef {import("../../engine").Offer} Offer
 * @typedef {import("../../match/match.js").Match} Match
 */

/** The open offers that a card pays for. @param {Match} match @param {string} card */
export const paidBy = (match, card) => match.offers.filter((offer) => offer.squares.length > 1 && offer.card === card);

/** @param {Match} match */
const armyOf = (match) => match.prompt?.side ?? "white";

/** The offers of a move without those that a Wild card pays for, unless none else does. @param {Offer[]} offers */
const plainly = (offers) => {
  const plain = offers.filter(({ card }) => card !== "wild");
  return plain.length ? plain : offers;
};

/**
 * Several offers fit two squares: which card pays, and then what the Pawn becomes. A Wild card is kept where anything
 * else pays: to spend it, a player lifts it before the move.
 * @param {Match} match
 * @param {Offer[]} offers
 * @param {(groups: Offer[][]) => Promise<Offer[] | null>} whichCard
 * @returns {Promise<Offer | null>}
 */
export async function choosePayment(match, offers, whichCard) {
  const ways = plainly(offers);
  const cards = [...new Set(ways.map((offer) => offer.card))];
  const groups = cards.map((card) => ways.filter((offer) => offer.card === card));
  const group = groups.length === 1 ? groups[0] : await whichCard(groups);
  if (!group || group.length === 1) return group?.[0] ?? null;
  return chooser("Promote to", group, armyOf(match));
}

/**
 * A card was dropped on a square that several moves reach: which one?
 * @param {Match} match
 * @param {Offer[]} offers
 * @returns {Promise<Offer | null>}
 */
export async function whichMove(match, offers) {
  if (offers.length === 1) return offers[0];
  const one = offers.every((offer) => offer.squares[0] === offers[0].squares[0]);
  if (one) return chooser("Promote to", offers, armyOf(match));
  /** A piece is asked for, not what it becomes. @param {Offer} offer */
  const usual = ({ choice }) => !("becomes" in choice) || !choice.becomes || choice.becomes === "queen";
  return chooser("Which piece?", offers.filter(usual), armyOf(match), true);
}
