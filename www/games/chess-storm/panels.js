// Chess Storm at the table: the hand and what may be done with its cards, questions of cards, piles, and what lasts.

import { cardBack } from "../../cards/back.js";
import { cardFace } from "../../cards/face.js";
import { galleryDialog } from "../../cards/gallery.js";
import { Hand } from "../../cards/hand.js";
import { readable } from "../../cards/zoom.js";
import { markWords } from "../../pieces/marks.js";
import { pieceIcon } from "../../pieces/picture.js";
import { chooser } from "../../table/chooser.js";
import { button, h } from "../../ui/dom.js";
import { announce } from "../../ui/live.js";
import { capital, wait } from "../../ui/words.js";
import { stormAsks } from "./asks.js";
import { stormCard } from "./cards.js";
import { inHand, passButton, passSwitch } from "./passing.js";

const number = (count) => `${count} ${count === 1 ? "card" : "cards"}`;
const TOLD = 4000; // milliseconds for which a tap explains marks
const SHOWN = 1300; // milliseconds in which a card of the computer's can be read; any key or tap ends it

/** The element inside that has the focus. @param {HTMLElement} place */
const focusedIn = (place) => {
  const held = /** @type {HTMLElement | null} */ (document.activeElement);
  return held && place.contains(held) ? held : null;
};

/** @param {HTMLElement} tools */
const toolButtons = (tools) => [...tools.querySelectorAll("button")];

export class StormPanels {
  constructor(table) {
    const { match } = table;
    this.table = table;
    this.match = match;
    this.enterPlays = true;
    this.hand = new Hand({
      info: stormCard,
      side: () => match.state.view.sides[this.owner()],
      about: (card) => `. ${stormCard(card).window}. ${stormCard(card).text}`,
      lifted: () => this.lifted(),
      again: () => this.play(),
      drop: (x, y) => this.table.board?.nameAt(x, y) && this.play(),
      // A card that is for another moment is lifted, too: the bar says what it does.
      refuse: (card, index) => {
        if (this.hand.can) this.hand.lift(index);
        table.refuse({ card });
      },
    });
    this.piles = h("section", { class: "piles storm", id: "piles", "aria-label": "Cards" });
    this.spot = h("div", { class: "spot", hidden: true, "aria-hidden": "true" });
    this.declared = h("div", { class: "declared", hidden: true });
    this.more = h("p", { class: "prompt-more", id: "steps", hidden: true });
    this.tools = h("div", { class: "prompt-tools", role: "group", "aria-label": "Cards" });
    this.note = h("div", { class: "mark-note", hidden: true, "aria-hidden": "true" });
    this.elements = { hand: this.hand.root, piles: this.piles, over: this.spot };
    this.stop = new AbortController();
  }

  close() {
    this.stop.abort();
    this.hand.close();
    this.note.remove();
    clearTimeout(this.bell);
  }

  /** Nothing of a player's own may stay when the veil comes. */
  clear() {
    this.hand.look(null);
    this.hand.up = null;
    this.tools.replaceChildren();
  }

  dress(prompt) {
    prompt.bar.prepend(this.declared);
    prompt.words.append(this.more);
    prompt.bar.append(this.tools);
    const { signal } = this.stop;
    const { element } = this.table.board.grid;
    const explain = (event) => this.explain(event.target.dataset?.square, event.target);
    element.addEventListener("pointerover", (event) => event.pointerType === "mouse" && explain(event), { signal });
    let finger = false;
    element.addEventListener(
      "pointerup",
      (event) => {
        finger = event.pointerType !== "mouse";
      },
      { signal },
    );
    // A finger has nothing to hover with: its tap explains marks for a while.
    element.addEventListener("click", (event) => finger && event.detail > 0 && explain(event) && this.fade(), {
      signal,
    });
    element.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && explain(event), {
      signal,
    });
    for (const name of ["pointerleave", "focusout", "pointerdown"])
      element.addEventListener(
        name,
        () => {
          this.note.hidden = true;
        },
        { signal },
      );
    document.addEventListener(
      "keydown",
      (event) => event.key === "Escape" && this.hand.up !== null && this.hand.lift(null),
      { signal },
    );
  }

  /** Says beside a square what the marks of its piece mean; whether there is anything to say. */
  explain(square, near) {
    const { board } = this.table;
    const piece = square && board?.motion.pieceAt(board.shape.square(square));
    const words = piece ? markWords(piece) : [];
    this.note.hidden = !words.length;
    if (!words.length) return false;
    this.note.replaceChildren(
      h("strong", {}, `${capital(piece.side)} ${piece.kind}`),
      h(
        "ul",
        {},
        words.map((text) => h("li", {}, text)),
      ),
    );
    if (!this.note.isConnected) document.body.append(this.note);
    const place = near.getBoundingClientRect();
    const box = this.note.getBoundingClientRect();
    const top = place.bottom + 6 + box.height < innerHeight ? place.bottom + 6 : place.top - box.height - 6;
    this.note.style.transform = `translate(${Math.round(Math.min(innerWidth - box.width - 8, Math.max(8, place.left + place.width / 2 - box.width / 2)))}px, ${Math.round(Math.max(4, top))}px)`;
    return true;
  }

  fade() {
    clearTimeout(this.bell);
    this.bell = setTimeout(() => {
      this.note.hidden = true;
    }, TOLD);
  }

  /** A long press explains marks, too. */
  held(square) {
    return this.explain(square, document.querySelector(`#board [data-square="${square}"]`));
  }

  /** Whose hand lies open at the bottom: the player who looks, or whoever is asked. */
  owner() {
    const { view, prompt } = this.match.state;
    if (view.eye === "first" || view.eye === "second") return view.eye;
    return prompt?.seat ?? view.turn.seat;
  }

  army(seat) {
    return capital(this.match.state.view.sides[seat]);
  }

  /** What may be done with a card: `kind` is "card" or "dump". */
  offer(kind, card) {
    return this.match.asked
      ? this.match.state.offers.find(({ choice }) => choice.t === kind && choice[kind] === card)
      : undefined;
  }

  boardOffers(offers) {
    return offers;
  }

  /** Several offers fit the picked squares: what a Pawn becomes, or which of two pieces on one square. */
  choose(offers) {
    const one = offers.every(({ choice }) => choice.becomes);
    return chooser(one ? "Promote to" : "Which one?", offers, this.match.state.prompt.side, !one);
  }

  lifted() {
    const { card } = this.hand;
    announce(card ? `${stormCard(card).title} lifted.` : "Card put back.");
    this.paintTools();
    this.paintMore();
  }

  /** The board tells the square that is picked, or null. */
  picked(square) {
    this.onBoard = square;
    this.paintMore();
  }

  /** Plays the lifted card, if it can take effect; whether it could. */
  play() {
    const offer = this.offer("card", this.hand.card);
    if (offer) this.answer(offer);
    return Boolean(offer);
  }

  answer(offer) {
    this.hand.up = null;
    this.match.answer(offer.text);
  }

  /** The choices that the open question's card has already got: squares of each, as the record has them. */
  steps() {
    const { match } = this;
    if (match.asked === null || match.state.prompt.why !== "target") return [];
    const record = JSON.parse(match.state.save).turns.flat();
    const begun = record.findLastIndex((entry) => / card:/.test(entry));
    return record
      .slice(begun + 1)
      .filter((entry) => !entry.startsWith("roll"))
      .map((entry) => entry.split(" ")[1].match(/[a-h][1-8]/g) ?? []);
  }

  paint() {
    const { match } = this;
    const { view, prompt } = match.state;
    const owner = this.owner();
    // A card lifted for one question is not lifted for the next.
    if (this.prompt !== prompt) this.hand.up = null;
    this.prompt = prompt;
    const can = (card) => (this.offer("card", card) ? "play" : this.offer("dump", card) ? "dump" : "none");
    this.hand.show({
      name: match.seat(owner).name,
      cards: view.storm.hands[owner],
      can: match.asked === owner && inHand(match) ? can : null,
    });
    this.hand.root.hidden = !prompt && view.storm.hands[owner].includes(null);
    this.note.hidden = true;
    this.paintDeclared(view.storm);
    this.paintTools();
    this.paintPiles(view);
  }

  /** The declared card that waits for its choices or for an answer, to be read; the choices so far; a take that may be interrupted. */
  paintDeclared({ stack, taking }) {
    const top = stack.at(-1);
    this.declared.hidden = !top;
    if (top && this.declared.dataset.card !== top.card) {
      const card = stormCard(top.card);
      const node = h(
        "button",
        { type: "button", class: "card-look" },
        this.picture(card, this.match.state.view.sides[top.seat]),
        h("span", { class: "only-read" }, `${card.title}. ${card.text}`),
      );
      this.declared.replaceChildren(readable(node, card));
    }
    this.declared.dataset.card = top?.card ?? "";
    this.chosen = this.steps();
    this.table.board?.mark({ steps: this.chosen, taking: taking ?? [] });
    this.paintMore();
  }

  /** Under the question: what the lifted card does, or what is still to be picked. */
  paintMore() {
    const { match } = this;
    const { card } = this.hand;
    const { prompt, offers, view } = match.state;
    this.more.replaceChildren(
      ...(card
        ? this.about(card)
        : [
            [
              this.chosen?.length && `${this.chosen.length} chosen so far.`,
              match.asked && prompt.why === "target" && stormAsks(offers, this.onBoard),
              view.storm.extra && "This is an extra turn.",
            ]
              .filter(Boolean)
              .join(" "),
          ]),
    );
    this.more.hidden = !this.more.textContent;
  }

  /** What a lifted card does, when, and what may be done with it now. */
  about(name) {
    const card = stormCard(name);
    const now = this.offer("card", name)
      ? ""
      : this.offer("dump", name)
        ? " No effect right now. Discard it? (Counts as your card this turn.)"
        : "";
    return [h("strong", {}, `${card.title} · ${card.window}.`), h("span", { class: "in-hand" }, ` ${card.text}`), now];
  }

  /** A small face in a button that speaks for it. */
  picture(card, side) {
    const face = cardFace(card, { size: "small", side });
    face.setAttribute("aria-hidden", "true");
    return face;
  }

  /** What can be done with the lifted card, and the way back out of a question. */
  paintTools() {
    const { match } = this;
    const { card } = this.hand;
    const info = card && stormCard(card);
    const act = (kind, words, look) => {
      const offer = this.offer(kind, card);
      const node =
        offer &&
        button(words, { class: `button ${look}`, data: { text: offer.text }, onclick: () => this.answer(offer) });
      node?.append(h("span", { class: "only-read" }, info.title));
      return node;
    };
    const held = focusedIn(this.tools)?.dataset.text;
    this.tools.replaceChildren(
      ...[
        card && act("card", "Play", "primary"),
        card && act("dump", "Discard", ""),
        card && button("Put back", { onclick: () => this.hand.lift(null), data: { text: "put-back" } }),
        match.asked &&
          match.state.prompt.why === "target" &&
          button("Back", { data: { text: "back" }, onclick: () => match.takeBack() }, "undo"),
        !card && passButton(match),
      ].filter(Boolean),
    );
    this.tools.hidden = !this.tools.children.length;
    if (held)
      toolButtons(this.tools)
        .find((node) => node.dataset.text === held)
        ?.focus();
  }

  paintPiles(view) {
    const { storm } = view;
    /** @type {() => HTMLElement[]} */
    const stops = () => [...this.piles.querySelectorAll("button"), ...this.piles.querySelectorAll("input")];
    const focused = stops().findIndex((node) => node.matches(":focus"));
    const top = storm.discard[0] && stormCard(storm.discard[0]);
    this.table.board?.mark({ pointed: [] });
    this.piles.replaceChildren(
      h(
        "div",
        { class: "stack", role: "img", "aria-label": `Draw pile, ${number(storm.pile)}` },
        h(
          "span",
          { class: `card-back${storm.pile > 1 ? " deep" : ""}` },
          storm.pile ? cardBack({ size: "small" }) : h("span", { class: "empty-card small" }),
        ),
        h("span", { class: "deck-count" }, String(storm.pile)),
        h("span", { class: "pile-name" }, "Pile"),
      ),
      h(
        "button",
        {
          type: "button",
          class: "discard",
          id: "discards",
          onclick: () => galleryDialog(`Discards: ${storm.discard.length}`, storm.discard.map(stormCard)),
        },
        top ? this.picture(top) : h("span", { class: "empty-card small" }),
        h("span", { class: "pile-name", "aria-hidden": "true" }, `Discards ${storm.discard.length}`),
        h(
          "span",
          { class: "only-read" },
          `Discards, ${number(storm.discard.length)}${top ? `, on top ${top.title}` : ""}`,
        ),
      ),
      h(
        "div",
        { class: "lasting", id: "lasting" },
        h(
          "h2",
          { class: "log-head" },
          "Effects",
          storm.lasting.length > 0 && h("span", { class: "count" }, ` ${storm.lasting.length}`),
        ),
        storm.lasting.length
          ? h(
              "ul",
              {},
              storm.lasting.map((one) => h("li", {}, this.lasting(one))),
            )
          : h("p", { class: "hint" }, "None."),
        storm.gone.length > 0 &&
          h(
            "p",
            { class: "gone" },
            "Out of the game: ",
            storm.gone.map(({ side, kind }) => [
              pieceIcon(side, kind, "small-piece"),
              h("span", { class: "only-read" }, `${side} ${kind} `),
            ]),
          ),
      ),
      passSwitch(this.match, this.owner()) ?? "",
    );
    if (focused >= 0) stops()[focused]?.focus({ preventScroll: true });
  }

  /** A card that lasts: read large and shown on the board while it is looked at. */
  lasting({ card: name, owner, text, squares }) {
    const card = stormCard(name);
    const side = this.match.state.view.sides[owner];
    const point = (on) => this.table.board?.mark({ pointed: on ? squares : [] });
    const node = h(
      "button",
      {
        type: "button",
        class: "lasting-card",
        data: { card: name, owner },
        onpointerenter: () => point(true),
        onfocus: () => point(true),
        onpointerleave: () => point(document.activeElement === node),
        onblur: () => point(false),
        // Not every browser gives the focus to what is tapped.
        onclick: () => node.focus(),
      },
      h("span", { class: `army-dot ${side}`, "aria-hidden": "true" }),
      h(
        "span",
        {},
        h("strong", {}, card.title),
        h("span", { class: "only-read" }, `, played by ${this.army(owner)}`),
        h("span", { class: "hint" }, ` ${text}`),
      ),
    );
    return readable(node, card, side);
  }

  /** What stands beside a player's name: the hand as backs, or to be read where it lies open; whether his card is spent. */
  seatBits(seat) {
    const { match } = this;
    const { storm } = match.state.view;
    const hand = storm.hands[seat];
    const { name } = match.seat(seat);
    const open = hand.length > 0 && !hand.includes(null);
    return h(
      "div",
      { class: "seat-bits" },
      storm.spent[seat] && h("span", { class: "ready" }, "Card played"),
      seat === this.owner()
        ? null
        : open
          ? button(
              number(hand.length),
              {
                class: "link",
                "aria-label": `${name}'s hand: ${hand.map((card) => stormCard(card).title).join(", ")}`,
                onclick: () => galleryDialog(`${name}'s hand`, hand.map(stormCard)),
              },
              "card",
            )
          : hand.length > 0 &&
            h(
              "div",
              { class: "backs", role: "img", "aria-label": `${name} has ${number(hand.length)}` },
              hand.map(() => cardBack({ size: "small" })),
              h("span", { class: "backs-count" }, String(hand.length)),
            ),
    );
  }

  /** Before the pieces move, everybody can read what the computer has played. */
  async before(events) {
    for (const { seat, card } of (events ?? []).filter(
      (event) => event.t === "play" && this.match.isComputer(event.seat),
    )) {
      this.spot.replaceChildren(
        h("h2", {}, `${this.army(seat)} plays`),
        cardFace(stormCard(card), { side: this.match.state.view.sides[seat] }),
      );
      this.spot.hidden = false;
      const ended = new AbortController();
      await Promise.race([
        wait(SHOWN),
        new Promise((done) => {
          for (const name of ["pointerdown", "keydown"])
            addEventListener(name, done, { signal: ended.signal, capture: true });
        }),
      ]);
      ended.abort();
      this.spot.hidden = true;
    }
  }

  /** A hint that is about a card marks it in the hand. */
  hint(offer) {
    for (const node of this.hand.list.querySelectorAll("button"))
      node.classList.toggle(
        "hinted",
        Boolean(offer) && [offer.choice.card, offer.choice.dump].includes(node.dataset.card),
      );
  }
}
