// The worker's end of the line: takes {id, op, args}, answers {id, out, save} or {id, err}, strictly in order.
// Before anything else it may be sent {id, op: "init", args: [module]}; else it unpacks the wasm given in `self.wasm`.

import { compile } from "./compile.js";
import { deskOf } from "./start.js";

/** The global of a worker, with what the page may have put there. @type {any} */
const scope = self;
/** @type {ReturnType<typeof deskOf> | null} */
let answer = null;

/** @param {{ id: number, op: string, args?: unknown[] }} request */
async function handle({ id, op, args = [] }) {
  try {
    if (op === "init") {
      answer = deskOf(/** @type {WebAssembly.Module} */ (args[0]));
      scope.postMessage({ id, out: true });
      return;
    }
    answer ??= deskOf(await compile(scope.wasm));
    scope.postMessage({ id, ...answer(op, args) });
  } catch (error) {
    const thrown = /** @type {import("./types").Thrown} */ (error);
    scope.postMessage({ id, err: { error: thrown?.error ?? "crashed", message: String(thrown?.message ?? thrown) } });
  }
}

let line = Promise.resolve();
scope.onmessage = (/** @type {MessageEvent} */ { data }) => {
  line = line.then(() => handle(data));
};
