// Packs the wasm twice, slowly and well: node scripts/pack.mjs file makes file.gz (zopfli, for engine.js) and file.lzma
// (for deckmate.html).
import { readFileSync, writeFileSync } from "node:fs";
import zopfli from "@gfx/zopfli";
import { compress } from "lzma1";
import { unpack } from "../www/engine/lzma.js";
import { split } from "../www/engine/streams.js";

/** LZMA of the module sorted into streams, after the page's own reader has got the same bytes back. */
function lzma(plain) {
  const packed = Buffer.from(compress(split(plain), 9));
  if (Buffer.compare(unpack(packed.toString("base64")), plain) !== 0)
    throw new Error("the packed bytes do not unpack to what they were");
  return packed;
}

const [path] = process.argv.slice(2);
const bytes = readFileSync(path);
writeFileSync(`${path}.gz`, await zopfli.gzipAsync(bytes, { numiterations: 15 }));
writeFileSync(`${path}.lzma`, lzma(bytes));
