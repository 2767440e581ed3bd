// Data as a word of an address: the base64url of its JSON.

/** @param {unknown} value */
export function packed(value) {
  const letters = Array.from(new TextEncoder().encode(JSON.stringify(value)), (byte) => String.fromCharCode(byte));
  return btoa(letters.join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The data of a word; throws where there is none. @param {string} word @returns {unknown} */
export function unpacked(word) {
  const bytes = Uint8Array.from(atob(word.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
}
