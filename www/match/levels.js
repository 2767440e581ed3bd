// The computer's strength against the player of this page, by game: the weakest at first, until the player chooses
// another level in the set-up, or beats it.
import { isObject } from "../ui/fit.js";
import { read, write } from "../ui/storage.js";
import { LEVELS } from "./seats.js";

/** @typedef {import("./seats.js").Level} Level */

/** The level of a first game, and the one after it. */
const [FIRST, NEXT] = LEVELS;

/** The levels that are kept, by game. @returns {Record<string, unknown>} */
function kept() {
  try {
    const found = JSON.parse(read("levels") ?? "{}");
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
}

/** The level that is kept for a game, if any. @param {string} game */
function keptLevel(game) {
  const all = kept();
  return Object.hasOwn(all, game) ? LEVELS.find((level) => level === all[game]) : undefined;
}

/**
 * Returns the computer's level in a game that nobody sets up.
 * @param {string} game @param {Level} [before] the level if nothing is kept here @returns {Level}
 */
export const levelOf = (game, before = FIRST) => keptLevel(game) ?? before;

/** The player has chosen a level. @param {string} game @param {Level} level */
export function chooseLevel(game, level) {
  if (level !== levelOf(game)) write("levels", JSON.stringify({ ...kept(), [game]: level }));
}

/**
 * A game is over: whoever has beaten the first level, and has chosen none, meets the next one. Gives that level, or
 * null.
 * @param {import("./match.js").Match} match @returns {Level | null}
 */
export function beaten(match) {
  const { people, view } = match;
  const [me] = people;
  if (me === undefined || people.length !== 1 || view.result?.winner !== me) return null;
  if (match.seat(match.other(me)).level !== FIRST || keptLevel(view.game)) return null;
  write("levels", JSON.stringify({ ...kept(), [view.game]: NEXT }));
  return NEXT;
}
