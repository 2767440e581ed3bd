// The card that is being made: kept at once, with what it was before, so that every change can be undone.
import { toast } from "../ui/live.js";
import { keep, read } from "../ui/storage.js";

/** @typedef {import("./types").Design} Design */

const KEY = "workshop";
/** So many changes can be undone, also after the workshop was left. */
const MOST = 40;

/** A card of which nothing is said yet. @returns {Design} */
export const empty = () => ({ v: 1, title: "New card", when: "end", do: [] });

/**
 * Says that a card has made room for another one, and how it comes back.
 * @param {Design | undefined} before @param {Design} after
 */
export function tellGone(before, after) {
  if (before?.do.length && before !== after && before.title !== after.title)
    toast(`${before.title || "The card before"} has made room. Undo brings it back.`);
}

/**
 * A card that is being made, with the printed card that it began as, what it was before, and what was undone.
 * @typedef {{ design: Design, from: string | null, past: Design[], future: Design[] }} Kept
 */

/** @param {unknown} list @returns {Design[]} */
const listOf = (list) => (Array.isArray(list) ? list.filter((card) => card instanceof Object).slice(-MOST) : []);

/** The kept card, if there is one. @returns {Kept | null} */
export function keptDraft() {
  try {
    const found = JSON.parse(read(KEY) ?? "null");
    if (typeof found?.design?.title === "string" && Array.isArray(found.design.do))
      return { ...found, past: listOf(found.past), future: listOf(found.future) };
  } catch {
    // As if there were none: it is only a draft.
  }
  return null;
}

export class Draft {
  /** The part that was changed last. */
  #last = "";
  #changed;

  /** @param {Pick<Kept, "design"> & Partial<Kept>} kept @param {() => void} changed is called after each change */
  constructor({ design, from = null, past = [], future = [] }, changed) {
    this.design = design;
    this.from = from;
    this.past = past;
    this.future = future;
    this.#changed = changed;
    this.#keep();
  }

  get canUndo() {
    return this.past.length > 0;
  }

  get canRedo() {
    return this.future.length > 0;
  }

  #keep() {
    const { design, from, past, future } = this;
    keep(KEY, JSON.stringify({ design, from, past, future }));
  }

  /** @param {Design} design @param {string} [what] changes of the same thing in a row are undone at once */
  change(design, what = "") {
    if (JSON.stringify(design) === JSON.stringify(this.design)) return;
    if (!what || what !== this.#last || !this.canUndo) this.past = [...this.past, this.design].slice(-MOST);
    this.#last = what;
    this.future = [];
    this.#show(design);
  }

  undo() {
    const before = this.past.pop();
    if (!before) return;
    this.#last = "";
    this.future.push(this.design);
    this.#show(before);
  }

  redo() {
    const after = this.future.pop();
    if (!after) return;
    this.past.push(this.design);
    this.#show(after);
  }

  /** @param {Design} design */
  #show(design) {
    this.design = design;
    this.#keep();
    this.#changed();
  }
}
