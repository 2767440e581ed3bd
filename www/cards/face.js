// Card faces drawn by code: piece cards with their piece, Joust cards with a glyph of their own.

import { pieceIcon } from "../pieces/picture.js";
import { h } from "../ui/dom.js";
import { effectFace } from "./effect-face.js";
import { glyph } from "./glyphs.js";

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

/** The drawing in the middle, and the sign in the corners. */
function art(card) {
  if (card.family === "hand") {
    const picture = card.name === "wild" ? glyph("wild") : pieceIcon("card", card.name, "card-piece");
    return { picture, sign: () => document.createTextNode(card.name === "wild" ? "W" : LETTERS[card.name]) };
  }
  if (card.family === "joust") return { picture: glyph(card.name), sign: () => glyph(card.name) };
  return {
    picture: pieceIcon(card.side, card.kind, "card-piece"),
    sign: () => document.createTextNode(LETTERS[card.kind]),
  };
}

/**
 * A card face up. `card`: from the catalogue; `size`: "large" (to be read) or "small" (to be told apart).
 * @param {import("../engine").CardInfo} card @param {import("./effect-face.js").Look} [shown]
 */
export const cardFace = (card, { size = "large", side } = {}) => {
  if (card.glyphs !== undefined) return effectFace(card, { size, side });
  const look =
    card.family === "hand"
      ? card.name === "wild"
        ? "wild"
        : "hand"
      : card.family === "joust"
        ? HELD.has(card.name)
          ? "held"
          : "must"
        : card.side;
  const { picture, sign } = art(card);
  const panel = h("div", { class: "card-panel" }, picture);
  const kind = `card-face card-${size} card-${look}`;
  if (size === "small")
    return h(
      "div",
      { class: kind, data: { card: card.name }, role: "img", "aria-label": card.title, title: card.title },
      panel,
    );
  const corner = (where) => h("span", { class: `card-corner card-${where}`, "aria-hidden": "true" }, sign());
  const band = { held: "May be held", must: "Must be used" }[look];
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
