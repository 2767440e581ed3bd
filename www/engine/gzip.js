// Unpacks a gzip text, for engine.js: at once where Node's zlib is at hand, else by the browser's own streams. Needs `bytesOf`.
async function unpack(text) {
  "use strict";
  const packed = bytesOf(text);
  const zlib = typeof process === "object" ? process.getBuiltinModule?.("zlib") : undefined;
  if (zlib) return zlib.gunzipSync(packed);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
