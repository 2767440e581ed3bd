// A hint that the computer gives: its targets on the board, and the button that leads to the best answers.
import { withExtra } from "../../extras/later.js";
import { button } from "../../ui/dom.js";

/** @typedef {import("../../engine").Offer} Offer */

export class Hinted {
  /** The answer that the last hint names. @type {Offer | null} */
  #last = null;
  /** The best answers, while they are compared. @type {import("../advice/advice.js").Advice | null} */
  #advice = null;

  /** @param {import("../table.js").Table} table @param {import("./targets.js").Targets} targets */
  constructor(table, targets) {
    const { hint, offers } = table.match;
    this.table = table;
    this.hint = hint;
    this.targets = targets;
    // A hint may have been given while this was loaded.
    this.show(offers.find(({ text }) => text === hint.answer) ?? null);
  }

  /** Shows a hint, or takes it away. @param {Offer | null} offer */
  show(offer) {
    const before = this.#last;
    if (!offer || offer !== before) this.#advice?.close();
    this.#last = offer;
    // A task gives hints of its own: `hint.shown` is null then, and there is no computer's hint to explain.
    if (!offer || !this.hint.shown) return;
    this.#addWhy();
    if (offer !== before) void this.targets.of(offer);
  }

  #addWhy() {
    const compare = () =>
      withExtra("advice", "the best answers", ({ Advice }) => {
        this.#advice?.close();
        if (this.hint.shown) this.#advice = new Advice(this.table);
      });
    this.table.prompt.advice.append(
      button("Why?", { class: "link hint-why", onclick: compare, "data-test": "hint-why", "aria-haspopup": "true" }),
    );
  }
}
