// Starts instances of the wasm. `glue` is what wasm-bindgen makes, as a function: each call has an instance of its own.
import { glue } from "deckmate:glue";
import { engineApi } from "./api.js";
import { openSession } from "./session.js";

/** The engine of engine.d.ts, over a compiled module. @param {WebAssembly.Module} module */
export function engineOf(module) {
  return engineApi(() => {
    const wasm = glue();
    wasm.initSync({ module });
    return wasm;
  });
}

/** One current game behind named operations. @param {WebAssembly.Module} module */
export const sessionOf = (module) => openSession(engineOf(module));
