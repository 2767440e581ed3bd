// Makes the engine's script: the wasm as text, its glue, and the JavaScript face.
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { minify } from "terser";

/** One by one, so that the names of the functions stay: the worker is made of their text. */
const shorten = async (parts) => (await Promise.all(parts.map(async (part) => (await minify(part)).code))).join("\n");
const sources = (names) => names.map((name) => readFileSync(`www/engine/${name}.js`, "utf8"));

/** No path of the machine that built it may ship. */
function checkPaths(wasm) {
  const text = wasm.toString("latin1");
  for (const place of [process.cwd(), homedir(), process.env.CARGO_HOME, process.env.RUSTUP_HOME]) {
    if (place && place.length > 3 && text.includes(`${place}/`)) throw new Error(`the wasm contains the path ${place} of this machine`);
  }
}

/** What unpacks a text of that form ("gzip" or "lzma"), and the wasm as such a text. `work` holds engine.wasm and its packed forms. */
export async function carrier(work, form) {
  checkPaths(readFileSync(join(work, "engine.wasm")));
  const packed = readFileSync(join(work, `engine.wasm.${form === "gzip" ? "gz" : form}`));
  return `${await shorten(sources(["bytes", form]))}\nconst WASM = "${packed.toString("base64")}";\n`;
}

/** The engine without what carries its wasm: that has to stand before it. `work` holds pkg/engine.js, the no-modules glue. */
export async function engineBody(work) {
  const glue = `function glue() { const document = undefined; ${readFileSync(join(work, "pkg/engine.js"), "utf8")}; return wasm_bindgen; }`;
  // Without a document the glue does not look for its own address, which some frames do not have.
  return shorten([glue, ...sources(["face", "desk", "worker", "link", "load"])]);
}

/** engine.js: one classic script with everything in it; it keeps to gzip, which every browser and Node unpack at once. */
export async function engineScript(work, version) {
  return `// Deckmate ${version}: a rules engine for chess games with cards. MIT OR Apache-2.0.
// In a page this defines globalThis.Deckmate, in Node require() gives the same object; engine.d.ts describes it.
// Its source is readable in www/engine; what follows is made shorter. The glue is made by wasm-bindgen.
(() => {
"use strict";
${await carrier(work, "gzip")}${await engineBody(work)}
})();
`;
}
