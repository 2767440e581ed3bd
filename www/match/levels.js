// The ladder of each game: the computer's level against the player of this page, the same whichever door leads to it;
// the last results, and the stars won.
import { keepOne, part, playerOne } from "./player.js";
import { LEVELS } from "./seats.js";

/**
 * @typedef {import("./seats.js").Level} Level
 * @typedef {"w" | "l" | "d"} End won, lost or drawn
 *
 * A finished game: helped by a hint or a take-back; when; the versions of its rules and of the engine.
 * @typedef {[level: Level, end: End, helped: number, at: number, versions?: string]} Ending
 * @typedef {"up" | "down"} Way
 *
 * The ladder of a game. `chose`: the level that was last chosen for one game; `since` when the rung is held; `refused`:
 * what was proposed last, and when; stars: 1 won, 2 without help, 3 against all opponents of the rung; `habits`: the
 * opponents that were beaten, each with the level; `met`: those against whom a game has ended.
 * @typedef {{ rung?: Level, chose?: Level, since: number, refused: [Way, number] | null, last: Ending[],
 *   stars: Partial<Record<Level, number>>, habits: string[], met: string[] }} Ladder
 */

/** The level of a first game. */
const [FIRST] = LEVELS;
/** Results that are kept at most. */
export const RESULTS = 10;

/** @param {unknown} found @returns {Level | undefined} */
const levelIn = (found) => LEVELS.find((level) => level === found);

/** @param {unknown} found @returns {found is Ending} */
const isEnding = (found) =>
  Array.isArray(found) && !!levelIn(found[0]) && ["w", "l", "d"].includes(found[1]) && Number.isFinite(found[3]);

/** The texts of a list. @param {unknown} found @returns {string[]} */
const texts = (found) => (Array.isArray(found) ? found.filter((name) => typeof name === "string") : []);

/** @param {string} game @returns {Ladder} */
export function ladderOf(game) {
  const { rung, chose, since, refused, last, stars, habits, met } = playerOne("games", game);
  const [way, when] = Array.isArray(refused) ? refused : [];
  const won = part(stars);
  return {
    rung: levelIn(rung),
    chose: levelIn(chose),
    since: Number(since) || 0,
    refused: (way === "up" || way === "down") && Number.isFinite(when) ? [way, when] : null,
    last: Array.isArray(last) ? last.filter(isEnding).slice(0, RESULTS) : [],
    stars: Object.fromEntries(LEVELS.map((level) => [level, Math.min(Number(won[level]) || 0, 3)])),
    habits: texts(habits),
    met: texts(met),
  };
}

/** @param {string} game @param {Partial<Ladder>} change */
export const keepLadder = (game, change) => keepOne("games", game, change);

/**
 * A star won at a level; those at levels that this page does not know stay.
 * @param {string} game @param {Level} level @param {number} star
 */
export const keepStar = (game, level, star) =>
  keepOne("games", game, { stars: { ...part(playerOne("games", game).stars), [level]: star } });

/**
 * Returns the computer's level in a game that nobody sets up: the player's rung.
 * @param {string} game @returns {Level}
 */
export const levelOf = (game) => ladderOf(game).rung ?? FIRST;

/** The player has taken a proposed level: it is the rung from now on. @param {string} game @param {Level} rung */
export const takeRung = (game, rung) => keepLadder(game, { rung, since: Date.now(), refused: null, chose: undefined });

/**
 * The player has chosen a level in the set-up: for one game; a choice that is made two times is the rung.
 * @param {string} game @param {Level} level
 */
export function chooseLevel(game, level) {
  const { chose } = ladderOf(game);
  if (level === levelOf(game)) keepLadder(game, { chose: undefined });
  else if (level === chose) takeRung(game, level);
  else keepLadder(game, { chose: level });
}
