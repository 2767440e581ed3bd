// What the marks of a piece mean, in a note beside its square: for the mouse, for the keys, for a finger.
import { markWords } from "../../pieces/marks.js";
import { h } from "../../ui/dom.js";
import { capital } from "../../ui/words.js";

/** Milliseconds for which a tap explains marks. */
const TOLD = 4000;
/** Pixels between the note and its square, and between the note and the edge of the window. */
const [APART, EDGE] = [6, 8];

export class MarkNote {
  #box = h("div", { class: "mark-note", hidden: true, "aria-hidden": "true" });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  close() {
    clearTimeout(this.#timer);
    this.#box.remove();
  }

  hide() {
    this.#box.hidden = true;
  }

  /** Watches the squares of a board. @param {HTMLElement} squares @param {AbortSignal} signal */
  watch(squares, signal) {
    /** @type {import("../../ui/types").Listen} */
    const on = (name, act) => squares.addEventListener(name, act, { signal });
    let finger = false;
    on("pointerover", (event) => event.pointerType === "mouse" && this.#explain(event.target));
    on("pointerup", (event) => {
      finger = event.pointerType !== "mouse";
    });
    // A finger has nothing to hover with: its tap explains marks for a while.
    on("click", (event) => finger && event.detail > 0 && this.#explain(event.target) && this.#fade());
    on(
      "focusin",
      ({ target }) => target instanceof Element && target.matches(":focus-visible") && this.#explain(target),
    );
    for (const name of /** @type {const} */ (["pointerleave", "focusout", "pointerdown"])) on(name, () => this.hide());
  }

  /**
   * Says beside a square what the marks of its piece mean; whether there is anything to say.
   * @param {EventTarget | null} near
   */
  #explain(near) {
    const { board } = this.table;
    const square = near instanceof HTMLElement ? near.dataset.square : undefined;
    const piece = square && board ? board.motion.pieceAt(board.shape.square(square)) : null;
    const words = piece ? markWords(piece) : [];
    this.#box.hidden = !words.length;
    if (!piece || !words.length) return false;
    const name = h("strong", {}, `${capital(piece.side)} ${piece.kind}`);
    const told = words.map((/** @type {string} */ text) => h("li", {}, text));
    this.#box.replaceChildren(name, h("ul", {}, told));
    if (!this.#box.isConnected) document.body.append(this.#box);
    this.#place(/** @type {HTMLElement} */ (near).getBoundingClientRect());
    return true;
  }

  /** Under the square, or over it where there is no room. @param {DOMRect} square */
  #place(square) {
    const { width, height } = this.#box.getBoundingClientRect();
    const below = square.bottom + APART;
    const y = below + height < innerHeight ? below : square.top - height - APART;
    const middle = square.left + square.width / 2 - width / 2;
    const x = Math.min(innerWidth - width - EDGE, Math.max(EDGE, middle));
    this.#box.style.transform = `translate(${Math.round(x)}px, ${Math.round(Math.max(4, y))}px)`;
  }

  #fade() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), TOLD);
  }

  /** A long press explains marks, too; whether there are any. @param {string} square */
  held(square) {
    return this.#explain(document.querySelector(`#board [data-square="${square}"]`));
  }
}
