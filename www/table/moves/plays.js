// What the lines of the log did, as a list of moves shows it, and the boards before and after each that were seen.
import { findCard } from "../../context.js";

/**
 * @typedef {import("../../engine").Kind} Kind
 * @typedef {import("../../engine").LogEntry} LogEntry
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
 * A line of the log.
 * @typedef {object} Play
 * @property {LogEntry} entry
 * @property {import("../../engine").CardInfo | null} card
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
    return {
      entry,
      card: entry.card === null ? null : findCard(view.game, entry.card),
      move: moveOf(entry),
      before: known && open(past),
      after: known && open(one),
    };
  });
}
