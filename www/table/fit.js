// Keeps a question whole: where its words and buttons need more room than they have, they take less, step by step
// (data-fit on the bar; prompt.css says what each step gives up).

const STEPS = 3;

/** Whether something of it is cut. @param {HTMLElement} node */
const cut = (node) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;

/**
 * Gives a function to call when something else is asked: before that is painted, it is fitted in.
 * @param {HTMLElement} bar @param {HTMLElement} words @param {HTMLElement} actions the buttons
 */
export function keepWhole(bar, words, actions) {
  let frame = 0;
  const fit = () => {
    frame = 0;
    delete bar.dataset.fit;
    const parts = () => [words, actions, ...actions.querySelectorAll("button")];
    for (let step = 1; step <= STEPS && parts().some(cut); step++) bar.dataset.fit = String(step);
  };
  new ResizeObserver(fit).observe(bar);
  return () => {
    frame ||= requestAnimationFrame(fit);
  };
}
