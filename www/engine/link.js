// A page's line to the engine: in a Blob worker where the browser allows one, else beside the page.
import { trustedAddress } from "../trusted.js";

/**
 * @typedef {import("./types").End} End
 * @typedef {import("./types").Reply} Reply
 * @typedef {import("./types").Failure} Failure
 */

/** What is said of a worker that lives, and does not answer. */
const SILENT = "The worker does not answer.";

/** @param {import("./types").Means} means @returns {Promise<import("../engine").Line>} */
export function linkUp({ source, module, build, wanted }) {
  /** Seconds for which a worker that was asked something may be silent: nothing but a search takes longer. */
  const patience = 10;
  /** @param {Failure} failure */
  const refusal = ({ message, ...rest }) => Object.assign(new Error(message), { name: "EngineError", ...rest });

  /** Starts a worker that has answered once; `call` and `stop` are all that is needed of it. @returns {Promise<End>} */
  async function hire() {
    const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    const worker = new Worker(trustedAddress(address));
    /** @type {Map<number, { resolve(answer: Reply): void, reject(error: Error): void }>} */
    const waiting = new Map();
    let last = 0;
    /** Seconds since the worker was heard of; a tab that sleeps counts none. */
    let silent = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let bell;
    /** Why it answers nothing any more. @type {Error | null} */
    let ended = null;
    /** @type {End["stop"]} */
    const giveUp = (error, message) => {
      clearTimeout(bell);
      for (const { reject } of waiting.values()) reject(refusal({ error, message }));
      waiting.clear();
    };
    /** Counts the seconds of silence as long as somebody waits. */
    const listen = () => {
      clearTimeout(bell);
      if (waiting.size) bell = setTimeout(() => (++silent < patience ? listen() : stop("crashed", SILENT)), 1000);
    };
    worker.onmessage = ({ data: { id, err, beat, ...answer } }) => {
      silent = 0;
      if (beat) return;
      const asked = waiting.get(id);
      const [oldest] = waiting.keys();
      // It answers in order: what was asked before this it has never heard.
      if (asked && id !== oldest) return stop("crashed", SILENT);
      waiting.delete(id);
      listen();
      if (err) asked?.reject(refusal(err));
      else asked?.resolve(answer);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      giveUp("crashed", `The worker failed: ${event.message ?? "it could not be started"}.`);
    };
    worker.onmessageerror = () => giveUp("crashed", "The worker sent something that cannot be read.");
    /** @type {End["call"]} */
    const call = (op, args) =>
      new Promise((resolve, reject) => {
        if (ended) throw ended;
        const first = !waiting.size;
        waiting.set(++last, { resolve, reject });
        worker.postMessage({ id: last, op, args });
        if (!first) return;
        silent = 0;
        listen();
      });
    /** @type {End["stop"]} */
    const stop = (error, message) => {
      worker.terminate();
      ended = refusal({ error, message });
      giveUp(error, message);
    };
    try {
      const life = `deckmate.worker.${crypto.randomUUID?.() ?? Math.random()}`;
      const { lives } = await call("init", [module, life]);
      // A worker may end without a word, for want of memory say: then the lock that it holds comes free.
      const gone = () => {
        ended = refusal({ error: "crashed", message: "The worker ended." });
        giveUp("crashed", ended.message);
      };
      if (lives) navigator.locks.request(life, gone).catch(() => {});
    } catch (error) {
      worker.terminate();
      throw error;
    } finally {
      URL.revokeObjectURL(address);
    }
    return { call, stop };
  }

  /** The engine beside the page, without a worker. @returns {Promise<End>} */
  async function stay() {
    const answer = build(module);
    return { call: async (op, args) => answer(op, args), stop() {} };
  }

  return (async () => {
    /** @type {"worker" | "page"} */
    let where = "worker";
    /** @type {string | null} */
    let save = null;
    /** @type {End} */
    let end;
    try {
      if (wanted === "page") throw new Error("a worker is not wanted");
      end = await hire();
    } catch {
      where = "page";
      end = await stay();
    }
    /** @param {Reply} answer */
    const remember = (answer) => {
      if (answer.save !== undefined) save = answer.save;
      return answer.out;
    };

    /** @type {Promise<void> | null} */
    let restarting = null;
    return {
      where,
      /** Rejects with an error that carries `error` and `message`. @type {import("../engine").Line["call"]} */
      async call(op, ...args) {
        if (restarting) await restarting;
        const asked = end;
        const answer = await asked.call(op, args);
        if (asked !== end) throw refusal({ error: "stopped", message: "The engine was restarted." });
        return remember(answer);
      },
      /** Ends a busy engine, starts another one and gives it the last save; what was asked is rejected as "stopped". */
      restart() {
        restarting ??= (async () => {
          end.stop("stopped", "The engine was restarted.");
          end = await (where === "worker" ? hire() : stay());
          if (save !== null) await end.call("loadGame", [save]);
        })().finally(() => (restarting = null));
        return restarting;
      },
    };
  })();
}
