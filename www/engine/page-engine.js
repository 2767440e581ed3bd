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

/** The packed engine within the page in one file. @type {HTMLElement | null} */
const within = document.getElementById("packed-engine");

/** The packed engine. @returns {Promise<string | Uint8Array<ArrayBuffer>>} */
async function packedEngine() {
  if (within) return within.textContent ?? "";
  const answer = await fetch("engine.lzma");
  if (!answer.ok) throw new Error("engine.lzma could not be loaded.");
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

/** Returns the compiled engine. It is unpacked on the page if no worker can be started. */
async function compiled() {
  const packed = await packedEngine();
  return unpackedInWorker(packed).catch(() => unpacked(unpacker, packed));
}

/** @type {Promise<WebAssembly.Module> | null} */
const compiling = globalThis.deckmateEngine?.catch(compiled) ?? (within || origin !== "null" ? compiled() : null);
// The caller of `connect` hears of a fault.
compiling?.catch(() => {});

/** The engine of engine.js, which takes the place of this script. @returns {Promise<import("../engine").Deckmate>} */
const whole = () =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.onload = () => resolve(globalThis.Deckmate);
    script.onerror = () => reject(new Error("engine.js could not be loaded."));
    script.setAttribute("src", trustedAddress("engine.js"));
    document.head.append(script);
  });

/** A connection to an engine of its own, in a worker where possible. */
async function opened() {
  if (!compiling) return (await whole()).connect();
  try {
    return await openConnection({ source: workerScript, module: compiling, build: sessionOf });
  } catch (error) {
    if (within) throw error;
    return (await whole()).connect();
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
