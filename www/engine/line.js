// A page's line to the engine: in a Blob worker where the browser allows one, else beside the page.
import { refusal, startWorker } from "./worker-end.js";

/**
 * @typedef {import("./types").End} End
 * @typedef {import("./types").Reply} Reply
 * @typedef {import("./types").Means} Means
 * @typedef {import("../engine").Line} Line
 */

/** What an engine that was thrown away has not answered. */
const RESTARTED = "The engine was restarted.";

/** The engine beside the page, without a worker. @param {Means} means @returns {End} */
function beside({ module, build }) {
  const answer = build(module);
  return { call: async (op, args) => answer(op, args), stop() {} };
}

/** @implements {Line} */
class EngineLine {
  #means;
  #end;
  /** What another engine loads after a restart. @type {string | null} */
  #save = null;
  /** @type {Promise<void> | null} */
  #restarting = null;

  /** @param {Means} means @param {"worker" | "page"} where @param {End} end */
  constructor(means, where, end) {
    this.#means = means;
    this.where = where;
    this.#end = end;
  }

  /** Rejects with an error that carries `error` and `message`. @type {Line["call"]} */
  async call(op, ...args) {
    if (this.#restarting) await this.#restarting;
    const asked = this.#end;
    const { out, save } = await asked.call(op, args);
    if (asked !== this.#end) throw refusal({ error: "stopped", message: RESTARTED });
    if (save !== undefined) this.#save = save;
    return out;
  }

  /** Ends a busy engine, starts another one and gives it the last save; what was asked is rejected as "stopped". */
  restart() {
    this.#restarting ??= this.#startAgain().finally(() => {
      this.#restarting = null;
    });
    return this.#restarting;
  }

  async #startAgain() {
    const { source, module } = this.#means;
    this.#end.stop("stopped", RESTARTED);
    this.#end = await (this.where === "worker" ? startWorker(source, module) : beside(this.#means));
    if (this.#save !== null) await this.#end.call("loadGame", [this.#save]);
  }
}

/** Connects to an engine of one's own. @param {Means} means @returns {Promise<Line>} */
export async function openLine(means) {
  try {
    if (means.wanted !== "page") return new EngineLine(means, "worker", await startWorker(means.source, means.module));
  } catch {
    // Where no worker can be started, the engine works beside the page.
  }
  return new EngineLine(means, "page", beside(means));
}
