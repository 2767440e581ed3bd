// The open question of Chess Storm in the prompt bar: its card, what was chosen so far, what the lifted card does.

import { cardFace } from "../../cards/face.js";
import { opens } from "../../cards/zoom.js";
import { h } from "../../ui/dom.js";
import { capital, sentence } from "../../ui/words.js";
import { nextPick } from "./asks.js";
import { stormCard, stormView } from "./cards.js";
import { Handed } from "./handed.js";
import { cardLink, stackList } from "./stack.js";

/** @typedef {import("../../engine").Offer} Offer */

export class StormQuestion {
  /** The declared cards that wait for their choices or for a response: whose they are, their names, the text of one. */
  declared = h("div", { class: "declared", id: "declared", hidden: true });
  /** Under the question: what the lifted card does, or what is still to be picked. */
  more = h("p", { class: "prompt-more", id: "steps", hidden: true });
  /** The face of the card that the question is about: the lifted one, or the one declared last. */
  card = h("div", { class: "prompt-card", "aria-hidden": "true", hidden: true });
  /** The choices that the open question's card has already got: the squares of each. @type {string[][]} */
  chosen = [];
  /** The card that may be chosen and is looked at. @type {string | null} */
  #looked = null;
  /** True while the question asks for the second square of a pair. */
  #second = false;
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
    this.handed = new Handed(table);
  }

  /** @param {import("../../table/prompt.js").PromptBar} prompt */
  extendPrompt(prompt) {
    prompt.words.append(this.declared, this.more);
  }

  paint() {
    const { match, board } = this.table;
    this.#looked = null;
    const { storm, sides } = stormView(match);
    const top = storm.stack.at(-1);
    this.declared.hidden = !top;
    const shown = JSON.stringify(storm.stack);
    if (top && this.declared.dataset.stack !== shown) this.#declare(storm.stack, sides);
    this.declared.dataset.stack = shown;
    this.chosen = (match.prompt?.chosen ?? []).map(({ squares }) => squares);
    board?.mark({ steps: [...this.handed.marks, ...this.chosen], taking: storm.taking ?? [] });
    this.handed.paint();
    this.table.root.toggleAttribute("data-choosing", this.#choosing());
    this.paintMore();
  }

  /**
   * One card is named, with its text; of several the whole stack is shown.
   * @param {import("../../engine").Declared[]} stack
   * @param {Record<import("../../engine").Seat, import("../../engine").SideName>} sides
   */
  #declare(stack, sides) {
    const { people } = this.table.match;
    /** @param {import("../../engine").Seat} seat */
    const whose = (seat) => ({
      side: sides[seat],
      words: people.length === 1 && people[0] === seat ? "Your card" : `${capital(sides[seat])}'s card`,
    });
    const [{ card, seat: by }] = stack.slice(-1);
    const { side, words } = whose(by);
    const alone = () => [
      h("span", { class: `army-dot ${side}`, "aria-hidden": "true" }),
      h("span", { class: "whose" }, ` ${words}: `),
      cardLink(card, side),
      h("span", { class: "on-card" }, h("span", { class: "whose" }, " · "), stormCard(card).text),
    ];
    this.declared.classList.toggle("piled", stack.length > 1);
    this.declared.replaceChildren(...(stack.length > 1 ? stackList(stack, whose) : alone()));
  }

  /** Paints what changes while a card is lifted and squares are picked, too. */
  paintMore() {
    const { card } = this.hand;
    const wanted = this.#wanted();
    const { plan } = this.table.match;
    this.#askNext();
    // A plan asks for the targets of the lifted card before it is played: while it asks, that is what is read.
    this.table.root.toggleAttribute("data-plan", plan !== null);
    const planAsks = plan !== null && wanted !== "";
    this.more.replaceChildren(...(card && !planAsks ? this.#about(card) : [wanted]));
    this.more.hidden = !this.more.textContent;
    this.#paintCard();
  }

  /** Shows a card that may be chosen. @param {string | null} card */
  look(card) {
    this.#looked = card;
    this.#paintCard();
  }

  #paintCard() {
    const { hooks, card: lifted } = this.hand;
    const { storm, sides } = stormView(this.table.match);
    const top = storm.stack.at(-1);
    // A copy asks for the targets of the card that it copies.
    const asks = this.table.match.prompt?.why === "target" ? top?.copies : null;
    const name = this.#looked ?? lifted ?? asks ?? top?.card;
    this.card.hidden = !name;
    this.card.dataset.below = String(lifted ? 0 : storm.stack.length - 1);
    if (!name) return this.card.replaceChildren();
    const side = lifted || this.#looked || !top ? hooks.side?.() : sides[top.seat];
    const card = stormCard(name);
    const size = storm.by_hand ? "large" : "small";
    this.card.replaceChildren(opens(cardFace(card, { size, side }), card, side));
  }

  /** Returns true if a player of this page chooses what a card is to act on. */
  #choosing() {
    const { asked, prompt } = this.table.match;
    return asked !== null && prompt?.why === "target";
  }

  /** Once the first square of a pair is picked, the question is about the second one. */
  #askNext() {
    const { match, board, prompt } = this.table;
    const isPicked = this.#choosing() && this.picked !== null && (board?.picks.lone ?? 0) < 0;
    const next = isPicked ? nextPick(match.offers) : "";
    if (!next && !this.#second) return;
    this.#second = next !== "";
    prompt.text.textContent = next || (match.prompt?.text ?? "");
  }

  /** Says how far the choice has come. */
  #wanted() {
    const { match } = this.table;
    return [
      this.chosen.length > 0 && `${this.chosen.length} chosen so far.`,
      stormView(match).storm.extra && "This is an extra turn.",
    ]
      .filter(Boolean)
      .join(" ");
  }

  /** Asks the engine why a card that can only be discarded cannot be played. @param {string} name */
  #whyNot(name) {
    const node = h("span", { class: "why-not" }, "No effect right now.");
    this.table.aim?.explain({ card: name }).then((why) => why && node.replaceChildren(why));
    return node;
  }

  /** Says what a lifted card does, when, and what may be done with it now. @param {string} name */
  #about(name) {
    const card = stormCard(name);
    const text = h("span", { class: "on-card" }, ` ${card.text}`);
    if (this.offer("card", name)) return [h("strong", {}, `${card.title} · ${card.window}.`), text];
    const price = h("span", { class: "price" }, " (Counts as your card this turn.)");
    // Of a card for another moment the refusal says the rest.
    const dump = this.offer("dump", name) && [" ", this.#whyNot(name), " Discard it?", price];
    return [h("strong", {}, sentence(card.title)), text, ...(dump || [])];
  }
}
