// A page's connection to an engine: in a Blob worker where the browser allows one, else beside the page.
import { takesWhole } from "./which.js";
import { refusal, startWorker } from "./worker-client.js";

/**
 * @typedef {import("./types").Client} Client
 * @typedef {import("./types").Reply} Reply
 * @typedef {import("./types").Means} Means
 * @typedef {import("../engine").Connection} Connection
 */

/** The answer to questions that an engine left open when it was thrown away. */
const RESTARTED = "The engine was restarted.";

/** The engine beside the page, without a worker. @param {Means} means @returns {Promise<Client>} */
async function beside({ module, build }) {
  const answer = build(await module);
  return { call: async (op, args) => answer(op, args), stop() {} };
}

/** @implements {Connection} */
class EngineConnection {
  #means;
  #client;
  /** The game that another engine loads. @type {Parameters<import("../engine").Calls["loadGame"]> | null} */
  #load = null;
  /** The arguments of the computer's last question for an answer, as long as they stand. @type {unknown[] | null} */
  #thought = null;
  /** @type {Promise<void> | null} */
  #restarting = null;

  /** @param {Means} means @param {"worker" | "page"} where @param {Client} client */
  constructor(means, where, client) {
    this.#means = means;
    this.where = where;
    this.#client = client;
  }

  /** Rejects with an error that carries `error` and `message`. @type {Connection["call"]} */
  async call(op, ...args) {
    if (this.#means.whole && takesWhole(op, args)) this.#begin(() => this.#grow());
    await this.#ready();
    const asked = this.#client;
    const { out, save } = await asked.call(op, args);
    if (asked !== this.#client) throw refusal({ error: "stopped", message: RESTARTED });
    if (op === "think") this.#thought = args;
    else if (save !== undefined) this.#thought = null;
    if (save !== undefined) this.#load = save === null ? null : [save, op === "loadGame" && args[1] === true];
    return out;
  }

  /** An engine that has ended while nobody waited for it owes no answer: another one goes on where it stood. */
  async #ready() {
    if (this.#restarting) await this.#restarting;
    if (!this.#client.ended) return;
    const thought = this.#thought;
    await this.restart();
    if (thought) await this.#client.call("think", thought);
    this.#thought = thought;
  }

  /** Ends a busy engine, starts another one and gives it the last save; what was asked is rejected as "stopped". */
  restart() {
    return this.#begin(() => this.#startAgain());
  }

  /** Begins a change of engines; questions asked meanwhile wait for it. @param {() => Promise<void>} start */
  #begin(start) {
    this.#restarting ??= start().finally(() => {
      this.#restarting = null;
    });
    return this.#restarting;
  }

  /** Puts the whole engine in the place of the small one, which goes on where that cannot be fetched. */
  async #grow() {
    const { whole, ...means } = this.#means;
    if (!whole) return;
    this.#means = { ...means, module: await whole() };
    await this.#startAgain();
  }

  async #startAgain() {
    const { source, module } = this.#means;
    this.#thought = null;
    this.#client.stop("stopped", RESTARTED);
    this.#client = await (this.where === "worker" ? startWorker(source, module) : beside(this.#means));
    if (this.#load) await this.#client.call("loadGame", this.#load);
  }
}

/** Connects to an engine that nobody else asks. @param {Means} means @returns {Promise<Connection>} */
export async function openConnection(means) {
  try {
    if (means.wanted !== "page")
      return new EngineConnection(means, "worker", await startWorker(means.source, means.module));
  } catch {
    // The engine works beside the page if no worker can be started.
  }
  return new EngineConnection(means, "page", await beside(means));
}
