// The plays of a log, as a list of moves shows them, and the boards before and after each that were shown.
import { findCard } from "../../context.js";

/**
 * @typedef {import("../../engine").Kind} Kind
 * @typedef {import("../../engine").LogEntry} LogEntry
 * @typedef {import("../../engine").Events} Events
 * @typedef {import("../../engine").View} View
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
 * @property {string | null} castles how a castling is written
 * @property {string | null} short the move as chess players write it; null in games that are not written so
 *
 * The fate of a card that is not simply carried out.
 * @typedef {"discarded" | "cancelled" | "no effect"} Fate
 *
 * A line of the log.
 * @typedef {object} Play
 * @property {LogEntry} entry
 * @property {import("../../engine").CardInfo | null} card
 * @property {Fate | null} fate
 * @property {Move | null} move
 * @property {boolean} cancels true of a line that only says which card cancels which: a list of moves shows that
 * @property {number} line its place in the log
 * @property {View | null} before what was seen before it, and after it, as far as this page has shown it
 * @property {View | null} after
 */

/**
 * A play in the list, with the lines that are signs there: check, mate.
 * @typedef {{ play: Play, more: Play[] }} PlayLine
 */

/** @param {LogEntry} entry @param {number} files @returns {Move | null} */
function moveOf({ squares: [from, to], moved }, files) {
  if (!moved) return null;
  const { side, kind, takes, becomes, short = null } = moved;
  // On a wide board there are several castlings towards the same side.
  const castles = moved.castles && files > 8 ? `${from}–${to} ${moved.castles}` : moved.castles;
  return { side, kind, from, to, takes: takes.length > 0, becomes, castles, short };
}

/**
 * For each line the events that belong to it: those from its own to that of the next.
 * @param {Events} told
 */
function eventsByLine(told) {
  /** @type {Events[]} */
  const lines = [];
  for (const event of told) {
    if (event.t === "say") lines.push([]);
    lines.at(-1)?.push(event);
  }
  return lines;
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
 * @param {View} view @param {Seen[]} seen @param {Events} told everything that was told
 * @returns {Play[]}
 */
export function playsOf(view, seen, told) {
  /** @param {Seen | undefined} one */
  const open = (one) => (one && [view.eye, "watcher"].includes(one.view.eye) ? one.view : null);
  /** @type {Play[]} */
  const plays = [];
  const lines = eventsByLine(told);
  view.log.forEach((entry, at) => {
    const index = seen.findIndex((state) => state.lines > at);
    const [one, past] = [seen[index], seen[index - 1]];
    const known = one?.events && past;
    const events = lines[at] ?? [];
    cancel(plays, events);
    plays.push({
      entry,
      line: at,
      card: entry.card === null ? null : findCard(view.game, entry.card),
      fate: entry.card === null ? null : fateOf(entry, events),
      move: moveOf(entry, view.files),
      cancels: entry.card === null && events.some(({ t }) => t === "cancel"),
      before: known ? open(past) : null,
      after: known ? open(one) : null,
    });
  });
  return plays;
}

/**
 * The plays as a list of moves has them: what a line says of the play before it, in the same turn, is a sign there.
 * @param {Play[]} plays
 * @returns {PlayLine[]}
 */
export function linesOf(plays) {
  /** @type {PlayLine[]} */
  const lines = [];
  for (const play of plays) {
    const { sign, turn } = play.entry;
    const own =
      (sign && lines.findLast((line) => line.play.entry.turn === turn && (line.play.move || line.play.card))) ||
      (play.cancels && lines.findLast((line) => line.play.card));
    if (own) own.more.push(play);
    else lines.push({ play, more: [] });
  }
  return lines;
}
