// The extra `confirm`: where the settings ask for it, a move on the board waits until its player says so, by a button,
// a second press on its square, or Space. Esc, the other button, or a press elsewhere takes it off.

import { button, h } from "../../ui/dom.js";
import { dialogIsOpen } from "../../ui/keys.js";
import { announce } from "../../ui/live.js";
import { capital } from "../../ui/words.js";

/** @typedef {import("../../engine").Offer} Offer */

export class Confirm {
  /** The move that waits. @type {Offer | null} */
  #lifted = null;
  #words = h("p", { id: "confirm-words" });
  #bar = h(
    "div",
    { class: "over-question confirm-bar", role: "group", "aria-labelledby": "confirm-words" },
    this.#words,
    button("Take off", { onclick: () => this.takeOff(), "data-test": "confirm-off" }),
    button(
      "Confirm",
      { class: "button primary", onclick: () => this.#play(), "data-test": "confirm", "data-default": "true" },
      "tick",
    ),
  );

  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    const { signal } = table.stop;
    addEventListener("keydown", ({ key }) => key === "Escape" && !dialogIsOpen() && this.takeOff(), { signal });
  }

  /** A move was made on the board: it waits, or was made for the second time. @param {Offer} offer */
  lift(offer) {
    if (offer.text === this.#lifted?.text) return this.#play();
    const { board, match, prompt } = this.table;
    const [from, to] = [offer.squares[0], offer.squares.at(-1)];
    if (!board || from === undefined || to === undefined) return;
    this.#lifted = offer;
    const [start, end] = board.numbersOf([from, to]);
    // Nothing but its last square can be pressed now, and the piece stands there already.
    board.offers([{ ...offer, squares: [to], onto: undefined }], true);
    board.motion.parked = { id: board.motion.pieceAt(start)?.id ?? -1, at: end };
    board.mark({ pointed: [from, to] });
    this.#words.textContent = `${capital(match.wordsOf(offer))}?`;
    prompt.bar.inert = true;
    prompt.bar.before(this.#bar);
    announce(`${this.#words.textContent} Press it once more, or Confirm. Esc takes it off.`);
  }

  #play() {
    const { match } = this.table;
    const text = this.#lifted?.text;
    this.drop();
    if (text !== undefined) void match.answer(text);
  }

  /** Takes the move off, and asks again; whether there was one. */
  takeOff() {
    if (!this.#lifted) return false;
    this.drop();
    this.table.ask();
    return true;
  }

  /** Forgets the move: something else is shown now. */
  drop() {
    if (!this.#lifted) return;
    this.#lifted = null;
    this.table.board?.mark({ pointed: [] });
    this.#bar.remove();
    this.table.prompt.bar.inert = false;
  }
}
