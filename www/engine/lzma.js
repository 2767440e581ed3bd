// Unpacks an LZMA text ("LZMA alone": 13 bytes of header), for deckmate.html: smaller than gzip, but not built in.
import { bytesOf } from "./bytes.js";
import { BitReader } from "./range.js";
import { join } from "./streams.js";

/** The module that was sorted into streams and packed. @param {string} text base64 */
export const unpack = (text) => join(new Decoder(bytesOf(text)).decode());

/** How many bytes an LZMA text unpacks to. @param {Uint8Array<ArrayBuffer>} packed */
const sizeOf = (packed) => new DataView(packed.buffer, packed.byteOffset).getUint32(5, true);

/** Where the chances of each model begin: one after the other. */
let room = 0;
/** @param {number} size */
const model = (size) => (room += size) - size;
const IS_MATCH = model(12 << 4);
const IS_REPEAT = model(12);
const IS_NOT_FIRST = model(12); // repeats the last distance, or an older one?
const IS_LONG = model(12 << 4); // repeats one byte, or more?
const IS_NOT_SECOND = model(12);
const IS_FOURTH = model(12);
const SLOTS = model(4 << 6);
const NEAR_DISTANCES = model(128);
const ALIGN = model(16);
const MATCH_LENGTH = model(2 + (16 << 4) + 256);
const REPEAT_LENGTH = model(2 + (16 << 4) + 256);
const LITERALS = model(0);

export class Decoder {
  /** How many bytes are unpacked. */
  at = 0;
  /** What came last: below 7 a literal, and which before it. */
  state = 0;
  /** Distances, the latest first. */
  last = [0, 0, 0, 0];

  /** @param {Uint8Array<ArrayBuffer>} packed */
  constructor(packed) {
    this.literalContext = packed[0] % 9;
    this.literalMask = (1 << (((packed[0] / 9) | 0) % 5)) - 1;
    this.placeMask = (1 << ((packed[0] / 45) | 0)) - 1;
    this.out = new Uint8Array(sizeOf(packed));
    const literals = (0x300 << this.literalContext) << Math.log2(this.literalMask + 1);
    this.bits = new BitReader(packed, 14, LITERALS + literals);
  }

  /**
   * One that goes on from here with other packed bytes: a text that was packed with the same beginning, its header
   * first and then what follows of it.
   * @param {Uint8Array<ArrayBuffer>} packed
   */
  branch(packed) {
    const out = new Uint8Array(sizeOf(packed));
    out.set(this.out.subarray(0, this.at));
    const same = { ...this, out, last: [...this.last], bits: this.bits.branch(packed, 13) };
    return Object.assign(Object.create(Decoder.prototype), same);
  }

  /** Everything, or as much as is unpacked once there are so many bytes. */
  decode(enough = this.out.length) {
    const { out, bits, placeMask } = this;
    let { at } = this;
    while (at < enough) {
      const place = at & placeMask;
      if (!bits.bit(IS_MATCH + (this.state << 4) + place)) {
        out[at] = this.literal(at);
        at += 1;
        continue;
      }
      const size = bits.bit(IS_REPEAT + this.state) ? this.repeat(place) : this.match(place);
      const back = this.last[0] + 1;
      for (const end = at + size; at < end; at++) out[at] = out[at - back];
    }
    this.at = at;
    return out;
  }

  /** A byte that stands for itself. @param {number} at */
  literal(at) {
    const { out, bits, literalContext } = this;
    const before = at ? out[at - 1] >> (8 - literalContext) : 0;
    const base = LITERALS + 0x300 * (((at & this.literalMask) << literalContext) + before);
    let found = this.state > 6 ? this.unlike(base, out[at - this.last[0] - 1]) : 1;
    while (found < 256) found = (found << 1) | bits.bit(base + found);
    this.state = this.state < 4 ? 0 : this.state < 10 ? this.state - 3 : this.state - 6;
    return found;
  }

  /**
   * The bits of a byte as long as they are those of another one: after a match it differs from the byte that would have
   * gone on with it, which helps to foresee it.
   * @param {number} base @param {number} other
   */
  unlike(base, other) {
    let found = 1;
    for (let rest = other, same = 1; same && found < 256; rest <<= 1) {
      const foreseen = (rest >> 7) & 1;
      const one = this.bits.bit(base + ((1 + foreseen) << 8) + found);
      found = (found << 1) | one;
      same = one === foreseen ? 1 : 0;
    }
    return found;
  }

  /** How many bytes are copied from a new distance. @param {number} place */
  match(place) {
    const size = this.length(MATCH_LENGTH, place);
    this.last = [this.distance(size), this.last[0], this.last[1], this.last[2]];
    this.state = this.state < 7 ? 7 : 10;
    return size;
  }

  /** How many bytes are copied from one of the last four distances. @param {number} place */
  repeat(place) {
    const { bits, state, last } = this;
    const which = !bits.bit(IS_NOT_FIRST + state)
      ? 0
      : !bits.bit(IS_NOT_SECOND + state)
        ? 1
        : 2 + bits.bit(IS_FOURTH + state);
    if (which === 0 && !bits.bit(IS_LONG + (state << 4) + place)) {
      this.state = state < 7 ? 9 : 11;
      return 1;
    }
    last.unshift(...last.splice(which, 1));
    this.state = state < 7 ? 8 : 11;
    return this.length(REPEAT_LENGTH, place);
  }

  /** @param {number} at @param {number} place */
  length(at, place) {
    const { bits } = this;
    if (!bits.bit(at)) return 2 + bits.tree(at + 2 + (place << 3), 3);
    if (!bits.bit(at + 1)) return 10 + bits.tree(at + 130 + (place << 3), 3);
    return 18 + bits.tree(at + 258, 8);
  }

  /** @param {number} size */
  distance(size) {
    const { bits } = this;
    const slot = bits.tree(SLOTS + (Math.min(size - 2, 3) << 6), 6);
    if (slot < 4) return slot;
    const more = (slot >> 1) - 1;
    const start = (2 | (slot & 1)) << more;
    if (slot < 14) return start + bits.reverseTree(NEAR_DISTANCES + start - slot, more);
    return start + (bits.even(more - 4) << 4) + bits.reverseTree(ALIGN, 4);
  }
}
