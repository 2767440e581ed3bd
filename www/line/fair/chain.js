// A chain of hashes: each side binds itself to all its links before the first roll, and shows one for each roll. A roll
// follows from the links of both, so neither side can choose it, and nobody knows it before both have shown theirs.
import { fromHex, isHex, sha256, sumOf, toHex } from "./sums.js";

/** Links of a chain: no game has so many rolls. */
export const LINKS = 4096;

/** The own chain. */
export class Chain {
  /** The links from the end, which everybody may know, to the seed. @type {Uint8Array[]} */
  #links = [];

  /** @param {string} seed 32 bytes in hex, which nobody else knows before the game is over */
  constructor(seed) {
    this.seed = seed;
    let link = fromHex(seed);
    for (let n = 0; n <= LINKS; n++) {
      this.#links.push(link);
      link = sha256(link);
    }
    this.#links.reverse();
  }

  /** The end of the chain: whoever knows it knows whether a link is of this chain. */
  get end() {
    return toHex(this.#links[0]);
  }

  /** The link of a roll, counted from 1. @param {number} number */
  link(number) {
    return toHex(this.#links[number]);
  }
}

/** The other side's chain, as far as it has been shown. */
export class Shown {
  /** @type {string[]} */
  links;

  /** @param {string[]} links the end, then the links that were shown */
  constructor(links) {
    this.links = links;
  }

  /**
   * Takes the next link. Returns false for one that is none of the chain; one that came before changes nothing.
   * @param {number} number @param {unknown} link
   */
  take(number, link) {
    if (number < this.links.length) return link === this.links[number];
    if (number !== this.links.length || number > LINKS || !isHex(link)) return false;
    if (toHex(sha256(fromHex(link))) !== this.links[number - 1]) return false;
    this.links.push(link);
    return true;
  }
}

/**
 * The roll that follows from both links: a number from 0 to `of - 1`.
 * @param {number} number of the roll @param {string} first the link of the first seat @param {string} second
 * @param {number} of
 */
export function rollOf(number, first, second, of) {
  const sum = sumOf("roll", number, fromHex(first), fromHex(second));
  const wide = new DataView(sum.buffer).getBigUint64(0);
  return Number((wide * BigInt(of)) >> 64n);
}
