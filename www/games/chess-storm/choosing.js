// A question about many cards, as Peeker asks it: they are looked through as cards, not as a wall of buttons.
import { pickCard } from "../../cards/card-dialog.js";
import { stormCard } from "./cards.js";

/** So many cards are named on buttons; of more the faces are shown. */
const NAMED = 8;

/**
 * The cards among which the open question chooses, if they are many.
 * @param {Pick<import("../../match/match.js").Match, "prompt" | "offers">} match
 */
export function manyCards(match) {
  const cards = cardsAsked(match);
  return cards.length > NAMED ? cards : [];
}

/**
 * The cards among which the open question chooses.
 * @param {Pick<import("../../match/match.js").Match, "prompt" | "offers">} match
 */
export const cardsAsked = ({ prompt, offers }) =>
  prompt?.why !== "target"
    ? []
    : offers.flatMap((offer) => (offer.choice.t === "card" ? [{ offer, card: offer.choice.card }] : []));

/**
 * Looks through them, and gives the offer of the one that is taken; null where none is, or the question is over.
 * @param {import("../../match/match.js").Match} match
 */
export async function chooseCard(match) {
  const { shown } = match;
  const cards = manyCards(match);
  const picked = await pickCard(
    "Choose a card",
    "Take",
    cards.map(({ card }) => stormCard(card)),
  );
  return match.shown === shown ? (cards.find(({ card }) => card === picked)?.offer ?? null) : null;
}
