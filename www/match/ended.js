// The games that have ended, as far as this browser keeps them: each under a key of its own, and a list of the keys.
import { isObject } from "../ui/fit.js";
import { toast } from "../ui/live.js";
import { forget, read, write } from "../ui/storage.js";
import { recordOf } from "./kept.js";

/** Games that are kept at most: then the player has to delete some first. */
export const MOST = 200;

/**
 * A game that has ended: what it is resumed from, and what it came to.
 * @typedef {import("./kept.js").GameRecord & { result: import("../engine").View["result"] }} EndedGame
 */

/** Their keys, the oldest first. @returns {string[]} */
export function endedKeys() {
  try {
    const found = JSON.parse(read("ended") ?? "[]");
    return Array.isArray(found) ? found.filter((key) => typeof key === "string" && /^\d+$/.test(key)) : [];
  } catch {
    return [];
  }
}

/** One of them; null where its text cannot be read. @param {string} key @returns {EndedGame | null} */
export function endedGame(key) {
  try {
    const found = JSON.parse(read(`ended.${key}`) ?? "null");
    return isObject(found) && typeof found.save === "string" ? /** @type {any} */ (found) : null;
  } catch {
    return null;
  }
}

/** @param {string[]} keys that are kept no longer */
export function forgetEnded(keys) {
  const left = endedKeys().filter((key) => !keys.includes(key));
  for (const key of keys) forget(`ended.${key}`);
  write("ended", JSON.stringify(left));
}

/** Keeps a game that has just ended, or says that there is no room for it. @param {import("./match.js").Match} match */
export function keepEnded(match) {
  const keys = endedKeys();
  const key = match.endedAs ?? String(Date.now());
  const known = keys.includes(key);
  const text = JSON.stringify({ ...recordOf(match), result: match.view.result });
  if ((known || keys.length < MOST) && write(`ended.${key}`, text)) {
    match.endedAs = key;
    if (!known) write("ended", JSON.stringify([...keys, key]));
    return;
  }
  forget(`ended.${key}`);
  toast("There is no room to keep this game. “Finished games” on the first screen lets you delete others.", "trouble");
}
