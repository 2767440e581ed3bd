// A card read large, beside what shows it small.
import { h } from "../ui/dom.js";
import { cardFace } from "./face.js";

const zoom = h("div", { class: "hand-zoom", hidden: true, "aria-hidden": "true" });

/**
 * Shows a card large, above a node or beside it; without a card nothing.
 * @param {import("../engine").CardInfo | null} card
 * @param {Element | null} near
 * @param {import("../engine").SideName} [side]
 */
export const lookAt = (card, near, side) => {
  zoom.hidden = !card;
  zoom.replaceChildren();
  if (!card || !near) return zoom.remove();
  zoom.append(cardFace(card, { size: "large", side }));
  // A modal dialog covers everything else.
  ([...document.querySelectorAll("dialog[open]")].pop() ?? document.body).append(zoom);
  const place = near.getBoundingClientRect();
  const box = zoom.getBoundingClientRect();
  const left = Math.min(innerWidth - box.width - 8, Math.max(8, place.left + place.width / 2 - box.width / 2));
  const above = place.top - box.height - 10;
  // Where there is no room above, it stands beside the card.
  const beside = place.left - box.width - 10;
  const [x, y] =
    above >= 4
      ? [left, above]
      : [
          beside >= 4 ? beside : place.right + 10,
          Math.max(4, Math.min(innerHeight - box.height - 4, place.top - box.height / 2)),
        ];
  zoom.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
};

/**
 * Makes a node show a card large while it is looked at: under the pointer, with the focus of keys, or held by a finger.
 * @param {HTMLElement} node
 * @param {import("../engine").CardInfo | null} card
 * @param {import("../engine").SideName} [side]
 */
export const readable = (node, card, side) => {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @param {boolean} shown */
  const look = (shown) => lookAt(shown ? card : null, node, side);
  /** @type {import("../ui/types").Listen} */
  const on = (name, act) => node.addEventListener(name, act);
  on("pointerenter", (event) => event.pointerType === "mouse" && look(true));
  on("pointerdown", (event) => {
    if (event.pointerType !== "mouse") timer = setTimeout(look, 350, true);
  });
  for (const name of /** @type {const} */ (["pointerleave", "pointerup", "pointercancel", "blur"]))
    on(name, () => {
      clearTimeout(timer);
      look(false);
    });
  on("focus", () => node.matches(":focus-visible") && look(true));
  on("contextmenu", (event) => event.preventDefault());
  return node;
};
