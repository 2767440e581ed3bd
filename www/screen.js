// The place of the page in which one thing is shown at a time: a screen, or a table.
import { context } from "./context.js";
import { opened } from "./ui/begun.js";

let started = false;
let ended = false;
/** Back of what is shown, if it leads elsewhere than home. @type {WeakMap<Node, () => void>} */
const backs = new WeakMap();
/** Removes the listeners of the shown screen. */
let screenEnd = new AbortController();

export const root = () => /** @type {HTMLElement} */ (document.getElementById("app"));

/** Returns true once anything has been shown. */
export const isStarted = () => started;

/** Lets the browser's Back lead there from a screen. @param {HTMLElement} screen @param {() => void} back */
export function withBack(screen, back) {
  backs.set(screen, back);
  return screen;
}

/** Back of the screen that is shown. */
export const backOfShown = () => backs.get(/** @type {Node} */ (root().firstElementChild));

/** Puts something in the place of what is shown, and ends that. @param {HTMLElement} element */
export function put(element) {
  started = true;
  if (ended) return;
  root().replaceChildren(element);
  opened();
  scrollTo(0, 0);
}

/** Closes what is shown; what comes next may listen until this signal ends it. */
export function clear() {
  screenEnd.abort();
  screenEnd = new AbortController();
  context.table?.close();
  context.table = null;
  return screenEnd.signal;
}

/** Closes what is shown; nothing else is shown any more. */
export function end() {
  clear();
  ended = true;
}
