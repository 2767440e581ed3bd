// Chips in stacks: purses and pot of an evening, and chips that slide from one place to another.
import { h } from "../ui/dom.js";

/** The values of chips above one, the largest first. */
const WORTHS = [100, 25, 5];
/** Chips of one ante that a purse keeps at least, where it has them: a player wants change. */
const CHANGE = 5;
/** Chips of a stack at most; stacks of a purse at most. */
const [HIGH, WIDE] = [5, 6];
/** Milliseconds that a chip needs from one place to another, and between two chips. */
export const [SLIDE, AFTER] = [620, 70];

/** The chips of a sum, the largest first, with change. @param {number} sum */
export function chipsOf(sum) {
  const change = Math.min(sum, CHANGE);
  let left = sum - change;
  const chips = WORTHS.flatMap((worth) => {
    // Up to ten chips of one ante lie as they are.
    const count = left > HIGH || worth > HIGH ? Math.floor(left / worth) : 0;
    left -= count * worth;
    return Array.from({ length: count }, () => worth);
  });
  return [...chips, ...Array.from({ length: left + change }, () => 1)];
}

/** A sum in stacks; decoration: the sum stands beside it. @param {number} sum */
export function stacks(sum) {
  const chips = chipsOf(sum);
  /** @type {number[][]} */
  const all = [];
  for (const worth of chips) {
    const top = all.at(-1);
    if (top && top.length < HIGH && top[0] === worth) top.push(worth);
    else all.push([worth]);
  }
  return h(
    "span",
    { class: "eve-stacks", "aria-hidden": "true" },
    all.slice(-WIDE).map((stack) =>
      h(
        "span",
        { class: "eve-stack" },
        stack.map((worth) => h("i", { class: "eve-chip", data: { worth } })),
      ),
    ),
  );
}

/**
 * Chips slide to where they lie, one after the other; gives back when the last one is there.
 * @param {Element[]} chips @param {Element} from where they come from @param {number} delay in milliseconds
 */
export function slide(chips, from, delay) {
  const { left, top, width, height } = from.getBoundingClientRect();
  for (const [at, chip] of chips.entries()) {
    const box = chip.getBoundingClientRect();
    const way = `${left + width / 2 - box.left - box.width / 2}px ${top + height / 2 - box.top}px`;
    chip.animate(
      [
        { translate: way, zIndex: 2 },
        { translate: "0 0", zIndex: 2 },
      ],
      {
        duration: SLIDE,
        delay: delay + at * AFTER,
        easing: "cubic-bezier(0.3, 0.9, 0.4, 1)",
        fill: "backwards",
      },
    );
  }
  return delay + SLIDE + chips.length * AFTER;
}
