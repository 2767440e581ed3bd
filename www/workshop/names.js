// Names that steps give to what was chosen: players see coloured dots, and the page picks the letters.
import { grammar, partsOf, verbOf } from "./grammar.js";
import { partAt, withPart } from "./places.js";

/**
 * @typedef {import("./places.js").Path} Path
 * @typedef {import("./types").Design} Design
 * @typedef {import("./types").Step} Step
 *
 * A step that has, or may have, a name for what it chooses.
 * @typedef {object} Named
 * @property {Path} path of the step
 * @property {string | undefined} letter
 * @property {Step} step
 */

/** All letters. */
export const letters = () =>
  grammar()
    .verbs.flatMap(partsOf)
    .find(({ word }) => word === "as")?.sort.name ?? [];

/** The lists of steps inside a step, each with its path. @param {Step} step @param {Path} path */
export function listsIn(step, path) {
  /** @type {{ path: Path, steps: Step[] }[]} */
  const found = [];
  for (const [word, value] of Object.entries(step)) {
    if (!Array.isArray(value) || !["do", "else", "foe", "roll", "either"].includes(word)) continue;
    if (word === "roll" || word === "either")
      value.forEach((steps, at) => found.push({ path: [...path, word, at], steps }));
    else found.push({ path: [...path, word], steps: value });
  }
  return found;
}

/** All steps that may have a name, in order. @param {Step[]} steps @param {Path} path @returns {Named[]} */
function namedIn(steps, path) {
  return steps.flatMap((step, at) => {
    const here = [...path, at];
    const inside = listsIn(step, here).flatMap((list) => namedIn(list.steps, list.path));
    const verb = verbOf(step);
    const mayHave = verb && partsOf(verb).some(({ word }) => word === "as");
    return mayHave ? [...inside, { path: here, letter: /** @type {any} */ (step).as, step }] : inside;
  });
}

/** The steps before a place whose choices can be meant there. @param {Design} design @param {Path} path */
export function namedBefore(design, path) {
  /** @type {Named[]} */
  const found = [];
  path.forEach((part, at) => {
    const list = partAt(design, path.slice(0, at));
    const isSteps =
      Array.isArray(list) && !["roll", "either", "where", "both", "or", "swap"].includes(String(path[at - 1]));
    if (typeof part === "number" && isSteps && list.every((one) => one instanceof Object && !Array.isArray(one)))
      found.push(...namedIn(list.slice(0, part), path.slice(0, at)));
  });
  return found;
}

/** A letter that no step has yet. @param {Design} design */
export const freeLetter = (design) => {
  const taken = new Set(namedIn(design.do, ["do"]).map(({ letter }) => letter));
  return letters().find((letter) => !taken.has(letter));
};

/**
 * The card in which a step has a name, and the name.
 * @param {Design} design @param {Named} named @returns {[Design, string]}
 */
export function withName(design, { path, letter }) {
  const name = letter ?? freeLetter(design) ?? letters()[0];
  return [letter ? design : withPart(design, [...path, "as"], name), name];
}
