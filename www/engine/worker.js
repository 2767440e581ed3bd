// The engine's side of a worker: takes {id, op, args}, answers {id, out, save} or {id, err}, strictly in order.
// Before anything else it may be sent {id, op: "init", args: [module, life]}, and then tells by {beat} that a search
// goes on; else it unpacks the wasm in `self.wasm`.

import { compile } from "./compile.js";
import { sessionOf } from "./start.js";

/** The global of a worker, with what the page may have put there. @type {any} */
const scope = self;
/** @type {ReturnType<typeof sessionOf> | null} */
let answer = null;

/**
 * Holds a lock for as long as this worker lives, so that whoever waits for it learns of its end.
 * @param {unknown} life the name of the lock
 * @returns {Promise<boolean>} false in frames that have no locks
 */
const live = (life) =>
  new Promise((resolve) => {
    const ever = () => new Promise(() => resolve(true));
    const held = async () => scope.navigator.locks?.request(life, ever);
    held().then(
      () => resolve(false),
      () => resolve(false),
    );
  });

/** Milliseconds between two heartbeats of a worker that searches. */
const HEARTBEAT = 1000;

/** A search reads the clock all the time: whenever it does, the page can be told that the worker still runs. */
function sendHeartbeats() {
  for (const clock of [scope.Date, scope.performance]) {
    if (!clock) continue;
    const read = clock.now.bind(clock);
    let last = read();
    clock.now = () => {
      const now = read();
      // The clock on the wall may be put back.
      if (Math.abs(now - last) >= HEARTBEAT) {
        last = now;
        scope.postMessage({ beat: true });
      }
      return now;
    };
  }
}

/** @param {{ id: number, op: string, args?: unknown[] }} request */
async function handle({ id, op, args = [] }) {
  try {
    if (op === "init") {
      sendHeartbeats();
      answer = sessionOf(/** @type {WebAssembly.Module} */ (args[0]));
      scope.postMessage({ id, out: true, ...(args[1] ? { lives: await live(args[1]) } : {}) });
      return;
    }
    answer ??= sessionOf(await compile(scope.wasm));
    scope.postMessage({ id, ...answer(op, args) });
  } catch (error) {
    const thrown = /** @type {import("./types").Thrown} */ (error);
    const { error: code = "crashed", message = thrown, option, of } = thrown ?? {};
    scope.postMessage({
      id,
      err: { error: code, message: String(message), ...(option && { option }), ...(of && { of }) },
    });
  }
}

let handled = Promise.resolve();
scope.onmessage = (/** @type {MessageEvent} */ { data }) => {
  handled = handled.then(() => handle(data));
};
