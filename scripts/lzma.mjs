// Packs bytes as LZMA, and makes sure that the page's own reader gets the same bytes back.
import { readFileSync } from "node:fs";
import { compress } from "lzma1";

const source = (name) => readFileSync(new URL(`../www/engine/${name}.js`, import.meta.url), "utf8");
const unpack = new Function(`${source("bytes")}\n${source("lzma")}\nreturn unpack;`)();

export function packLzma(bytes) {
  const packed = Buffer.from(compress(bytes, 9));
  if (Buffer.compare(unpack(packed.toString("base64")), bytes) !== 0) throw new Error("the packed bytes do not unpack to what they were");
  return packed;
}
