// Steps in their lists: added, moved, copied, taken out.
import { STEPS } from "./fields.js";
import { verbOf, whole } from "./grammar.js";
import { freeLetter, namedBefore } from "./names.js";
import { partAt, withPart } from "./places.js";

/**
 * @typedef {import("./types").Design} Design
 * @typedef {import("./places.js").Path} Path
 */

/** A step with a name, where its verb demands one. @param {Design} design @param {any} step */
function named(design, step) {
  const must = verbOf(step)?.must.some(({ word }) => word === "as");
  return must ? { ...step, as: step.as ?? freeLetter(design) } : step;
}

/**
 * The name of a piece that was chosen before a place, and with which nothing is done yet.
 * @param {Design} design @param {Path} path
 */
function unused(design, path) {
  const text = JSON.stringify(design.do);
  return namedBefore(design, path).find(
    ({ letter, step }) => letter && "choose" in step && text.split(`"${letter}"`).length === 2,
  )?.letter;
}

/**
 * The card with a step of this verb: a new one at the end of a list, or in place of another, whose pieces it keeps.
 * @param {Design} design @param {Path} path of the list, or of the step @param {string} word @param {boolean} [adds]
 */
export function added(design, path, word, adds) {
  const first = structuredClone(STEPS[word] ?? { [word]: true });
  if (adds) {
    const letter = unused(design, [...path, partAt(design, path).length]);
    const isAbout = letter && verbOf(first)?.sort.is === "selector" && !["choose", "only"].includes(word);
    const step = isAbout ? { ...first, [word]: letter } : first;
    return withPart(design, path, [...partAt(design, path), named(design, step)]);
  }
  const old = partAt(design, path);
  const before = verbOf(old);
  const after = verbOf(first);
  const alike = before && after && whole(before.sort) === whole(after.sort) && typeof old[before.word] !== "number";
  const step = alike ? { ...first, [word]: old[before.word] } : first;
  return withPart(
    design,
    path,
    named(design, { ...step, ...(old.as && after?.may.some(({ word: may }) => may === "as") && { as: old.as }) }),
  );
}

/**
 * The card with a step one place up or down; null at the end.
 * @param {Design} design @param {Path} path @param {number} by
 */
export function moved(design, path, by) {
  const [list, at] = [path.slice(0, -1), Number(path.at(-1))];
  const steps = [...partAt(design, list)];
  if (at + by < 0 || at + by >= steps.length) return null;
  [steps[at], steps[at + by]] = [steps[at + by], steps[at]];
  return withPart(design, list, steps);
}

/** The card with a step twice. @param {Design} design @param {Path} path */
export function copied(design, path) {
  const [list, at] = [path.slice(0, -1), Number(path.at(-1))];
  const { as, ...step } = structuredClone(partAt(design, path));
  return withPart(design, list, partAt(design, list).toSpliced(at + 1, 0, named(design, step)));
}

/** The card without a step. @param {Design} design @param {Path} path */
export const without = (design, path) => withPart(design, path, undefined);
