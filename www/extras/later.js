// Asks for an extra that a player waits for: the page says that it is loaded, the player may stop that, and a sentence
// says so if it cannot be. If the host has another build by now, only a reload helps: it is offered.
import { confirm } from "../ui/dialog.js";
import { toast } from "../ui/live.js";
import { patiently } from "../ui/patience.js";
import { capital } from "../ui/words.js";
import { extra, isOutdated } from "./extra.js";

/** Says that an extra cannot be loaded. @param {string} what it has */
export function notLoaded(what) {
  if (!isOutdated()) return `${capital(what)} could not be loaded. Try again.`;
  void offerReload(what);
  return `${capital(what)} can't be loaded: this page has a newer version. Reload it.`;
}

/** @param {string} what cannot be loaded */
async function offerReload(what) {
  const words =
    `The page was renewed on its server since you opened it: ${what} can't be loaded here any more. ` +
    "After a reload, the games that are kept in this browser can be continued.";
  if (await confirm("Reload the page?", words, "Reload", "Not now", "primary")) location.reload();
}

/**
 * Returns what is loaded; null if the player stops that.
 * @template T
 * @param {string} what is loaded, as in "the settings" @param {Promise<T>} loading
 * @returns {Promise<T | null>}
 */
export function waited(what, loading) {
  let stop = () => {};
  /** @type {Promise<null>} */
  const stopped = new Promise((done) => {
    stop = () => done(null);
  });
  return patiently(`Loading ${what}`, Promise.race([loading, stopped]), () => stop());
}

/**
 * Does something with an extra, once it is loaded; nothing if the player stops that, or it cannot be loaded.
 * @template {keyof import("./list").Extras} Name
 * @template T
 * @param {Name} name @param {string} what is loaded @param {(found: import("./list").Extras[Name]) => T} act
 * @returns {Promise<Awaited<T> | null>}
 */
export async function withExtra(name, what, act) {
  /** @type {import("./list").Extras[Name] | null} */
  let found;
  try {
    found = await waited(what, extra(name));
  } catch {
    toast(notLoaded(what), "trouble");
    return null;
  }
  return found && (await act(found));
}
