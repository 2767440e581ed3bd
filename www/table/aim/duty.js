// What the open question demands: it stands as a banner that says what is left, and the pieces and cards that alone do
// it are raised.
import { h } from "../../ui/dom.js";
import { count } from "../../ui/words.js";

export class Duty {
  #left = h("p", { class: "duty-left", hidden: true });

  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    table.prompt.text.after(this.#left);
    this.paint();
  }

  paint() {
    const { board, match, prompt, root } = this.table;
    const duty = (match.asked && match.autoAnswer === null && match.prompt?.duty) || null;
    prompt.bar.toggleAttribute("data-duty", duty !== null);
    const left = duty?.left ?? null;
    this.#left.hidden = left === null;
    this.#left.textContent = left === null ? "" : `${count(left, "card")} left`;
    board?.mark({ raised: duty?.squares ?? [] });
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("#hand button[data-card]")))
      node.classList.toggle("due", duty?.cards.includes(node.dataset.card ?? "") ?? false);
  }
}
