// A card read large, beside what shows it small.
import { h } from "../ui/dom.js";
import { cardFace } from "./face.js";

const zoom = h("div", { class: "hand-zoom", hidden: true, "aria-hidden": "true" });

/** Between the card and what it stands beside, and the edge of the window. */
const [APART, EDGE] = [10, 4];

/** Between two places that are tried. */
const STEP = 8;
/** How much a pixel that is covered counts. */
const COVERS = /** @type {const} */ ([
  ["#prompt :is(button, .prompt-card), .prompt-words > *", 20],
  ["#board [data-can]", 6],
  ["#board [data-square]", 4],
  [".hand-card, .table-bar button, .seat-name", 2],
  ["#prompt, .log, .piles", 0.5],
]);

/** @param {Element} node */
const boxOf = (node) => node.getBoundingClientRect();
/** @param {DOMRect} box */
const isShown = ({ width }) => width > 1;

/**
 * How many pixels of a box such a card covers.
 * @param {DOMRect} box @param {number} left @param {number} top @param {number} width @param {number} height
 */
const shared = (box, left, top, width, height) =>
  Math.max(0, Math.min(left + width, box.right) - Math.max(left, box.left)) *
  Math.max(0, Math.min(top + height, box.bottom) - Math.max(top, box.top));

/**
 * Where a card covers the least that is used, and of such places the nearest.
 * @param {Element} near @param {number} width @param {number} height @returns {[number, number]}
 */
function leastCovered(near, width, height) {
  const place = boxOf(near);
  const covers = [
    { weight: 20, box: place },
    ...COVERS.flatMap(([found, weight]) =>
      [...document.querySelectorAll(found)].map((node) => ({ weight, box: boxOf(node) })),
    ),
  ].filter(({ box }) => isShown(box));
  let best = { spot: /** @type {[number, number]} */ ([EDGE, EDGE]), cost: Number.POSITIVE_INFINITY };
  for (let top = EDGE; top <= Math.max(EDGE, innerHeight - height - EDGE); top += STEP)
    for (let left = EDGE; left <= innerWidth - width - EDGE; left += STEP) {
      const far = Math.hypot(left + width / 2 - place.left - place.width / 2, top + height - place.top);
      const cost = covers.reduce(
        (sum, { weight, box }) => sum + weight * shared(box, left, top, width, height),
        far * STEP,
      );
      if (cost < best.cost) best = { spot: [left, top], cost };
    }
  return best.spot;
}

/**
 * Shows a card large, above a node or beside it, not over question or board where there is room; without a card nothing.
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
  const inDialog = near.closest("dialog") !== null;
  const boxes = (/** @type {string} */ found) => [...document.querySelectorAll(found)].map(boxOf).filter(isShown);
  const bars = inDialog ? [] : boxes("#prompt");
  const taken = inDialog ? [] : [...bars, ...boxes("#board, .hand-cards")];
  const middle = Math.min(innerWidth - width - 8, Math.max(8, place.left + place.width / 2 - width / 2));
  const level = Math.max(EDGE, Math.min(innerHeight - height - EDGE, place.top + (place.height - height) / 2));
  /** @type {[number, number][]} */
  const spots = [
    [middle, place.top - height - APART],
    [place.left - width - APART, level],
    [place.right + APART, level],
  ];
  for (const { top, left } of bars) spots.push([middle, top - height - APART], [left - width - APART, level]);
  /** @param {DOMRect[]} others @returns {(spot: [number, number]) => boolean} */
  const clearOf =
    (others) =>
    ([left, top]) =>
      Math.min(left, top) >= EDGE &&
      left + width <= innerWidth &&
      others.every((box) => !shared(box, left, top, width, height));
  // In one column there is the board, or the question.
  const spot = spots.find(clearOf(taken)) ?? (innerWidth < innerHeight && spots.find(clearOf(bars)));
  const [x, y] = spot || (inDialog ? [middle, level] : leastCovered(near, width, height));
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
