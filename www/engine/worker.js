// The worker's end of the line: takes {id, op, args}, answers {id, out, save} or {id, err}, strictly in order.
// Before anything else it may be sent {id, op: "init", args: [module]}; without that it unpacks the wasm given in `self.wasm`.
import { deskOf } from "./start.js";
import { compile } from "./compile.js";

let answer = null;

async function handle({ id, op, args = [] }) {
  try {
    if (op === "init") {
      answer = deskOf(args[0]);
      self.postMessage({ id, out: true });
      return;
    }
    answer ??= deskOf(await compile(self.wasm));
    self.postMessage({ id, ...answer(op, args) });
  } catch (thrown) {
    self.postMessage({ id, err: { error: thrown?.error ?? "crashed", message: String(thrown?.message ?? thrown) } });
  }
}

let line = Promise.resolve();
self.onmessage = ({ data }) => {
  line = line.then(() => handle(data));
};
