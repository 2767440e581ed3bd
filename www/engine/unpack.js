// The engine compiled from its packed form, by a small wasm that unpacks.
import { glue } from "deckmate:unpacker-glue";
import { bytesOf } from "./bytes.js";

/**
 * The compiled engine.
 * @param {string} unpacker the unpacking wasm as base64
 * @param {string | Uint8Array<ArrayBuffer>} packed the engine as LZMA, or as base64 of that
 */
export async function unpacked(unpacker, packed) {
  const wasm = glue();
  wasm.initSync({ module: await WebAssembly.compile(bytesOf(unpacker)) });
  const plain = wasm.unpack(typeof packed === "string" ? bytesOf(packed) : packed);
  if (!plain) throw new Error("The packed engine is damaged.");
  return WebAssembly.compile(plain);
}
