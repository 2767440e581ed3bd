// 5 Card Chess at the table: hands, stack and discards, pot and cube, the call, the clocks, the tie-break.

import { cardBack } from "../../cards/back.js";
import { cardFace } from "../../cards/face.js";
import { flipCard } from "../../cards/flip.js";
import { Hand } from "../../cards/hand.js";
import { cardInfo, gameInfo } from "../../context.js";
import { chooser } from "../../table/chooser.js";
import { dialog } from "../../ui/dialog.js";
import { button, h } from "../../ui/dom.js";
import { announce } from "../../ui/live.js";
import { count, wait } from "../../ui/words.js";
import { Clocks } from "./clocks.js";
import { antes, army } from "./price.js";

/** @param {string} name */
const info = (name) => cardInfo("five-card", name);

function cube({ value, owner }, words) {
  return h(
    "span",
    {
      class: "cube",
      role: "img",
      "aria-label": `Doubling cube at ${value}, ${owner ? `owned by ${words}` : "in the middle"}`,
      data: { owner: owner ?? "middle" },
    },
    String(value),
  );
}

export class FiveCardPanels {
  constructor(table) {
    const { match } = table;
    this.table = table;
    this.match = match;
    this.hand = new Hand({
      info,
      lifted: () => this.lifted(),
      drop: (x, y) => this.drop(table.board?.nameAt(x, y)),
      refuse: (card) => table.refuse({ card }),
    });
    this.piles = h("section", { class: "piles poker", id: "piles", "aria-label": "Pot and cards" });
    this.strip = h("p", { class: "call-strip", hidden: true, id: "call-strip" });
    this.more = h("p", { class: "prompt-more", hidden: true });
    this.flop = h("section", { class: "flop", hidden: true, "aria-label": "Tie-break" });
    this.elements = { hand: this.hand.root, piles: this.piles, over: this.flop };
    if (match.state.view.poker.clock) this.clocks = new Clocks(match, () => match.answer("time-up"));
  }

  close() {
    this.hand.close();
    this.clocks?.close();
  }

  /** Nothing of a player's own may stay when the veil comes. */
  clear() {
    this.hand.look(null);
    this.hand.up = null;
  }

  dress(prompt) {
    prompt.bar.prepend(this.strip);
    prompt.words.append(this.more);
  }

  /** Whose hand lies open at the bottom: the player who looks, or whoever is asked. */
  owner() {
    const { view, prompt } = this.match.state;
    if (view.eye === "first" || view.eye === "second") return view.eye;
    return prompt?.seat ?? view.turn.seat;
  }

  /** The offers that a card pays for. */
  paid(card) {
    const { view, offers } = this.match.state;
    const kindAt = (name) => view.cells[(Number(name.slice(1)) - 1) * 8 + "abcdefgh".indexOf(name[0])]?.kind;
    return offers.filter(
      ({ choice, squares }) =>
        squares.length > 1 && (card === "wild" ? choice.card === "wild" : !choice.card && kindAt(squares[0]) === card),
    );
  }

  boardOffers(offers) {
    return this.hand.card === null ? offers : this.paid(this.hand.card);
  }

  lifted() {
    const { board } = this.table;
    const { card } = this.hand;
    board.offers(
      this.match.asked ? this.boardOffers(this.match.state.offers.filter((offer) => offer.squares.length > 0)) : [],
    );
    if (card !== null) announce(`${info(card).title} card lifted: ${this.paid(card).length} moves.`);
    else announce("Card put back.");
  }

  /** A lifted card pays for some of the moves only. @param {import("../../table/why.js").About} about */
  refusal(about) {
    const { card } = this.hand;
    return card === null || !("square" in about)
      ? null
      : `No move there with the ${info(card).title} card. Tap it again to put it back.`;
  }

  /** A card was dropped on the board: on a piece that it moves, or on the square where one can go. */
  async drop(square) {
    const { match } = this;
    if (!square || this.hand.card === null || !match.asked) return;
    if (this.table.board.take(square)) {
      this.table.board.focus();
      return;
    }
    const fits = this.paid(this.hand.card).filter(({ squares }) => squares[1] === square);
    if (!fits.length) return;
    const { state } = match;
    const offer = fits.length === 1 ? fits[0] : await this.whichOf(fits);
    if (offer && match.state === state) match.answer(offer.text);
  }

  whichOf(fits) {
    const one = fits.every((offer) => offer.squares[0] === fits[0].squares[0]);
    return one
      ? chooser("Promote to", fits, this.match.state.prompt.side)
      : chooser(
          "Which piece?",
          fits.filter((offer) => !offer.choice.becomes || offer.choice.becomes === "queen"),
          this.match.state.prompt.side,
          true,
        );
  }

  /** Several offers fit two squares: which card pays, and then what the Pawn becomes. */
  async choose(offers) {
    const groups = [offers.filter(({ choice }) => !choice.card), offers.filter(({ choice }) => choice.card)].filter(
      ({ length }) => length,
    );
    const group = groups.length === 1 ? groups[0] : await this.whichCard(groups);
    if (!group || group.length === 1) return group?.[0] ?? null;
    return chooser("Promote to", group, this.match.state.prompt.side);
  }

  whichCard(groups) {
    const { view } = this.match.state;
    const square = groups[0][0].squares[0];
    const kind = view.cells[(Number(square.slice(1)) - 1) * 8 + "abcdefgh".indexOf(square[0])]?.kind;
    return dialog({
      id: "chooser",
      title: "Which card?",
      size: "small",
      body: (close) =>
        h(
          "div",
          { class: "kinds" },
          groups.map((group) => {
            const name = group[0].choice.card ?? (view.poker.hands[this.owner()].includes(kind) ? kind : null);
            return h(
              "button",
              {
                type: "button",
                class: "kind card-kind",
                data: { card: name ?? "none", text: group[0].text },
                onclick: () => close(group),
                "aria-label": name ? `${info(name).title} card` : "No card",
              },
              name ? cardFace(info(name), { size: "small" }) : h("span", { class: "empty-card small" }),
              h("span", {}, name ? info(name).title : "No card"),
            );
          }),
        ),
    });
  }

  paint() {
    const { match } = this;
    const { view, prompt } = match.state;
    const { poker } = view;
    const owner = this.owner();
    const asked = match.asked === owner && prompt?.why === "hand";
    this.hand.show({
      name: match.seat(owner).name,
      cards: prompt?.why === "flop" || view.result ? [] : poker.hands[owner],
      can: asked ? (card) => this.paid(card).length > 0 : null,
    });
    this.hand.root.hidden = !prompt || prompt.why === "flop";
    this.paintPiles(poker);
    this.paintCall(poker, view);
    const double = prompt?.why === "answer-double" && match.asked;
    this.more.hidden = !double;
    this.more.textContent = double
      ? `Accept: ${antes(poker.stake * 2)} each, a pot of ${poker.pot * 2}, and ${army(view, prompt.seat)} owns the cube. Refuse: ${army(view, prompt.seat)} loses the game and ${antes(poker.stake)}.`
      : "";
    this.paintFlop(view, prompt);
  }

  paintPiles(poker) {
    const focused = this.piles.contains(document.activeElement);
    const top = poker.discard[0];
    this.piles.replaceChildren(
      h(
        "div",
        { class: "stack", role: "img", "aria-label": `Stack, ${count(poker.stack, "card")}` },
        h(
          "span",
          { class: `card-back${poker.stack > 1 ? " deep" : ""}` },
          poker.stack ? cardBack({ size: "small" }) : h("span", { class: "empty-card small" }),
        ),
        h("span", { class: "deck-count" }, String(poker.stack)),
        h("span", { class: "pile-name" }, "Stack"),
      ),
      h(
        "button",
        {
          type: "button",
          class: "discard",
          id: "discards",
          "aria-label": `Discards, ${count(poker.discard.length, "card")}${top ? `, on top ${info(top).title}` : ""}`,
          onclick: () => this.discards(),
        },
        top ? cardFace(info(top), { size: "small" }) : h("span", { class: "empty-card small" }),
        h("span", { class: "pile-name", "aria-hidden": "true" }, `Discards ${poker.discard.length}`),
      ),
      h(
        "div",
        { class: "pot" },
        h(
          "div",
          { class: "pot-sum" },
          h("span", { class: "pot-word" }, "Pot"),
          h("strong", { id: "pot" }, String(poker.pot)),
        ),
        h(
          "p",
          { class: "hint" },
          `${antes(poker.stake)} each${poker.bankroll === null ? "" : ` of ${poker.bankroll}`}`,
        ),
      ),
      h(
        "div",
        { class: "cube-place" },
        poker.cube.owner === null && [
          cube(poker.cube, ""),
          h("span", { class: "pile-name", "aria-hidden": "true" }, "Cube"),
        ],
      ),
    );
    if (focused) this.piles.querySelector("button")?.focus({ preventScroll: true });
  }

  discards() {
    const { discard } = this.match.state.view.poker;
    const counts = gameInfo("five-card")
      .cards.map((card) => [card, discard.filter((name) => name === card.name).length])
      .filter(([, number]) => number > 0);
    return dialog({
      id: "piles-dialog",
      title: `Discards: ${discard.length}`,
      body: h(
        "div",
        { class: "card-columns" },
        h(
          "section",
          {},
          h("h3", {}, "Last card first"),
          discard.length
            ? h(
                "ol",
                { class: "card-list" },
                discard.map((name) => h("li", {}, info(name).title)),
              )
            : h("p", { class: "hint" }, "None yet."),
        ),
        h(
          "section",
          {},
          h("h3", {}, "How many of each"),
          counts.length
            ? h(
                "ul",
                { class: "card-list" },
                counts.map(([card, number]) =>
                  h("li", {}, h("span", { class: "count" }, `${number} of ${card.copies}`), " ", card.title),
                ),
              )
            : h("p", { class: "hint" }, "None yet."),
        ),
      ),
    });
  }

  paintCall({ called }, view) {
    this.strip.hidden = !called || !this.match.state.prompt || this.match.state.prompt.why === "flop";
    if (this.strip.hidden) return;
    const left = called.moves;
    this.strip.replaceChildren(
      h("strong", {}, `${army(view, called.by)} has called`),
      " ",
      h(
        "span",
        { class: "pips", "aria-hidden": "true" },
        Array.from({ length: 5 }, (_, at) => h("i", { class: at < left ? "full" : "" })),
      ),
      ` ${left} free ${left === 1 ? "move" : "moves"} left, hands frozen`,
    );
  }

  /** What stands beside a player's name: cards as backs (or faces, when they lie open), the cube, the clock. */
  seatBits(seat) {
    const { match } = this;
    const { view, prompt } = match.state;
    const { poker } = view;
    const hand = poker.hands[seat];
    const elsewhere = seat !== this.owner() && !view.result && prompt?.why !== "flop";
    const open = hand.every((card) => card !== null);
    const label = open
      ? `${match.seat(seat).name}'s hand: ${hand.map((card) => info(card).title).join(", ")}`
      : `${match.seat(seat).name} has ${count(hand.length, "card")}`;
    return h(
      "div",
      { class: "seat-bits" },
      elsewhere &&
        hand.length > 0 &&
        h(
          "div",
          { class: "backs", role: "img", "aria-label": label },
          hand.map((card) => (card ? cardFace(info(card), { size: "small" }) : cardBack({ size: "small" }))),
          h("span", { class: "backs-count" }, String(hand.length)),
        ),
      poker.cube.owner === seat && cube(poker.cube, match.seat(seat).name),
      this.clocks?.faces[seat].root,
    );
  }

  paintFlop(view, prompt) {
    const { match } = this;
    const { flop } = view.poker;
    const on = prompt?.why === "flop";
    this.flop.hidden = !on;
    if (!on) return;
    this.flop.replaceChildren(
      h("h2", {}, flop.first.length && flop.first.length === flop.second.length ? "Tie: draw again" : "Tie-break"),
      h(
        "div",
        { class: "flop-sides" },
        ["first", "second"].map((seat) => this.flopSide(view, seat)),
      ),
      match.asked &&
        h(
          "div",
          { class: "flop-foot" },
          button(`${army(view, match.asked)} draws`, {
            class: "button primary large",
            data: { test: "flop-draw" },
            onclick: () => match.answer("draw"),
          }),
        ),
    );
  }

  flopSide(view, seat) {
    const drawn = view.poker.flop[seat];
    const rest = drawn.slice(0, -1);
    return h(
      "div",
      { class: "flop-side", data: { seat } },
      h("h3", {}, `${this.match.seat(seat).name} · ${army(view, seat)}`),
      h(
        "div",
        { class: "flop-card" },
        drawn.length ? cardFace(info(drawn.at(-1)), { size: "large" }) : h("span", { class: "empty-card" }),
      ),
      rest.length > 0 && h("p", { class: "hint" }, `Earlier: ${rest.map((name) => info(name).title).join(", ")}`),
    );
  }

  /** A card of the tie-break turns over, large; everybody reads it before anything else happens. */
  async act(events) {
    const drawn = (events ?? []).filter((event) => event.t === "flop").at(-1);
    if (!drawn) return;
    const { view } = this.match.state;
    this.flop.hidden = false;
    this.flop.replaceChildren(
      h("h2", {}, "Tie-break"),
      h(
        "div",
        { class: "flop-sides" },
        ["first", "second"].map((seat) => this.flopSide(view, seat)),
      ),
    );
    /** @type {HTMLElement | null} */
    const place = this.flop.querySelector(`[data-seat="${drawn.seat}"] .flop-card`);
    if (!place) return;
    place.replaceChildren(cardBack());
    await flipCard(place, cardFace(info(drawn.card), { size: "large" }));
    await wait(view.result ? 1300 : 500);
  }

  /** The pot, and the cards that decided, for the result. */
  resultBits() {
    const { view } = this.match.state;
    const { flop, pot } = view.poker;
    return [
      h("p", { class: "hint", data: { test: "result-pot" } }, `Pot: ${antes(pot)}`),
      flop.first.length > 0 &&
        h(
          "div",
          { class: "flop-sides result-flop" },
          ["first", "second"].map((seat) => this.flopSide(view, seat)),
        ),
    ];
  }
}
