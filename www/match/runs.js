// The runs that go on, as the player file keeps them: the one that was touched last, and those that wait beside it.
import { playerPart } from "./player.js";

/**
 * A run, when its last choice was made, its hearts, and the words by which the first screen knows it; a run that is
 * over has none.
 * @typedef {{ run: import("../engine").KeptRun, since: number, hearts?: [left: number, all: number],
 *   words?: string }} Going
 */

/** @param {unknown} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(String(text || "null"));
  } catch {
    return null;
  }
}

/** @param {any} found @returns {found is Going} */
const isGoing = (found) => typeof found?.run?.seed === "string" && typeof found.since === "number";

/** The run that was touched last; it is kept as a text, because its choices are one whole. @returns {Going | null} */
export function runNow() {
  const { now, words } = playerPart("runs");
  const found = parsed(now);
  return isGoing(found) ? { words: String(words ?? ""), ...found } : null;
}

/** Those that wait beside it, the latest first. @returns {Going[]} */
export function runsBeside() {
  const found = parsed(playerPart("runs").beside);
  return Array.isArray(found) ? found.filter(isGoing) : [];
}

/** All that go on. */
export const runsOn = () => [runNow() ?? [], runsBeside()].flat().filter(({ words }) => words);

/** The day of a day's run by its seed; null of another one. @param {string} seed */
export function dayOfRun(seed) {
  const found = /^run-(\d+)-/.exec(seed);
  return found && Number(found[1]);
}

/** True for the save of a game of this run. @param {string} save @param {Going} run */
export const isOfRun = (save, { run }) => save.includes(`"seed":"${run.seed}-`);
