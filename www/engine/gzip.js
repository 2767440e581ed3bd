// Unpacks a gzip text, for engine.js: at once where Node's zlib is at hand, else by the browser's own streams.
import { bytesOf } from "./bytes.js";

/** @param {string} text base64 of gzip @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function unpack(text) {
  const packed = bytesOf(text);
  const zlib = typeof process === "object" ? process.getBuiltinModule?.("zlib") : undefined;
  if (zlib) return new Uint8Array(zlib.gunzipSync(packed));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
