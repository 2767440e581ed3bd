// Packs the wasm twice, slowly and well: node scripts/pack.mjs file makes file.gz (zopfli, for engine.js) and file.lzma
// (for deckmate.html).
import { readFileSync, writeFileSync } from "node:fs";
import zopfli from "@gfx/zopfli";
import { unpack } from "../www/engine/lzma.js";
import { split } from "../www/engine/streams.js";
import { compress } from "./lzma.mjs";

/** LZMA of the module sorted into streams, after the page's own reader has got the same bytes back. */
async function lzma(plain) {
  const packed = await compress(split(plain));
  if (Buffer.compare(unpack(packed.toString("base64")), plain) !== 0)
    throw new Error("the packed bytes do not unpack to what they were");
  return packed;
}

const [path] = process.argv.slice(2);
const bytes = readFileSync(path);
writeFileSync(`${path}.gz`, await zopfli.gzipAsync(bytes, { numiterations: 15 }));
writeFileSync(`${path}.lzma`, await lzma(bytes));
