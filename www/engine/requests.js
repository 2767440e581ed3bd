// The check of a caller's values: plain data, or refused in a sentence. The wasm alone knows what they mean.
import { EngineError } from "./error.js";
import { foreign, isGameText, readGameText } from "./game-text.js";
import { sanitize } from "./sanitize.js";

/**
 * @typedef {import("../engine").ErrorCode} ErrorCode
 * @typedef {import("./types").PlainObject} PlainObject
 */

/** The forms of what calls take, as one writes them. @type {Record<string, string>} */
const FORMS = {
  newGame: '{ game: "chess" }',
  suggest: '{ level: "normal" }',
  explain: '{ square: "e4" }',
  counts: "{ game, option, value }",
  review: '{ answer: 1, seat: "first", open: false }',
};

/** @param {unknown} value */
const typeName = (value) => (value === null ? "null" : typeof value);

/**
 * An object that a call takes.
 * @param {unknown} value @param {string} call @param {string} [takes] @returns {PlainObject}
 */
export function request(value, call, takes = "an object") {
  const form = FORMS[call] ? ` such as ${FORMS[call]}` : "";
  const wrong = (/** @type {string} */ type) =>
    new EngineError("bad-input", `${call} takes ${takes}${form}, not ${type}.`);
  if (typeof value !== "object" || value === null) throw wrong(typeName(value));
  const { data, fault } = sanitize(value);
  if (fault !== undefined) throw new EngineError("bad-input", `What was given to ${call} cannot be read: ${fault}.`);
  if (Array.isArray(data)) throw wrong("list");
  return /** @type {PlainObject} */ (data);
}

/** A list that a call takes. @param {unknown} value @param {string} call @returns {import("./types").Plain[]} */
export function list(value, call) {
  const { data, fault } = sanitize(value);
  if (fault !== undefined) throw new EngineError("bad-input", `What was given to ${call} cannot be read: ${fault}.`);
  if (!Array.isArray(data)) throw new EngineError("bad-input", `${call} takes a list, not ${typeName(value)}.`);
  return data;
}

/** A text that a call takes. @param {unknown} value @param {ErrorCode} error @param {string} what */
export function text(value, error, what) {
  if (typeof value !== "string") throw new EngineError(error, `${what} is a text, not ${typeName(value)}.`);
  return value;
}

/** As `text`, of something that may be left out. @param {unknown} value @param {string} what */
export const optionalText = (value, what) => (value === undefined ? value : text(value, "bad-input", what));

/** Rolls that a call takes. @param {unknown} value */
export function rollsOf(value) {
  const rolls = list(value, "apply");
  const fit = rolls.every((roll) => Number.isInteger(roll) && Number(roll) >= 0 && Number(roll) < 2 ** 32);
  if (!fit) throw new EngineError("bad-input", "Rolls are whole numbers from 0.");
  return Uint32Array.from(rolls, Number);
}

/** Refuses a time of thought that is none. @param {number} [thought] */
export function checkThought(thought) {
  if (thought === undefined || (Number.isFinite(thought) && thought >= 0)) return;
  throw new EngineError("bad-input", "The time of thought is a number of milliseconds.");
}

/**
 * Refuses a count that is no whole number, or below the least.
 * @param {unknown} count @param {string} what @param {number} [least]
 */
export function checkCount(count, what, least = 1) {
  if (typeof count === "number" && Number.isInteger(count) && count >= least && count < 2 ** 32) return;
  throw new EngineError("bad-input", `${what} is a whole number from ${least}.`);
}

/** A text without the mark (BOM) that some editors put before it. @param {string} words */
const unmarked = (words) => words.replace(/^\ufeff/, "");

/** The names of texts that are no saves. */
const FOREIGN = {
  pgn: "it is PGN, which `readPgn` reads",
  fen: "it is a position (FEN), which `newGame` takes as `setup.board`",
  link: "it is a link; what stands in it behind `replay=` can be loaded",
};

/**
 * Reads a text for people as a game; null if it is something else.
 * @param {unknown} save
 */
export function gameOfText(save) {
  if (!isGameText(save) || foreign(save)) return null;
  try {
    return readGameText(save);
  } catch (error) {
    throw new EngineError("bad-save", /** @type {Error} */ (error).message);
  }
}

/** Returns the contents of a save's text. @param {unknown} save */
function parsed(save) {
  const words = text(save, "bad-save", "A save");
  let found;
  try {
    found = JSON.parse(unmarked(words));
  } catch {
    const kind = foreign(words);
    throw new EngineError("bad-save", `This is not the text of a saved game${kind ? `: ${FOREIGN[kind]}` : ""}.`);
  }
  const { data, fault } = sanitize(found);
  if (fault !== undefined) throw new EngineError("bad-save", `The save cannot be read: ${fault}.`);
  return data;
}

/** Returns true for a compact text. @param {unknown} save @returns {save is string} */
export const isCompact = (save) => typeof save === "string" && /^\s*dm\d/.test(save);

/** A save, whether or not it stands in the file that a page writes around it. @param {unknown} save */
export function savedGame(save) {
  const file = /** @type {PlainObject | null} */ (parsed(save));
  return typeof file === "object" && file?.deckmate !== undefined ? parsed(file.save) : file;
}
