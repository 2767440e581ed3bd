// Keeps a question whole: where its words and buttons need more room than they have, they take less, step by step
// (data-fit on the bar; fit.css says what each step gives up).
import { nextFrame } from "../ui/frame.js";

const STEPS = 4;

/** Rings around buttons reach so far out of their box. */
const RING = 3;

/** Returns true if something of it is cut. @param {HTMLElement} node @param {number} [slack] */
const cut = (node, slack = 0) =>
  node.scrollHeight > node.clientHeight + slack + 1 || node.scrollWidth > node.clientWidth + slack + 1;

/**
 * Gives what to call when something else is asked: `soon` fits it in before that is painted, `now` at once, and says
 * whether nothing is cut then.
 * @param {HTMLElement} bar @param {HTMLElement} ask what must not be cut in it: words and buttons
 * @param {HTMLElement[]} boxes of the words, and of the buttons
 */
export function keepWhole(bar, ask, ...boxes) {
  const now = () => {
    delete bar.dataset.fit;
    const parts = [...boxes, ...bar.querySelectorAll("button")];
    const isCut = () => cut(ask, RING) || parts.some((part) => cut(part));
    for (let step = 1; step <= STEPS; step++) {
      if (!isCut()) return true;
      bar.dataset.fit = String(step);
    }
    return !isCut();
  };
  const soon = nextFrame(now);
  new ResizeObserver(now).observe(bar);
  // Words that come later may need more room than what stood there.
  new MutationObserver(soon).observe(ask, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["hidden", "class"],
  });
  return { now, soon };
}
