// The sentences of a review: what was dealt or rolled, and how that changed the chance of winning; what was better than
// a choice, and why.
import { findCard } from "../context.js";
import { sentence, whose } from "../ui/words.js";
import { percent } from "./chart.js";

/**
 * @typedef {import("../engine").Reviewed} Reviewed
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("../match/match.js").Match} Match
 */

/** Returns the possessive of a name for the middle of a sentence. @param {string} name */
export const whoseOf = (name) => (name === "You" ? "your" : whose(name));

/**
 * Returns the known cards of the second list that are not in the first; of equal cards, as many as there are more.
 * @param {(string | null)[]} before @param {(string | null)[]} after
 */
function added(before, after) {
  const left = [...before];
  return after.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && card !== null;
  });
}

/**
 * Says what was dealt or rolled after an answer, and how that changed the chance of winning.
 * @param {Match} match @param {Seat} seat @param {Reviewed} told @param {number} at answers given before it
 */
export async function fallWords(match, seat, { label, after, luck }, at) {
  const [was, is] = await Promise.all(
    [at, at + 1].map(async (answers) => (await match.connection.call("past", answers, seat))?.view),
  );
  const { name } = match.seat(seat);
  const lines = was && is ? is.log.slice(was.log.length).map(({ text }) => text) : [];
  const drawn = was && is ? added(match.part.hand?.(was, seat) ?? [], match.part.hand?.(is, seat) ?? []) : [];
  const cards = drawn.map((card) => findCard(match.view.game, /** @type {string} */ (card))?.title).join(", ");
  // Of a hand that is dealt anew, this tells only the cards that were not in the hand before.
  const drew = cards && `New in ${whoseOf(name)} hand: ${cards}.`;
  const what = [...lines, drew].filter(Boolean).join(" ") || sentence(label);
  const way = luck > 0 ? "rose" : "fell";
  return `${what} ${whose(name)} chance ${way} from ${percent(after - luck)} to ${percent(after)}.`;
}

/** Says what was better than a choice, and why. @param {Reviewed} told @param {string} chosen words for the choice */
export function choiceWords({ better }, chosen) {
  if (!better) return "";
  const { fault, why, given, chance } = better;
  const was = `${chosen} ${fault ?? "was a weaker choice"} (${percent(given)}).`;
  return `${was} Better: “${better.label}” (${percent(chance)})${why ? `, which ${why}` : ""}.`;
}
