// Unpacks and compiles the wasm that the script carries, and makes the Deckmate object out of all parts.

/** The compiled module; at once where Node's zlib is at hand, else by the browser's own streams. Self-contained. */
async function unpackWasm(text) {
  "use strict";
  const packed = Uint8Array.fromBase64
    ? Uint8Array.fromBase64(text)
    : typeof Buffer === "function"
      ? Buffer.from(text, "base64")
      : Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const zlib = typeof process === "object" ? process.getBuiltinModule?.("zlib") : undefined;
  if (zlib) return new WebAssembly.Module(zlib.gunzipSync(packed));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

/** Starts an instance of the wasm. Self-contained but for `glue`. */
function startWasm(glue, module) {
  "use strict";
  const wasm = glue();
  wasm.initSync({ module });
  return wasm;
}

const Deckmate = (() => {
  const whole = [glue, face, desk, attend, unpackWasm, startWasm].join("\n");
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
