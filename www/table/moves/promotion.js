// What a pawn becomes is asked beside its square: a column of the pieces on the board.
import { context } from "../../context.js";
import { becomes, letterOf } from "../../dialogs/chooser.js";
import { pieceIcon } from "../../pieces/picture.js";
import { h } from "../../ui/dom.js";
import { capital } from "../../ui/words.js";

/** Fingers need so many pixels. */
const FINGER = 40;

/** @typedef {import("../../engine").Offer} Offer */

/**
 * Asks on the board; null where these answers do not differ in what a piece becomes on one square.
 * @param {Offer[]} offers @param {import("../../engine").SideName} side
 * @returns {Promise<Offer | null> | null}
 */
export function askOnBoard(offers, side) {
  const board = context.table?.board;
  const square = offers[0]?.squares.at(-1);
  const kinds = offers.map(({ choice }) => becomes(choice));
  const same = offers.every(({ squares }) => squares.at(-1) === square);
  if (!board || !square || !same || kinds.includes(null) || new Set(kinds).size < kinds.length) return null;
  const { shape, frame } = board;
  const size = Math.max(frame.size, FINGER);
  const high = shape.rows * frame.size;
  if (size * offers.length > high) return null;
  const { column, row } = shape.spot(shape.square(square));
  const left = Math.min(column * frame.size, shape.columns * frame.size - size);
  const top = row < shape.rows / 2 ? row * frame.size : (row + 1) * frame.size - size * offers.length;
  return new Promise((resolve) => {
    const before = document.activeElement;
    /** @param {Offer | null} offer */
    const close = (offer) => {
      box.remove();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      resolve(offer);
    };
    // Lists go from weak to strong; the strongest is wanted most often, and stands on the square.
    const list = row < shape.rows / 2 ? [...offers].reverse() : offers;
    const buttons = list.map((offer) => {
      const kind = /** @type {import("../../engine").Kind} */ (becomes(offer.choice));
      const letter = letterOf(kind);
      return h(
        "button",
        {
          type: "button",
          class: "promote-kind",
          "data-text": offer.text,
          "data-key": letter.toLowerCase(),
          "aria-keyshortcuts": letter,
          "aria-label": capital(kind),
          title: `${capital(kind)} (${letter})`,
          onclick: () => close(offer),
        },
        pieceIcon(side, kind, "glyph"),
      );
    });
    const pieces = h(
      "div",
      { class: "promote-kinds", style: `left: ${left}px; top: ${Math.max(0, top)}px; --kind: ${size}px` },
      buttons,
    );
    const box = h("div", { id: "chooser", class: "promote", role: "dialog", "aria-label": "Promote to" }, pieces);
    /** @param {number} step */
    const go = (step) => {
      const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
      buttons[(at + step + buttons.length) % buttons.length].focus();
    };
    /** @type {Record<string, () => void>} */
    const keys = {
      Escape: () => close(null),
      ArrowDown: () => go(1),
      ArrowUp: () => go(-1),
      ArrowRight: () => go(1),
      ArrowLeft: () => go(-1),
    };
    box.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const hit = buttons.find((node) => node.dataset.key === event.key.toLowerCase());
      const act =
        event.key === "Tab" ? () => go(event.shiftKey ? -1 : 1) : (keys[event.key] ?? (hit && (() => hit.click())));
      event.stopPropagation();
      if (!act) return;
      event.preventDefault();
      act();
    });
    box.addEventListener("click", (event) => event.target === box && close(null));
    // Whatever is shown next has another question.
    board.grid.element.after(box);
    (row < shape.rows / 2 ? buttons[0] : buttons[buttons.length - 1]).focus({ preventScroll: true });
  });
}
