// Packs bytes as LZMA ("LZMA alone": 13 bytes of header), by liblzma: slowly and well.
import { buffer } from "node:stream/consumers";
import lzma from "lzma-native";

/** The bytes of a packed text before its bits. */
const HEADER = 13;
/** The farthest distance back at which packed bytes are looked up. */
const DICTIONARY = 1 << 22;
/** The prediction of bytes: by three bits of the byte before, wherever they stand. */
const FORESEEN = { lc: 3, lp: 0, pb: 0 };

/** @param {Uint8Array} plain @returns {Promise<Buffer>} */
export async function compress(plain) {
  const options = {
    ...FORESEEN,
    dictSize: DICTIONARY,
    niceLen: 273,
    mode: lzma.MODE_NORMAL,
    mf: lzma.MF_BT4,
    depth: 4000,
  };
  const stream = lzma.createStream("rawEncoder", { filters: [{ id: lzma.FILTER_LZMA1, options }] });
  stream.end(plain);
  const header = Buffer.alloc(HEADER);
  header[0] = (FORESEEN.pb * 5 + FORESEEN.lp) * 9 + FORESEEN.lc;
  header.writeUInt32LE(DICTIONARY, 1);
  header.writeUInt32LE(plain.length, 5);
  return Buffer.concat([header, await buffer(stream)]);
}
