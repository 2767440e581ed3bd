// The engine's word about a card: its effect, or its faults with their places.
import { context } from "../context.js";
import { pathOf } from "./places.js";

/**
 * @typedef {import("./types").Design} Design
 * @typedef {import("./types").Made} Made
 * @typedef {{ at: string, path: import("./places.js").Path, words: string }} Wrong
 *
 * @typedef {object} Verdict
 * @property {Wrong[]} wrong nothing: the engine takes the card
 * @property {Made | null} made
 * @property {string[]} warnings what may have been overlooked
 * @property {number} ways in which it can be played, at most
 */

/** Verdicts by the texts of cards; the oldest are forgotten. @type {Map<string, Promise<Verdict>>} */
const known = new Map();
const MOST = 2000;

/** @param {Design} design @returns {Promise<Verdict>} */
export function checked(design) {
  const text = JSON.stringify(design);
  const found = known.get(text) ?? ask(design);
  if (known.size > MOST) for (const old of [...known.keys()].slice(0, MOST / 2)) known.delete(old);
  known.set(text, found);
  found.catch(() => known.delete(text));
  return found;
}

/** @param {Design | string} card an object, or packed @returns {Promise<Verdict>} */
export async function ask(card) {
  const found = await context.connection.call("checkCard", card);
  if (!found.ok) {
    const wrong = found.wrongs.map(({ at, message }) => ({ at, path: pathOf(at), words: message }));
    return { wrong, made: null, warnings: [], ways: 0 };
  }
  const design = /** @type {Design} */ (found.card);
  const { packed, text: does, warnings, ways } = found;
  return { wrong: [], made: { design, packed, does, info: infoOf(found) }, warnings, ways };
}

/** An own card as the catalogue has printed ones. @param {import("../engine").AcceptedCard} card */
const infoOf = ({ name, title, text, face, window, family, glyphs, lasts, by, packed, by_hand }) =>
  /** @type {import("../cards/own.js").OwnInfo} */ ({
    ...{ name, title, text: face, does: text, window, family, glyphs, lasts, by, packed },
    ...{ number: 0, copies: 0, side: null, kind: null, ...(by_hand && { by_hand }) },
  });
