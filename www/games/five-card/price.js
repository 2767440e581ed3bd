// What answers of 5 Card Chess cost, for the question that comes before them.
import { armyName } from "../../pieces/looks.js";
import { capital, count } from "../../ui/words.js";

/** @param {number} number */
export const antes = (number) => count(number, "ante");

/** The army of a seat, for a sentence. */
export const army = (view, seat) => capital(armyName(view.sides[seat]));

/** What an answer costs, for the question that comes before it. */
export function price(match, offer) {
  const { view, prompt, offers } = match.state;
  const { stake, pot } = view.poker;
  const me = army(view, prompt.seat);
  const other = army(view, match.other(prompt.seat));
  switch (offer.choice.t) {
    case "fold":
      // Where nothing else can be played there is nothing to ask.
      return (
        offers.some(({ squares }) => squares.length > 0) && [
          "Fold?",
          `${me} discards the whole hand and draws five new cards. This uses up the turn.`,
          "Fold",
        ]
      );
    case "call":
      return [
        "Call?",
        `Both hands are frozen: no more cards are drawn. ${me} has five moves to checkmate ${other}${match.wish.options?.failed_call === "loss" ? "; if that fails, the pot is lost" : "; if that fails, a tie-break by cards decides the game"}.`,
        "Call",
      ];
    case "double":
      return [
        "Offer to double?",
        `If ${other} accepts, each has ${antes(stake * 2)} in the pot and ${other} owns the cube. If ${other} refuses, ${me} wins the pot of ${antes(pot)}.`,
        "Double",
      ];
    case "give-up":
      return [
        "Give up the call?",
        match.wish.options?.failed_call === "loss"
          ? `${me} loses the pot of ${antes(pot)}.`
          : "A tie-break by cards decides the game.",
        "Give up",
      ];
    case "no":
      return (
        prompt.why === "answer-double" && [
          "Refuse the double?",
          `${me} loses the game and the ${antes(stake)} in the pot.`,
          "Refuse",
        ]
      );
    default:
      return null;
  }
}
