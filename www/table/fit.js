// Keeps a question whole: where its words and buttons need more room than they have, they take less, step by step
// (data-fit on the bar; fit.css says what each step gives up).

const STEPS = 4;

/** Rings around buttons reach so far out of their box. */
const RING = 3;

/** Returns true if something of it is cut. @param {HTMLElement} node @param {number} [slack] */
const cut = (node, slack = 0) =>
  node.scrollHeight > node.clientHeight + slack + 1 || node.scrollWidth > node.clientWidth + slack + 1;

/**
 * Gives a function to call when something else is asked: before that is painted, it is fitted in.
 * @param {HTMLElement} bar @param {HTMLElement} ask what must not be cut in it: words and buttons
 * @param {HTMLElement[]} boxes of the words, and of the buttons
 */
export function keepWhole(bar, ask, ...boxes) {
  let frame = 0;
  const fit = () => {
    frame = 0;
    delete bar.dataset.fit;
    const parts = [...boxes, ...bar.querySelectorAll("button")];
    for (let step = 1; step <= STEPS && (cut(ask, RING) || parts.some((part) => cut(part))); step++)
      bar.dataset.fit = String(step);
  };
  new ResizeObserver(fit).observe(bar);
  return () => {
    if (!frame) frame = requestAnimationFrame(fit);
  };
}
