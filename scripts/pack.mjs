// Packs a file with zopfli, which takes seconds but makes gzip files a twentieth smaller: node scripts/pack.mjs from to
import { readFileSync, writeFileSync } from "node:fs";
import zopfli from "@gfx/zopfli";

const [from, to] = process.argv.slice(2);
writeFileSync(to, await zopfli.gzipAsync(readFileSync(from), { numiterations: 15 }));
