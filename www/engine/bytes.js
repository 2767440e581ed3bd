// The bytes that a base64 text stands for; by the quickest way that there is. Self-contained.
function bytesOf(text) {
  "use strict";
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  if (typeof Buffer === "function") return Buffer.from(text, "base64");
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
