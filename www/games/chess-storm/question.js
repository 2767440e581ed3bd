// The open question of Chess Storm in the prompt bar: the card it is about, what was chosen so far, what the lifted card does.
import { readable } from "../../cards/zoom.js";
import { h } from "../../ui/dom.js";
import { stormAsks } from "./asks.js";
import { silentFace, stormCard, stormView } from "./cards.js";

/** @typedef {import("../../engine").Offer} Offer */

export class StormQuestion {
  /** The declared card that waits for its choices or for an answer, to be read. */
  declared = h("div", { class: "declared", hidden: true });
  more = h("p", { class: "prompt-more", id: "steps", hidden: true });
  /** The choices that the open question's card has already got: the squares of each. @type {string[][]} */
  chosen = [];
  /** The square that is picked on the board. @type {string | null} */
  picked = null;

  /**
   * @param {import("../../table/table.js").Table} table
   * @param {import("../../cards/hand.js").Hand} hand
   * @param {(kind: "card" | "dump", card: string) => Offer | undefined} offer what may be done with a card
   */
  constructor(table, hand, offer) {
    this.table = table;
    this.hand = hand;
    this.offer = offer;
  }

  /** @param {import("../../table/prompt.js").PromptBar} prompt */
  dress(prompt) {
    prompt.bar.prepend(this.declared);
    prompt.words.append(this.more);
  }

  paint() {
    const { match, board } = this.table;
    const { storm, sides } = stormView(match);
    const top = storm.stack.at(-1);
    this.declared.hidden = !top;
    if (top && this.declared.dataset.card !== top.card) {
      const card = stormCard(top.card);
      const words = h("span", { class: "only-read" }, `${card.title}. ${card.text}`);
      const face = silentFace(card, sides[top.seat]);
      const node = h("button", { type: "button", class: "card-look" }, face, words);
      this.declared.replaceChildren(readable(node, card));
    }
    this.declared.dataset.card = top?.card ?? "";
    this.chosen = this.#steps();
    board?.mark({ steps: this.chosen, taking: storm.taking ?? [] });
    this.paintMore();
  }

  #steps() {
    const { match } = this.table;
    if (match.asked === null || match.prompt?.why !== "target") return [];
    const record = JSON.parse(match.state.save).turns.flat();
    const begun = record.findLastIndex((entry) => / card:/.test(entry));
    return record
      .slice(begun + 1)
      .filter((entry) => !entry.startsWith("roll"))
      .map((entry) => entry.split(" ")[1].match(/[a-h][1-8]/g) ?? []);
  }

  /** Under the question: what the lifted card does, or what is still to be picked. */
  paintMore() {
    const { card } = this.hand;
    this.more.replaceChildren(...(card ? this.#about(card) : [this.#wanted()]));
    this.more.hidden = !this.more.textContent;
  }

  #wanted() {
    const { match } = this.table;
    const choosing = match.asked && match.prompt?.why === "target";
    return [
      this.chosen.length > 0 && `${this.chosen.length} chosen so far.`,
      choosing && stormAsks(match.state.offers, this.picked),
      stormView(match).storm.extra && "This is an extra turn.",
    ]
      .filter(Boolean)
      .join(" ");
  }

  /** What a lifted card does, when, and what may be done with it now. @param {string} name */
  #about(name) {
    const card = stormCard(name);
    const now = this.offer("card", name)
      ? ""
      : this.offer("dump", name)
        ? " No effect right now. Discard it? (Counts as your card this turn.)"
        : "";
    return [h("strong", {}, `${card.title} · ${card.window}.`), h("span", { class: "in-hand" }, ` ${card.text}`), now];
  }
}
