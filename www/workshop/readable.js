// Whether blocks can show a card that comes from a text or from what is kept, whatever the engine says of it.
import { keptDraft } from "./draft.js";
import { verbOf } from "./grammar.js";
import { listsIn } from "./names.js";
import { stepParts } from "./parts.js";

/** @param {unknown} steps @param {import("./places.js").Path} path @returns {boolean} */
const allAre = (steps, path) =>
  Array.isArray(steps) &&
  steps.every((step, at) => {
    const here = [...path, at];
    if (!(step instanceof Object) || Array.isArray(step) || !verbOf(step)) return false;
    return stepParts(step, here).length > 0 && listsIn(step, here).every((list) => allAre(list.steps, list.path));
  });

/** Returns true if every step of a card can be shown as a block. @param {any} card @returns {boolean} */
export function isReadable(card) {
  if (typeof card?.title !== "string" || typeof card.when !== "string") return false;
  try {
    return allAre(card.do, ["do"]);
  } catch {
    // A part of it is of no sort that the grammar has.
    return false;
  }
}

/** The kept draft, if blocks can show it. */
export function readableDraft() {
  const kept = keptDraft();
  if (!kept || !isReadable(kept.design)) return null;
  return { ...kept, past: kept.past.filter(isReadable), future: kept.future.filter(isReadable) };
}
