// The page in one file: unpacks the scripts of engine and page, which stand in it as LZMA, and runs them. The policy
// knows their hash; the wasm is packed in a way of its own, and unpacked when they ask for it.
// The text of an extra goes on where the packed scripts end, which it has much in common with. Extras that no game
// begins with stand packed together, which takes less room.
import scripts from "deckmate:scripts";
import wasm from "deckmate:wasm";
import { bytesOf } from "./engine/bytes.js";
import { Decoder, unpack } from "./engine/lzma.js";
import { trustedScript } from "./trusted.js";

const begun = new Decoder(bytesOf(scripts.start));
begun.decode(scripts.size);
/** @param {string} rest */
const unpacked = (rest) => begun.branch(bytesOf(rest)).decode();
/** @param {Uint8Array} bytes */
const textOf = (bytes) => new TextDecoder().decode(bytes);
const core = unpacked(scripts.rest);
globalThis.deckmateWasm = () => unpack(wasm);
globalThis.deckmatePacked = (/** @type {string} */ name) => {
  const extra = (/** @type {string} */ id) =>
    textOf(unpacked(document.getElementById(id)?.textContent ?? "").subarray(core.length));
  return document.getElementById(`extra-${name}`) ? extra(`extra-${name}`) : JSON.parse(extra("extras"))[name];
};
const script = document.createElement("script");
script.textContent = trustedScript(textOf(core));
document.body.append(script);
