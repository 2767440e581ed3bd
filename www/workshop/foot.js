// The buttons below a card: what can be done with it, and, while something is wrong, the way to that.
import { isKept } from "../cards/shelf.js";
import { go } from "../router.js";
import { button } from "../ui/dom.js";
import { ways } from "./ways.js";

/** @type {[keyof import("./types").Ways, string, string][]} */
const ALL = [
  ["openTry", "Try it", "button primary"],
  ["openRate", "How good is it?", "button"],
  ["openShare", "Share", "button"],
  ["keep", "Keep", "button"],
];

/** @param {import("./types").Made | null} made @param {(() => void) | null} see leads to what is wrong */
export function wayButtons(made, see) {
  const known = ALL.flatMap(([name, words, kind]) => {
    const way = ways[name];
    // No computer plays a card that people carry out.
    if (!way || (name === "openRate" && made?.info.by_hand)) return [];
    if (name === "keep" && made && isKept(made.packed))
      return button("Your shelf", { onclick: () => go("shelf"), "data-test": "way-shelf" });
    const props = { class: kind, "aria-disabled": made ? undefined : "true", "data-test": `way-${name}` };
    return button(words, { ...props, onclick: () => made && way(made) });
  });
  if (!see) return known;
  return [...known.slice(0, 1), button("See what is wrong", { onclick: see, "data-test": "see-fault" })];
}

/** Leads to the first thing that is wrong. @param {HTMLElement} work the blocks */
export function seeFault(work) {
  const node = work.querySelector(".block .fault-note:not([hidden])");
  node?.parentElement?.scrollIntoView({ block: "center" });
  const bad = /** @type {HTMLElement | null} */ (work.querySelector(".chip-bad") ?? node);
  bad?.focus();
}
