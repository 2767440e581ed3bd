// Faces of cards with an effect: name, moment, a picture made of the catalogue's words, and the text.

import { quietly } from "../extras/extra.js";
import { pieceIcon } from "../pieces/picture.js";
import { sign } from "../pieces/signs.js";
import { contextOf } from "../ui/canvas.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

/** The windows in one word for small cards, by the letters of the catalogue; large ones have its phrase. */
/** @type {Record<string, string>} */
const WINDOWS = { BT: "Before", TR: "Move", ET: "End", OT: "Capture", AT: "After", OC: "Response", ANY: "Any" };

/**
 * The words of the picture as drawings: `own:queen swap foe:queen`. Own pieces have the colour of the card's holder.
 * @param {string} words @param {import("../engine").SideName} side
 */
function picture(words, side) {
  /** @type {Record<string, import("../engine").SideName>} */
  const armies = { own: side, foe: side === "white" ? "black" : "white", any: "neutral" };
  return words
    .split(" ")
    .filter(Boolean)
    .map((word) => {
      const [whose, kind] = word.split(":");
      return kind
        ? pieceIcon(armies[whose] ?? "neutral", /** @type {import("../engine").Kind} */ (kind), "glyph-piece")
        : sign(word, "glyph-sign");
    });
}

/**
 * Draws the picture of a card; null if words are its picture.
 * @typedef {(card: import("../engine").CardInfo, side: import("../engine").SideName) => Element | null} Draw
 */
/** Until its extra is loaded, the words are the picture. @type {Draw | null} */
let draw = null;
let asked = false;

/**
 * From now on pictures are drawn, on the faces that are shown, too.
 * @param {Draw} given @param {(name: string) => import("../engine").CardInfo} info
 */
export function drawWith(given, info) {
  draw = given;
  for (const face of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".card-effect"))) {
    const { card = "", side } = face.dataset;
    const made = draw(info(card), /** @type {import("../engine").SideName} */ (side));
    if (made) face.querySelector(".card-panel")?.replaceChildren(made);
  }
}

/** The picture of a card; asks for what draws it. @type {(...about: Parameters<Draw>) => Element | Element[]} */
function art(card, side) {
  if (!asked) {
    asked = true;
    quietly("pictures", new AbortController().signal).then((found) => {
      asked = found !== null;
    });
  }
  return draw?.(card, side) ?? picture(card.glyphs ?? "", side);
}

const ruler = contextOf(document.createElement("canvas"));
/** Returns the width of the longest word of a title, in heights of its letters. @param {string} title */
export function wide(title) {
  ruler.font = '700 100px "Deckmate Sans", sans-serif';
  return Math.max(...title.split(" ").map((word) => ruler.measureText(word).width / 100)).toFixed(2);
}

/** @typedef {{ size?: "large" | "small", side?: import("../engine").SideName }} Look */

/**
 * A face. `small` has room for name, window and picture; the text shows where there is room for it.
 * @param {import("../engine").CardInfo} card
 * @param {Look} [look]
 */
export const effectFace = (card, { size = "large", side = "white" } = {}) => {
  const face = h(
    "div",
    { class: `card-face card-${size} card-effect`, data: { card: card.name, window: card.family, side } },
    h("p", { class: "card-band" }, size === "large" ? card.window : WINDOWS[card.family]),
    // A title is made smaller rather than broken within a word.
    h("p", { class: "card-title", style: `--wide: ${wide(card.title)}` }, card.title),
    h("div", { class: "card-panel", "aria-hidden": "true" }, art(card, side)),
    h("p", { class: "card-text" }, card.text),
    h(
      "p",
      { class: "card-foot" },
      h("span", {}, String(card.number).padStart(3, "0")),
      card.lasts && h("span", {}, "stays ", icon("again")),
    ),
  );
  if (size === "small") {
    face.setAttribute("role", "img");
    face.setAttribute("aria-label", card.title);
  }
  return face;
};
