// The outcome of an answer, in the engine's words: the answer's own, and what the log would say next.
import { sentence } from "../../ui/words.js";

/** @typedef {import("../../engine").Event} Event */

/** @param {Event[] | null} events @param {(line: Extract<Event, { t: "say" }>) => boolean} tells */
const said = (events, tells) =>
  (events ?? []).flatMap((event) => (event.t === "say" && tells(event) ? [event.text] : []));

/** @param {import("../../engine").Offer} offer @param {Event[] | null} events that would follow */
export const foretold = ({ label }, events) => [sentence(label), ...said(events, () => true)];

/**
 * The deeds of a lifted card: that it is played need not be said.
 * @param {import("../../engine").Offer} offer @param {Event[]} events that would follow
 */
export function effectOf({ label }, events) {
  const lines = said(events, ({ named, moved }) => named === null || moved !== null);
  return lines.length ? lines : [sentence(label)];
}
