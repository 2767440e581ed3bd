// The page in one file: unpacks the scripts of engine and page, which stand in it as LZMA, and runs them. The policy
// knows their hash; the wasm is packed in a way of its own, and unpacked when they ask for it,
// as the text of an extra is. Extras that no game begins with stand packed together, which takes less room.
import packed from "deckmate:scripts";
import wasm from "deckmate:wasm";
import { bytesOf } from "./engine/bytes.js";
import { inflate, unpack } from "./engine/lzma.js";
import { trustedScript } from "./trusted.js";

/** @param {string} text */
const textOf = (text) => new TextDecoder().decode(inflate(bytesOf(text)));
globalThis.deckmateWasm = () => unpack(wasm);
globalThis.deckmatePacked = (/** @type {string} */ name) => {
  const packedAs = (/** @type {string} */ id) => document.getElementById(id)?.textContent ?? "";
  const alone = packedAs(`extra-${name}`);
  return alone ? textOf(alone) : JSON.parse(textOf(packedAs("extras")))[name];
};
const script = document.createElement("script");
script.textContent = trustedScript(textOf(packed));
document.body.append(script);
