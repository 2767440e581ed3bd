// The small picture of a deed: the card, or the piece that moved and what it took, under a band that says what it was.
import { added } from "../../cards/added.js";
import { cardFace } from "../../cards/face.js";
import { opens } from "../../cards/zoom.js";
import { armyName } from "../../pieces/looks.js";
import { pieceIcon } from "../../pieces/picture.js";
import { h } from "../../ui/dom.js";

/** @typedef {import("./deeds.js").Deed} Deed */
/** @typedef {typeof import("../../cards/scenes/scenes.js")} Scenes */

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

/**
 * A drawn scene; signs of the pieces until what draws scenes is there.
 * @param {(scenes: Scenes) => Element} draw @param {import("../../ui/dom.js").Child} signs
 */
const scene = (draw, signs) => (added.scenes ? draw(added.scenes) : signs);

/** @param {import("../../engine").Moved} moved @param {string[]} squares */
function moveTile({ side, kind, takes, becomes, castles }, [from, to]) {
  const [prey] = takes;
  const [army, then] = [armyName(side), becomes ?? kind];
  const piece = pieceIcon(side, then, "deed-piece");
  if (!prey) {
    const moves = scene(({ movedScene }) => movedScene(army, then), piece);
    return tile("moves", castles ? "Castles" : becomes ? "Becomes" : "Move", moves, `${from}–${to}`);
  }
  const taken = scene(
    ({ takenScene }) => takenScene(army, kind, armyName(prey.side), prey.kind),
    [piece, pieceIcon(prey.side, prey.kind, "deed-piece deed-prey")],
  );
  return tile("takes", "Takes", taken, `${prey.kind} ${to}`);
}

/** @param {import("./deeds.js").Shown} shown */
const shownTile = ({ side, kind, looked }, band = "Uncloaked") =>
  tile(
    "shown",
    band,
    scene(({ revealScene }) => revealScene(armyName(side), kind, looked), pieceIcon(side, kind, "deed-piece")),
    kind,
  );

/** True for the picture of what was under a cloak. @param {HTMLElement} picture */
export const isShown = (picture) => picture.dataset.what === "shown";

/**
 * @param {import("../../engine").CardInfo} card @param {Deed["fate"]} fate
 * @param {import("../../engine").SideName} side @param {import("../../ui/dom.js").Child} [stamped]
 */
const cardTile = (card, fate, side, stamped) =>
  opens(h("div", { class: "deed-card", data: { fate } }, cardFace(card, { size: "small", side }), stamped), card, side);

/**
 * The picture of a deed; several where a card paid for a capture, or a capture brought a base to light; null where
 * words alone tell it.
 * @param {Deed} deed @param {import("../../engine").SideName} side of whoever did it
 */
export function tileOf({ card, fate, moved, squares, shown, undone }, side) {
  const stamp = undone ? "Undone" : fate && STAMPS[fate];
  const stamped = stamp && h("span", { class: "deed-stamp" }, h("span", {}, stamp));
  if (moved) {
    // The card that paid for a mere move tells as much as a picture of the move.
    const paid = card && cardTile(card, fate, side);
    if (paid && !stamped && !moved.takes.length && !moved.becomes) return paid;
    const face = moveTile(moved, squares);
    if (stamped) face.append(stamped);
    return [...(paid ? [paid] : []), face, ...(shown ? [shownTile(shown, "It was")] : [])];
  }
  if (shown) return shownTile(shown);
  return card && cardTile(card, fate, side, stamped);
}
