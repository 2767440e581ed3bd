// The place of a card that is read large: it covers the least, and nothing of board and hand if there is room.

/** Between two places that are tried, and the edge of the window. */
const [STEP, EDGE] = [8, 4];
/** The weight of a pixel that is covered. */
const COVERS = /** @type {const} */ ([
  ["#prompt :is(button, .prompt-card), .prompt-words > *", 20],
  ["#board [data-can]", 6],
  ["#board [data-square]", 2],
  // With its frame.
  ["#board", 2],
  [".table-bar button, .seat-name", 2],
  [".hand-card", 0.7],
  ["#prompt, .log, .piles", 0.5],
]);

/** @param {string} found */
const boxes = (found) =>
  [...document.querySelectorAll(found)].map((node) => node.getBoundingClientRect()).filter(({ width }) => width > 1);

/**
 * Counts the pixels of a box that the card covers.
 * @param {DOMRect} box @param {number} left @param {number} top @param {number} width @param {number} height
 */
const shared = (box, left, top, width, height) =>
  Math.max(0, Math.min(left + width, box.right) - Math.max(left, box.left)) *
  Math.max(0, Math.min(top + height, box.bottom) - Math.max(top, box.top));

/**
 * The place of a card that is read large; null where the first of those that leave the question free is as good: in a
 * dialog, and in one column, where the board is all that is left.
 * @param {Element} near what the card is about @param {number} width @param {number} height
 * @param {[number, number][]} free places beside it that cover nothing of the question
 */
export function uncovered(near, width, height, free) {
  if (near.closest("dialog") || innerWidth < innerHeight) return null;
  const others = boxes("#board, .hand-cards");
  const clear = free.find(([left, top]) => others.every((box) => !shared(box, left, top, width, height)));
  if (clear) return clear;
  const place = near.getBoundingClientRect();
  const covers = COVERS.flatMap(([found, weight]) => boxes(found).map((box) => ({ weight, box })));
  let best = { spot: /** @type {[number, number]} */ ([EDGE, EDGE]), cost: Number.POSITIVE_INFINITY };
  for (let top = EDGE; top <= innerHeight - height - EDGE; top += STEP)
    for (let left = EDGE; left <= innerWidth - width - EDGE; left += STEP) {
      const far = Math.hypot(left + width / 2 - place.left - place.width / 2, top + height - place.top);
      const cost = covers.reduce(
        (sum, { weight, box }) => sum + weight * shared(box, left, top, width, height),
        far * STEP,
      );
      if (cost < best.cost) best = { spot: [left, top], cost };
    }
  return best.spot;
}
