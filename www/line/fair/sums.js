// SHA-256 of bytes and words, at once and everywhere: the browser's own waits, and is missing on plain http.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, randomBytes } from "@noble/hashes/utils.js";

export { bytesToHex as toHex, hexToBytes as fromHex, randomBytes as chance, sha256 };

/** True for a text that names so many bytes. @param {unknown} text @returns {text is string} */
export const isHex = (text, bytes = 32) =>
  typeof text === "string" && text.length === 2 * bytes && /^[0-9a-f]*$/.test(text);

/** The sum of words and bytes, each set off from the next. @param {(string | number | Uint8Array)[]} parts */
export function sumOf(...parts) {
  const bytes = parts.map((part) => (part instanceof Uint8Array ? part : new TextEncoder().encode(String(part))));
  const sum = sha256.create();
  for (const one of bytes) {
    const length = new DataView(new ArrayBuffer(4));
    length.setUint32(0, one.length);
    sum.update(new Uint8Array(length.buffer)).update(one);
  }
  return sum.digest();
}
