// The page in one file: unpacks the scripts of engine and page, which stand in it as LZMA, and runs them. The policy
// knows their hash; the wasm is packed in a way of its own, and unpacked when they ask for it.
import packed from "deckmate:scripts";
import wasm from "deckmate:wasm";
import { bytesOf } from "./engine/bytes.js";
import { inflate, unpack } from "./engine/lzma.js";
import { trustedScript } from "./trusted.js";

globalThis.deckmateWasm = () => unpack(wasm);
const script = document.createElement("script");
script.textContent = trustedScript(new TextDecoder().decode(inflate(bytesOf(packed))));
document.body.append(script);
