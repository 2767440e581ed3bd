// Card faces drawn by code: piece cards with their piece, Joust cards with a glyph of their own.

import { pieceIcon } from "../pieces/picture.js";
import { h } from "../ui/dom.js";
import { effectFace } from "./effect-face.js";
import { glyph } from "./glyphs.js";

/** @type {Partial<Record<import("../engine").Kind, string>>} */
const LETTERS = {
  pawn: "P",
  knight: "N",
  bishop: "B",
  rook: "R",
  queen: "Q",
  king: "K",
  cardinal: "D",
  chancellor: "C",
  amazon: "A",
};

/** Joust cards that may be put aside; all others must be used when drawn. */
const HELD = new Set(["save-king"]);

/** The words of Joust cards above their picture. @type {Record<string, string | undefined>} */
const BANDS = { held: "May be held", must: "Must be used" };

/** The drawing in the middle, and the sign in the corners. @param {import("../engine").CardInfo} card */
function art({ name, side, kind }) {
  if (kind) return { picture: pieceIcon(side ?? "card", kind, "card-piece"), sign: () => LETTERS[kind] };
  return { picture: glyph(name), sign: () => (name === "wild" ? "W" : glyph(name)) };
}

/** The class of a face. @param {import("../engine").CardInfo} card */
function lookOf({ name, side, family }) {
  if (side) return side;
  if (family === "hand") return name === "wild" ? "wild" : "hand";
  return HELD.has(name) ? "held" : "must";
}

/**
 * A card face up. `card`: from the catalogue; `size`: "large" (to be read) or "small" (to be told apart).
 * @param {import("../engine").CardInfo} card @param {import("./effect-face.js").Look} [shown]
 */
export const cardFace = (card, { size = "large", side } = {}) => {
  if (card.glyphs !== undefined) return effectFace(card, { size, side });
  const look = lookOf(card);
  const { picture, sign } = art(card);
  const panel = h("div", { class: "card-panel" }, picture);
  const kind = `card-face card-${size} card-${look}`;
  /** @param {string} where */
  const corner = (where) => h("span", { class: `card-corner card-${where}`, "aria-hidden": "true" }, sign());
  if (size === "small")
    return h(
      "div",
      { class: kind, data: { card: card.name }, role: "img", "aria-label": card.title, title: card.title },
      corner("upper"),
      panel,
    );
  const band = BANDS[look];
  return h(
    "div",
    { class: kind, data: { card: card.name } },
    corner("upper"),
    band && h("p", { class: "card-band" }, band),
    panel,
    h("p", { class: "card-title" }, card.title),
    h("p", { class: "card-text" }, card.text),
    corner("lower"),
  );
};
