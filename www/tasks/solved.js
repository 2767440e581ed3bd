// The record of a player who solves puzzles: the rating and the puzzles solved.
import { whole } from "../address.js";
import { keepPlayer, playerPart } from "../match/player.js";
import { isObject } from "../ui/fit.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../games/puzzles.js").Puzzle} Puzzle
 *
 * The rating, and the puzzles solved, by game.
 * @typedef {{ rating: number, done: Record<string, number[]> }} Kept
 */

/** The largest change of the rating by one puzzle. */
const STEP = 32;
const START = 1000;

/** @returns {Kept} */
export function kept() {
  const found = playerPart("puzzles");
  const done = Object.entries(isObject(found.done) ? found.done : {}).map(([game, list]) => [
    game,
    Array.isArray(list) ? list.filter(Number.isInteger) : [],
  ]);
  const rating = Number.isFinite(found.rating) ? Number(found.rating) : START;
  return { rating, done: Object.fromEntries(done) };
}

/** @param {Partial<Kept>} change */
const keep = (change) => void keepPlayer({ puzzles: { ...playerPart("puzzles"), ...change } });

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

/** Of so many puzzles that are near the rating the one is proposed whose kind comes next. */
const NEAR = 12;

/**
 * The number of the puzzle that comes next: near the rating, among those that were not solved, of the kind that follows
 * that of the last one.
 * @param {GameName} game
 * @param {Puzzle[]} puzzles
 * @param {number} [last] left out: the one that was solved last
 */
export function following(game, puzzles, last = kept().done[game]?.at(-1)) {
  const { rating, done } = kept();
  const rated = puzzles.flatMap(({ drill }, at) => (drill ? [] : [at + 1]));
  const others = rated.length > 1 ? rated.filter((number) => number !== last) : rated;
  const left = others.filter((number) => !done[game]?.includes(number));
  /** @param {number} number */
  const gap = (number) => Math.abs(puzzles[number - 1].hard - rating);
  const near = (left.length ? left : others).sort((one, other) => gap(one) - gap(other)).slice(0, NEAR);
  /** @param {number} number */
  const kind = (number) => puzzles[number - 1].kind;
  const kinds = [...new Set(rated.map(kind))];
  const before = last && puzzles[last - 1] ? kinds.indexOf(kind(last)) : -1;
  /** @param {number} number */
  const turn = (number) => (kinds.indexOf(kind(number)) - before - 1 + kinds.length) % kinds.length;
  return near.reduce((best, number) => (turn(number) < turn(best) ? number : best));
}

/**
 * A result and the link to what it is of, where this document has an address.
 * @param {string} text @param {string} daily
 */
export const withLink = (text, daily) =>
  /^(https?|file):/.test(location.href) ? `${text}\n${whole({ daily })}` : text;
