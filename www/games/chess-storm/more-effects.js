// Effects that have no room in one row: a button in their place says how many there are, and lists them in words.
import { dialog } from "../../ui/dialog.js";
import { button, h } from "../../ui/dom.js";
import { capital, count } from "../../ui/words.js";
import { stormCard } from "./cards.js";

/** @param {HTMLElement} row */
const isCut = (row) => row.scrollWidth > row.clientWidth + 1;

export class MoreEffects {
  root = button("", { class: "more-effects", hidden: true, "aria-haspopup": "dialog", onclick: () => this.#list() });

  /** @param {HTMLElement} row @param {import("../../match/match.js").Match} match */
  constructor(row, match) {
    this.row = row;
    this.match = match;
    new ResizeObserver(() => this.paint()).observe(row);
  }

  get #lasting() {
    const view = /** @type {import("../../engine").StormView} */ (this.match.view);
    return view.storm.lasting;
  }

  /** Sees whether the effects have room. */
  paint() {
    const { row, root } = this;
    const { length } = this.#lasting;
    root.hidden = true;
    delete row.dataset.more;
    if (length === 0 || !isCut(row)) return;
    row.dataset.more = "";
    root.hidden = false;
    root.textContent = count(length, "effect");
    root.ariaLabel = root.textContent;
    // The number alone where the word would be cut.
    if (isCut(row)) root.textContent = String(length);
  }

  #list() {
    const { sides } = this.match.view;
    const items = this.#lasting.map(({ card, owner, text }) =>
      h("li", {}, h("strong", {}, `${stormCard(card).title} (${capital(sides[owner])}): `), text),
    );
    return dialog({
      id: "effects-dialog",
      title: `Effects: ${items.length}`,
      body: h("ul", { class: "effects-list" }, items),
    });
  }
}
