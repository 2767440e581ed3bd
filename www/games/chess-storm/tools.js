// The buttons of Chess Storm in the prompt bar: uses of the lifted card, and the way back out of a question.
import { chooser } from "../../dialogs/chooser.js";
import { extra } from "../../extras/extra.js";
import { notLoaded } from "../../extras/later.js";
import { button, h } from "../../ui/dom.js";
import { announce, toast } from "../../ui/live.js";
import { oneLine, sentence } from "../../ui/words.js";
import { stormCard } from "./cards.js";
import { cardsAsked, chooseCard, manyCards } from "./choosing.js";
import { passButton } from "./passing.js";

/** @typedef {import("../../engine").Offer} Offer */

/** Claims that the other player has said something, and all that is said beside the game. */
const CLAIMS = ["heard", "accuse"];
export const ASIDES = ["say", "grumble", ...CLAIMS];

export class StormTools {
  /** The candidate that is shown. @type {string | null} */
  shown = null;
  root = h("div", { class: "prompt-tools", role: "group", "aria-label": "Cards" });

  /**
   * @param {import("../../match/match.js").Match} match
   * @param {import("../../cards/hand.js").Hand} hand
   * @param {{
   *   find(kind: "card" | "dump", card: string): Offer | undefined,
   *   give(offer: Offer): void,
   *   play(): unknown,
   *   waits(): boolean,
   *   look(card: string): void,
   * }} offers `play` plays the lifted card, unless it waits for its targets; `look` shows a card beside the question
   */
  constructor(match, hand, offers) {
    this.match = match;
    this.hand = hand;
    this.offers = offers;
  }

  paint() {
    const { activeElement } = document;
    const held = activeElement instanceof HTMLElement && this.root.contains(activeElement) ? activeElement : null;
    const { card } = this.hand;
    const nodes = card ? this.#forCard(card) : this.#without();
    this.root.replaceChildren(...nodes);
    this.root.hidden = nodes.length === 0;
    // Focus stays with the button that is made anew.
    if (held)
      nodes
        .find(({ dataset }) =>
          held.dataset.pick ? dataset.pick === held.dataset.pick : dataset.text === held.dataset.text,
        )
        ?.focus();
  }

  /** @param {string} card */
  #forCard(card) {
    const { plan, prompt } = this.match;
    // A plan goes back step by step.
    const begins = !plan || prompt?.chosen.length === 0;
    const play = () => this.offers.play();
    return [
      ...this.#candidates(),
      begins && button("Put back", { onclick: () => this.hand.lift(null), data: { text: "put-back" } }),
      begins && this.#act("dump", card, "Discard", ""),
      // A card that asks for targets is played by the last of them.
      !this.offers.waits() && this.#act("card", card, "Play", "primary", play),
      this.#back(),
      this.#cards(),
    ].flatMap((node) => node || []);
  }

  #without() {
    return [
      ...this.#candidates(),
      this.#back(),
      this.#balance(),
      this.#cards(),
      this.#talk(),
      passButton(this.match),
    ].flatMap((node) => node ?? []);
  }

  /**
   * @param {"card" | "dump"} kind @param {string} card @param {string} words @param {string} look
   * @param {() => void} [act] instead of giving the answer
   */
  #act(kind, card, words, look, act) {
    const offer = this.offers.find(kind, card);
    if (!offer) return null;
    const onclick = act ?? (() => this.offers.give(offer));
    const node = button(words, { class: `button ${look}`, data: { text: offer.text }, onclick });
    node.append(h("span", { class: "only-read" }, stormCard(card).title));
    return node;
  }

  /** The words said beside the game, or claimed to have been said: seldom wanted, so they wait behind one button. */
  #talk() {
    const { match } = this;
    const { shown, offers } = match;
    const remarks = offers.filter(({ choice }) => ASIDES.includes(choice.t));
    if (!match.asked || remarks.length === 0) return null;
    const claims = remarks.every(({ choice }) => CLAIMS.includes(choice.t));
    const ask = async () => {
      const side = match.prompt?.side ?? "white";
      const said = claims
        ? await chooser("What did your opponent say?", remarks, side, true)
        : await chooser("What do you say?", remarks, side, true, (close) => this.#line(close));
      if (said && match.shown === shown) this.offers.give(said);
    };
    return button(claims ? "Claim…" : "Say…", { data: { text: "say" }, onclick: ask });
  }

  /**
   * The chat line: what is typed enters the game as the remark that the engine takes it for, if any.
   * @param {import("../../ui/dialog.js").Close<Offer>} close
   */
  #line(close) {
    const { match } = this;
    const field = h("input", { type: "text", id: "chat", maxlength: 120, autocomplete: "off" });
    const say = async (/** @type {Event} */ event) => {
      event.preventDefault();
      const said = field.value.trim();
      if (!said || !match.asked) return;
      const { name } = match.seat(match.asked);
      const [offer = null] = await match.connection.call("legalMoves", { said }).catch(() => []);
      toast(`${name}: “${oneLine(said)}”`);
      close(offer);
    };
    return h(
      "form",
      { class: "field", onsubmit: say },
      h("label", { class: "field-label", for: "chat" }, "Or in your own words"),
      field,
      h("button", { class: "button", "data-test": "chat-say" }, "Say it"),
    );
  }

  /** The balancing game is opened by its player, when they are ready. */
  #balance() {
    const { match } = this;
    if (!match.asked || match.prompt?.why !== "balance") return null;
    return button("Balance the card", {
      class: "button primary",
      data: { text: "balance" },
      onclick: () => this.#playBalance(),
    });
  }

  async #playBalance() {
    const { match } = this;
    const { shown } = match;
    try {
      const { playBalance } = await extra("balance");
      if (match.shown === shown) await playBalance(match);
    } catch {
      toast(notLoaded("the balancing game"), "trouble");
    }
  }

  /** A few cards to choose from: a touch shows one beside the question, and its button then takes it. */
  #candidates() {
    const { match } = this;
    const cards = match.asked && !manyCards(match).length ? cardsAsked(match) : [];
    if (!cards.some(({ card }) => card === this.shown)) this.shown = null;
    return cards.map(({ card, offer }) => {
      const { title } = stormCard(card);
      if (card === this.shown)
        return button(`Choose ${title}`, {
          class: "button primary",
          data: { pick: card, text: offer.text },
          onclick: () => match.answer(offer.text),
        });
      const show = () => {
        this.shown = card;
        this.offers.look(card);
        this.paint();
        announce(`${sentence(title)} ${stormCard(card).text}`);
      };
      return button(title, { class: "button", data: { pick: card }, onclick: show });
    });
  }

  /** Many cards to choose from. */
  #cards() {
    const { match } = this;
    const cards = match.asked ? manyCards(match) : [];
    if (!cards.length) return null;
    const look = async () => {
      const offer = await chooseCard(match);
      if (offer) this.offers.give(offer);
    };
    const words = `Look at ${cards.length} cards…`;
    return button(words, { class: "button primary", data: { text: "look" }, onclick: look });
  }

  #back() {
    // The card itself was shown when it was declared: what can be taken back are choices.
    const { asked, prompt } = this.match;
    if (!asked || prompt?.why !== "target" || prompt.chosen.length === 0) return null;
    return button("Back", { data: { text: "back" }, onclick: () => this.match.takeBack() }, "undo");
  }
}
