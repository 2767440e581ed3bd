// Makes engine.js: one classic script that carries the wasm (gzip, base64), its glue and the JavaScript face.
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { minify } from "terser";

const PARTS = ["face", "desk", "worker", "link", "load"];

/** No path of the machine that built it may ship. */
function checkPaths(wasm) {
  const text = wasm.toString("latin1");
  for (const place of [process.cwd(), homedir(), process.env.CARGO_HOME, process.env.RUSTUP_HOME]) {
    if (place && place.length > 3 && text.includes(`${place}/`)) throw new Error(`the wasm contains the path ${place} of this machine`);
  }
}

/** `work` holds engine.wasm, its packed form and pkg/engine.js, the no-modules glue. */
export async function engineScript(work, version) {
  const wasm = readFileSync(join(work, "engine.wasm"));
  checkPaths(wasm);
  const glue = `function glue() { const document = undefined; ${readFileSync(join(work, "pkg/engine.js"), "utf8")}; return wasm_bindgen; }`;
  const parts = [glue, ...PARTS.map((name) => readFileSync(`www/engine/${name}.js`, "utf8"))];
  // One by one, so that the names of the functions stay: the worker is made of their text.
  const short = await Promise.all(parts.map(async (part) => (await minify(part)).code));
  const packed = readFileSync(join(work, "engine.wasm.gz"));
  return `// Deckmate ${version}: a rules engine for chess games with cards. MIT OR Apache-2.0.
// In a page this defines globalThis.Deckmate, in Node require() gives the same object; engine.d.ts describes it.
// Its source is readable in www/engine; what follows is made shorter.
(() => {
"use strict";
// The glue made by wasm-bindgen comes first. Without a document it does not look for its own address, which some frames do not have.
${short.slice(0, -1).join("\n")}
const WASM = "${packed.toString("base64")}";
${short.at(-1)}
})();
`;
}
