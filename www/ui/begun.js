// The guard against presses that began before a thing stood. A click counts only if its press began on what it presses,
// and after that stood; a key that repeats never counts; once another seat is asked, nothing that begins within half a
// second counts; and once a player's own press has opened or closed something, only that same press does not.
import { typing } from "./keys.js";
import { isSame, lies } from "./spot.js";

/** Milliseconds for which nothing counts on what is new. */
const QUIET = 500;
/** Milliseconds after which a release is followed by no click any more. */
const LATE = 1000;
/** Milliseconds that an event waits at most; what seems older has a clock of its own. */
const OLDEST = 5000;
/** Milliseconds after which a press has brought nothing about any more. */
const CAUSES = 1500;

/** The elements that Space presses, if they have the focus. */
const SPACED = "button, summary, input, select";

/**
 * A finger or a mouse button that is down, or was until its click.
 * @typedef {{ id: number, finger: boolean, x: number, y: number, path: EventTarget[], began: number,
 *   counts: boolean, ended: number | null }} Press
 *
 * A key by when it went down, and whether that counted.
 * @typedef {{ began: number, counts: boolean, name: string }} Key
 *
 * @typedef {import("./spot.js").Spot} Spot
 */

/** Since when what stands in an element is what it is now. @type {WeakMap<Node, number>} */
let since = new WeakMap();
/** The time at which another seat was asked, or another kind of screen came. */
let changedAt = Number.NEGATIVE_INFINITY;
/** The press that has brought that about; null: it came by itself. @type {Spot | null} */
let changedBy = null;
/** The last press that counted, and when it ended. @type {{ spot: Spot, at: number } | null} */
let last = null;
/** The number of calls that said that nobody need wait any more. */
let settled = 0;
/** @type {Press | null} */
let press = null;
/** By their codes. @type {Map<string, Key>} */
const keys = new Map();
/** The key whose event is being handled. @type {Key | null} */
let key = null;
/** True while a click that counts is being handled: those that the page makes of it count as well. */
let passes = false;
/** Counts the events whose handling is remembered. */
let turn = 0;

/** Returns the time of an event: while the page is busy, it is told later. @param {Event} event */
const when = ({ timeStamp }) => {
  const now = performance.now();
  return timeStamp > 0 && timeStamp <= now && now - timeStamp < OLDEST ? timeStamp : now;
};

/**
 * Returns true if something began so soon after a change that it was not meant for what stands now.
 * @param {number} began @param {Spot} [spot] left out: by a program
 */
const isEarly = (began, spot) => began - changedAt < QUIET && (changedBy === null || !spot || isSame(changedBy, spot));

/**
 * Returns true if what began at this moment may press it.
 * @param {number} began @param {Node} target @param {Spot} [spot]
 */
function mayPress(began, target, spot) {
  for (let node = /** @type {Node | null} */ (target); node; node = node.parentNode)
    if (began < (since.get(node) ?? 0)) return false;
  return !isEarly(began, spot);
}

/**
 * Remembers what is being handled, until everything that follows at once from it has happened.
 * @param {Key | null} byKey @param {boolean} [byClick] whether it is a click that counts
 */
function handle(byKey, byClick = false) {
  key = byKey;
  passes = byClick;
  const mine = ++turn;
  setTimeout(() => {
    if (mine !== turn) return;
    key = null;
    passes = false;
  });
}

/** Nobody hears of the event. @param {Event} event */
function swallow(event) {
  event.stopImmediatePropagation();
  event.preventDefault();
}

/**
 * These elements show something else now: what is being pressed in them is called off.
 * @param {(Element | null | undefined)[]} nodes
 */
export function renewed(...nodes) {
  const now = performance.now();
  for (const node of nodes) {
    if (!node) continue;
    since.set(node, now);
    if (!press?.counts || press.ended !== null || !press.path.includes(node)) continue;
    press.counts = false;
    const { id, finger, path } = press;
    const pointerType = finger ? "touch" : "mouse";
    const off = { bubbles: true, pointerId: id, pointerType, isPrimary: true };
    path[0].dispatchEvent(new PointerEvent("pointercancel", off));
  }
}

/** Another seat is asked, or another kind of screen has come by itself: nothing counts for half a second. */
export function changed() {
  changedAt = performance.now();
  changedBy = null;
  renewed(document.documentElement);
}

/** A player's press has opened or closed something: for half a second that press does not count once more. */
export function opened() {
  const now = performance.now();
  const isWaited = now - changedAt < QUIET && changedBy === null;
  const cause = !isWaited && last && now - last.at < CAUSES ? last.spot : null;
  changed();
  changedBy = cause;
}

/** Tells of an event whether it began within half a second of now. @returns {(event: Event) => boolean} */
export function fromNow() {
  const stood = performance.now();
  const before = settled;
  return (event) => settled === before && when(event) - stood < QUIET;
}

/** Ends the wait for what stands now; the page itself never calls it. */
export function settle() {
  changedAt = Number.NEGATIVE_INFINITY;
  changedBy = null;
  since = new WeakMap();
  settled++;
}

/** Remembers a press that counts, where and when it was last. @param {PointerEvent} event @param {number} at */
function remember({ clientX: x, clientY: y }, at) {
  last = { spot: { x, y }, at };
}

/** @param {PointerEvent} event */
function down(event) {
  if (!event.isPrimary || event.button !== 0) return;
  handle(null);
  const began = when(event);
  press = {
    id: event.pointerId,
    finger: event.pointerType !== "mouse",
    x: event.clientX,
    y: event.clientY,
    path: event.composedPath(),
    began,
    counts: !isEarly(began, { x: event.clientX, y: event.clientY }),
    ended: null,
  };
  if (press.counts) remember(event, began);
  else event.stopImmediatePropagation();
}

/** @param {PointerEvent} event */
function up(event) {
  if (press?.id !== event.pointerId) return;
  press.ended = when(event);
  if (press.counts) remember(event, press.ended);
}

/** A finger that scrolls clicks nothing. @param {PointerEvent} event */
function cancel(event) {
  if (event.isTrusted && press?.id === event.pointerId) press = null;
}

/** A press that does not count moves no focus, and opens no list. @param {MouseEvent} event */
function mouseDown(event) {
  if (press && !press.counts && event.button === 0) swallow(event);
}

/** Returns true if a key may do something; those that only lead somewhere may repeat. @param {KeyboardEvent} event */
function acts({ key: name, target }) {
  if (name === "Enter") return !(target instanceof HTMLTextAreaElement);
  return name === "Escape" || (name.length === 1 && !typing(target));
}

/** @param {KeyboardEvent} event */
function keyDown(event) {
  const name = event.code || event.key;
  const began = when(event);
  // Esc only calls something off.
  const waits = event.key !== "Escape" && isEarly(began, { key: name });
  const counts = !acts(event) || (!event.repeat && !waits);
  if (!event.repeat) keys.set(name, { began, counts, name });
  if (counts && acts(event)) last = { spot: { key: name }, at: began };
  handle(keys.get(name) ?? null);
  if (counts) return;
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  const scrolls = event.key === " " && !(event.target instanceof Element && event.target.closest(SPACED));
  if (isCommand || scrolls) event.stopImmediatePropagation();
  else swallow(event);
}

/** @param {KeyboardEvent} event */
function keyGoesOn(event) {
  handle(keys.get(event.code || event.key) ?? { began: -1, counts: false, name: "" });
}

/** Returns true if a click counts. @param {MouseEvent} event @param {Element} target */
function clickCounts(event, target) {
  if (passes) return true;
  const now = performance.now();
  if (event.detail === 0) return key ? key.counts && mayPress(key.began, target, { key: key.name }) : !isEarly(now);
  const mine = press;
  press = null;
  // A program that reads the page aloud clicks without a press.
  if (!mine || (mine.ended !== null && when(event) - mine.ended > LATE)) return !isEarly(now);
  return mine.counts && mayPress(mine.began, target, mine) && lies(mine, target);
}

/** @param {MouseEvent} event */
function click(event) {
  if (!(event.target instanceof Element)) return;
  if (!clickCounts(event, event.target)) return swallow(event);
  handle(null, true);
}

/** @type {import("./types").Listen<WindowEventMap>} */
const before = (name, act) => globalThis.addEventListener?.(name, act, { capture: true });
before("pointerdown", down);
before("pointerup", up);
before("pointercancel", cancel);
before("mousedown", mouseDown);
before("keydown", keyDown);
before("keypress", keyGoesOn);
before("keyup", keyGoesOn);
before("click", click);
