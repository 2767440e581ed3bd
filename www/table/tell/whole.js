// Keeps what is told whole in its place: its letters become smaller step by step (data-letters on the place), and where
// that is not enough it scrolls, with a shade that says so.

/** The steps; letters.css says what each one gives up. */
const STEPS = 4;

/** @param {HTMLElement} text */
const isCut = (text) => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1;

/**
 * Gives a function to call when something else is told there; with another size of the place it is fitted in anew.
 * @param {HTMLElement} place @param {HTMLElement} text what must not be cut in it
 */
export function keepTold(place, text) {
  const fit = () => {
    delete place.dataset.letters;
    if (place.clientHeight === 0) return;
    for (let step = 1; step <= STEPS && isCut(text); step++) place.dataset.letters = String(step);
    // Text that scrolls is reached by keys, unless readers are told it elsewhere.
    if (isCut(text) && !text.closest("[aria-hidden]")) text.tabIndex = 0;
    else text.removeAttribute("tabindex");
  };
  new ResizeObserver(fit).observe(place);
  return fit;
}
