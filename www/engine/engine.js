// The engine's script: `Deckmate` of engine.d.ts, with the wasm and the worker inside.
import wasm from "deckmate:wasm";
import workerScript from "deckmate:worker";
import { compile } from "./compile.js";
import { openConnection } from "./connection.js";
import { engineOf, sessionOf } from "./start.js";

let compiling = null;
let engine = null;
const compiled = () => (compiling ??= compile(wasm));

/** Compiles the wasm that this script carries; later calls give the same engine. */
export const load = () => (engine ??= compiled().then(engineOf));

/** A classic worker script with the same engine: takes {id, op, args}, answers {id, out, save} or {id, err}. */
export const workerSource = () => `self.wasm="${wasm}";${workerScript}`;

/** A connection to an engine of its own, in a worker where possible. @param {{ where?: "worker" | "page" }} [o] */
export const connect = async ({ where } = {}) =>
  openConnection({ source: workerScript, module: await compiled(), build: sessionOf, wanted: where });
