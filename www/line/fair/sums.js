// SHA-256 (FIPS 180-4) of bytes, at once and everywhere: the browser's own waits, and is missing on plain http.

/**
 * The first 32 bits of the fractional part of a root of each of the first primes.
 * @param {number} count @param {number} root
 */
function roots(count, root) {
  /** @type {number[]} */
  const found = [];
  for (let n = 2; found.length < count; n++) {
    if (Array.from({ length: n - 2 }, (_, at) => at + 2).some((of) => n % of === 0)) continue;
    const power = n ** (1 / root);
    found.push(((power - Math.floor(power)) * 2 ** 32) | 0);
  }
  return found;
}

const START = roots(8, 2);
const ROUNDS = roots(64, 3);

/** @param {number} x @param {number} by */
const turned = (x, by) => (x >>> by) | (x << (32 - by));

/** @param {Uint8Array} bytes */
export function sha256(bytes) {
  const blocks = (bytes.length + 72) >> 6;
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 128;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const sums = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let n = 0; n < 64; n++) {
      if (n < 16) words[n] = view.getInt32(at + 4 * n);
      else {
        const [two, fifteen] = [words[n - 2], words[n - 15]];
        const late = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
        const early = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
        words[n] = (late + words[n - 7] + early + words[n - 16]) | 0;
      }
    }
    let [a, b, c, d, e, f, g, h] = sums;
    for (let n = 0; n < 64; n++) {
      const mixed =
        (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[n] + words[n]) | 0;
      const major = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + mixed) | 0, c, b, a, (mixed + major) | 0];
    }
    for (const [n, more] of [a, b, c, d, e, f, g, h].entries()) sums[n] += more;
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [n, sum] of sums.entries()) out.setInt32(4 * n, sum);
  return new Uint8Array(out.buffer);
}

/** @param {Uint8Array} bytes */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes of a text in hex. @param {string} text */
export const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** True for a text that names so many bytes. @param {unknown} text @returns {text is string} */
export const isHex = (text, bytes = 32) =>
  typeof text === "string" && text.length === 2 * bytes && /^[0-9a-f]*$/.test(text);

/** The sum of words and bytes, each set off from the next. @param {(string | number | Uint8Array)[]} parts */
export function sumOf(...parts) {
  const bytes = parts.map((part) => (part instanceof Uint8Array ? part : new TextEncoder().encode(String(part))));
  const whole = new Uint8Array(bytes.reduce((length, one) => length + 4 + one.length, 0));
  let at = 0;
  for (const one of bytes) {
    new DataView(whole.buffer).setUint32(at, one.length);
    whole.set(one, at + 4);
    at += 4 + one.length;
  }
  return sha256(whole);
}

/** Bytes that nobody can guess. */
export const chance = (count = 32) => crypto.getRandomValues(new Uint8Array(count));
