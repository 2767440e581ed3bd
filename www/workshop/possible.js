// Which choices are possible here: the engine looks at the card as it would be, and says why not.
import { checked } from "./check.js";
import { inWords, WHEN } from "./labels.js";
import { partAt } from "./places.js";

/**
 * @typedef {import("./types").Design} Design
 * @typedef {import("./check.js").Wrong} Wrong
 * @typedef {import("./options.js").Option} Option
 *
 * @typedef {object} Judged
 * @property {Option} option
 * @property {string} [why] it is not possible
 * @property {Design} design the card then; with another moment, where it is only possible so
 * @property {string} [besides] what else changes, in words
 */

/** A deed that any card may have: with it, a card that only asks does something. */
const DEED = { draw: 1 };

/** The times to play a card, in the order in which they are tried: those at which most is known first. */
export const MOMENTS = /** @type {Design["when"][]} */ ([
  "after",
  "end",
  "during",
  "reply",
  "instead",
  "before",
  "any",
]);

/** @param {Wrong} one @param {Wrong} other */
const isSame = (one, other) => one.at === other.at && one.words === other.words;

/** What is wrong with a card, without what is only not there yet. @param {Design} design @returns {Promise<Wrong[]>} */
export async function faultsOf(design) {
  const { wrong } = await checked(design);
  const open = wrong.filter(({ path }) => partAt(design, path)?.length !== 0 && path[0] !== "title");
  if (!open.some(({ at }) => at === "do")) return open;
  // A card that asks and does nothing is not done: more of it may follow.
  const { wrong: later } = await checked({ ...design, do: [...design.do, DEED] });
  return open.filter((one) => one.at !== "do" || later.some((other) => isSame(one, other)));
}

/**
 * The steps of a card in which nothing is wrong, under a title that is free.
 * @param {Design} design @param {Wrong[]} wrong @returns {Design}
 */
export const withoutFaults = (design, wrong) => ({
  ...design,
  title: "So far",
  do: design.do.filter((_, at) => !wrong.some(({ path }) => path[0] === "do" && path[1] === at)),
});

/** What is wrong with a card that was not wrong before. @param {Design} design @param {Wrong[]} before */
const fresh = async (design, before) =>
  (await faultsOf(design)).filter((one) => !before.some((other) => isSame(one, other)));

/**
 * Judges an option; where it is possible only with another part, or at another time, the card gets that with it.
 * @param {Design} design @param {Option} option @param {Wrong[]} before @returns {Promise<Judged>}
 */
async function judge(design, option, before) {
  const [first] = await fresh(option.design, before);
  if (!first || option.on) return { option, design: option.design };
  for (const other of option.others ?? []) if (!(await fresh(other, before)).length) return { option, design: other };
  if (option.design.when === design.when)
    for (const when of MOMENTS) {
      const other = { ...option.design, when };
      if (when !== design.when && !(await fresh(other, before)).length)
        return { option, design: other, besides: `Then it is played ${WHEN[when].toLowerCase()}.` };
    }
  return { option, design: option.design, why: inWords(first.words) };
}

/**
 * Judges options, in their order.
 * @param {Design} design as it is now @param {Option[]} options
 */
export async function judged(design, options) {
  const before = await faultsOf(design);
  return Promise.all(options.map((option) => judge(design, option, before)));
}
