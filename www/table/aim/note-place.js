// The place of a note: under what it is about, or over it; never over the question.

/** Pixels between the note and its square, and between the note and the edge of the window. */
const [APART, EDGE] = [6, 8];

/**
 * @param {HTMLElement} note @param {DOMRect} near the box of what it is about
 * @param {DOMRect} asked that of the question
 */
export function placeNote(note, near, asked) {
  const right = asked.left > near.right ? asked.left : innerWidth;
  note.style.maxWidth = `min(19rem, ${right - EDGE * 2}px)`;
  const { width, height } = note.getBoundingClientRect();
  const middle = near.left + near.width / 2 - width / 2;
  const x = Math.max(EDGE, Math.min(right - width - EDGE, middle));
  const isBeside = x + width <= asked.left || x >= asked.right;
  const isFree = (/** @type {number} */ top) =>
    top >= EDGE && top + height <= innerHeight && (isBeside || top + height <= asked.top || top >= asked.bottom);
  const [over, under] = [near.top - height - APART, near.bottom + APART];
  const places = [under, over, asked.top - height - APART, asked.bottom + APART];
  const y = places.find(isFree) ?? Math.max(EDGE, over);
  note.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}
