// What mends a fault: changes of the card after which the engine finds it no more. They are tried, not worked out.
import { WHEN } from "./labels.js";
import { choicesOf } from "./options.js";
import { stepParts } from "./parts.js";
import { beginsWith, partAt, stepOf } from "./places.js";
import { faultsOf, MOMENTS } from "./possible.js";
import { without } from "./steps.js";

/**
 * @typedef {import("./types").Design} Design
 * @typedef {import("./check.js").Wrong} Wrong
 * @typedef {{ label: string, design: Design }} Mend
 */

/** So many are offered. */
const MOST = 3;

/** The chips of a step, those that are nearest to a place first. @param {Design} design @param {Wrong} wrong */
export function chipsAt(design, { path }) {
  const place = stepOf(path);
  if (!place) return [];
  const chips = stepParts(partAt(design, place), place).filter((part) => typeof part !== "string");
  const near = chips.filter((chip) => !chip.adds && chip.path.length > place.length);
  const hit = near.filter((chip) => beginsWith(path, chip.path) || beginsWith(chip.path, path));
  return hit.length ? hit : near;
}

/**
 * Changes that may mend a fault, the smallest first.
 * @param {Design} design @param {Wrong} wrong @returns {Mend[][]}
 */
function ideas(design, wrong) {
  const times = MOMENTS.filter((when) => when !== design.when).map((when) => ({
    label: `Play it ${WHEN[when].toLowerCase()}`,
    design: { ...design, when },
  }));
  const others = chipsAt(design, wrong).flatMap((chip) => {
    const options = choicesOf(design, chip).groups.flatMap(([, all]) => all);
    const now = options.find(({ on }) => on)?.piece?.side;
    // A piece of the same side is nearest to what was meant; what an earlier step has chosen, farthest.
    const far = (/** @type {import("./options.js").Option} */ { name, piece }) =>
      name ? 2 : Number(piece?.side !== now);
    return options
      .filter(({ on, goes }) => !on && !goes)
      .toSorted((one, other) => far(one) - far(other))
      .map(({ label, design: then }) => ({ label: `Say “${label}”`, design: then }));
  });
  const step = stepOf(wrong.path);
  const gone = step ? [{ label: "Take this step out", design: without(design, step) }] : [];
  return [times, others, gone];
}

/**
 * The changes that mend a fault: at most one new time, then other words.
 * @param {Design} design @param {Wrong} wrong
 */
export async function mendsOf(design, wrong) {
  const before = await faultsOf(design);
  /** @param {Mend} mend */
  const works = async (mend) => {
    const after = await faultsOf(mend.design);
    const isGone = !after.some(({ at, words }) => at === wrong.at && words === wrong.words);
    return isGone && after.length < before.length;
  };
  /** @type {Mend[]} */
  const found = [];
  const [times, others, gone] = ideas(design, wrong);
  for (const [list, most] of /** @type {[Mend[], number][]} */ ([
    [times, 1],
    [others, MOST - 1],
    [gone, 1],
  ])) {
    let left = most;
    for (const mend of list)
      if (left > 0 && found.length < MOST && (await works(mend))) {
        found.push(mend);
        left--;
      }
  }
  return found;
}
