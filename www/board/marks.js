// The marks of a board other than what is picked: the last change, checks, a hint, what the open question is about.

/** @typedef {{ pointed?: string[], steps?: string[][], taking?: string[] }} MarkChange names of squares */

export class BoardMarks {
  /** From where to where the last change went. @type {number[]} */
  last = [];
  /** Kings in check. @type {number[]} */
  check = [];
  /** The squares of a hint. @type {number[]} */
  hint = [];
  /** Squares that something beside the board speaks of. @type {number[]} */
  pointed = [];
  /** Squares of choices made before the open question, choice by choice. @type {number[][]} */
  steps = [];
  /** From where to where a piece is about to capture. @type {number[]} */
  taking = [];

  /**
   * Takes over what is given; whether that changed anything.
   * @param {MarkChange} change
   * @param {(names: string[]) => number[]} numbered
   */
  set({ pointed, steps, taking }, numbered) {
    const all = () => JSON.stringify([this.pointed, this.steps, this.taking]);
    const before = all();
    if (pointed) this.pointed = numbered(pointed);
    if (taking) this.taking = numbered(taking);
    if (steps) this.steps = steps.map(numbered);
    return all() !== before;
  }
}

/**
 * Everything that is marked on a board now; less while pieces move.
 * @param {import("./board.js").Board} board
 * @returns {import("./types").Marks}
 */
export function marksOf({ marks, picks, motion, over, swaps }) {
  const moving = motion.run !== null;
  const chosen = moving ? [] : picks.picked;
  return {
    chosen,
    over,
    swaps,
    last: marks.last,
    hint: marks.hint,
    pointed: marks.pointed,
    candidates: moving || chosen.length > 0 ? [] : [...picks.first()],
    targets: chosen.length > 0 ? [...picks.next()] : [],
    check: moving ? [] : marks.check,
    steps: moving ? [] : marks.steps,
    taking: moving ? [] : marks.taking,
  };
}
