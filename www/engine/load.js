// Unpacks and compiles the wasm that the script carries, and makes the Deckmate object out of all parts.

/** The compiled module, from the text that carries the wasm. Needs `unpack`, of which there is one for each way of packing. */
async function unpackWasm(text) {
  "use strict";
  const wasm = await unpack(text);
  // Node compiles at once, which is quicker; a browser may refuse to on the page.
  return typeof process === "object" ? new WebAssembly.Module(wasm) : WebAssembly.compile(wasm);
}

/** Starts an instance of the wasm. Self-contained but for `glue`. */
function startWasm(glue, module) {
  "use strict";
  const wasm = glue();
  wasm.initSync({ module });
  return wasm;
}

const Deckmate = (() => {
  const whole = [glue, face, desk, attend, bytesOf, unpack, unpackWasm, startWasm].join("\n");
  const build = (module) => desk(face(() => startWasm(glue, module)));
  const workerSource = (text) =>
    `"use strict";\n${whole}\nattend((module) => desk(face(() => startWasm(glue, module))), () => unpackWasm("${text}"));\n`;

  let compiling = null;
  let engine = null;
  const compiled = () => (compiling ??= unpackWasm(WASM));
  return Object.freeze({
    /** Compiles the wasm that this script carries; later calls give the same engine. */
    load: () => (engine ??= compiled().then((ready) => face(() => startWasm(glue, ready)))),
    /** A classic worker script with the same engine: takes {id, op, args}, answers {id, out, save} or {id, err}. */
    workerSource: () => workerSource(WASM),
    /** A line to an engine of the page's own, in a worker where that is possible. */
    connect: async ({ where } = {}) =>
      linkUp({ source: workerSource(""), module: await compiled(), build, wanted: where }),
  });
})();

if (typeof module === "object" && module.exports) module.exports = Deckmate;
else globalThis.Deckmate = Deckmate;
