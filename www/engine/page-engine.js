// The engine of the page: fetched by fetch-engine.js, or packed as LZMA beside the page, or within it where the page is
// one file. What is packed is unpacked in a worker of its own while the page begins. A page of files that comes from a
// disk, or stands in a frame without an origin, cannot fetch it: there engine.js has it inside.
import unpackScript from "deckmate:unpack-worker";
import unpacker from "deckmate:unpacker";
import workerScript from "deckmate:worker";
import { trustedAddress } from "../trusted.js";
import { openConnection } from "./connection.js";
import { sessionOf } from "./start.js";
import { unpacked } from "./unpack.js";
import { engineFile, isSmall } from "./which.js";

/** The packed engine within the page in one file. @type {HTMLElement | null} */
const within = document.getElementById("packed-engine");

/** True if the page begins with the small engine. */
const isLight = !within && isSmall();

/** The packed engine. @param {boolean} [small] @returns {Promise<string | Uint8Array<ArrayBuffer>>} */
async function packedEngine(small = false) {
  if (within) return within.textContent ?? "";
  const name = `${engineFile(small)}.lzma`;
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name} could not be loaded.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The compiled engine, unpacked in a worker. @param {string | Uint8Array<ArrayBuffer>} packed */
async function unpackedInWorker(packed) {
  const address = URL.createObjectURL(new Blob([unpackScript], { type: "text/javascript" }));
  const worker = new Worker(trustedAddress(address));
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.module ? resolve(data.module) : reject(new Error(data.fault)));
      worker.onerror = worker.onmessageerror = () => reject(new Error("The worker failed."));
      worker.postMessage([unpacker, packed]);
    });
  } finally {
    worker.terminate();
    URL.revokeObjectURL(address);
  }
}

/** Returns a compiled engine. It is unpacked on the page if no worker can be started. @param {boolean} [small] */
async function compiled(small) {
  const packed = await packedEngine(small);
  return unpackedInWorker(packed).catch(() => unpacked(unpacker, packed));
}

/** @type {Promise<WebAssembly.Module> | null} */
const compiling =
  globalThis.deckmateEngine?.catch(() => compiled(isLight)) ?? (within || origin !== "null" ? compiled(isLight) : null);
// The caller of `connect` hears of a fault.
compiling?.catch(() => {});

/** The whole engine, once the small one is not enough. @type {Promise<WebAssembly.Module> | null} */
let grown = null;

/** Fetches the whole engine once; after a fault the next caller tries again. */
function whole() {
  grown ??= compiled();
  grown.catch(() => {
    grown = null;
  });
  return grown;
}

/** The engine of engine.js, which takes the place of this script. @returns {Promise<import("../engine").Deckmate>} */
const scripted = () =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.onload = () => resolve(globalThis.Deckmate);
    script.onerror = () => reject(new Error("engine.js could not be loaded."));
    script.setAttribute("src", trustedAddress("engine.js"));
    document.head.append(script);
  });

/** A connection to an engine of its own, in a worker where possible. */
async function opened() {
  if (!compiling) return (await scripted()).connect();
  try {
    const means = { source: workerScript, build: sessionOf };
    if (!isLight || grown) return await openConnection({ ...means, module: grown ?? compiling });
    return await openConnection({ ...means, module: compiling, whole });
  } catch (error) {
    if (within) throw error;
    return (await scripted()).connect();
  }
}

/** The page's own connection, begun before the page asks for it. @type {ReturnType<typeof opened> | null} */
let first = compiling && opened();
first?.catch(() => {});

/** A connection that nobody else has. */
export function connect() {
  const begun = first;
  first = null;
  return begun ?? opened();
}
