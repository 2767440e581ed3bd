// What the lines of the log did, as a list of moves shows it, and the boards before and after each that were seen.
import { findCard } from "../../context.js";

/**
 * @typedef {import("../../engine").Kind} Kind
 * @typedef {import("../../engine").LogEntry} LogEntry
 * @typedef {import("../../engine").Events} Events
 * @typedef {import("../beyond.js").Seen} Seen
 *
 * A piece that went from one square to another.
 * @typedef {object} Move
 * @property {import("../../engine").SideName} side of the piece
 * @property {Kind} kind
 * @property {string} from
 * @property {string} to
 * @property {boolean} takes
 * @property {Kind | null} becomes
 *
 * What became of a card, where it is not simply carried out.
 * @typedef {"discarded" | "cancelled" | "no effect"} Fate
 *
 * A line of the log.
 * @typedef {object} Play
 * @property {LogEntry} entry
 * @property {import("../../engine").CardInfo | null} card
 * @property {Fate | null} fate
 * @property {Move | null} move
 * @property {Seen | null} before the board as it was seen before it, and after it
 * @property {Seen | null} after
 */

/** @param {LogEntry} entry @returns {Move | null} */
function moveOf({ squares: [from, to], moved }) {
  if (!moved) return null;
  const { side, kind, takes, becomes } = moved;
  return { side, kind, from, to, takes: takes.length > 0, becomes };
}

/**
 * The events that belong to a line: those from its own to that of the next.
 * @param {Events} events @param {number} at
 */
function eventsOf(events, at) {
  const says = events.flatMap((event, place) => (event.t === "say" ? [place] : []));
  return events.slice(says[at], says[at + 1]);
}

/** @param {LogEntry} entry @param {Events} events @returns {Fate | null} */
function fateOf({ card }, events) {
  const own = events.filter((event) => "card" in event && event.card === card && event.t !== "say");
  if (own.some(({ t }) => t === "dump")) return "discarded";
  return own.some((event) => event.t === "effect" && !event.had) ? "no effect" : null;
}

/** Marks the last play of a card that has been cancelled. @param {Play[]} plays @param {Events} events */
function cancel(plays, events) {
  for (const event of events) {
    if (event.t !== "cancel") continue;
    const play = plays.findLast(({ entry }) => entry.card === event.card && entry.seat === event.seat);
    if (play) play.fate = "cancelled";
  }
}

/**
 * The plays of a game. A board that somebody else at this page has seen is left out.
 * @param {import("../../engine").View} view @param {Seen[]} seen
 * @returns {Play[]}
 */
export function playsOf(view, seen) {
  /** @param {Seen | undefined} one */
  const open = (one) => (one && [view.eye, "watcher"].includes(one.view.eye) ? one : null);
  /** @type {Play[]} */
  const plays = [];
  view.log.forEach((entry, at) => {
    const index = seen.findIndex(({ lines }) => lines > at);
    const [one, past] = [seen[index], seen[index - 1]];
    const known = one?.events && past ? one : null;
    const events = known?.events ? eventsOf(known.events, at - past.lines) : null;
    cancel(plays, events ?? []);
    plays.push({
      entry,
      card: entry.card === null ? null : findCard(view.game, entry.card),
      fate: events && entry.card !== null ? fateOf(entry, events) : null,
      move: moveOf(entry),
      before: known && open(past),
      after: known && open(one),
    });
  });
  return plays;
}
