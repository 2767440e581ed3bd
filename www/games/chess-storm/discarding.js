// A card of Chess Storm that is dragged onto the discards: they stand out, or a place for it in the log's box where
// they are not in sight.
import { h } from "../../ui/dom.js";

const spot = h("div", { class: "discard-drop", "aria-hidden": "true" }, "Discard");

/** Returns the places that stand for the discards: they themselves, or the spot beside them. */
const places = () => [document.querySelector("#discards"), spot.isConnected ? spot : null];

/** @param {Element | null} node @param {number} x @param {number} y */
function isOver(node, x, y) {
  const box = node?.getBoundingClientRect();
  return Boolean(box && x >= box.left - 8 && x <= box.right + 8 && y >= box.top - 8 && y <= box.bottom + 8);
}

/** Returns true if a card would be let go on the discards there. @param {number} x @param {number} y */
export const overDiscards = (x, y) => places().some((node) => isOver(node, x, y));

/**
 * Shows where a card may be discarded while it is dragged; not any more when it is not.
 * @param {boolean} on @param {number} x @param {number} y
 */
export function showDiscards(on, x, y) {
  const discards = document.querySelector("#discards");
  const box = discards?.getBoundingClientRect();
  const seen = box && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight;
  if (!on || seen) {
    // The card that was dropped on it is looked at first.
    if (spot.isConnected) setTimeout(() => spot.remove());
  } else if (!spot.isConnected) {
    const log = document.querySelector("#table .log")?.getBoundingClientRect() ?? new DOMRect(0, innerHeight - 44);
    const { left, top, width } = log;
    const height = Math.min(log.height, innerHeight - top);
    for (const [name, value] of Object.entries({ left, top: Math.min(top, innerHeight - 44), width, height }))
      spot.style.setProperty(`--${name}`, `${Math.round(value)}px`);
    document.body.append(spot);
  }
  for (const node of [discards, spot]) {
    node?.classList.toggle("armed", on);
    node?.classList.toggle("over", on && isOver(node, x, y));
  }
}
