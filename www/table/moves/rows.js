// The rows of the closed list of moves: plays that share a row, and how a list is scrolled to its end.
import { boxOf } from "../../ui/far.js";

/** Returns true if it is a sentence alone. @param {import("./plays.js").PlayLine} line */
const tells = ({ play }) => !play.move && !play.card;

/**
 * The rows of the closed list. A sentence about a play stands behind its signs, and so does a card that is discarded in
 * the turn of a move.
 * @param {import("./plays.js").PlayLine[]} lines
 */
export function rowsOf(lines) {
  /** @type {import("./plays.js").PlayLine[][]} */
  const rows = [];
  for (const line of lines) {
    const [first, ...more] = rows.at(-1) ?? [];
    const { turn, seat } = line.play.entry;
    const follows = first && !tells(first) && first.play.entry.turn === turn;
    const same = follows && first.play.entry.seat === seat;
    if (same && first.play.move && line.play.fate === "discarded") rows.at(-1)?.push(line);
    else if (!tells(line) || !(same || (follows && !seat))) rows.push([line]);
    else if (more.some(tells)) rows.push([first, line]);
    else rows.at(-1)?.push(line);
  }
  return rows;
}

/** So much of a list may be left empty, in pixels. */
const MOST = 44;

/**
 * Scrolls a list to its end; no entry is cut at the top.
 * @param {HTMLElement} scroller @param {HTMLElement} list @param {string} entries
 */
export function toEnd(scroller, list, entries) {
  list.style.paddingBottom = "0";
  scroller.scrollTop = scroller.scrollHeight;
  if (scroller.scrollHeight <= scroller.clientHeight) return;
  const { top } = boxOf(scroller);
  const boxes = [...list.querySelectorAll(entries)].map((entry) => boxOf(entry));
  const cuts = (/** @type {number} */ at) => boxes.some((box) => box.top < at - 1 && box.bottom > at + 1);
  const tops = boxes.map((box) => box.top).filter((at) => at >= top - 1);
  const whole = Math.min(...tops.filter((at) => !cuts(at)));
  // Beside a cell of many plays that may be far below: then only one of them is cut.
  const first = whole < top + MOST ? whole : Math.min(...tops);
  if (first === Number.POSITIVE_INFINITY) return;
  list.style.paddingBottom = `${Math.max(0, first - top)}px`;
  scroller.scrollTop = scroller.scrollHeight;
}
