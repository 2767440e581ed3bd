// The record of a player who solves puzzles: the rating, the puzzles solved, the last daily ones and their results.
import { whole } from "../address.js";
import { isObject } from "../ui/fit.js";
import { read, write } from "../ui/storage.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../games/puzzles.js").Puzzle} Puzzle
 *
 * The rating, the puzzles solved, by game; the last daily puzzle solved, its result, and how many days in a row.
 * @typedef {{ rating: number, done: Record<string, number[]>, day: number, streak: number, signs: string }} Kept
 */

/** The largest change of the rating by one puzzle. */
const STEP = 32;
const START = 1000;

/** @returns {Kept} */
export function kept() {
  /** @type {Record<string, unknown>} */
  let found = {};
  try {
    const text = JSON.parse(read("puzzles") ?? "{}");
    if (isObject(text)) found = text;
  } catch {
    // A record that cannot be read is begun anew.
  }
  /** @param {string} name @param {number} usual */
  const number = (name, usual) => (Number.isFinite(found[name]) ? Number(found[name]) : usual);
  const done = Object.entries(isObject(found.done) ? found.done : {}).map(([game, list]) => [
    game,
    Array.isArray(list) ? list.filter(Number.isInteger) : [],
  ]);
  const [rating, day, streak] = [number("rating", START), number("day", 0), number("streak", 0)];
  return { rating, day, streak, done: Object.fromEntries(done), signs: String(found.signs ?? "") };
}

/** @param {Partial<Kept>} change */
const keep = (change) => void write("puzzles", JSON.stringify({ ...kept(), ...change }));

/** The rating after a puzzle, as in chess (Elo). @param {number} hard @param {boolean} solved */
export function rate(hard, solved) {
  const { rating } = kept();
  const expected = 1 / (1 + 10 ** ((hard - rating) / 400));
  keep({ rating: Math.round(rating + STEP * (Number(solved) - expected)) });
}

/** @param {GameName} game @param {number} number */
export function keepSolved(game, number) {
  const { done } = kept();
  keep({ done: { ...done, [game]: [...new Set([...(done[game] ?? []), number])] } });
}

/**
 * The number of the puzzle that is nearest to the rating, among those that were not solved.
 * @param {GameName} game
 * @param {Puzzle[]} puzzles
 */
export function nearest(game, puzzles) {
  const { rating, done } = kept();
  const solved = done[game]?.length < puzzles.length ? done[game] : [];
  const open = puzzles.map((_, at) => at + 1).filter((number) => !solved?.includes(number));
  /** @param {number} number */
  const gap = (number) => Math.abs(puzzles[number - 1].hard - rating);
  return open.reduce((best, number) => (gap(number) < gap(best) ? number : best));
}

/** A day's puzzle is solved: `signs` says how. @param {number} day @param {string} signs */
export function keepDay(day, signs) {
  const { day: last, streak } = kept();
  if (last < day) keep({ day, signs, streak: last === day - 1 ? streak + 1 : 1 });
}

/**
 * A result and the link to what it is of, where this document has an address.
 * @param {string} text @param {string} daily
 */
export const withLink = (text, daily) =>
  /^(https?|file):/.test(location.href) ? `${text}\n${whole({ daily })}` : text;
