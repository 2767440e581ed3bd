// A card read large, beside what shows it small.
import { h } from "../ui/dom.js";
import { cardDialog } from "./card-dialog.js";
import { cardFace } from "./face.js";

const zoom = h("div", { class: "hand-zoom", hidden: true, "aria-hidden": "true" });

/**
 * Finds a better place than those beside it that leave the question free (`table/aim`).
 * @typedef {(near: Element, width: number, height: number, free: [number, number][]) => [number, number] | null} Find
 */
/** @type {Find | undefined} */
let elsewhere;
/** @param {Find} find */
export const placeBy = (find) => (elsewhere = find);

/** Between the card and what it stands beside, and the edge of the window. */
const [APART, EDGE] = [10, 4];

/**
 * Shows a card large, above a node or beside it, not over the question; without a card nothing.
 * @param {import("../engine").CardInfo | null} card
 * @param {Element | null} near
 * @param {import("../engine").SideName} [side]
 * @param {string | null} [why] why it can't be played now
 */
export const lookAt = (card, near, side, why) => {
  zoom.hidden = !card;
  zoom.replaceChildren();
  if (!card || !near) return zoom.remove();
  zoom.append(cardFace(card, { size: "large", side }), why ? h("p", { class: "zoom-why inverse" }, why) : "");
  // A modal dialog covers everything else.
  ([...document.querySelectorAll("dialog[open]")].pop() ?? document.body).append(zoom);
  const place = near.getBoundingClientRect();
  const { width, height } = zoom.getBoundingClientRect();
  const asked = near.closest("dialog") ? [] : [...document.querySelectorAll("#prompt")];
  const bars = asked.map((node) => node.getBoundingClientRect()).filter((box) => box.width > 0);
  // A card on the felt is read there, not over the board.
  const felt = near.closest(".hand, .piles") && document.querySelector(".felt")?.getBoundingClientRect();
  const { left: from, right: to } = felt && felt.width > width + 16 ? felt : { left: 0, right: innerWidth };
  const middle = Math.min(to - width - 8, Math.max(from + 8, place.left + place.width / 2 - width / 2));
  const level = Math.max(EDGE, Math.min(innerHeight - height - EDGE, place.top + (place.height - height) / 2));
  /** @type {[number, number][]} */
  const spots = [
    [middle, place.top - height - APART],
    [place.left - width - APART, level],
    [place.right + APART, level],
  ];
  for (const { top, left } of bars) spots.push([middle, top - height - APART], [left - width - APART, level]);
  /** @param {[number, number]} spot */
  const isFree = ([left, top]) =>
    Math.min(left, top) >= EDGE &&
    left + width <= innerWidth &&
    !bars.some((bar) => left < bar.right && left + width > bar.left && top < bar.bottom && top + height > bar.top);
  const free = spots.filter(isFree);
  const [x, y] = elsewhere?.(near, width, height, free) ?? free[0] ?? [middle, level];
  zoom.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
};

/** Milliseconds until a finger that rests on a card reads it. */
const HOLD = 350;

/**
 * Tells when a finger rests on a node, and when it leaves, even if the node is gone by then.
 * @param {HTMLElement} node @param {(on: boolean) => void} look
 */
function whileHeld(node, look) {
  node.addEventListener("pointerdown", ({ pointerType }) => {
    if (pointerType === "mouse") return;
    const timer = setTimeout(look, HOLD, true);
    const over = new AbortController();
    const leave = () => {
      over.abort();
      clearTimeout(timer);
      look(false);
    };
    for (const name of ["pointerup", "pointercancel"])
      addEventListener(name, leave, { signal: over.signal, capture: true });
    node.addEventListener("pointerleave", leave, { signal: over.signal });
  });
  node.addEventListener("contextmenu", (event) => event.preventDefault());
}

/**
 * Makes a node show a card large while it is looked at: under the pointer, with the focus of keys, or held by a finger.
 * @param {HTMLElement} node
 * @param {import("../engine").CardInfo | null} card
 * @param {import("../engine").SideName} [side]
 */
export const readable = (node, card, side) => {
  /** @param {boolean} shown */
  const look = (shown) => lookAt(shown ? card : null, node, side);
  /** @type {import("../ui/types").Listen} */
  const on = (name, act) => node.addEventListener(name, act);
  on("pointerenter", (event) => event.pointerType === "mouse" && look(true));
  for (const name of /** @type {const} */ (["pointerleave", "blur"])) on(name, () => look(false));
  on("focus", () => node.matches(":focus-visible") && look(true));
  whileHeld(node, look);
  return node;
};

/**
 * Makes the picture of a card open it: a tap in a dialog, a finger that rests on it beside it. Its words can be read
 * elsewhere, so that keys need not reach it.
 * @template {HTMLElement} T @param {T} node
 * @param {import("../engine").CardInfo} card
 * @param {import("../engine").SideName} [side]
 */
export const opens = (node, card, side) => {
  node.classList.add("opens");
  node.addEventListener("click", () => cardDialog(card, side));
  whileHeld(node, (shown) => lookAt(shown ? card : null, node, side));
  return node;
};
