// The names of answers in a tree: as chess players write a move, or what the log tells of it.
import { moveNumbers } from "../match/rows.js";
import { words } from "../ui/words.js";

/** Letters of a name at most. */
const LONGEST = 28;

/** @param {import("../engine").LogEntry} entry */
function shortly({ moved, squares: [from, to], card, text }) {
  const move = moved && (moved.short ?? `${from}${moved.takes.length ? "×" : "–"}${to}`);
  if (move) return card ? `${move} (${words(card)})` : move;
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/**
 * Names an answer by the lines that it has written into the log.
 * @param {import("./tree.js").Twig} twig @param {import("../engine").LogEntry[]} log @param {number} before lines
 * @param {number} after lines
 */
export function name(twig, log, before, after) {
  twig.lines = after;
  const told = log.slice(before, after);
  const entry = told.find(({ moved }) => moved) ?? told.find(({ card }) => card) ?? told[0];
  const at = entry ? log.indexOf(entry) : log.length - 1;
  twig.words = entry ? shortly(entry) : twig.text;
  twig.move = moveNumbers(log)[at] ?? 0;
  twig.side = entry?.side ?? null;
}
