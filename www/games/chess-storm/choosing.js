// A question about many cards, as Peeker asks it: they are looked through as cards, not as a wall of buttons.
import { pickCard } from "../../cards/card-dialog.js";
import { stormCard } from "./cards.js";

/** So many cards are named on buttons; of more the faces are shown. */
const NAMED = 8;

/**
 * The cards among which the open question chooses, if they are many.
 * @param {Pick<import("../../match/match.js").Match, "state">} match
 */
export function manyCards({ state }) {
  const cards = cardsAsked({ state });
  return cards.length > NAMED ? cards : [];
}

/**
 * The cards among which the open question chooses.
 * @param {Pick<import("../../match/match.js").Match, "state">} match
 */
export const cardsAsked = ({ state }) =>
  state.prompt?.why !== "target"
    ? []
    : state.offers.flatMap((offer) => (offer.choice.t === "card" ? [{ offer, card: offer.choice.card }] : []));

/**
 * Looks through them, and gives the offer of the one that is taken; null where none is, or the question is over.
 * @param {import("../../match/match.js").Match} match
 */
export async function chooseCard(match) {
  const { state } = match;
  const cards = manyCards(match);
  const picked = await pickCard(
    "Choose a card",
    "Take",
    cards.map(({ card }) => stormCard(card)),
  );
  return match.state === state ? (cards.find(({ card }) => card === picked)?.offer ?? null) : null;
}
