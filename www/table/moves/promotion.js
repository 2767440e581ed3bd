// What a pawn becomes is asked beside its square: a column of the pieces on the board.
import { context } from "../../context.js";
import { becomes, letterOf } from "../../dialogs/chooser.js";
import { pieceIcon } from "../../pieces/picture.js";
import { changed } from "../../ui/begun.js";
import { h } from "../../ui/dom.js";
import { dialogIsOpen } from "../../ui/keys.js";
import { capital } from "../../ui/words.js";

/** What is asked meanwhile, in place of the question. */
const ASKED = "Promote to which piece?";

/** Fingers need so many pixels. */
const FINGER = 40;

/** @typedef {import("../../engine").Offer} Offer */

/**
 * Asks on the board; null where these answers do not differ in what a piece becomes on one square.
 * @param {Offer[]} offers @param {import("../../engine").SideName} side
 * @returns {Promise<Offer | null> | null}
 */
export function askOnBoard(offers, side) {
  const { board, prompt } = context.table ?? {};
  const square = offers[0]?.squares.at(-1);
  const kinds = offers.map(({ choice }) => becomes(choice));
  const same = offers.every(({ squares }) => squares.at(-1) === square);
  if (!board || !square || !same || kinds.includes(null) || new Set(kinds).size < kinds.length) return null;
  /** Where the column stands, its kinds' size, and whether its first kind is on the square, as the board is now. */
  const place = () => {
    const { shape, frame } = board;
    const size = Math.max(frame.size, FINGER);
    const { column, row } = shape.spot(shape.square(square));
    const down = row < shape.rows / 2;
    const left = Math.min(column * frame.size, shape.columns * frame.size - size);
    const top = down ? row * frame.size : (row + 1) * frame.size - size * offers.length;
    return { size, left, top, down, fits: size * offers.length <= shape.rows * frame.size };
  };
  if (!place().fits) return null;
  return new Promise((resolve) => {
    const over = new AbortController();
    const before = document.activeElement;
    const question = prompt?.text.textContent ?? "";
    prompt?.text.replaceChildren(ASKED);
    /** @param {Offer | null} offer */
    const close = (offer) => {
      over.abort();
      box.remove();
      // What was painted meanwhile is another question.
      if (prompt?.text.textContent === ASKED) prompt.text.textContent = question;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      resolve(offer);
    };
    // Lists go from weak to strong; the strongest is wanted most often, and stands on the square.
    const buttons = [...offers].reverse().map((offer) => {
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
    const pieces = h("div", { class: "promote-kinds" }, buttons);
    const arrange = () => {
      const { size, left, top, down } = place();
      pieces.style.cssText = `left: ${left}px; top: ${Math.max(0, top)}px; --kind: ${size}px`;
      pieces.classList.toggle("up", !down);
    };
    const box = h("div", { id: "chooser", class: "promote", role: "dialog", "aria-label": "Promote to" }, pieces);
    /** @param {number} step */
    const go = (step) => {
      const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
      buttons[(at + step + buttons.length) % buttons.length].focus();
    };
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowDown: () => go(place().down ? 1 : -1),
      ArrowUp: () => go(place().down ? -1 : 1),
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
    // Esc works wherever the focus is, and calls nothing else off.
    const byEsc = (/** @type {KeyboardEvent} */ event) => {
      if (!box.isConnected) return over.abort();
      if (event.key !== "Escape" || dialogIsOpen()) return;
      event.preventDefault();
      event.stopPropagation();
      close(null);
    };
    addEventListener("keydown", byEsc, { signal: over.signal, capture: true });
    box.addEventListener("click", (event) => event.target === box && close(null));
    // Whatever is shown next has another question.
    board.grid.element.after(box);
    new ResizeObserver(arrange).observe(box);
    arrange();
    changed();
    buttons[0].focus({ preventScroll: true });
  });
}
