// The tree of an analysis: answers from a position, with branches. Its text is the main line with each branch in round
// brackets behind the answer that it could be in place of, as chess players write it.

/**
 * An answer in the tree, and what comes after it, the main line first; the root is the position before any answer.
 * @typedef {object} Twig
 * @property {string} text
 * @property {Twig | null} parent
 * @property {Twig[]} next
 * @property {string} words of the answer, once they are known
 * @property {number} move its number, for a reader
 * @property {import("../engine").SideName | null} side who gave it
 * @property {number} lines that the log has after it
 */

/** @param {string} text @param {Twig | null} parent @returns {Twig} */
const twig = (text, parent) => ({ text, parent, next: [], words: "", move: 0, side: null, lines: 0 });

/** Answers of a tree at most. */
export const MOST = 1000;

export class Tree {
  root = twig("", null);
  /** The twig whose position is shown. */
  now = this.root;

  /** The answers that lead to a twig. @param {Twig} [to] */
  line(to = this.now) {
    /** @type {Twig[]} */
    const found = [];
    for (let at = to; at.parent; at = at.parent) found.unshift(at);
    return found;
  }

  /** The answers' texts. @param {Twig} [to] */
  answers(to = this.now) {
    return this.line(to).map(({ text }) => text);
  }

  /**
   * The twig of an answer after another one, which is made if there is none.
   * @param {string} text @param {Twig} [after]
   */
  add(text, after = this.now) {
    const known = after.next.find((one) => one.text === text);
    if (known) return known;
    const made = twig(text, after);
    after.next.push(made);
    return made;
  }

  /** All twigs, a line before its branches. @returns {Generator<Twig>} */
  *all(from = this.root) {
    for (const one of from.next) {
      yield one;
      yield* this.all(one);
    }
  }

  /** Makes a branch the main line of where it begins; whether it was one. @param {Twig} of a twig of it */
  promote(of) {
    for (let at = of; at.parent; at = at.parent) {
      const { next } = at.parent;
      const place = next.indexOf(at);
      if (place === 0) continue;
      next.splice(place, 1);
      next.unshift(at);
      return true;
    }
    return false;
  }

  /** Takes an answer out with all that comes after it; what was shown goes back to before it. @param {Twig} of */
  cut(of) {
    const { parent } = of;
    if (!parent) return;
    const shows = this.line().includes(of);
    parent.next = parent.next.filter((one) => one !== of);
    if (shows) this.now = parent;
  }

  /** The end of the main line from a twig. @param {Twig} [from] */
  end(from = this.now) {
    let at = from;
    while (at.next.length) at = at.next[0];
    return at;
  }

  /** The tree as text. */
  write(from = this.root) {
    /** @type {string[]} */
    const words = [];
    for (let at = from; at.next.length; at = at.next[0]) {
      const [main, ...others] = at.next;
      words.push(main.text);
      for (const other of others) words.push("(", ...[other.text, this.write(other)].filter(Boolean), ")");
    }
    return words.join(" ");
  }

  /** Reads such a text; throws a sentence. @param {string} text */
  static read(text) {
    const tree = new Tree();
    /** @type {Twig[]} */
    const open = [];
    let at = tree.root;
    let count = 0;
    for (const word of text.match(/[()]|[^\s()]+/g) ?? []) {
      if (word === "(") {
        if (!at.parent) throw new Error("A branch stands before the first answer.");
        open.push(at);
        at = at.parent;
      } else if (word === ")") {
        const before = open.pop();
        if (!before) throw new Error("A branch ends that has not begun.");
        at = before;
      } else {
        if (++count > MOST) throw new Error(`An analysis has at most ${MOST} answers.`);
        at = tree.add(word, at);
      }
    }
    if (open.length) throw new Error("A branch does not end.");
    return tree;
  }
}
