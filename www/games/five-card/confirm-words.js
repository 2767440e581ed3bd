// The question that comes before an answer of 5 Card Chess that cannot be taken back: what the answer costs.
import { capital, count } from "../../ui/words.js";
import { antes, army, fiveCardView } from "./cards.js";

const BY_CARDS = "a tie-break by cards decides the game";

/**
 * Title, text, and the word for yes; null where nothing needs to be asked.
 * @param {import("../../match/match.js").Match} match @param {import("../../engine").Offer} offer
 * @returns {[title: string, text: string, yes: string] | null}
 */
export function confirmWords(match, offer) {
  const { prompt, offers } = match.state;
  if (!prompt) return null;
  const view = fiveCardView(match);
  const { stake, pot } = view.poker;
  const me = army(view, prompt.seat);
  const other = army(view, match.other(prompt.seat));
  const lost = match.request.options?.failed_call === "loss";
  switch (offer.choice.t) {
    case "fold":
      // Where nothing else can be played there is nothing to ask.
      if (!offers.some(({ squares }) => squares.length > 0)) return null;
      return ["Fold?", `${me} discards the whole hand and draws five new cards. This uses up the turn.`, "Fold"];
    case "call":
      return [
        "Call?",
        `From now on no cards are drawn. ${me} must checkmate ${other} with the ` +
          `${count(view.poker.hands[prompt.seat].length, "card")} in hand and moves that need no card: ` +
          "the last card, or the fifth move without a card, has to mate. " +
          `If that fails, ${lost ? "the pot is lost" : BY_CARDS}.`,
        "Call",
      ];
    case "double":
      return [
        "Offer to double?",
        `If ${other} accepts, each has ${antes(stake * 2)} in the pot and ${other} owns the cube. ` +
          `If ${other} declines, ${me} wins the pot of ${antes(pot)}.`,
        "Double",
      ];
    case "give-up":
      return ["Give up the call?", lost ? `${me} loses the pot of ${antes(pot)}.` : `${capital(BY_CARDS)}.`, "Give up"];
    case "no":
      if (prompt.why !== "answer-double") return null;
      return ["Decline the double?", `${me} loses the game and the ${antes(stake)} in the pot.`, "Decline"];
    default:
      return null;
  }
}
