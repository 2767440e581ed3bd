// The place of a press: whether it lay on what is clicked, and whether another one lies where it did.

/**
 * The place of a press on the window, or the name of a key.
 * @typedef {{ x: number, y: number } | { key: string }} Spot
 */

/** Pixels by which a finger may miss what a browser lets it press. */
const NEAR = 40;
/** The elements that are pressed as a whole, wherever they are touched. */
const WHOLE = "button, a, label, summary, input, select, textarea, option";

/** Returns true if these are the same key, or presses at the same place. @param {Spot} one @param {Spot} other */
export const isSame = (one, other) =>
  "key" in one || "key" in other
    ? "key" in one && "key" in other && one.key === other.key
    : Math.hypot(one.x - other.x, one.y - other.y) < NEAR;

/**
 * Returns true if a press lay on what is clicked.
 * @param {{ finger: boolean, x: number, y: number, path: EventTarget[] }} press @param {Element} target
 */
export function lies({ finger, path, x, y }, target) {
  const whole = target.closest(WHOLE);
  if (path.includes(target)) return path[0] === target || whole !== null;
  if (target instanceof HTMLInputElement && [...(target.labels ?? [])].some((one) => path.includes(one))) return true;
  if (!finger) return target.matches("select, option");
  const { left, right, top, bottom } = (whole ?? target).getBoundingClientRect();
  return x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR;
}
