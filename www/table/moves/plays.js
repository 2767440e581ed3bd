// What the lines of the log did, as a list of moves shows it: made of the log's data and of the events that were seen.
import { findCard } from "../../context.js";

/**
 * @typedef {import("../../engine").Kind} Kind
 * @typedef {import("../../engine").LogEntry} LogEntry
 * @typedef {import("../../engine").Events} Events
 * @typedef {import("../beyond.js").Seen} Seen
 *
 * A piece that went from one square to another. What is not known stays null: events that came before a reload.
 * @typedef {object} Move
 * @property {import("../../engine").SideName | null} side of the piece
 * @property {Kind | null} kind
 * @property {string} from
 * @property {string} to
 * @property {boolean} takes
 * @property {Kind | null} becomes
 *
 * A line of the log.
 * @typedef {object} Play
 * @property {LogEntry} entry
 * @property {import("../../engine").CardInfo | null} card
 * @property {Move | null} move
 * @property {Seen | null} before the board as it was seen before it, and after it
 * @property {Seen | null} after
 */

/**
 * The events that belong to a line: those from its own to that of the next.
 * @param {Events} events @param {number} at
 */
function eventsOf(events, at) {
  const says = events.flatMap((event, place) => (event.t === "say" ? [place] : []));
  return events.slice(says[at], says[at + 1]);
}

/** @param {LogEntry} entry @param {Events | null} events @param {Seen | null} before @returns {Move | null} */
function moveOf({ squares }, events, before) {
  const [from, to, more] = squares;
  if (!to || more) return null;
  if (!events || !before) return { side: null, kind: null, from, to, takes: false, becomes: null };
  const shift = events.find((event) => event.t === "shift" && event.from === from);
  if (shift?.t !== "shift") return null;
  const piece = before.view.cells.find((cell) => cell?.id === shift.id);
  const recast = events.find((event) => event.t === "recast" && event.id === shift.id);
  return {
    side: piece?.side ?? null,
    kind: piece?.kind ?? null,
    from,
    to,
    takes: events.some((event) => event.t === "lift" && event.id !== shift.id),
    becomes: recast?.t === "recast" ? recast.kind : null,
  };
}

/**
 * The plays of a game. A board that somebody else at this page has seen is left out.
 * @param {import("../../engine").View} view @param {Seen[]} seen
 * @returns {Play[]}
 */
export function playsOf(view, seen) {
  /** @param {Seen | undefined} one */
  const open = (one) => (one && [view.eye, "watcher"].includes(one.view.eye) ? one : null);
  return view.log.map((entry, at) => {
    const index = seen.findIndex(({ lines }) => lines > at);
    const [one, past] = [seen[index], seen[index - 1]];
    const known = one?.events && past ? one : null;
    const events = known?.events ? eventsOf(known.events, at - past.lines) : null;
    return {
      entry,
      card: entry.card === null ? null : findCard(view.game, entry.card),
      move: moveOf(entry, events, known ? past : null),
      before: known && open(past),
      after: known && open(one),
    };
  });
}
