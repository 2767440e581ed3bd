// The words of a link that lead to a screen of their own, beside which nothing stands but how it is shown.
import { MANNERS, words } from "./address.js";
import { plain, quoted } from "./address-options.js";

/** The screens that have a word of their own, and what a link leads to with it. */
const PLACES = { workshop: "the workshop", edit: "the board editor", analyse: "the analysis board", run: "a run" };

/**
 * The meaning of such a word; null if the address has none. Throws a sentence about words that say nothing there.
 * @param {keyof typeof PLACES} place
 */
export function wordFor(place) {
  const { [place]: said, ...others } = words();
  if (said === undefined) return null;
  const lost = Object.keys(others).find((word) => !MANNERS.includes(word));
  if (lost !== undefined) throw new Error(`A link to ${PLACES[place]} has no word ${quoted(lost)}.`);
  return plain(said);
}
