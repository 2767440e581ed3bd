// The extra `advice`: the best answers of the player who has asked for a hint, three at most, compared; each is marked
// on the board while it is looked at.
import { button, h } from "../../ui/dom.js";
import { announce } from "../../ui/live.js";
import { sentence } from "../../ui/words.js";

/**
 * @typedef {import("../../engine").Advised} Advised
 * @typedef {import("../table.js").Table} Table
 */

/** Words for how far the estimates of a chance agree. @type {Record<Advised["firm"], string>} */
const FIRM = { sure: "firm estimate", likely: "rough estimate", guess: "a guess" };

/** A chance of ten-thousandths in words. @param {number} chance */
const percent = (chance) => `${Math.round(chance / 100)} %`;

/** Compares an answer with the best one, in the numbers that are shown. @param {Advised} told */
const beside = ({ chance, behind }) => {
  const less = Math.round((chance + behind) / 100) - Math.round(chance / 100);
  return less > 0 ? `−${less}` : "best";
};

/** A card of the hand, or a square. @param {EventTarget | null} target */
const isChosen = (target) => target instanceof Element && target.closest("#hand button, #board [data-square]") !== null;

export class Advice {
  #stop = new AbortController();
  #rows = h("div", { class: "advice-rows" }, h("p", { class: "hint" }, "Comparing …"));
  /** The element that had the focus before. */
  #before = document.activeElement;
  #panel = h(
    "section",
    { class: "advice", "aria-label": "The best answers", data: { test: "advice" } },
    h(
      "header",
      {},
      h("h2", {}, "The best answers"),
      button(
        "Close",
        { class: "icon-button", onclick: () => this.#dismiss(), "data-test": "advice-close" },
        "close",
        true,
      ),
    ),
    this.#rows,
  );

  /** Shows the panel until it is closed. @param {Table} table */
  constructor(table) {
    const { signal } = this.#stop;
    this.table = table;
    this.match = table.match;
    this.hint = table.match.hint;
    table.root.append(this.#panel);
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.#dismiss(), { signal });
    // A choice at the table may bring a question, which needs the panel's place.
    table.root.addEventListener("click", ({ target }) => isChosen(target) && this.#dismiss(), { signal });
    void this.#ask();
  }

  close() {
    if (this.#stop.signal.aborted) return;
    this.#stop.abort();
    const focused = this.#panel.contains(document.activeElement);
    this.#panel.remove();
    if (focused && this.#before instanceof HTMLElement) this.#before.focus({ preventScroll: true });
  }

  /** The player closes it: the hint is marked as before. */
  #dismiss() {
    const { hint, match } = this;
    this.close();
    const hinted = match.offers.find(({ text }) => text === hint.answer);
    if (hint.shown && hinted) this.#point(hinted);
  }

  async #ask() {
    const { hint, match } = this;
    // An answer meanwhile restarts the engine, as while it looks for a hint.
    hint.wanted = hint.running = true;
    try {
      const told = await match.connection.call("advise", { hinted: hint.answer }, match.viewers);
      if (this.#stop.signal.aborted) return;
      hint.wanted = hint.running = false;
      if (!told) return this.close();
      this.#rows.replaceChildren(
        h(
          "ol",
          {},
          told.best.map((one) => h("li", {}, this.#row(one))),
        ),
        h("p", { class: "hint" }, "Chances are from what you can see. Tap an answer to mark it."),
      );
      announce(told.best.length === 1 ? "There is one answer." : `${told.best.length} answers are compared.`);
      this.#rows.querySelector("button")?.focus({ preventScroll: true });
    } catch {
      this.close();
    }
  }

  /** An answer with its chance, and why. @param {Advised} told */
  #row(told) {
    const { offer, chance, firm, why } = told;
    const mark = () => {
      this.#point(offer);
      for (const node of this.#rows.querySelectorAll("button"))
        node.setAttribute("aria-pressed", String(node === mine));
    };
    const mine = h(
      "button",
      {
        type: "button",
        class: "advice-row",
        "aria-pressed": "false",
        onclick: () => this.#take(offer),
        onfocus: mark,
        // A mouse that rests where the panel opens points at nothing.
        onpointermove: (/** @type {PointerEvent} */ { movementX, movementY }) => (movementX || movementY) && mark(),
      },
      h("span", { class: "advice-answer" }, sentence(this.match.wordsOf(offer)).replace(/\.$/, "")),
      h("span", { class: "advice-chance" }, `${percent(chance)} to win`),
      h("span", { class: "advice-why" }, sentence(why)),
      h("span", { class: "advice-firm" }, `${beside(told)} · ${FIRM[firm]}`),
    );
    return mine;
  }

  /** Marks an answer on the board; the hint with its targets. @param {Advised["offer"]} offer */
  #point(offer) {
    const { table, hint } = this;
    const targets = (offer.text === hint.answer && table.aim?.targets.squares) || [];
    table.board?.hint(targets.length ? targets : offer.squares);
    table.panels?.hint?.(offer);
  }

  /** The answer that was pressed is the hint, in sight on the board. @param {Advised["offer"]} offer */
  #take(offer) {
    this.hint.show(offer);
    this.close();
    this.table.prompt.advice.querySelector("button")?.focus({ preventScroll: true });
  }
}
