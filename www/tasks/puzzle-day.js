// The puzzle of a day: its first try is the result. It is kept at each answer, so that a reload goes on with it.
import { gameInfo } from "../context.js";
import { keepOfDay, ofDay, rowNow } from "../match/days.js";
import { withLink } from "./solved.js";

/** @typedef {import("../engine").GameName} GameName */

/** The signs of its tries. @param {number} day */
const signsOf = (day) => String(ofDay(day, "puzzle").signs ?? "");

/**
 * Tries of a day's puzzle so far, and the answers of a first try that goes on.
 * @param {number} day @returns {{ signs: string, moves?: string[] }}
 */
export function openTry(day) {
  const { moves } = ofDay(day, "puzzle");
  const goesOn = Array.isArray(moves) && moves.every((text) => typeof text === "string");
  return { signs: signsOf(day), ...(goesOn && { moves }) };
}

/**
 * Keeps it as it stands; once it is solved, nothing more.
 * @param {number} day @param {GameName} game @param {{ signs: string, moves?: string[], solved?: boolean }} how
 */
export function keepTry(day, game, { signs, moves, solved = false }) {
  const rules = ofDay(day, "puzzle").rules ?? gameInfo(game).rules;
  keepOfDay(day, "puzzle", { signs, moves, rules: Number(rules), ended: solved, counts: solved });
}

/** Words about it as it opens. @param {number} day @param {boolean} isFirst */
export const dayWords = (day, isFirst) => `Daily puzzle ${day}${isFirst ? "" : ", for practice"}.`;

/** The rules under which it was tried, where they are not those of today. @param {number} day @param {GameName} game */
function older(day, game) {
  const { rules } = ofDay(day, "puzzle");
  return Number.isInteger(rules) && rules !== gameInfo(game).rules ? ` r${rules}` : "";
}

/** Its result, to be shared. @param {number} day @param {GameName} game */
export function dayResult(day, game) {
  const what = `Deckmate daily puzzle ${day}${older(day, game)}, ${gameInfo(game).title}`;
  return withLink(`${what}: ${signsOf(day)} · ${rowNow().row} in a row`, String(day));
}
