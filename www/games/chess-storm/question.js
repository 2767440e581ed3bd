// The open question of Chess Storm in the prompt bar: its card, what was chosen so far, what the lifted card does.

import { cardDialog } from "../../cards/card-dialog.js";
import { cardFace } from "../../cards/face.js";
import { readable } from "../../cards/zoom.js";
import { h } from "../../ui/dom.js";
import { capital } from "../../ui/words.js";
import { nextPick } from "./asks.js";
import { stormCard, stormView } from "./cards.js";

/** @typedef {import("../../engine").Offer} Offer */

export class StormQuestion {
  /** The declared card that waits for its choices or for a response: whose it is, its name, and its whole text. */
  declared = h("p", { class: "declared", id: "declared", hidden: true });
  /** Under the question: what the lifted card does, or what is still to be picked. */
  more = h("p", { class: "prompt-more", id: "steps", hidden: true });
  /** The face of the card that the question is about: the lifted one, or the one declared last. */
  card = h("div", { class: "prompt-card", "aria-hidden": "true", hidden: true });
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
  extendPrompt(prompt) {
    prompt.words.append(this.declared, this.more);
  }

  paint() {
    const { match, board } = this.table;
    const { storm, sides } = stormView(match);
    const top = storm.stack.at(-1);
    this.declared.hidden = !top;
    const shown = top ? `${top.card} ${top.seat}` : "";
    if (top && this.declared.dataset.card !== shown) this.#declare(stormCard(top.card), sides[top.seat], top.seat);
    this.declared.dataset.card = shown;
    this.chosen = (match.prompt?.chosen ?? []).map(({ squares }) => squares);
    board?.mark({ steps: this.chosen, taking: storm.taking ?? [] });
    this.table.root.toggleAttribute("data-choosing", this.#choosing());
    this.paintMore();
  }

  /**
   * @param {import("../../engine").CardInfo} card
   * @param {import("../../engine").SideName} side
   * @param {import("../../engine").Seat} seat
   */
  #declare(card, side, seat) {
    const { people } = this.table.match;
    const whose = people.length === 1 && people[0] === seat ? "Your card" : `${capital(side)}'s card`;
    const read = () => cardDialog(card, side);
    const name = h(
      "button",
      { type: "button", class: "card-link", data: { card: card.name }, onclick: read },
      card.title,
    );
    this.declared.replaceChildren(
      h("span", { class: `army-dot ${side}`, "aria-hidden": "true" }),
      h("span", { class: "whose" }, ` ${whose}: `),
      readable(name, card, side),
      h("span", { class: "on-card" }, ` · ${card.text}`),
    );
  }

  /** Paints what changes while a card is lifted and squares are picked, too. */
  paintMore() {
    const { card } = this.hand;
    const wanted = this.#wanted();
    const { plan } = this.table.match;
    // A plan asks for the targets of the lifted card before it is played: while it asks, that is what is read.
    this.table.root.toggleAttribute("data-plan", plan !== null);
    const planAsks = plan !== null && wanted !== "";
    this.more.replaceChildren(...(card && !planAsks ? this.#about(card) : [wanted]));
    this.more.hidden = !this.more.textContent;
    this.#paintCard();
  }

  #paintCard() {
    const { hooks, card: lifted } = this.hand;
    const { storm, sides } = stormView(this.table.match);
    const top = storm.stack.at(-1);
    const name = lifted ?? top?.card;
    this.card.hidden = !name;
    if (!name) return this.card.replaceChildren();
    const side = lifted || !top ? hooks.side?.() : sides[top.seat];
    const card = stormCard(name);
    this.card.style.setProperty("--letters", String(card.text.length));
    this.card.replaceChildren(cardFace(card, { size: "small", side }));
  }

  /** Whether a player of this page chooses what a card is to act on. */
  #choosing() {
    const { asked, prompt } = this.table.match;
    return asked !== null && prompt?.why === "target";
  }

  /** What is still to be picked, and how far the choice has come. */
  #wanted() {
    const { match } = this.table;
    return [
      this.chosen.length > 0 && `${this.chosen.length} chosen so far.`,
      this.#choosing() && this.picked !== null && nextPick(match.state.offers),
      stormView(match).storm.extra && "This is an extra turn.",
    ]
      .filter(Boolean)
      .join(" ");
  }

  /** What a lifted card does, when, and what may be done with it now. @param {string} name */
  #about(name) {
    const card = stormCard(name);
    const text = h("span", { class: "on-card" }, ` ${card.text}`);
    if (this.offer("card", name)) return [h("strong", {}, `${card.title} · ${card.window}.`), text];
    const price = h("span", { class: "price" }, " (Counts as your card this turn.)");
    const dump = this.offer("dump", name) && [" No effect right now. Discard it?", price];
    // Of a card for another moment the refusal says the rest.
    return [h("strong", {}, `${card.title}.`), text, ...(dump || [])];
  }
}
