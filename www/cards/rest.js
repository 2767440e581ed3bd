// A card that comes under a resting mouse, as after a click, is shown large only once the mouse moves.
import { lookAt } from "./zoom.js";

/** Pixels that a mouse moves at least until it no longer rests. */
const MOVED = 5;

/** The last place of the mouse; null before it has come onto a card. @type {{ x: number, y: number } | null} */
let last = null;
/** The elements that have come under the resting mouse. @type {Element[]} */
let waiting = [];
/** The card that the mouse has come onto. @type {Element | null} */
let under = null;

/** @param {Event} event */
const cardOf = ({ target }) => (target instanceof Element ? target.closest(".hand-card") : null);

/** @param {PointerEvent} event */
function enter(event) {
  if (event.pointerType !== "mouse" || !event.isTrusted || cardOf(event) !== event.target) return;
  addEventListener("pointermove", move, true);
  if (last && (event.clientX !== last.x || event.clientY !== last.y)) {
    under = cardOf(event);
    return;
  }
  event.stopImmediatePropagation();
  waiting = waiting.filter((node) => node.isConnected);
  waiting.push(/** @type {Element} */ (event.target));
}

/** @param {PointerEvent} event */
function move(event) {
  const { clientX, clientY, pointerType } = event;
  if (pointerType !== "mouse") return;
  if (waiting.length && last && Math.hypot(clientX - last.x, clientY - last.y) < MOVED) return;
  last = { x: clientX, y: clientY };
  for (const node of waiting.splice(0)) {
    if (!node.matches(":hover")) continue;
    under = node;
    node.dispatchEvent(new PointerEvent("pointerenter", { pointerType, clientX, clientY }));
  }
}

addEventListener("pointerenter", enter, true);

// A card that is gone is no longer looked at; without cards nobody follows the mouse.
new MutationObserver(() => {
  if (under?.isConnected || waiting.some((node) => node.isConnected)) return;
  removeEventListener("pointermove", move, true);
  if (under) lookAt(null, null);
  under = null;
  waiting = [];
}).observe(document, { childList: true, subtree: true });
