// The pot as chips: a stack for each player, of the fewest chips that make up the sum.
import { h } from "../../ui/dom.js";

/** What chips are worth, the largest first. */
const WORTHS = [25, 5, 1];

/** @param {number} sum @returns {HTMLElement} */
function stackOf(sum) {
  let left = sum;
  const chips = WORTHS.flatMap((worth) => {
    const number = Math.floor(left / worth);
    left -= number * worth;
    return Array.from({ length: number }, () => h("i", { class: `poker-chip poker-chip-${worth}` }));
  });
  return h("span", { class: "chip-stack" }, chips);
}

/** The chips of a pot; decoration, the sum stands beside it. @param {number} pot */
export const chipStacks = (pot) =>
  h("span", { class: "chips", "aria-hidden": "true" }, stackOf(Math.ceil(pot / 2)), stackOf(Math.floor(pot / 2)));
