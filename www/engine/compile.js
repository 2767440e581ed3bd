// The compiled module, from the text that carries the wasm.
import { unpack } from "./gzip.js";

/** Node compiles at once, which is quicker; a browser may refuse to on the page. @param {string} text */
export async function compile(text) {
  const wasm = await unpack(text);
  return typeof process === "object" ? new WebAssembly.Module(wasm) : WebAssembly.compile(wasm);
}
