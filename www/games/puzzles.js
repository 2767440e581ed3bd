// The extra `puzzles`: positions with a goal, by game, each with how hard it is; and what is for everybody on a day.
import { puzzles as chess } from "./chess/puzzles.js";
import { dealtPuzzles } from "./chess-storm/dealt.js";
import { hard, storm } from "./chess-storm/puzzles.js";
import { CHANGED, days, played, problems } from "./days.js";
import { puzzles as deception } from "./deception/puzzles.js";
import { puzzles as doublecross } from "./doublecross/puzzles.js";
import { puzzles as fiveCard } from "./five-card/puzzles.js";
import { puzzles as fullDouble } from "./full-double/puzzles.js";
import { cloaked, drawn, held, mate } from "./puzzle-lines.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("./puzzle-lines.js").Puzzle} Puzzle
 */

/** @type {Record<string, [lines: string, read: (line: string) => Puzzle]>} */
const LINES = {
  chess: [chess, mate],
  "full-double": [fullDouble, mate],
  doublecross: [doublecross, drawn],
  "five-card": [fiveCard, held],
  deception: [deception, cloaked],
};

/** The games that have puzzles, in the order of their letters in the lists of days. @type {GameName[]} */
export const games = ["chess", "full-double", "chess-storm", "doublecross", "five-card", "deception"];
const LETTERS = "cfsdve";

/** Returns true if practice positions are among the puzzles of a game. @param {GameName} game */
export const arePractices = (game) => games.includes(game) && !Object.hasOwn(LINES, game);

/**
 * The puzzles of a game; their numbers never change.
 * @param {string} game @param {import("./protocol").Practice[]} practices
 * @param {(card: string) => string} [title] of a card
 * @returns {Puzzle[]}
 */
export function puzzlesOf(game, practices, title = (card) => card) {
  if (game === "chess-storm") return [...practices.map((one, at) => storm(one, at, title)), ...dealtPuzzles(title)];
  const [lines, read] = LINES[game] ?? ["", mate];
  return lines.trim().split("\n").filter(Boolean).map(read);
}

/**
 * The board of a puzzle, counted from 1; undefined for a practice position, which is not at hand here.
 * @param {GameName} game @param {number} number
 */
export function boardOf(game, number) {
  const before = arePractices(game) ? hard.split(" ").length : 0;
  const all = arePractices(game) ? dealtPuzzles((card) => card) : puzzlesOf(game, []);
  return all[number - 1 - before]?.position.setup?.board;
}

/**
 * The puzzle of a day: its game and its number, from 1; null before the first day and after the last one.
 * @param {number} day
 */
export function puzzleOf(day) {
  const words = days.split(" ");
  const found = /^([a-z])(\d+)$/.exec(words[day - 1] ?? "");
  if (!found) return null;
  // A drill of Chess Storm becomes a problem from a day on, as far as there are some.
  const before = words.slice(CHANGED - 1, day - 1).filter((word) => word[0] === "s").length;
  const problem = found[1] === "s" && day >= CHANGED ? problems.split(" ")[before] : undefined;
  return { game: games[LETTERS.indexOf(found[1])], number: Number(problem ?? found[2]) };
}

/**
 * The game of a day, who sits where in it, and how strong the computer is; null as for puzzles.
 * @param {number} day
 * @returns {{ game: GameName, seats: string, level: import("../match/seats.js").Level } | null}
 */
export function gameOf(day) {
  const [letter, level] = day > 0 ? played.slice(2 * day - 2, 2 * day) : "";
  if (!letter) return null;
  const names = /** @type {const} */ (["beginner", "easy", "normal", "strong"]);
  const seats = letter < "a" ? "ch" : "hc";
  return { game: games[LETTERS.indexOf(letter.toLowerCase())], seats, level: names[Number(level) - 1] };
}
