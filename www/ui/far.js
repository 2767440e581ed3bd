// A table turned to the player across: it stands on its head in the window, and its inside is measured as it lies.

/** Turns the page to the player across, or back. @param {boolean} on */
export const turnFar = (on) => document.documentElement.toggleAttribute("data-far", on);

/** The lower right corner of a table on its head, where its inside begins; undefined: it stands upright. */
function corner() {
  return document.querySelector("[data-far] #table")?.getBoundingClientRect();
}

/** The box of something in the table, as the table's own inside has it. @param {Element} node */
export function boxOf(node) {
  const [box, from] = [node.getBoundingClientRect(), corner()];
  return from ? new DOMRect(from.right - box.right, from.bottom - box.bottom, box.width, box.height) : box;
}

/**
 * A point of the window, as the table's own inside has it.
 * @param {number} x @param {number} y @returns {[number, number]}
 */
export function pointOf(x, y) {
  const from = corner();
  return from ? [from.right - x, from.bottom - y] : [x, y];
}
