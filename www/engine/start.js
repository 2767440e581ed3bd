// Starts instances of the wasm. `glue` is what wasm-bindgen makes, as a function: each call has an instance of its own.
import { glue } from "deckmate:glue";
import { desk } from "./desk.js";
import { face } from "./face.js";

/** The engine of engine.d.ts, over a compiled module. @param {WebAssembly.Module} module */
export function engineOf(module) {
  return face(() => {
    const wasm = glue();
    wasm.initSync({ module });
    return wasm;
  });
}

/** One current game behind named operations. @param {WebAssembly.Module} module */
export const deskOf = (module) => desk(engineOf(module));
