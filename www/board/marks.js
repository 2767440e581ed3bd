// The marks of a board other than what is picked: the last change, checks, a hint, what the open question is about.

/**
 * Names of squares.
 * @typedef {object} MarkChange
 * @property {string[]} [pointed]
 * @property {string[][]} [steps]
 * @property {string[]} [taking]
 * @property {string[][]} [aims]
 * @property {string[][]} [trail]
 * @property {string[]} [secrets]
 * @property {string[]} [raised]
 * @property {Map<number, import("../engine").Kind>} [guesses] what the reader thinks is under a cloak, by piece
 * @property {[kings: string[], by: string[]]} [hunted] kings that may be captured, where no check is called
 */

/**
 * The squares of everything that was changed in the turn in which something was changed last.
 * @param {import("../engine").View} view
 */
export function changedIn({ log }) {
  const turn = log.findLast(({ squares }) => squares.length > 0)?.turn;
  return turn === undefined ? [] : log.flatMap((entry) => (entry.turn === turn ? entry.squares : []));
}

export class BoardMarks {
  /** From where to where the last change went. @type {number[]} */
  last = [];
  /** Everything that has changed in the same turn, or in the opponent's until the player acts. @type {number[]} */
  changed = [];
  /** Kings in check. @type {number[]} */
  check = [];
  /** The pieces that give these checks. @type {number[]} */
  checkers = [];
  /** True if these kings are no more than attacked. */
  hunted = false;
  /** The view that was seen last; what was told of the attacked kings of each. @type {object} */
  #view = {};
  #hunts = new WeakMap();
  /** The squares of a hint. @type {number[]} */
  hint = [];
  /** Squares that something beside the board speaks of. @type {number[]} */
  pointed = [];
  /** Squares of choices made before the open question, choice by choice. @type {number[][]} */
  steps = [];
  /** From where to where a piece is about to capture. @type {number[]} */
  taking = [];
  /** Announced events: from one square to another, or on one square. @type {number[][]} */
  aims = [];
  /** The ways of what the other side moved last; of what fell, its square alone. @type {number[][]} */
  trail = [];
  /** Squares with something that only this view knows. @type {number[]} */
  secrets = [];
  /** The reader's guess of what is under a cloak, by piece. @type {Map<number, import("../engine").Kind>} */
  guesses = new Map();
  /** Pieces that alone do what is demanded. @type {number[]} */
  raised = [];

  /**
   * Takes over what a view marks.
   * @param {import("../engine").View} view @param {(names: string[]) => number[]} numbered
   */
  see(view, numbered) {
    this.last = numbered(view.last);
    this.changed = numbered(changedIn(view)).filter((square) => !this.last.includes(square));
    this.check = numbered(view.check);
    this.checkers = numbered(view.checkers);
    this.#view = view;
    this.#hunt(numbered);
  }

  /** Marks the attacked kings of the view that is seen. @param {(names: string[]) => number[]} numbered */
  #hunt(numbered) {
    const hunt = this.#hunts.get(this.#view);
    this.hunted = hunt !== undefined;
    if (hunt) [this.check, this.checkers] = hunt.map(numbered);
  }

  /**
   * Takes over what is given; whether that changed anything.
   * @param {MarkChange} change
   * @param {(names: string[]) => number[]} numbered
   */
  set({ pointed, steps, taking, aims, trail, secrets, raised, hunted, guesses }, numbered) {
    const { check } = this;
    const all = () =>
      JSON.stringify([
        this.pointed,
        this.steps,
        this.taking,
        this.aims,
        this.trail,
        this.secrets,
        this.raised,
        [...this.guesses],
      ]);
    const before = all();
    if (pointed) this.pointed = numbered(pointed);
    if (taking) this.taking = numbered(taking);
    if (steps) this.steps = steps.map(numbered);
    if (aims) this.aims = aims.map(numbered);
    if (trail) this.trail = trail.map(numbered);
    if (secrets) this.secrets = numbered(secrets);
    if (raised) this.raised = numbered(raised);
    if (guesses) this.guesses = guesses;
    if (hunted) {
      this.#hunts.set(this.#view, hunted);
      this.#hunt(numbered);
    }
    return all() !== before || check !== this.check;
  }
}

/**
 * The marks of what is picked, where nothing is.
 * @type {Pick<import("./types").Marks, "chosen" | "candidates" | "targets" | "over" | "swaps">}
 */
export const UNPICKED = { chosen: [], candidates: [], targets: [], over: -1, swaps: false };

/**
 * Everything that is marked on a board now; less while pieces move.
 * @param {import("./board.js").Board} board
 * @returns {import("./types").Marks}
 */
export function marksOf({ marks, picks, motion, over, swaps, free }) {
  const moving = motion.run !== null;
  const chosen = moving ? [] : picks.picked;
  return {
    chosen,
    over,
    swaps,
    last: marks.last,
    changed: marks.changed,
    aims: marks.aims,
    // Whoever has chosen a piece looks ahead.
    trail: moving || chosen.length > 0 ? [] : marks.trail,
    secrets: marks.secrets,
    hint: marks.hint,
    guesses: marks.guesses,
    pointed: marks.pointed,
    candidates: moving || free || chosen.length > 0 ? [] : [...picks.first()],
    targets: chosen.length > 0 ? [...picks.next()].filter((at) => !picks.onto.includes(at)) : [],
    check: moving ? [] : marks.check,
    checkers: moving ? [] : marks.checkers,
    steps: moving ? [] : marks.steps,
    taking: moving ? [] : marks.taking,
    raised: moving ? [] : marks.raised,
  };
}
