// Unpacks a gzip text, for engine.js: at once where Node's zlib is at hand, else by the browser's own streams.
import { bytesOf } from "./bytes.js";

/** Unpacked in one go: the module is about so large. */
const ROOM = 1 << 20;

/** @param {string} text base64 of gzip @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function unpack(text) {
  const zlib = typeof process === "object" ? process.getBuiltinModule?.("zlib") : undefined;
  if (zlib) return zlib.gunzipSync(Buffer.from(text, "base64"), { chunkSize: ROOM });
  const stream = new Blob([bytesOf(text)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
