// Unpacks an LZMA text ("LZMA alone": 13 bytes of header), for deckmate.html: smaller than gzip, but not built in.
import { bytesOf } from "./bytes.js";
import { join } from "./streams.js";

/** The module that was sorted into streams and packed. @param {string} text base64 */
export const unpack = (text) => join(inflate(bytesOf(text)));

/** Any bytes that were packed. @param {Uint8Array<ArrayBuffer>} packed @returns {Uint8Array<ArrayBuffer>} */
export function inflate(packed) {
  const header = new DataView(packed.buffer, packed.byteOffset);
  const literalContext = packed[0] % 9;
  const literalMask = (1 << (((packed[0] / 9) | 0) % 5)) - 1;
  const placeMask = (1 << ((packed[0] / 45) | 0)) - 1;
  const out = new Uint8Array(header.getUint32(5, true));

  // One chance (of 2048, that the next bit is 0) for each circumstance; every model has its own stretch of them.
  let room = 0;
  /** @param {number} size */
  const model = (size) => (room += size) - size;
  const isMatch = model(12 << 4);
  const isRepeat = model(12);
  const isNotFirst = model(12); // repeats the last distance, or an older one?
  const isLong = model(12 << 4); // repeats one byte, or more?
  const isNotSecond = model(12);
  const isFourth = model(12);
  const slots = model(4 << 6);
  const nearDistances = model(128);
  const align = model(16);
  const matchLength = model(2 + (16 << 4) + 256);
  const repeatLength = model(2 + (16 << 4) + 256);
  const literals = model((0x300 << literalContext) << Math.log2(literalMask + 1));
  const chances = new Uint16Array(room).fill(1024);

  let next = 14;
  let range = -1 >>> 0;
  let code = header.getUint32(next, false);
  next += 4;

  /** @param {number} at */
  function bit(at) {
    const chance = chances[at];
    const bound = (range >>> 11) * chance;
    let result = 0;
    if (code < bound) {
      range = bound;
      chances[at] = chance + ((2048 - chance) >> 5);
    } else {
      range -= bound;
      code -= bound;
      chances[at] = chance - (chance >> 5);
      result = 1;
    }
    if (range < 0x1000000) {
      range = (range << 8) >>> 0;
      code = ((code << 8) | packed[next++]) >>> 0;
    }
    return result;
  }
  /** A number of so many bits, highest first. @param {number} at @param {number} bits */
  function tree(at, bits) {
    let found = 1;
    for (let n = bits; n > 0; n--) found = (found << 1) | bit(at + found);
    return found - (1 << bits);
  }
  /** A number of so many bits, lowest first. @param {number} at @param {number} bits */
  function reverseTree(at, bits) {
    let found = 0;
    for (let n = 0, node = 1; n < bits; n++) {
      const one = bit(at + node);
      node = (node << 1) | one;
      found |= one << n;
    }
    return found;
  }
  /** Bits that no model foresees. @param {number} bits */
  function plain(bits) {
    let found = 0;
    for (let n = bits; n > 0; n--) {
      range >>>= 1;
      const one = code >= range ? 1 : 0;
      if (one) code -= range;
      found = (found << 1) | one;
      if (range < 0x1000000) {
        range = (range << 8) >>> 0;
        code = ((code << 8) | packed[next++]) >>> 0;
      }
    }
    return found;
  }
  /** @param {number} at @param {number} place */
  function length(at, place) {
    if (!bit(at)) return 2 + tree(at + 2 + (place << 3), 3);
    if (!bit(at + 1)) return 10 + tree(at + 130 + (place << 3), 3);
    return 18 + tree(at + 258, 8);
  }
  /** @param {number} size */
  function distance(size) {
    const slot = tree(slots + (Math.min(size - 2, 3) << 6), 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const start = (2 | (slot & 1)) << bits;
    if (slot < 14) return start + reverseTree(nearDistances + start - slot, bits);
    return start + (plain(bits - 4) << 4) + reverseTree(align, 4);
  }

  let state = 0;
  let last = [0, 0, 0, 0]; // distances, the latest first
  for (let at = 0; at < out.length; ) {
    const place = at & placeMask;
    if (!bit(isMatch + (state << 4) + place)) {
      const before = at ? out[at - 1] >> (8 - literalContext) : 0;
      const base = literals + 0x300 * (((at & literalMask) << literalContext) + before);
      let found = 1;
      if (state > 6) {
        // After a match the byte differs from the one that would have gone on with it: that one helps to foresee it.
        for (let other = out[at - last[0] - 1], same = 1; same && found < 256; ) {
          const foreseen = (other >> 7) & 1;
          other <<= 1;
          const one = bit(base + ((1 + foreseen) << 8) + found);
          found = (found << 1) | one;
          same = one === foreseen ? 1 : 0;
        }
      }
      while (found < 256) found = (found << 1) | bit(base + found);
      out[at++] = found;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let size;
    if (!bit(isRepeat + state)) {
      size = length(matchLength, place);
      last = [distance(size), last[0], last[1], last[2]];
      state = state < 7 ? 7 : 10;
    } else {
      const which = !bit(isNotFirst + state) ? 0 : !bit(isNotSecond + state) ? 1 : 2 + bit(isFourth + state);
      if (which === 0 && !bit(isLong + (state << 4) + place)) {
        size = 1;
        state = state < 7 ? 9 : 11;
      } else {
        last.unshift(...last.splice(which, 1));
        size = length(repeatLength, place);
        state = state < 7 ? 8 : 11;
      }
    }
    const back = last[0] + 1;
    for (const end = at + size; at < end; at++) out[at] = out[at - back];
  }
  return out;
}
