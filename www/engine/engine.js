// The engine's script: `Deckmate` of engine.d.ts, with the wasm and the worker inside.
import wasm from "deckmate:wasm";
import workerScript from "deckmate:worker";
import { compile } from "./compile.js";
import { openLine } from "./line.js";
import { engineOf, sessionOf } from "./start.js";

let compiling = null;
let engine = null;
const compiled = () => (compiling ??= compile(wasm));

/** Compiles the wasm that this script carries; later calls give the same engine. */
export const load = () => (engine ??= compiled().then(engineOf));

/** A classic worker script with the same engine: takes {id, op, args}, answers {id, out, save} or {id, err}. */
export const workerSource = () => `self.wasm="${wasm}";${workerScript}`;

/** A line to an engine of its own, in a worker where that is possible. @param {{ where?: "worker" | "page" }} [o] */
export const connect = async ({ where } = {}) =>
  openLine({ source: workerScript, module: await compiled(), build: sessionOf, wanted: where });
