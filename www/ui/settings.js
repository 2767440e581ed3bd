// The settings of this page's users: kept, told to all listeners, and put on the root element for the style sheets.
import { fit } from "./fit.js";
import { keep, read, write } from "./storage.js";

/** The first values; of a list, its first. */
const SHAPE = {
  theme: ["system", "light", "dark"],
  motion: ["system", "on", "off"],
  board: ["wood", "slate", "night", "contrast"],
  pieces: ["classic", "bold", "figures"],
  pace: ["normal", "slow", "fast", "once"],
  sound: true,
  // From 0 to 100.
  volume: 50,
  sounds: { moves: true, cards: true, result: true },
  vibrate: true,
  orientation: ["veil", "fixed", "turn", "pieces", "table"],
  letters: true,
  turned: false,
  // True if the log tells its sentences instead of listing moves.
  words: false,
  // Moves in the list as chess players write them, where the engine tells that; and pieces as pictures or as letters.
  notation: ["short", "long"],
  figurines: true,
  // Moves may be made while the other player is to answer.
  premoves: true,
  // A move on the board waits until it is confirmed.
  confirm: false,
  tips: true,
  // Opponents say a line now and then.
  opponents: true,
  names: { first: "", second: "" },
};

/** @typedef {ReturnType<typeof fit<typeof SHAPE>>["value"]} Settings */

/** Returns the kept value; a text that is none fits nothing. @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const kept = read("settings") ?? "{}";
const fitted = fit(SHAPE, parsed(kept));
export const settings = fitted.value;

/** The settings that could not be read. Their text is put aside before the next change overwrites it. */
export const unread = fitted.bad;
if (unread.length) write("settings.unread", kept);

/**
 * Settings that one game alone has, kept with the others: they are added before anything is changed.
 * @template {Record<string, any>} Shape
 * @param {Shape} shape what they are at first; of a list, its first
 */
export function ownSettings(shape) {
  Object.assign(SHAPE, shape);
  const { value, bad } = fit(shape, parsed(kept));
  Object.assign(settings, value);
  if (!unread.length && bad.length) write("settings.unread", kept);
  unread.push(...bad.filter((name) => !unread.includes(name)));
  return {
    settings: /** @type {typeof value} */ (/** @type {unknown} */ (settings)),
    change: (/** @type {Partial<typeof value>} */ part) => change(part),
  };
}

/** @type {Set<() => void>} */
const listeners = new Set();
/** Tells everybody who asked that something has changed. */
export const tell = () => {
  for (const listener of listeners) listener();
};

/**
 * Calls `listener` after every change, until `signal` ends it.
 * @param {() => void} listener
 * @param {AbortSignal} signal
 */
export function onSettings(listener, signal) {
  listeners.add(listener);
  signal.addEventListener("abort", () => listeners.delete(listener));
}

/** Counts the present listeners, for a test. */
export const listening = () => listeners.size;

/** Takes over what another tab may have changed. */
function readAgain() {
  const { value, bad } = fit(SHAPE, parsed(read("settings") ?? JSON.stringify(settings)));
  if (!bad.length) Object.assign(settings, value);
}

/** Changes settings, keeps them and tells everybody who asked. @param {Partial<Settings>} part or those of a game */
export function change(part) {
  readAgain();
  Object.assign(settings, part);
  keep("settings", JSON.stringify(settings));
  applyLook();
  tell();
}

/** Another tab has changed something. */
export function changedElsewhere() {
  readAgain();
  applyLook();
  tell();
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
/** @type {string | null} */
let forced = null;

/** The address asks for a theme: it goes before the setting. @param {string | null} theme */
export function forceTheme(theme) {
  forced = theme;
  applyLook();
}

/** Returns true if things may slide and turn on the screen. */
export const motionAllowed = () => settings.motion === "on" || (settings.motion === "system" && !still.matches);

/** Puts theme and motion on the root element; the style sheets read them there. */
export function applyLook() {
  const root = document.documentElement;
  const theme = forced ?? settings.theme;
  root.dataset.theme = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
  root.dataset.motion = motionAllowed() ? "on" : "off";
}

for (const query of [dark, still])
  query.addEventListener("change", () => {
    applyLook();
    tell();
  });
applyLook();
