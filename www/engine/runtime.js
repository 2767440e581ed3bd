// The instance of the wasm that all games share. After a trap, games that were not busy go on in the old instance, and
// new games get a fresh one.
import { EngineError } from "./error.js";

/**
 * @typedef {import("./types").Wasm} Wasm
 * @typedef {import("./types").Thrown} Thrown
 */

export class Runtime {
  #start;
  /** @type {Wasm | null} */
  #shared = null;

  /** @param {() => Wasm} start gives a fresh instance */
  constructor(start) {
    this.#start = start;
  }

  /** Does something with the shared instance. @template T @param {(wasm: Wasm) => T} work */
  run(work) {
    const wasm = (this.#shared ??= this.#start());
    try {
      return work(wasm);
    } catch (thrown) {
      throw this.errorOf(thrown, wasm);
    }
  }

  /**
   * Returns what was thrown as an EngineError; everything that the wasm did not refuse by itself counts as a crash.
   * @param {unknown} found @param {Wasm} wasm
   */
  errorOf(found, wasm) {
    if (found instanceof EngineError) return found;
    const thrown = /** @type {Thrown} */ (found);
    if (typeof thrown?.error === "string")
      return new EngineError(thrown.error, thrown.message, thrown.option, thrown.of);
    if (this.#shared === wasm) this.#shared = null;
    const why = thrown?.message ?? thrown;
    return new EngineError("crashed", `The engine failed in this game (${why}); other games are not affected.`);
  }
}
