// The page's side of a worker: it asks, hears the answers in their order, and notices a worker that hangs or has ended.
import { trustedAddress } from "../trusted.js";

/**
 * @typedef {import("./types").Client} Client
 * @typedef {import("./types").Reply} Reply
 * @typedef {import("./types").Failure} Failure
 */

/** The fault of a worker that lives, and does not answer. */
const SILENT = "The worker does not answer.";
/** Seconds for which a worker that was asked something may be silent: nothing but a search takes longer. */
const PATIENCE = 10;

/** An error that carries what an EngineError does. @param {Failure} failure */
export const refusal = ({ message, ...rest }) => Object.assign(new Error(message), { name: "EngineError", ...rest });

/** @implements {Client} */
export class WorkerClient {
  #worker;
  /** The questions that are not answered yet, by their numbers, in order. */
  #waiting = /** @type {Map<number, { resolve(answer: Reply): void, reject(error: Error): void }>} */ (new Map());
  #last = 0;
  /** Seconds since the worker was heard of; a tab that sleeps counts none. */
  #silent = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** The reason why it answers nothing any more. @type {Error | null} */
  #ended = null;

  /** @param {string | URL} address */
  constructor(address) {
    this.#worker = new Worker(address);
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#rejectAll("crashed", `The worker failed: ${event.message ?? "it could not be started"}.`);
    };
    this.#worker.onmessageerror = () => this.#rejectAll("crashed", "The worker sent something that cannot be read.");
  }

  get ended() {
    return this.#ended !== null;
  }

  /** @type {Client["call"]} */
  call(op, args) {
    return new Promise((resolve, reject) => {
      if (this.#ended) throw this.#ended;
      const first = !this.#waiting.size;
      this.#waiting.set(++this.#last, { resolve, reject });
      this.#worker.postMessage({ id: this.#last, op, args });
      if (!first) return;
      this.#silent = 0;
      this.#countSilence();
    });
  }

  /** @type {Client["stop"]} */
  stop(error, message) {
    this.#worker.terminate();
    this.#end(error, message);
  }

  /**
   * Gives it the compiled engine. With locks, the one that it holds comes free when it ends.
   * @param {WebAssembly.Module} module
   */
  async start(module) {
    const lock = `deckmate.worker.${crypto.randomUUID?.() ?? Math.random()}`;
    const { lives } = await this.call("init", [module, lock]);
    // A worker may end without a word, for want of memory say.
    if (lives) navigator.locks.request(lock, () => this.#end("crashed", "The worker ended.")).catch(() => {});
  }

  /** @param {Reply & { id: number, err?: Failure, beat?: true }} message */
  #hear({ id, err, beat, ...answer }) {
    this.#silent = 0;
    if (beat) return;
    const asked = this.#waiting.get(id);
    const [oldest] = this.#waiting.keys();
    // It answers in order: what was asked before this it has never heard.
    if (asked && id !== oldest) return this.stop("crashed", SILENT);
    this.#waiting.delete(id);
    this.#countSilence();
    if (err) asked?.reject(refusal(err));
    else asked?.resolve(answer);
  }

  /** Counts the seconds of silence as long as somebody waits. */
  #countSilence() {
    clearTimeout(this.#timer);
    if (!this.#waiting.size) return;
    const second = () => (++this.#silent < PATIENCE ? this.#countSilence() : this.stop("crashed", SILENT));
    this.#timer = setTimeout(second, 1000);
  }

  /** It answers nothing any more. @param {Failure["error"]} error @param {string} message */
  #end(error, message) {
    this.#ended = refusal({ error, message });
    this.#rejectAll(error, message);
  }

  /** @param {Failure["error"]} error @param {string} message */
  #rejectAll(error, message) {
    clearTimeout(this.#timer);
    for (const { reject } of this.#waiting.values()) reject(refusal({ error, message }));
    this.#waiting.clear();
  }
}

/**
 * Starts a worker that has answered once.
 * @param {string} source its script @param {import("./types").Means["module"]} module @returns {Promise<Client>}
 */
export async function startWorker(source, module) {
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  try {
    const client = new WorkerClient(trustedAddress(address));
    try {
      await client.start(await module);
    } catch (error) {
      client.stop("crashed", "The worker could not be started.");
      throw error;
    }
    return client;
  } finally {
    URL.revokeObjectURL(address);
  }
}
