// The bytes that a base64 text stands for.

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export function bytesOf(text) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
