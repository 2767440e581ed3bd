// The gain of each answer of a turn of 5 Card Chess, in few words under each: a finger has nothing to hover with.
import { fiveCardView } from "./cards.js";

/**
 * @param {import("../../match/match.js").Match} match @param {import("../../engine").Offer} offer
 * @returns {string | null}
 */
export function answerNote(match, { choice }) {
  const { pot, stake, doubled } = fiveCardView(match).poker;
  if (match.prompt?.why === "answer-double")
    return choice.t === "yes" ? `win or lose ${doubled?.stake}` : `lose ${stake}`;
  if (match.prompt?.why !== "hand") return null;
  // In poker a fold loses; here it brings a new hand.
  if (choice.t === "fold") return match.view.check.length ? "new hand, then move" : "five new cards";
  if (choice.t === "call")
    return match.state.options.failed_call === "loss" ? "mate, or lose the pot" : "mate, or draw cards";
  return choice.t === "double" ? `pot ${pot} becomes ${doubled?.pot}` : null;
}
