// The question that comes before an answer of 5 Card Chess that cannot be taken back: what the answer costs.
import { capital, count } from "../../ui/words.js";
import { antes, BY_CARDS, fiveCardView, freeMoves } from "./cards.js";

/**
 * Title, text, the words for yes and no, and whether something is lost by it for certain; null where nothing needs to
 * be asked. They are said to whoever is asked.
 * @param {import("../../match/match.js").Match} match @param {import("../../engine").Offer} offer
 * @returns {Parameters<typeof import("../../ui/dialog.js").confirm> | null}
 */
export function confirmWords(match, offer) {
  const { prompt, view } = match;
  if (!prompt) return null;
  const { stake, pot, doubled, hands } = fiveCardView(match).poker;
  const other = match.seat(match.other(prompt.seat)).name;
  const lost = match.state.options.failed_call === "loss";
  switch (offer.choice.t) {
    case "fold":
      return [
        "Fold?",
        "You discard your whole hand and draw five new cards. " +
          (view.check.length
            ? "Then you must get out of check at once: if you can't, it is checkmate."
            : "This uses up your turn."),
        "Fold",
        "Cancel",
        "primary",
      ];
    case "call":
      return [
        "Call?",
        "A call doesn't cost your turn: you move right after it. From now on neither of you draws cards; " +
          "in check with nothing left to play is checkmate. " +
          `You must checkmate ${other} with the ` +
          `${count(hands[prompt.seat].length, "card")} in your hand and at most five moves without a card ` +
          `(${freeMoves(match).makes}). ` +
          `If they are used up and there is no checkmate, ${lost ? "you lose the pot" : BY_CARDS}.`,
        "Call",
        "Cancel",
        "primary",
      ];
    case "double":
      return [
        "Offer to double?",
        `If ${other} accepts, each of you has ${antes(doubled?.stake ?? stake)} in the pot, ` +
          `and ${other} owns the cube. ` +
          `If ${other} declines, you win the pot of ${antes(pot)}.`,
        "Double",
        "Cancel",
        "primary",
      ];
    case "give-up":
      return lost
        ? ["Give up the call?", `You lose the pot of ${antes(pot)}.`, "Give up"]
        : ["Give up the call?", `${capital(BY_CARDS)}.`, "Give up", "Cancel", "primary"];
    case "no":
      if (prompt.why !== "answer-double") return null;
      return ["Decline the double?", `You lose the game and your ${antes(stake)} in the pot.`, "Decline"];
    default:
      return null;
  }
}
