// Reads bits that a range coder has packed: each takes the less room the better its chance was foreseen.

/** Chances are of 2048, that the next bit is 0; each bit moves its chance by a 32nd of what is left. */
const [HALF, WHOLE, SHIFT] = [1024, 2048, 5];
/** Below this the range takes in another byte. */
const LEAST = 0x1000000;

export class BitReader {
  /** @param {Uint8Array} packed @param {number} start where its bits begin @param {number} chances how many it keeps */
  constructor(packed, start, chances) {
    this.packed = packed;
    this.next = start + 4;
    this.range = -1 >>> 0;
    this.code =
      ((packed[start] << 24) | (packed[start + 1] << 16) | (packed[start + 2] << 8) | packed[start + 3]) >>> 0;
    this.chances = new Uint16Array(chances).fill(HALF);
  }

  /** One that goes on from here with other bytes. @param {Uint8Array} packed @param {number} next where they go on */
  branch(packed, next) {
    return Object.assign(Object.create(BitReader.prototype), this, { packed, next, chances: this.chances.slice() });
  }

  /** The next bit, by the chance that stands at a place. @param {number} at */
  bit(at) {
    const chance = this.chances[at];
    const bound = (this.range >>> 11) * chance;
    if (this.code < bound) {
      this.range = bound;
      this.chances[at] = chance + ((WHOLE - chance) >> SHIFT);
      if (bound < LEAST) this.refill();
      return 0;
    }
    this.range -= bound;
    this.code -= bound;
    this.chances[at] = chance - (chance >> SHIFT);
    if (this.range < LEAST) this.refill();
    return 1;
  }

  refill() {
    this.range = (this.range << 8) >>> 0;
    this.code = ((this.code << 8) | this.packed[this.next++]) >>> 0;
  }

  /** A number of so many bits, highest first. @param {number} at @param {number} bits */
  tree(at, bits) {
    let found = 1;
    for (let n = bits; n > 0; n--) found = (found << 1) | this.bit(at + found);
    return found - (1 << bits);
  }

  /** A number of so many bits, lowest first. @param {number} at @param {number} bits */
  reverseTree(at, bits) {
    let found = 0;
    for (let n = 0, node = 1; n < bits; n++) {
      const one = this.bit(at + node);
      node = (node << 1) | one;
      found |= one << n;
    }
    return found;
  }

  /** Bits that are as likely 0 as 1. @param {number} bits */
  even(bits) {
    let found = 0;
    for (let n = bits; n > 0; n--) {
      this.range >>>= 1;
      const one = this.code >= this.range ? 1 : 0;
      if (one) this.code -= this.range;
      found = (found << 1) | one;
      if (this.range < LEAST) this.refill();
    }
    return found;
  }
}
