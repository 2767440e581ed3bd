// A place over the board for words and pictures of a moment: what they speak of stays in sight beside them.

/** @typedef {import("./scenery.js").Box} Box */

/** Places are tried in so many steps across and down. */
const STEPS = 12;
/** A covered square weighs so much more than a covered neighbour of it. */
const HEAVY = 100;

/**
 * Returns the part of a thing, in square pixels, that lies over a box which is wider on each side by so much.
 * @param {number} x @param {number} y @param {{ width: number, height: number }} size @param {Box} box
 */
function over(x, y, { width, height }, box, margin = 0) {
  const across = Math.min(x + width / 2, box.left + box.width + margin) - Math.max(x - width / 2, box.left - margin);
  const down = Math.min(y + height / 2, box.top + box.height + margin) - Math.max(y - height / 2, box.top - margin);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * Returns the middle of a thing on a pane, clear of these boxes as far as can be, and then as near as can be to another
 * one; on that one where no pane is given.
 * @param {{ width: number, height: number }} size @param {Box} near @param {Box | null} pane @param {Box[]} boxes
 * @returns {[x: number, y: number]}
 */
export function clearPlace(size, near, pane, boxes) {
  const middle = /** @type {[number, number]} */ ([near.left + near.width / 2, near.top + near.height / 2]);
  if (!pane) return middle;
  const [left, top] = [Math.max(0, pane.left), Math.max(0, pane.top)];
  const wide = Math.max(0, Math.min(innerWidth, pane.left + pane.width) - left - size.width);
  const high = Math.max(0, Math.min(innerHeight, pane.top + pane.height) - top - size.height);
  let [best, least] = [middle, Number.POSITIVE_INFINITY];
  for (let n = 0; n < (STEPS + 1) ** 2; n++) {
    const x = left + size.width / 2 + (wide * (n % (STEPS + 1))) / STEPS;
    const y = top + size.height / 2 + (high * Math.floor(n / (STEPS + 1))) / STEPS;
    const covered = boxes.map((box) => HEAVY * over(x, y, size, box) + over(x, y, size, box, box.width / 2));
    const cost = covered.reduce((sum, one) => sum + one, Math.hypot(x - middle[0], y - middle[1]));
    if (cost < least) [best, least] = [[x, y], cost];
  }
  return best;
}
