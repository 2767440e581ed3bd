// The choice of what a pawn becomes, beside its square: a column of the pieces on the board.
import { context } from "../../context.js";
import { becomes, letterOf, strongestFirst } from "../../dialogs/chooser.js";
import { pieceIcon } from "../../pieces/picture.js";
import { changed } from "../../ui/begun.js";
import { h } from "../../ui/dom.js";
import { dialogIsOpen } from "../../ui/keys.js";
import { backCloses } from "../../ui/sheets.js";
import { capital } from "../../ui/words.js";

/** The question meanwhile, in place of the open one. */
const ASKED = "Promote to which piece?";

/** Fingers need so many pixels. */
const FINGER = 44;

/** @typedef {import("../../engine").Offer} Offer */

/**
 * The place of a column as the board is now: its kinds' size, and whether its first kind is on the square.
 * @param {import("../../board/board.js").Board} board @param {string} square @param {number} count of kinds
 */
function placeOf({ shape, frame }, square, count) {
  const size = Math.max(frame.size, FINGER);
  const { column, row } = shape.spot(shape.square(square));
  const down = row < shape.rows / 2;
  const left = Math.min(column * frame.size, shape.columns * frame.size - size);
  const top = down ? row * frame.size : (row + 1) * frame.size - size * count;
  return { size, left, top, down, fits: size * count <= shape.rows * frame.size };
}

/** The column, as long as it asks. */
class Column {
  #over = new AbortController();
  #before = document.activeElement;

  /**
   * @param {import("../prompt.js").PromptBar} prompt @param {Offer[]} offers
   * @param {import("../../engine").SideName} side @param {() => ReturnType<typeof placeOf>} place
   * @param {(offer: Offer | null) => void} answer
   */
  constructor(prompt, offers, side, place, answer) {
    this.prompt = prompt;
    this.place = place;
    this.answer = answer;
    this.question = prompt.text.textContent ?? "";
    prompt.text.replaceChildren(ASKED);
    // The strongest is wanted most often, and stands on the square.
    this.buttons = strongestFirst(offers).map((offer) => this.#button(offer, side));
    this.pieces = h("div", { class: "promote-kinds" }, this.buttons);
    this.box = h("div", { id: "chooser", class: "promote", role: "dialog", "aria-label": "Promote to" }, this.pieces);
    this.box.addEventListener("keydown", (event) => this.#key(event));
    this.box.addEventListener("click", (event) => event.target === this.box && this.#close(null));
    addEventListener("keydown", (event) => this.#esc(event), { signal: this.#over.signal, capture: true });
    backCloses(() => {
      if (this.box.isConnected) this.#close(null);
      return true;
    }, this.#over.signal);
  }

  /** Shows it; whatever is shown next has another question. @param {HTMLElement} board */
  open(board) {
    board.after(this.box);
    new ResizeObserver(() => this.#arrange()).observe(this.box);
    this.#arrange();
    changed();
    this.buttons[0].focus({ preventScroll: true });
  }

  /** @param {Offer | null} offer */
  #close(offer) {
    const { text } = this.prompt;
    this.#over.abort();
    this.box.remove();
    // A text that was painted meanwhile is another question.
    if (text.textContent === ASKED) text.textContent = this.question;
    if (this.#before instanceof HTMLElement) this.#before.focus({ preventScroll: true });
    this.answer(offer);
  }

  /** @param {Offer} offer @param {import("../../engine").SideName} side */
  #button(offer, side) {
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
        onclick: () => this.#close(offer),
      },
      pieceIcon(side, kind, "glyph"),
    );
  }

  #arrange() {
    const { size, left, top, down } = this.place();
    this.pieces.style.cssText = `left: ${left}px; top: ${Math.max(0, top)}px; --kind: ${size}px`;
    this.pieces.classList.toggle("up", !down);
  }

  /** @param {number} step */
  #go(step) {
    const { buttons } = this;
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    buttons[(at + step + buttons.length) % buttons.length].focus();
  }

  /** Returns the act of a key here. @param {KeyboardEvent} event @returns {(() => void) | undefined} */
  #actOf({ key, shiftKey }) {
    const down = this.place().down ? 1 : -1;
    /** @type {Record<string, number>} */
    const steps = { ArrowDown: down, ArrowUp: -down, ArrowRight: 1, ArrowLeft: -1, Tab: shiftKey ? -1 : 1 };
    const step = steps[key];
    if (step !== undefined) return () => this.#go(step);
    const hit = this.buttons.find((node) => node.dataset.key === key.toLowerCase());
    return hit && (() => hit.click());
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = this.#actOf(event);
    event.stopPropagation();
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** Esc works wherever the focus is, and calls nothing else off. @param {KeyboardEvent} event */
  #esc(event) {
    if (!this.box.isConnected) return this.#over.abort();
    if (event.key !== "Escape" || dialogIsOpen()) return;
    event.preventDefault();
    event.stopPropagation();
    this.#close(null);
  }
}

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
  if (!board || !prompt || !square || !same || kinds.includes(null) || new Set(kinds).size < kinds.length) return null;
  const place = () => placeOf(board, square, offers.length);
  if (!place().fits) return null;
  return new Promise((resolve) => new Column(prompt, offers, side, place, resolve).open(board.grid.element));
}
