// Texts that outlast the page, where the browser allows it; else as long as the page is open.

// All pages opened from disk share one store in some browsers, so every key carries our name.
const PREFIX = "deckmate.";
/** The changes that the browser did not store, or did not remove (null), by key. @type {Map<string, string | null>} */
const memory = new Map();
/** Keys whose reading failed: something may be stored there, and is not overwritten. @type {Set<string>} */
const unreadable = new Set();
let denied = false;
/** Tells the player a sentence. @type {(words: string) => void} */
let tell = () => {};
/** Keys whose text was put aside: the player is told once. @type {Set<string>} */
const reported = new Set();

/** Sets the listener that tells the player that something cannot be kept or read. @param {typeof tell} listener */
export const onTrouble = (listener) => {
  tell = listener;
};

/** @param {string} key */
export function read(key) {
  const lasting = memory.get(key);
  if (lasting !== undefined) return lasting;
  try {
    const text = localStorage.getItem(PREFIX + key);
    unreadable.delete(key);
    return text;
  } catch {
    unreadable.add(key);
    denied = true;
    return null;
  }
}

/** @param {string} key @param {string | null} text null: it is to be forgotten */
function put(key, text) {
  memory.set(key, text);
  try {
    if (unreadable.has(key)) throw new Error("what is stored there is not known");
    if (text === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, text);
    // A broken store says that it has kept what it has not, or only half of it.
    if (localStorage.getItem(PREFIX + key) === text) return memory.delete(key);
  } catch {
    // A store that throws counts as one that keeps nothing.
  }
  denied = true;
  return false;
}

/** Keeps a text; false when it lasts only as long as the page is open. @param {string} key @param {string} text */
export const write = (key, text) => put(key, text);

/** @param {string} key */
export const forget = (key) => void put(key, null);

/** Keeps a text, or says that it cannot be kept. @param {string} key @param {string} text */
export function keep(key, text) {
  if (!write(key, text)) tell("Your browser won't save this: it lasts only as long as the page is open.");
}

/**
 * A text that cannot be read is not simply overwritten.
 * @param {string} key @param {string} text @param {string} what it was, for the player
 */
export function putAside(key, text, what) {
  if (reported.has(key)) return;
  reported.add(key);
  write(`${key}.unread`, text);
  tell(`${what} can't be read. It was put aside.`);
}

/** A kept list; what is none is put aside. @param {string} key @param {string} what @returns {unknown[]} */
export function readList(key, what) {
  const text = read(key) ?? "[]";
  try {
    const found = JSON.parse(text);
    if (Array.isArray(found)) return found;
  } catch {
    // As anything else that is no list.
  }
  putAside(key, text, what);
  return [];
}

/** Another tab has kept something: that is newer than what lasts only here. @param {string | null} name of its key */
export function keptElsewhere(name) {
  if (name === null) memory.clear();
  else if (name.startsWith(PREFIX)) memory.delete(name.slice(PREFIX.length));
}

/**
 * Calls `listener` when another tab has kept something under this key.
 * @param {string} key @param {() => void} listener @param {AbortSignal} signal
 */
export const onKept = (key, listener, signal) =>
  addEventListener("storage", ({ key: name }) => name === PREFIX + key && listener(), { signal });

/** Returns true once the browser has refused to keep something. */
export const refused = () => denied;
