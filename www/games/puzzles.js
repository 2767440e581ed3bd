// The extra `puzzles`: positions to be won, by game, each with how hard it is; and which is the puzzle of a day.
import { puzzles as chess } from "./chess/puzzles.js";
import { hard as stormHard } from "./chess-storm/puzzles.js";
import { days } from "./days.js";
import { puzzles as fullDouble } from "./full-double/puzzles.js";

/**
 * @typedef {import("../engine").GameName} GameName
 *
 * @typedef {object} Puzzle
 * @property {import("./protocol").Position} position
 * @property {number} hard on a scale like that of ratings
 * @property {string} [first] the first answer, for hints
 */

const COUNT = ["", "", "two", "three", "four"];

/** @param {string} line @returns {Puzzle} */
function won(line) {
  const [board, moves, hard, first] = line.split("|");
  const count = Number(moves);
  const task = count > 1 ? `Checkmate in ${COUNT[count]} moves, whatever Black does.` : "Checkmate in one move.";
  return { position: { setup: { board }, task, goal: `won by:${2 * count - 1}` }, hard: Number(hard), first };
}

/** @param {string} text */
const all = (text) => text.trim().split("\n").map(won);

/** The games that have puzzles, in the order of their letters in the list of days. @type {GameName[]} */
export const games = ["chess", "full-double", "chess-storm"];

/**
 * The puzzles of a game; their numbers never change. Those of Chess Storm are its practice positions.
 * @param {string} game @param {import("./protocol").Position[]} practices
 * @returns {Puzzle[]}
 */
export function puzzlesOf(game, practices) {
  const storm = stormHard.split(" ").map(Number);
  if (game === "chess-storm") return practices.map((position, at) => ({ position, hard: storm[at] }));
  return game === "chess" ? all(chess) : game === "full-double" ? all(fullDouble) : [];
}

/** Day 1 of the daily puzzle. */
const FIRST = Date.UTC(2026, 10, 25);

/** The number of a day by the date in Greenwich, from 1. @param {number} now */
export const dayOf = (now) => Math.floor((now - FIRST) / 864e5) + 1;

/**
 * The puzzle of a day: its game and its number, from 1; null before the first day and after the last one.
 * @param {number} day
 */
export function puzzleOf(day) {
  const found = /^([a-z])(\d+)$/.exec(days.split(" ")[day - 1] ?? "");
  return found && { game: games["cfs".indexOf(found[1])], number: Number(found[2]) };
}
