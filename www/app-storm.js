// Chess Storm at the table: the hand and what may be done with its cards, questions of cards, piles, and what lasts.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  const { h, button, capital } = Page;

  const number = (count) => `${count} ${count === 1 ? "card" : "cards"}`;
  const SHOWN = 1300; // milliseconds in which a card of the computer's can be read; any key or tap ends it

  class StormTable {
    constructor(table) {
      const { match } = table;
      Object.assign(this, { table, match });
      this.hand = new Page.Hand({
        info: Page.stormCard,
        side: () => match.state.view.sides[this.owner()],
        about: (card) => `. ${Page.stormWindow(Page.stormCard(card))}. ${Page.stormCard(card).text}`,
        lifted: () => this.lifted(),
        again: () => this.play(),
        drop: (x, y) => this.table.board?.nameAt(x, y) && this.play(),
        refuse: (card) => Page.toast(`${Page.stormCard(card).title} is for another moment: ${Page.stormWindow(Page.stormCard(card)).toLowerCase()}.`),
      });
      this.pass = h("div", { class: "hand-foot" });
      this.hand.root.append(this.pass);
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
    }

    /** Nothing of a person's own may stay when the veil comes. */
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
      element.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && explain(event), { signal });
      for (const name of ["pointerleave", "focusout", "pointerdown"]) element.addEventListener(name, () => { this.note.hidden = true; }, { signal });
      document.addEventListener("keydown", (event) => event.key === "Escape" && this.hand.up !== null && this.hand.lift(null), { signal });
    }

    /** Says beside a square what the marks of its man mean; whether there is anything to say. */
    explain(square, near) {
      const { board } = this.table;
      const man = square && board?.motionPlayer.manAt(board.shape.square(square));
      const words = man ? Page.markWords(man) : [];
      this.note.hidden = !words.length;
      if (!words.length) return false;
      this.note.replaceChildren(h("strong", {}, `${capital(man.side)} ${man.kind}`), h("ul", {}, words.map((text) => h("li", {}, text))));
      if (!this.note.isConnected) document.body.append(this.note);
      const place = near.getBoundingClientRect();
      const box = this.note.getBoundingClientRect();
      const top = place.bottom + 6 + box.height < innerHeight ? place.bottom + 6 : place.top - box.height - 6;
      this.note.style.transform = `translate(${Math.round(Math.min(innerWidth - box.width - 8, Math.max(8, place.left + place.width / 2 - box.width / 2)))}px, ${Math.round(Math.max(4, top))}px)`;
      return true;
    }

    /** A long press explains marks, too. */
    held(square) {
      return this.explain(square, document.querySelector(`#board [data-square="${square}"]`));
    }

    /** Whose hand lies open at the bottom: the person who looks, or whoever is asked. */
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
      return this.match.asked ? this.match.state.offers.find(({ choice }) => choice.t === kind && choice[kind] === card) : undefined;
    }

    boardOffers(offers) {
      return offers;
    }

    /** Several offers fit the picked squares: what a Pawn becomes, or which of two men on one square. */
    choose(offers) {
      const one = offers.every(({ choice }) => choice.becomes);
      return Page.chooser(one ? "Promote to" : "Which one?", offers, this.match.state.prompt.side, !one);
    }

    lifted() {
      const { card } = this.hand;
      Page.announce(card ? `${Page.stormCard(card).title} lifted.` : "Card put back.");
      this.paintTools();
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
      return record.slice(begun + 1).filter((entry) => !entry.startsWith("roll")).map((entry) => entry.split(" ")[1].match(/[a-h][1-8]/g) ?? []);
    }

    paint() {
      const { match } = this;
      const { view, prompt } = match.state;
      const owner = this.owner();
      const can = (card) => (this.offer("card", card) ? "play" : this.offer("dump", card) ? "dump" : "none");
      this.hand.show({ name: match.seat(owner).name, cards: view.storm.hands[owner], can: match.asked === owner && Page.inHand(match) ? can : null });
      this.hand.root.hidden = !prompt && view.storm.hands[owner].includes(null);
      this.note.hidden = true;
      this.paintDeclared(view.storm);
      this.paintTools();
      this.pass.replaceChildren(...[Page.passSwitch(match)].filter(Boolean));
      this.paintPiles(view);
    }

    /** The declared card that waits for its choices or for an answer, to be read; and the choices so far. */
    paintDeclared({ stack, extra }) {
      const top = stack.at(-1);
      this.declared.hidden = !top;
      if (top && this.declared.dataset.card !== top.card) {
        const card = Page.stormCard(top.card);
        const node = h("button", { type: "button", class: "card-look" }, this.picture(card, this.match.state.view.sides[top.seat]), h("span", { class: "only-read" }, `${card.title}. ${card.text}`));
        this.declared.replaceChildren(Page.readable(node, card));
      }
      this.declared.dataset.card = top?.card ?? "";
      const steps = this.steps();
      this.table.board?.mark({ steps });
      this.more.textContent = [steps.length ? `${steps.length} chosen so far.` : "", extra ? "This is an extra turn." : ""].filter(Boolean).join(" ");
      this.more.hidden = !this.more.textContent;
    }

    /** A small face in a button that speaks for it. */
    picture(card, side) {
      const face = Page.cardFace(card, { size: "small", side });
      face.setAttribute("aria-hidden", "true");
      return face;
    }

    /** What can be done with the lifted card, and the way back out of a question. */
    paintTools() {
      const { match } = this;
      const { card } = this.hand;
      const info = card && Page.stormCard(card);
      const act = (kind, words, look) => {
        const offer = this.offer(kind, card);
        const node = offer && button(words, { class: `button ${look}`, data: { text: offer.text }, onclick: () => this.answer(offer) });
        node?.append(h("span", { class: "tool-name" }, info.title));
        return node;
      };
      const focused = this.tools.contains(document.activeElement) && document.activeElement.dataset.text;
      this.tools.replaceChildren(...[
        card && act("card", "Play", "primary"), card && act("dump", "Dump", ""),
        card && button("Put back", { onclick: () => this.hand.lift(null), data: { text: "put-back" } }),
        match.asked && match.state.prompt.why === "target" && button("Back", { data: { text: "back" }, onclick: () => match.takeBack() }, "undo"),
      ].filter(Boolean));
      this.tools.hidden = !this.tools.children.length;
      if (focused) this.tools.querySelector(`[data-text="${focused}"]`)?.focus();
    }

    paintPiles(view) {
      const { storm } = view;
      const focused = this.piles.contains(document.activeElement) ? [...this.piles.querySelectorAll("button")].indexOf(document.activeElement) : -1;
      const top = storm.discard[0] && Page.stormCard(storm.discard[0]);
      this.table.board?.mark({ pointed: [] });
      this.piles.replaceChildren(
        h("div", { class: "stack", role: "img", "aria-label": `Draw pile, ${number(storm.pile)}` },
          h("span", { class: `card-back${storm.pile > 1 ? " deep" : ""}` }, storm.pile ? Page.cardBack({ size: "small" }) : h("span", { class: "empty-card small" })), h("span", { class: "deck-count" }, String(storm.pile)), h("span", { class: "pile-name" }, "Pile")),
        h("button", { type: "button", class: "discard", id: "discards", onclick: () => Page.stormDialog(`Discards: ${storm.discard.length}`, storm.discard.map(Page.stormCard)) },
          top ? this.picture(top) : h("span", { class: "empty-card small" }), h("span", { class: "pile-name", "aria-hidden": "true" }, `Discards ${storm.discard.length}`), h("span", { class: "only-read" }, `Discards, ${number(storm.discard.length)}${top ? `, on top ${top.title}` : ""}`)),
        h("div", { class: "lasting", id: "lasting" }, h("h2", { class: "log-head" }, "Effects"),
          storm.lasting.length ? h("ul", {}, storm.lasting.map((one) => h("li", {}, this.lasting(one)))) : h("p", { class: "hint" }, "None."),
          storm.gone.length > 0 && h("p", { class: "gone" }, "Out of the game: ", storm.gone.map(({ side, kind }) => [Page.man(side, kind, "small-man"), h("span", { class: "only-read" }, `${side} ${kind} `)]))));
      if (focused >= 0) this.piles.querySelectorAll("button")[focused]?.focus({ preventScroll: true });
    }

    /** A card that lasts: read large and shown on the board while it is looked at. */
    lasting({ card: name, owner, text, squares }) {
      const card = Page.stormCard(name);
      const side = this.match.state.view.sides[owner];
      const point = (on) => this.table.board?.mark({ pointed: on ? squares : [] });
      const node = h("button", {
        type: "button", class: "lasting-card", data: { card: name, owner },
        onpointerenter: () => point(true), onfocus: () => point(true), onpointerleave: () => point(document.activeElement === node), onblur: () => point(false),
      }, h("span", { class: `army-dot ${side}`, "aria-hidden": "true" }), h("span", {}, h("strong", {}, card.title), h("span", { class: "only-read" }, `, played by ${this.army(owner)}`), h("span", { class: "hint" }, ` ${text}`)));
      return Page.readable(node, card, side);
    }

    /** What stands beside a person's name: the hand as backs, or to be read where it lies open; whether his card is spent. */
    seatBits(seat) {
      const { match } = this;
      const { storm } = match.state.view;
      const hand = storm.hands[seat];
      const { name } = match.seat(seat);
      const open = hand.length > 0 && !hand.includes(null);
      return h("div", { class: "seat-bits" },
        storm.spent[seat] && h("span", { class: "ready" }, "Card played"),
        seat === this.owner() ? null : open ? button(number(hand.length), { class: "link", "aria-label": `Hand of ${name}: ${hand.map((card) => Page.stormCard(card).title).join(", ")}`, onclick: () => Page.stormDialog(`Hand of ${name}`, hand.map(Page.stormCard)) }, "card")
          : hand.length > 0 && h("div", { class: "backs", role: "img", "aria-label": `${name} has ${number(hand.length)}` }, hand.map(() => Page.cardBack({ size: "small" })), h("span", { class: "backs-count" }, String(hand.length))));
    }

    /** Before the men move, everybody can read what the computer has played. */
    async before(events) {
      for (const { seat, card } of (events ?? []).filter((event) => event.t === "play" && this.match.isComputer(event.seat))) {
        this.spot.replaceChildren(h("h2", {}, `${this.army(seat)} plays`), Page.cardFace(Page.stormCard(card), { side: this.match.state.view.sides[seat] }));
        this.spot.hidden = false;
        const ended = new AbortController();
        await Promise.race([Page.wait(SHOWN), new Promise((done) => { for (const name of ["pointerdown", "keydown"]) addEventListener(name, done, { signal: ended.signal, capture: true }); })]);
        ended.abort();
        this.spot.hidden = true;
      }
    }

    /** A hint that is about a card marks it in the hand. */
    hint(offer) {
      for (const node of this.hand.list.children) node.classList.toggle("hinted", Boolean(offer) && [offer.choice.card, offer.choice.dump].includes(node.dataset.card));
    }
  }

  /** Prompts in which cards of the hand are lifted by digits. */
  Page.inHand = ({ state: { view, prompt } }) => prompt?.why === "hand" || (Boolean(view.storm) && ["action", "end", "after", "reply"].includes(prompt?.why));

  /** Whether the question is one for an answer to what the other did. */
  const answers = (prompt) => prompt.why === "reply" || prompt.why === "after";

  /**
   * The answer that the page gives for a person who has nothing to decide, or wants to be left alone; null otherwise. Behind the veil it
   * may not depend on what he holds: there it passes always, or asks always.
   */
  Page.byItself = (match) => {
    const { view, prompt, offers } = match.state;
    if (!view.storm || !prompt || match.isComputer(prompt.seat)) return null;
    const on = Page.store.settings.passing[prompt.seat];
    if (answers(prompt) && match.curtain) return on ? "pass" : null;
    if (!match.asked || !(prompt.why === "end" || answers(prompt)) || !offers.some(({ text }) => text === "pass")) return null;
    const rest = offers.filter(({ choice }) => !["pass", "resign", "offer"].includes(choice.t));
    if (rest.length === 0) return prompt.why === "end" || on ? "pass" : null;
    return on && rest.every(({ choice }) => choice.t === "dump") ? "pass" : null;
  };

  /** The switch for it, a setting of each person's own. */
  Page.passSwitch = (match) => {
    const { asked } = match;
    if (!asked || !Page.inHand(match)) return null;
    const { passing } = Page.store.settings;
    const box = h("input", { type: "checkbox", role: "switch", class: "switch", id: "passing", checked: passing[asked], onchange: () => {
      Page.store.change({ passing: { ...Page.store.settings.passing, [asked]: box.checked } });
      match.next();
    } });
    return h("label", { class: "pass-switch" }, box, h("span", {}, match.curtain ? "Let answers pass unasked, and my turn end when no card fits" : "Pass by itself when no card fits"));
  };

  Page.StormTable = StormTable;
})();
