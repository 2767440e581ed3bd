// The player file: what is kept of the player of this page in one key, so that one file carries it: rungs, stars and
// results of each game, puzzles, days. Names that this page does not know stay as they are.
import { isObject } from "../ui/fit.js";
import { putAside, read, write } from "../ui/storage.js";

/** @typedef {Record<string, unknown>} Part */

/** The key, and the words for it. */
const [KEY, WHAT] = ["player", "Your player file"];

/** An object of a text; null where it is none. @param {string | null} text @returns {Part | null} */
function parsed(text) {
  try {
    const found = JSON.parse(text ?? "");
    return isObject(found) ? found : null;
  } catch {
    return null;
  }
}

/** An object, of whatever was found. @param {unknown} found @returns {Part} */
export const part = (found) => (isObject(found) ? found : {});

/** A part of an object that is its own. @param {Part} all @param {string} name @returns {unknown} */
export const ownPart = (all, name) => (Object.hasOwn(all, name) ? all[name] : undefined);

/**
 * The player as pages before this one kept it: levels by game; rating, puzzles solved and the days in a row.
 * @param {(key: string) => string | null} [look] @returns {Part | null} null where nothing was kept
 */
export function earlier(look = read) {
  const [levels, puzzles] = [parsed(look("levels")), parsed(look("puzzles"))];
  if (!levels && !puzzles) return null;
  const { rating, done, day = 0, streak = 0 } = puzzles ?? {};
  const first = Math.max(Number(day) - Math.min(Number(streak), 1000), 0) + 1;
  const days = Array.from({ length: Math.max(Number(day) - first + 1, 0) || 0 }, (_, at) => [first + at, { done: 1 }]);
  return {
    player: 1,
    games: Object.fromEntries(Object.entries(levels ?? {}).map(([game, rung]) => [game, { rung }])),
    ...(puzzles && { puzzles: { rating, done } }),
    days: Object.fromEntries(days),
  };
}

/** All that is kept of the player. @returns {Part} */
export function player() {
  const text = read(KEY);
  const found = parsed(text);
  if (text && !found) putAside(KEY, text, WHAT);
  return found ?? earlier() ?? { player: 1 };
}

/** The text of the file; null where nothing is kept. */
export const playerText = () => read(KEY) ?? (earlier() && JSON.stringify(earlier()));

/** Keeps some parts anew. @param {Part} change */
export const keepPlayer = (change) => write(KEY, JSON.stringify({ ...player(), ...change }));

/** A part of the player file. @param {string} name */
export const playerPart = (name) => part(ownPart(player(), name));

/** One thing of a part, by its name. @param {string} name of the part @param {string} one */
export const playerOne = (name, one) => part(ownPart(playerPart(name), one));

/** Keeps some fields of one thing of a part. @param {string} name @param {string} one @param {Part} change */
export const keepOne = (name, one, change) =>
  keepPlayer({ [name]: { ...playerPart(name), [one]: { ...playerOne(name, one), ...change } } });
