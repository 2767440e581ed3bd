// Makes engine.js: one classic script that carries the wasm (gzip, base64), its glue and the JavaScript face.
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const PARTS = ["face", "desk", "worker", "link", "load"];

/** No path of the machine that built it may ship. */
function checkPaths(wasm) {
  const text = wasm.toString("latin1");
  for (const place of [process.cwd(), homedir(), process.env.CARGO_HOME, process.env.RUSTUP_HOME]) {
    if (place && place.length > 3 && text.includes(`${place}/`)) throw new Error(`the wasm contains the path ${place} of this machine`);
  }
}

/** `work` holds engine.wasm and pkg/engine.js, the no-modules glue. */
export function engineScript(work, version) {
  const wasm = readFileSync(join(work, "engine.wasm"));
  checkPaths(wasm);
  const glue = readFileSync(join(work, "pkg/engine.js"), "utf8").trim();
  const parts = PARTS.map((name) => readFileSync(`www/engine/${name}.js`, "utf8").trim());
  const packed = gzipSync(wasm, { level: 9 });
  packed[9] = 255; // the system that packed it: unknown, so that every system makes the same file
  return `// Deckmate ${version}: a rules engine for chess games with cards. MIT OR Apache-2.0.
// In a page this defines globalThis.Deckmate, in Node require() gives the same object; engine.d.ts describes it.
(() => {
"use strict";

// The glue made by wasm-bindgen. Without a document it does not look for its own address, which some frames do not have.
function glue() {
const document = undefined;
${glue}
return wasm_bindgen;
}

${parts.slice(0, -1).join("\n\n")}

const WASM = "${packed.toString("base64")}";

${parts.at(-1)}
})();
`;
}
