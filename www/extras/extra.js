// Loads an extra when it is asked for: a script beside the page, or, in the page in one file, a text within it.
import { trustedAddress, trustedScript } from "../trusted.js";
import { h } from "../ui/dom.js";

/** @typedef {import("./list").Extras} Extras */

/** Milliseconds for which an extra that nobody has asked for waits at most. */
const PATIENCE = 400;

/** The extras that cannot do without another one. @type {Partial<Record<keyof Extras, keyof Extras>>} */
const NEEDS = {
  editor: "cards",
  evening: "screens",
  run: "cards",
  screens: "cards",
  shelf: "screens",
  workshop: "cards",
};

/** True once a script has been found that is not of this build: only another page can load those. */
let outdated = false;

/** Returns true if the host has another build by now. */
export const isOutdated = () => outdated;

/** The extras that have been asked for, and did not fail. @type {Map<string, Promise<unknown>>} */
const asked = new Map();

/**
 * The module that an extra begins with. Fails where it cannot be loaded; then it may be asked for again.
 * @template {keyof Extras} Name
 * @param {Name} name @returns {Promise<Extras[Name]>}
 */
export function extra(name) {
  const found = asked.get(name) ?? load(name);
  asked.set(name, found);
  found.catch(() => asked.delete(name));
  return /** @type {Promise<Extras[Name]>} */ (found);
}

/**
 * An extra that nobody has asked for, once the page has nothing else to do; null where it cannot be loaded, or where
 * the signal says that nobody needs it any more.
 * @template {keyof Extras} Name
 * @param {Name} name @param {AbortSignal} signal @returns {Promise<Extras[Name] | null>}
 */
export async function quietly(name, signal) {
  await idle(signal);
  return signal.aborted ? null : extra(name).catch(() => null);
}

/** Resolves when the page has nothing else to do, or at the signal. @param {AbortSignal} signal */
const idle = (signal) =>
  new Promise((done) => {
    const { requestIdleCallback: ask, cancelIdleCallback: cancel } = globalThis;
    // A page that is always busy, or never painted, does not become idle: the wait ends by time.
    const waiting = ask ? ask(done, { timeout: PATIENCE }) : setTimeout(done, PATIENCE);
    const stop = () => {
      if (cancel) cancel(Number(waiting));
      else clearTimeout(waiting);
      done(null);
    };
    signal.addEventListener("abort", stop, { once: true });
  });

/** @param {keyof Extras} name */
async function load(name) {
  const script = h("script");
  // In the page in one file the text of a script runs at once; the policy knows its hash.
  const within = document.getElementById(`extra-${name}`);
  if (within) script.textContent = trustedScript(within.textContent ?? "");
  const run = script.textContent ? Promise.resolve() : fetched(script, name);
  document.head.append(script);
  // A script that has run is not needed in the document, and its listeners end with it.
  const other = NEEDS[name];
  await Promise.all([run.finally(() => script.remove()), other && extra(other)]);
  // A script of another build, which a host may have put there meanwhile, does not find this page's modules.
  const found = globalThis.deckmateExtras?.[name];
  if (!found) outdated = true;
  if (!found) throw new Error(`The extra “${name}” is not of this build.`);
  return found;
}

/** @param {HTMLScriptElement} script @param {string} name */
const fetched = (script, name) =>
  new Promise((resolve, reject) => {
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => reject(new Error(`extra-${name}.js could not be loaded.`)));
    script.setAttribute("src", trustedAddress(`extra-${name}.js`));
  });
