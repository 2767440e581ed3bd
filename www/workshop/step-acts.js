// What is done with a whole step: up, down, copied, taken out.
import { button, h } from "../ui/dom.js";
import { copied, moved, without } from "./steps.js";

/**
 * The buttons for a step; each ends the sheet in which they stand.
 * @param {() => import("./types").Design} card as it is now @param {import("./places.js").Path} path
 * @param {(design: import("./types").Design) => void} change
 */
export function stepActs(card, path, change) {
  /**
   * @param {string} words @param {import("./types").Design | null} design @param {Parameters<typeof button>[2]} sign
   */
  const act = (words, design, sign) =>
    button(
      words,
      {
        class: "button",
        disabled: design === null,
        onclick: (/** @type {Event} */ event) => {
          if (design) change(design);
          /** @type {HTMLElement} */ (event.currentTarget).closest("dialog")?.close();
        },
      },
      sign,
    );
  return h(
    "div",
    { class: "step-acts", role: "group", "aria-label": "This step" },
    act("Up", moved(card(), path, -1), "up"),
    act("Down", moved(card(), path, 1), "down"),
    act("Copy", copied(card(), path), "copy"),
    act("Take out", without(card(), path), "close"),
  );
}
