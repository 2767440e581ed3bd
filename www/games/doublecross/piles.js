// The piles of DoubleCross: deck, drawn card, discards, and the cards put aside.

import { added } from "../../cards/added.js";
import { cardBack } from "../../cards/back.js";
import { cardDialog } from "../../cards/card-dialog.js";
import { cardFace } from "../../cards/face.js";
import { turnOver } from "../../cards/turning.js";
import { cardInfo, cardTitle } from "../../context.js";
import { button, h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { settings } from "../../ui/settings.js";
import { count, whose } from "../../ui/words.js";
import { pilesDialog } from "./all-cards.js";
import { claimMoment } from "./claim-moment.js";
import { drawnMoment } from "./drawn-moment.js";
import { oddsOf } from "./odds.js";

/** @typedef {import("../../engine").Seat} Seat */

/** The purpose of a claim, and of a call, told by a button beside the question. */
const CLAIM =
  "If the last turn newly attacked a king and nobody said “Check!”, you may remove a piece: one that attacks your " +
  "king, or the piece that your opponent moved, if their own king is attacked. A wrong claim costs nothing.";
const DUTY =
  "Say it, and a new attack on a king is marked for both of you: nothing can be claimed, and a wrong call is free. " +
  "Keep quiet, and nothing is marked. But if your opponent sees it, they may remove a piece: the attacker, if their " +
  "king is attacked; the piece that you moved, if your own is.";

export class PilePanels {
  /** True if the card that was drawn last could move nothing. */
  dead = false;

  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.match = table.match;
    this.root = h("section", { class: "piles", id: "piles", "aria-label": "Cards" });
    this.says = h("p", { class: "prompt-more drawn-words", hidden: true });
    this.odds = h("p", { class: "prompt-odds", hidden: true });
    this.help = h("p", { class: "prompt-note", id: "prompt-note", role: "status", hidden: true });
    this.why = button(
      "What is asked here?",
      {
        class: "icon-button prompt-why",
        hidden: true,
        "aria-controls": this.help.id,
        onclick: () => this.tell(this.help.hidden),
      },
      "info",
      true,
    );
    this.card = h("div", {
      class: "prompt-card drawn",
      id: "drawn-card",
      "aria-label": "Drawn card",
      role: "group",
    });
    this.elements = { piles: this.root, card: this.card };
  }

  /** @param {import("../../table/prompt.js").PromptBar} prompt */
  extendPrompt(prompt) {
    prompt.words.append(this.odds, this.says, this.help, this.why);
  }

  /** The help takes the question's place, or leaves it again. @param {boolean} on */
  tell(on) {
    this.help.hidden = !on;
    this.why.setAttribute("aria-expanded", String(on));
  }

  /** A button says what may be claimed, or why check is asked for. */
  explain() {
    const { asked, prompt, offers } = this.match;
    const may = asked !== null && offers.some(({ text }) => text === "claim:punish");
    const duty = asked !== null && prompt?.why === "call";
    const words = may ? CLAIM : duty ? DUTY : null;
    this.why.hidden = !words;
    this.why.dataset.about = may ? "claim" : "duty";
    this.help.textContent = words ?? "";
    this.tell(false);
    const drawn = this.view.piles.drawn && cardInfo(this.view.game, this.view.piles.drawn);
    this.says.hidden = !asked || !drawn || drawn.family !== "joust";
    this.says.textContent = this.says.hidden || !drawn ? "" : drawn.text;
    const odds = this.draw && asked ? oddsOf(this.view.piles, asked) : "";
    this.odds.textContent = odds;
    this.odds.hidden = !odds;
    const pieces = asked && offers.some(({ choice, squares }) => "kind" in choice && !squares.length);
    this.card.classList.toggle("which-piece", Boolean(pieces));
  }

  /**
   * The drawn card comes from the deck and turns over; what is told of it waits for that.
   * @param {import("../../engine").Events} events @param {AbortSignal} signal
   */
  reveal(events, signal) {
    const drawn = events.find((event) => event.t === "draw");
    if (drawn?.t !== "draw" || drawn.card === null || settings.pace === "once") return null;
    const deck = this.root.querySelector("#deck .card-back");
    // Nothing of the board comes with the card: no piece of its kind can move.
    const gone = events.some(({ t, ...event }) => t === "discard" && "card" in event && event.card === drawn.card);
    this.dead = gone && !events.some((event) => "id" in event) && cardInfo(this.view.game, drawn.card).kind !== null;
    return turnOver(this.card, this.face(drawn.card, drawn.seat), deck, signal);
  }

  /** @param {import("../../engine").Events | null} events */
  paint(events) {
    const focused = this.root.contains(document.activeElement) && document.activeElement?.id;
    this.explain();
    const fresh = (events ?? []).some((event) => event.t === "draw");
    const { piles } = this.view;
    const see = button("What is left", { class: "link deck-left", onclick: () => pilesDialog(this.match) });
    const lay = this.card.querySelector(".card-face")?.getBoundingClientRect();
    this.root.replaceChildren(
      h("div", { class: "pile-deck" }, this.deck(), h("span", { class: "pile-name" }, `Deck ${piles.number}`), see),
      h("div", { class: "discards" }, this.discards("first"), this.discards("second")),
    );
    const place = (/** @type {string} */ name) => this.root.querySelector(name);
    added.flights?.reshuffled(events, place("#deck .card-back"), place('[data-pile="first"] > *'));
    this.drawn(fresh);
    // A card that is over as soon as it is drawn stays in sight.
    if (lay && !fresh) this.leave(events ?? [], lay);
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  }

  /**
   * Flies the card that is done with to its player's discards.
   * @param {import("../../engine").Events} events @param {DOMRect} from
   */
  leave(events, from) {
    const { flights } = added;
    for (const event of events) {
      if (event.t !== "discard" || !flights) continue;
      const to = this.root.querySelector(`[data-pile="${event.seat}"] > *`);
      flights.fly(cardFace(cardInfo(this.view.game, event.card), { size: "small" }), from, flights.boxOf(to));
    }
  }

  /** @param {import("../../engine").Events} events */
  moment(events) {
    const drawn = this.dead ? null : drawnMoment(this.match, events, this.card.querySelector(".card-face"));
    return drawn ?? claimMoment(this.match, events);
  }

  get view() {
    return /** @type {import("../../engine").DoubleCrossView} */ (this.match.view);
  }

  /** The offer that draws, if it is open. */
  get draw() {
    return this.match.asked ? this.match.offers.find((offer) => offer.choice.t === "draw") : undefined;
  }

  /** Returns the player who turned over the card that is shown. */
  get drew() {
    const { piles, log, turn } = this.view;
    return piles.drawn ? turn.seat : log.findLast((entry) => entry.card)?.seat;
  }

  deck() {
    const { draw, match } = this;
    const { piles } = this.view;
    const words = `Deck ${piles.number}, ${count(piles.deck, "card")} left`;
    const act = () => {
      if (!draw) pilesDialog(match);
      else if (this.draw) match.answer(draw.text);
    };
    return h(
      "button",
      {
        type: "button",
        id: "deck",
        class: "deck",
        "data-text": draw?.text,
        "aria-label": draw ? `${words}: draw a card` : `${words}: which they are`,
        onclick: act,
      },
      h(
        "span",
        { class: `card-back${piles.deck > 1 ? " deep" : ""}`, "aria-hidden": "true" },
        cardBack({ size: "small" }),
      ),
      h("span", { class: "deck-count", "aria-hidden": "true" }, String(piles.deck)),
    );
  }

  /**
   * A card that is done with stays in sight until the next one: many are over as soon as they are drawn.
   * @param {boolean} fresh
   */
  drawn(fresh) {
    const { view, card: place } = this;
    const shown = view.piles.drawn ?? view.log.findLast((entry) => entry.card)?.card;
    if (!shown) return place.replaceChildren(h("p", { class: "empty-card" }, "No card"));
    const card = this.face(shown, this.drew);
    if (!view.piles.drawn && !fresh) card.classList.add("spent");
    place.replaceChildren(card);
    if (this.dead && !view.piles.drawn) place.append(h("span", { class: "no-move", "aria-hidden": "true" }, "No move"));
  }

  /**
   * A drawn card: what must be done with it concerns whoever drew it.
   * @param {string} name @param {Seat | null | undefined} drew
   */
  face(name, drew) {
    const info = cardInfo(this.view.game, name);
    const { asked, people } = this.match;
    // The duty on the card concerns the player who drew it.
    const other = drew && drew !== asked && (people.length !== 1 || drew !== people[0]);
    const who = other && this.match.seat(drew).name;
    const face = cardFace(info, { band: who ? [`${who} drew`, whose(who)] : undefined });
    return h("button", { type: "button", class: "drawn-card", onclick: () => cardDialog(info) }, face);
  }

  /** @param {Seat} seat */
  discards(seat) {
    const { view } = this;
    const cards = view.piles.discards[seat];
    const { name } = this.match.seat(seat);
    const top = cards.length ? cardInfo(view.game, cards[0]) : null;
    return h(
      "button",
      {
        type: "button",
        class: "discard",
        data: { pile: seat },
        onclick: () => pilesDialog(this.match),
      },
      top ? cardFace(top, { size: "small" }) : h("span", { class: "empty-card small" }),
      h("span", { class: "pile-name" }, name),
      " ",
      h("span", { class: "pile-name" }, String(cards.length), h("span", { class: "pile-word" }, " discarded")),
    );
  }

  /** Cards that are held. @param {Seat} seat */
  seatBits(seat) {
    const { view } = this;
    const held = view.piles.held[seat].map((card) => cardTitle(view.game, card));
    if (!held.length) return null;
    const titles = [...new Set(held)].map((title) => {
      const copies = held.filter((other) => other === title).length;
      return h("span", { class: "held-name" }, icon("card"), copies > 1 ? `${title} ×${copies}` : title);
    });
    return h("div", { class: "held", role: "img", "aria-label": `Held: ${held.join(", ")}` }, titles);
  }
}
