// Demand and subject of the open question: what it demands stands as a banner that says what is left; the pieces and
// cards that alone do it are raised, and so is the piece that the question is about.
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
    const asked = match.asked && match.autoAnswer === null ? match.prompt : null;
    const [duty, about] = [asked?.duty ?? null, asked?.about ?? null];
    prompt.bar.toggleAttribute("data-duty", duty !== null);
    const left = duty?.left ?? null;
    this.#left.hidden = left === null;
    this.#left.textContent = left === null ? "" : `${count(left, "card")} left`;
    board?.mark({ raised: [...(duty?.squares ?? []), ...(about === null ? [] : [about])] });
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("#hand button[data-card]")))
      node.classList.toggle("due", duty?.cards.includes(node.dataset.card ?? "") ?? false);
  }
}
