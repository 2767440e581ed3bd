// The deeds that are news to a player: all that the other side has done since the player last acted in an own turn.
import { addDeeds } from "./deeds.js";

/**
 * @typedef {import("../../engine").Seat} Seat
 * @typedef {import("../../engine").View} View
 * @typedef {import("../beyond.js").Seen} Seen
 * @typedef {import("./deeds.js").Deed} Deed
 * @typedef {import("./story.js").Known} Known
 */

/** True if a player has given an answer in the own turn; what the page answers by itself is no act. */
const acted = (/** @type {Seen} */ { by }, /** @type {Seen | undefined} */ before, /** @type {Seat} */ reader) =>
  by === reader.charAt(0) && before?.view.turn.seat === reader;

/**
 * True if a deed is the other side's, or an own card that came to nothing, or that answered the other's, or the end of
 * an effect.
 */
const isNews = (/** @type {Deed} */ { seat, fate, cancels, reply, ends }, /** @type {Seat} */ reader) =>
  seat !== reader ||
  cancels !== null ||
  ends !== null ||
  fate === "cancelled" ||
  fate === "no effect" ||
  (reply && fate === "done");

/** True if an own card was turned over that moved nothing: it is told before what the other side did then. */
const isDrawn = (/** @type {Deed} */ { seat, fate, done, card }, /** @type {Seat} */ reader) =>
  seat === reader && fate === "drawn" && done !== null && Boolean(card?.kind);

/** True if an own capture brought a base to light: it is told before what the other side did then. */
const isBare = (/** @type {Deed} */ { seat, moved, shown }, /** @type {Seat} */ reader) =>
  seat === reader && moved !== null && shown !== null;

/** True for the end of an effect that was meant for a turn: it began in the present turn or the two before it. */
const isBrief = (/** @type {Deed} */ { ends }, /** @type {Seen[]} */ seen) => {
  const number = seen.at(-1)?.view.turn.number ?? 0;
  const since = seen.filter(({ view }) => view.turn.number >= number - 2);
  return since.some(({ events }) => events?.some((one) => one.t === "lasting" && one.begins && one.card === ends));
};

/** Returns the news among deeds, in order. @param {Deed[]} deeds @param {Seat} reader */
function newsOf(deeds, reader) {
  const from = deeds.findIndex((deed) => isNews(deed, reader));
  return from < 0 ? [] : deeds.filter((deed) => [isNews, isDrawn, isBare].some((told) => told(deed, reader)));
}

/**
 * The place in what was shown at which the news begin: at the player's last act, or at the beginning.
 * @param {Seen[]} seen @param {Seat} reader
 */
export function firstNews(seen, reader) {
  const from = seen.findLastIndex((one, at) => acted(one, seen[at - 1], reader));
  return from < 0 ? Math.min(1, seen.length) : from + 1;
}

/**
 * The deeds of the last turn of the other side and what came after it, from everything that was told: this page has not
 * shown them itself.
 * @param {import("../../engine").Events} told @param {View} view @param {Seat} reader
 * @param {(before: View) => Known} known
 */
export function toldBefore(told, view, reader, known) {
  const { number, seat } = view.turn;
  const first = seat === reader ? number - 1 : number;
  const line = told.findIndex((event) => event.t === "say" && event.turn >= first);
  // A cloak comes off before the line that tells of it.
  const from = told[line - 1]?.t === "uncloak" ? line - 1 : line;
  /** @type {Deed[]} */
  const deeds = [];
  // The places of the pieces are not known any more: the engine's sentences tell of them.
  if (from >= 0) addDeeds(deeds, told.slice(from), { ...known(view), piece: () => null });
  return newsOf(deeds, reader);
}

/**
 * The deeds, in order.
 * @param {Seen[]} seen what was shown, in order @param {Seat} reader
 * @param {(before: View) => Known} known the pieces as they stood
 * @param {Deed[]} [earlier] deeds of which this page has shown nothing
 */
export function newsFor(seen, reader, known, earlier = /** @type {Deed[]} */ ([])) {
  const deeds = seen.some((one, at) => acted(one, seen[at - 1], reader)) ? [] : [...earlier];
  // The answer itself may have brought about what the other side does next.
  for (let at = Math.max(firstNews(seen, reader) - 1, 0); at < seen.length; at++) {
    const { events, by } = seen[at];
    const before = seen[at - 1];
    if (events && before && by) addDeeds(deeds, events, known(before.view));
  }
  const told = deeds.filter((deed) => deed.ends === null || !isBrief(deed, seen));
  return newsOf(told, reader);
}
