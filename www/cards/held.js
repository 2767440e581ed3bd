// The card that a finger holds: it rises whole, with its text, over the question, where no square is offered. The
// finger slides to the next card of the hand; when it lets go, the card is put back.
import { h } from "../ui/dom.js";
import { motionAllowed } from "../ui/settings.js";
import { cardFace } from "./face.js";

const root = h("div", { class: "held-card", "aria-hidden": "true" });
/** @type {Element | null} */
let raised = null;

/**
 * Raises a card of the hand; without one, what was raised is put back.
 * @param {import("../engine").CardInfo | null} card @param {Element | null | undefined} node of the hand
 * @param {import("../engine").SideName} [side] @param {string | null} [why] why it can't be played now
 */
export function raise(card, node, side, why) {
  const before = raised;
  raised?.classList.remove("held");
  raised = card && node ? node : null;
  if (!card || !node) return root.remove();
  node.classList.add("held");
  root.replaceChildren(
    cardFace(card, { size: "small", side }),
    h(
      "div",
      { class: "held-words" },
      h("strong", {}, card.title),
      card.window && h("span", { class: "held-window" }, card.window),
      h("p", {}, card.text),
      why && h("p", { class: "held-why" }, why),
    ),
  );
  const { left, top, width, height } = (document.querySelector("#prompt") ?? node).getBoundingClientRect();
  for (const [name, value] of Object.entries({ left, top, width, height }))
    root.style.setProperty(`--${name}`, `${Math.round(value)}px`);
  root.style.setProperty("--down", "0px");
  document.body.append(root);
  // A text that needs more than the question's place covers the hand rather than the board.
  const [board, own] = [document.querySelector("#board"), root.getBoundingClientRect()];
  const { right = 0, bottom = 0 } = board?.getBoundingClientRect() ?? {};
  if (own.left < right && own.top < bottom + 2) root.style.setProperty("--down", `${bottom + 2 - own.top}px`);
  if (before === node || !motionAllowed()) return;
  const from = node.getBoundingClientRect();
  const start = { transform: `translate(${(from.left - left) * 0.3}px, 24px) scale(0.92)`, opacity: 0.2 };
  root.animate?.([start, { transform: "none", opacity: 1 }], { duration: 140, easing: "ease-out" });
}
