// The cards of 5 Card Chess by name, what its table shows, and the words for armies and money.
import { cardInfo } from "../../context.js";
import { armyName } from "../../pieces/looks.js";
import { capital, count } from "../../ui/words.js";

/**
 * @typedef {import("../../engine").FiveCardView} FiveCardView
 * @typedef {import("../../engine").Seat} Seat
 */

export const GAME = "five-card";

/** @type {Seat[]} */
export const SEATS = ["first", "second"];

/** @param {string} name */
export const handCard = (name) => cardInfo(GAME, name);

/** Returns what this page may see of a table of 5 Card Chess. @param {import("../../match/match.js").Match} match */
export const fiveCardView = ({ view }) => /** @type {FiveCardView} */ (view);

/** The end of a failed call that does not lose the pot, and of any draw. */
export const BY_CARDS = "each player draws one card from a full deck, and the higher card wins the pot";

/** The moves that no card pays for (FC-7). @param {import("../../match/match.js").Match} match */
export const freeMoves = ({ state }) =>
  state.options.free_captures === "all"
    ? { makes: "the king's, and captures", short: "free move" }
    : { makes: "only the king makes these", short: "king move" };

/** @param {number} number */
export const antes = (number) => count(number, "ante");

/** The army of a seat, for a sentence. @param {FiveCardView} view @param {Seat} seat */
export const army = (view, seat) => capital(armyName(view.sides[seat]));
