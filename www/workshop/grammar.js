// The grammar of cards, as the engine gives it: verbs in groups, their parts, the words of lists.
import { context } from "../context.js";

/**
 * A sort of values: one of these says which.
 * @typedef {object} Sort
 * @property {string} [is] the name of a sort, `yes`, or `step`
 * @property {string} [word] the name of a list, of which it is a word
 * @property {string[]} [name] names that earlier steps may have
 * @property {string} [kinds] kinds in one text, words of this list
 * @property {string} [bases] pieces in one text
 * @property {boolean} [all] all of them can be meant
 * @property {string[]} [names]
 * @property {[number, number]} [number] from and to
 * @property {number} [letters]
 * @property {Sort} [list] a list of these
 * @property {Sort[]} [row] one of each
 * @property {Sort[]} [either] one of these
 * @property {Field[]} [one] an object with one of these
 * @property {Field[]} [must] an object with all of these
 * @property {Field[]} [may]
 * @property {number} [least]
 * @property {number} [most]
 *
 * @typedef {{ word: string, about: string, sort: Sort }} Field
 * @typedef {Field & { group: string, says: string, must: Field[], may: Field[], flags: Field[] }} Verb
 * @typedef {{ word: string, about: string }} Word
 * @typedef {object} Grammar
 * @property {number} form
 * @property {Record<string, number>} limits
 * @property {Field[]} must
 * @property {Field[]} may
 * @property {Verb[]} verbs
 * @property {Record<string, Word[]>} lists
 * @property {Record<string, Sort>} sorts
 * @property {{ word: string, family: string, about: string }[]} windows
 * @property {{ title: string, verbs: string[] }[]} groups
 * @property {Record<string, string[]>} known printed cards, by the verbs that they have
 * @property {string[]} printed all printed cards that it says
 */

/** @type {Grammar | null} */
let known = null;

/** Asks the engine for the grammar, once. */
export async function learnGrammar() {
  known ??= /** @type {Grammar} */ (await context.connection.call("cardWords"));
}

/** The grammar, once it is learnt. @returns {Grammar} */
export function grammar() {
  if (!known) throw new Error("The grammar of cards is not there yet.");
  return known;
}

/** The words of a list. @param {string} list */
export const wordsOf = (list) => grammar().lists[list] ?? [];

/** The verb of a step. @param {Record<string, unknown>} step @returns {Verb | undefined} */
export const verbOf = (step) => grammar().verbs.find(({ word }) => word in step);

/** All parts that a verb may have beside its value. @param {Verb} verb */
export const partsOf = (verb) => [...verb.must, ...verb.may, ...verb.flags];

/** A sort, where it has a name by that. @param {Sort} sort @returns {Sort} */
export const whole = (sort) => (sort.is && grammar().sorts[sort.is]) || sort;

/** Returns true if a value looks like one of a sort. @param {Sort} given @param {any} value @returns {boolean} */
export function fits(given, value) {
  const sort = whole(given);
  if (sort.is === "yes") return value === true;
  if (sort.word) return wordsOf(sort.word).some(({ word }) => word === value);
  if (sort.name) return sort.name.includes(value);
  if (sort.number) return typeof value === "number";
  if (sort.kinds) return typeof value === "string" && !value.includes("-");
  if (sort.bases) return typeof value === "string";
  if (sort.list || sort.row) return Array.isArray(value);
  if (sort.either) return sort.either.some((one) => fits(one, value));
  if (sort.one) return value instanceof Object && sort.one.some(({ word }) => word in value);
  return value instanceof Object && !Array.isArray(value) && (sort.must ?? []).every(({ word }) => word in value);
}

/** The one of several sorts that a value is of. @param {Sort} given @param {unknown} value @returns {Sort} */
export function narrowed(given, value) {
  const sort = whole(given);
  const found = sort.either?.find((one) => fits(one, value));
  return found ? narrowed(found, value) : sort;
}
