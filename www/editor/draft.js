// The position that is being put together, with all that it was before and what was undone: the engine works each step
// out, and this keeps them.
import { context } from "../context.js";

/**
 * @typedef {import("../engine").EditedSetup} EditedSetup
 * @typedef {import("../engine").SetupStep} SetupStep
 * @typedef {import("../engine").Setup} Setup
 *
 * A game and a setup of it.
 * @typedef {{ game: import("../engine").GameName, options: Record<string, string | number | boolean>,
 *   setup?: Setup }} Wanted
 */

/** So many steps can be undone. */
const MOST = 200;

export class Draft {
  /** @type {EditedSetup | null} */
  now = null;
  /** @type {Wanted[]} */
  past = [];
  /** @type {Wanted[]} */
  future = [];
  /** Steps are worked out one after the other. @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** @param {Wanted} wanted @param {() => void} changed is called after each step */
  constructor(wanted, changed) {
    this.wanted = wanted;
    this.changed = changed;
  }

  /** Takes a step. Gives the engine's sentence where it is refused. @param {SetupStep} step @param {Setup} [setup] */
  step(step, setup) {
    return this.#soon(() => ({ ...this.wanted, ...(setup && { setup }) }), step, true);
  }

  /** Changes a part beside the board. @param {string[]} path @param {unknown} value undefined: left out */
  put(path, value) {
    const next = () => ({ ...this.wanted, setup: withPart(this.now?.setup ?? {}, path, value) });
    return this.#soon(next, { t: "look" }, true);
  }

  /**
   * Another game, or another board of it: with the position that was put together, where it can stand there, else from
   * its usual start. Says whether a position was left.
   * @param {Omit<Wanted, "setup">} other
   */
  async begin(other) {
    await this.#last;
    const board = this.now?.setup.board;
    const usual = await context.connection.call("editSetup", { ...this.wanted, setup: undefined }, { t: "start" });
    const isOwn = usual.setup.board !== board;
    if (isOwn && (await this.#soon(() => ({ ...other, setup: { board } }), { t: "look" }, true)) === null) return false;
    await this.#soon(() => other, { t: "start" }, true);
    return isOwn;
  }

  /** Looks at what is there. */
  look() {
    return this.#soon(() => this.wanted, this.wanted.setup ? { t: "look" } : { t: "start" }, false);
  }

  undo() {
    const before = this.past.pop();
    if (!before) return null;
    this.future.push(this.wanted);
    return this.#soon(() => before, { t: "look" }, false);
  }

  redo() {
    const after = this.future.pop();
    if (!after) return null;
    this.past.push(this.wanted);
    return this.#soon(() => after, { t: "look" }, false);
  }

  /**
   * @param {() => Wanted} from @param {SetupStep} step @param {boolean} isNew whether it can be undone
   * @returns {Promise<string | null>}
   */
  #soon(from, step, isNew) {
    const done = this.#last.then(async () => {
      const wanted = from();
      try {
        const now = await context.connection.call("editSetup", wanted, step);
        const next = { ...wanted, setup: now.setup };
        if (isNew && JSON.stringify(next) !== JSON.stringify(this.wanted)) {
          this.past = [...this.past, this.wanted].slice(-MOST);
          this.future = [];
        }
        this.wanted = next;
        this.now = now;
        this.changed();
        return null;
      } catch (error) {
        return /** @type {Error} */ (error).message;
      }
    });
    this.#last = done;
    return done;
  }
}

/** The part of a setup at a path. @param {Setup} setup @param {string[]} path @returns {any} */
export const partOf = (setup, path) => path.reduce((/** @type {any} */ found, name) => found?.[name], setup);

/**
 * A setup with another part; a part that holds nothing any more is left out.
 * @param {Setup} setup @param {string[]} path @param {unknown} value @returns {Setup}
 */
export function withPart(setup, [name, ...rest], value) {
  /** @type {Record<string, any>} */
  const { [name]: old, ...others } = /** @type {Record<string, any>} */ (setup);
  const next = rest.length ? withPart(old ?? {}, rest, value) : value;
  const isEmpty = next === undefined || (rest.length > 0 && !Object.keys(Object(next)).length);
  return isEmpty ? others : { ...others, [name]: next };
}
