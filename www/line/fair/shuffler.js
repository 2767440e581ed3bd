// The extra `shuffle`: the wasm by which two devices shuffle a deck.
import text from "deckmate:shuffle";
import { glue } from "deckmate:shuffle-glue";

/** @returns {Promise<import("./decks.js").Shuffler>} */
export async function shuffler() {
  const wasm = glue();
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  wasm.initSync({ module: await WebAssembly.compile(bytes) });
  return wasm;
}
