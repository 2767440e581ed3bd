// Numbers that look random and are the same for the same seed.

/** A generator of whole numbers below a bound (mulberry32), with what schedules and attacks need of it. */
export class Chance {
  /** @param {number} seed */
  constructor(seed) {
    this.state = seed >>> 0;
  }
  /** A whole number from 0 to below `bound`. */
  below(bound) {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  }
  /** True once in so many times. */
  once(of) {
    return this.below(of) === 0;
  }
  pick(list) {
    return list[this.below(list.length)];
  }
  /** A text of so many letters at most, some of them halves of a pair. @param {number} most */
  text(most) {
    const letter = () => this.pick([32 + this.below(95), this.below(0x250), 0xd800 + this.below(64)]);
    return Array.from({ length: this.below(most + 1) }, () => String.fromCharCode(letter())).join("");
  }
  shuffled(list) {
    const left = [...list];
    return list.map(() => left.splice(this.below(left.length), 1)[0]);
  }
}
