// The worker's end of the line: takes {id, op, args}, answers {id, out, save} or {id, err}, strictly in order.
// Before anything else it may be sent {id, op: "init", args: [module]}; without that it unpacks its own copy of the wasm.
function attend(build, unpack) {
  "use strict";
  let answer = null;

  async function handle({ id, op, args = [] }) {
    try {
      if (op === "init") {
        answer = build(args[0]);
        self.postMessage({ id, out: true });
        return;
      }
      answer ??= build(await unpack());
      self.postMessage({ id, ...answer(op, args) });
    } catch (thrown) {
      self.postMessage({ id, err: { error: thrown?.error ?? "crashed", message: String(thrown?.message ?? thrown) } });
    }
  }

  let line = Promise.resolve();
  self.onmessage = ({ data }) => {
    line = line.then(() => handle(data));
  };
}
