// The small picture of a deed: the card, or the piece that moved and what it took, under a band that says what it was.
import { cardFace } from "../../cards/face.js";
import { pieceIcon } from "../../pieces/picture.js";
import { h } from "../../ui/dom.js";

/** @typedef {import("./deeds.js").Deed} Deed */

/** The stamp over a card that came to nothing. @type {Partial<Record<NonNullable<Deed["fate"]>, string>>} */
const STAMPS = { cancelled: "Cancelled", "no effect": "No effect", discarded: "Discarded" };

/**
 * @param {string} what happened, for the style sheet @param {string} band
 * @param {import("../../ui/dom.js").Child} picture @param {string} title
 */
const tile = (what, band, picture, title) =>
  h(
    "div",
    { class: "deed-face", data: { what } },
    h(
      "div",
      { class: "deed-sheet" },
      h("span", { class: "deed-band" }, band),
      h("span", { class: "deed-picture" }, picture),
      h("span", { class: "deed-title" }, title),
    ),
  );

/** @param {import("../../engine").Moved} moved @param {string[]} squares */
function moveTile({ side, kind, takes, becomes, castles }, [from, to]) {
  const [prey] = takes;
  const piece = pieceIcon(side, kind, "deed-piece");
  const then = becomes ? [pieceIcon(side, becomes, "deed-piece")] : null;
  if (prey) return tile("takes", "Takes", [piece, pieceIcon(prey.side, prey.kind, "deed-piece deed-prey")], to);
  return tile("moves", castles ? "Castles" : "Move", then ? [piece, then] : piece, `${from}–${to}`);
}

/**
 * The picture of a deed; null where words alone tell it.
 * @param {Deed} deed @param {import("../../engine").SideName} side of whoever did it
 */
export function tileOf({ card, fate, moved, squares, shown }, side) {
  if (moved) return moveTile(moved, squares);
  if (shown) return tile("shown", "Was a", pieceIcon(shown.side, shown.kind, "deed-piece"), shown.kind);
  if (!card) return null;
  const stamp = fate && STAMPS[fate];
  return h(
    "div",
    { class: "deed-card", data: { fate } },
    cardFace(card, { size: "small", side }),
    stamp && h("span", { class: "deed-stamp" }, h("span", {}, stamp)),
  );
}
