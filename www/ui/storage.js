// Texts that outlast the page, where the browser allows it; else as long as the page is open.

// All pages opened from disk share one store in some browsers, so every key carries our name.
const PREFIX = "deckmate.";
/** @type {Map<string, string>} */
const memory = new Map();
let denied = false;

/** @param {string} key */
export function read(key) {
  try {
    return localStorage.getItem(PREFIX + key) ?? memory.get(key) ?? null;
  } catch {
    denied = true;
    return memory.get(key) ?? null;
  }
}

/** Keeps a text; false when it lasts only as long as the page is open. @param {string} key @param {string} text */
export function write(key, text) {
  memory.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
    return true;
  } catch {
    denied = true;
    return false;
  }
}

/** @param {string} key */
export function forget(key) {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    denied = true;
  }
}

/** Whether the browser has refused to keep something. */
export const refused = () => denied;
