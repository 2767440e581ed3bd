// Packs the wasm twice, slowly and well: node scripts/pack.mjs file makes file.gz (zopfli, for engine.js) and file.lzma
// (for the page).
import { readFileSync, writeFileSync } from "node:fs";
import zopfli from "@gfx/zopfli";
import { compress } from "./lzma.mjs";

const [path] = process.argv.slice(2);
const bytes = readFileSync(path);
writeFileSync(`${path}.gz`, await zopfli.gzipAsync(bytes, { numiterations: 15 }));
writeFileSync(`${path}.lzma`, await compress(bytes));
