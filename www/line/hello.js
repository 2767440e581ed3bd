// The first message of a line: who speaks, which game is meant, by which rules; and in words what does not fit.
import { isObject } from "../ui/fit.js";

/** The number of the protocol of the line. */
export const PROTOCOL = 1;

/**
 * The facts that a page says of itself.
 * @typedef {object} Facts
 * @property {string} build the version of the page
 * @property {string} name of the player
 * @property {"host" | "guest"} as
 * @property {Record<string, number>} rules the number of the rules of each game that the page knows
 * @property {string} [table] the table that the page keeps
 * @property {string} [game] that is played, and the host deals
 * @property {"first" | "second" | "watcher"} [seat] that the host gives to the other page
 * @property {boolean} [fair] nobody deals
 *
 * The whole first message: `life` names the page as long as it is open, `of` the other one as far as it is known,
 * `got` is the last letter that came from that, and `heard` says whether the other's first message has come.
 * @typedef {Facts & { line: number, life: string, of: string, got: number, heard: boolean }} Hello
 */

const TEXT = /^[^\p{Cc}]{0,80}$/u;
/** @param {unknown} value @returns {value is string} */
const isText = (value) => typeof value === "string" && TEXT.test(value);
/** @param {unknown} value */
const isNumber = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
/** @param {unknown} value */
const isRules = (value) =>
  isObject(value) &&
  Object.keys(value).length <= 99 &&
  Object.entries(value).every(([game, n]) => isText(game) && isNumber(n));

/** The first message in a text; null where it is none. @param {string} text @returns {Hello | null} */
export function helloIn(text) {
  if (text.length > 8000) return null;
  /** @type {unknown} */
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(found) || !isNumber(found.line)) return null;
  // Of another protocol nothing more is known.
  if (found.line !== PROTOCOL)
    return /** @type {any} */ ({ line: found.line, build: isText(found.build) ? found.build : "" });
  const { table = "", game = "", seat = "second" } = found;
  const fits =
    [found.build, found.name, found.life, found.of, table, game].every(isText) &&
    found.life !== "" &&
    isNumber(found.got) &&
    typeof found.heard === "boolean" &&
    ["host", "guest"].includes(String(found.as)) &&
    ["first", "second", "watcher"].includes(String(seat)) &&
    isRules(found.rules);
  return fits ? /** @type {any} */ (found) : null;
}

/**
 * Says in a sentence why two pages cannot play with each other; null where they can.
 * @param {Facts} mine @param {Hello} theirs
 */
export function mismatch(mine, theirs) {
  const versions = `This page is version ${mine.build}, the other one ${theirs.build || "another"}`;
  if (theirs.line !== PROTOCOL) return `${versions}: they don't understand each other. Reload the older one.`;
  if (mine.as === theirs.as)
    return mine.as === "host"
      ? "Both devices have made an invitation. One of you opens the other's link."
      : "Both devices have answered an invitation. One of you makes a new one.";
  const game = mine.game ?? theirs.game ?? "";
  // Without a game everything that is kept is carried over: what does not fit is left aside there.
  if (!game) return null;
  const [own, other] = [mine.rules[game], theirs.rules[game]];
  if (own === undefined || other === undefined)
    return `${versions}: one of them doesn't know this game. Reload the older one.`;
  if (own !== other)
    return `This game has rules number ${own} here and number ${other} there: reload the older page. The game is kept.`;
  return null;
}
