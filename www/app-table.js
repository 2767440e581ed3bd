// The table: board, prompt bar, persons, piles and log in one screen, and what its menu does.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  const { h, button, announce, wait } = Page;
  const narrow = matchMedia("(max-width: 700px)");

  class Table {
    constructor(match) {
      this.match = match;
      Page.pieces.livery = match.state.view.poker ? { white: "red" } : {};
      this.stop = new AbortController();
      match.face = {
        show: (state, events) => this.show(state, events),
        clear: () => this.clear(),
        veil: (seat, why) => this.veil(seat, why),
        busy: (on) => this.busy(on),
        hint: (words, offer) => this.hint(words, offer),
        byItself: () => Page.byItself(match),
        cannotKeep: () => { this.quiet.hidden = false; },
        temporary: Page.embedded,
      };
      this.flipped = match.table.flipped ?? false;
      this.thinking = false;
      this.lastDrawn = null;
      this.build();
    }

    build() {
      const { match } = this;
      const { view } = match.state;
      this.extra = view.poker ? new Page.PokerTable(this) : view.cloaks ? new Page.CloakTable(this) : view.storm ? new Page.StormTable(this) : null;
      this.prompt = Page.promptBar({ rematch: () => this.rematch(), result: () => this.result() });
      this.log = Page.logPanel();
      this.stage = h("div", { id: "board", class: "stage-board" });
      this.banner = h("div", { class: "banner", hidden: true, "aria-hidden": "true" });
      this.top = h("section", { class: "seat top", "aria-label": "Upper person" });
      this.bottom = h("section", { class: "seat bottom", "aria-label": "Lower person" });
      this.piles = view.piles ? h("section", { class: "piles", id: "piles", "aria-label": "Cards" }) : null;
      this.quiet = h("p", { class: "quiet", hidden: true }, "This page cannot save here. ", !match.sealed && button("Download the game", { class: "link", onclick: () => this.download() }));
      this.undo = button("Take back", { class: "icon-button", id: "undo", onclick: () => match.takeBack() }, "undo", true);
      const quiet = (words, sign, test, act) => button(words, { class: "icon-button", "data-test": test, onclick: act }, sign, true);
      const bar = h("header", { class: "table-bar" },
        Page.embedded ? h("a", { class: "icon-button", href: location.href.split("#")[0], target: "_blank", rel: "noopener", "aria-label": "Deckmate on a page of its own", title: "Deckmate on a page of its own" }, Page.mark())
          : quiet("Back to the games", "back", "leave", () => Page.go("home")),
        h("h1", { class: "table-title" }, match.title), this.undo,
        quiet("Turn the board round", "flip", "flip", () => this.flip()),
        quiet("Rules", "book", "rules", () => Page.rulesDialog(view.game)),
        quiet("Menu", "menu", "menu", () => this.menu()));
      this.root = h("main", { id: "table", class: `table${this.piles || this.extra ? " with-piles" : ""}${this.extra?.elements.hand ? " with-hand" : ""}${view.files > 8 ? " wide" : ""}`, data: { game: view.game, files: String(view.files) } },
        bar, h("div", { class: "stage" }, this.stage, this.banner, this.extra?.elements.over), this.prompt.bar, this.top, this.piles, this.extra?.elements.piles, this.extra?.elements.hand, this.bottom,
        h("section", { class: "log", "aria-label": "Log" }, h("h2", { class: "log-head" }, "Log"), this.log.list, this.quiet));
    }

    /** Called once the root is in the page: the board measures its place. */
    async open() {
      const { match } = this;
      this.board = new Page.Board(this.stage, {
        answer: (offer) => match.answer(offer.text),
        choose: (offers) => (this.extra?.choose ? this.extra.choose(offers) : Page.chooser("Promote to", offers, match.state.prompt?.side ?? "white")),
        picked: (square) => this.extra?.picked?.(square),
        held: (square) => this.extra?.held?.(square) ?? false,
        announce: (text) => announce(text),
      });
      this.extra?.dress(this.prompt);
      if (match.curtain) Page.watchAbsence((since) => match.cover(since), this.stop.signal);
      if (match.state.view.poker?.clock) addEventListener("pagehide", () => match.keep(), { signal: this.stop.signal });
      this.listen = () => this.applySettings();
      Page.store.onChange(this.listen);
      this.resize = () => { this.applySettings(); this.board?.resize(); };
      addEventListener("resize", this.resize);
      this.orient();
      this.applySettings();
      await match.open();
    }

    close() {
      this.match.leave();
      removeEventListener("resize", this.resize);
      this.stop.abort();
      this.extra?.close();
      Page.pieces.livery = {};
      this.board?.destroy();
      this.board = null;
    }

    applySettings() {
      if (!this.board) return;
      const turned = Page.store.settings.turned && this.match.state.view.files > 8 && narrow.matches && innerHeight > innerWidth;
      this.root.classList.toggle("turned", turned);
      this.board.turn(turned);
      this.board.motion(Page.store.moves());
      this.orient();
    }

    /** The person at the lower edge: the only one, or the first, or the one who is asked. */
    lower() {
      const { match } = this;
      if (match.people.length === 1) return match.people[0];
      if (Page.store.settings.orientation === "turn" && match.people.length === 2) return match.state.prompt?.seat ?? this.lastLower ?? "first";
      return "first";
    }

    orient() {
      const seat = this.lower();
      this.lastLower = seat;
      const black = this.match.state.view.sides[seat] === "black";
      this.board?.flip(black !== this.flipped);
      const [low, high] = this.flipped ? [this.match.other(seat), seat] : [seat, this.match.other(seat)];
      this.bottom.replaceChildren(Page.seatPanel(this.match, low, this.extra?.seatBits(low)));
      this.top.replaceChildren(Page.seatPanel(this.match, high, this.extra?.seatBits(high)));
    }

    flip() {
      this.flipped = !this.flipped;
      this.match.table.flipped = this.flipped;
      this.match.keep();
      this.orient();
      announce("Board turned round.");
    }

    /** Paints a state; with events the board moves first, and the rest follows. */
    async show(state, events) {
      const { match } = this;
      if (!this.board) return;
      this.board.offers([]);
      this.hint(null, null);
      const said = (events ?? []).filter((event) => event.t === "say");
      if (events) Page.soundOf(events);
      this.paintPiles(events);
      this.log.show(match);
      if (said.length) announce(said.map((event) => event.text).join(" "));
      this.prompt.paint(match, false);
      this.extra?.paint();
      await this.extra?.before?.(events);
      if (!this.board) return;
      await this.board.show(state.view, events ?? undefined);
      if (!this.board) return;
      await this.extra?.act?.(events);
      if (!this.board) return;
      this.extra?.paint();
      const sides = (events ?? []).find((event) => event.t === "sides");
      if (sides) await this.showBanner(sides);
      this.orient();
      this.ask();
      if (events?.some((event) => event.t === "over")) {
        this.trophy();
        this.result();
      }
    }

    /** Opens the prompt to whoever is asked. */
    ask() {
      const { match } = this;
      const { prompt, offers } = match.state;
      const list = match.asked ? offers.filter((offer) => offer.squares.length > 0) : [];
      this.board.offers(match.asked && this.extra ? this.extra.boardOffers(list) : list);
      if (match.asked) match.watch.resume();
      this.undo.setAttribute("aria-disabled", String(!match.answered));
      document.title = prompt ? `${match.seat(prompt.seat).name} · ${match.title} · Deckmate` : `${match.title} · Deckmate`;
      if (prompt && match.asked) announce(`${match.seat(prompt.seat).name}, ${Page.pieces.armyName(prompt.side)}: ${prompt.text}`, "assertive");
    }

    /** What the person who leaves may have left on the screen. */
    clear() {
      this.extra?.clear();
      Page.hush();
    }

    veil(seat, why) {
      const { match } = this;
      return Page.veil({ name: match.seat(seat).name, army: Page.pieces.armyName(match.state.view.sides[seat]), why, signal: this.stop.signal });
    }

    /** Shows a hint in the bar, on the board and at its button, or takes it away. */
    hint(words, offer) {
      const squares = !offer ? [] : offer.squares.length || !offer.choice.at ? offer.squares : [offer.choice.at];
      this.prompt.hint(words, offer?.text ?? null);
      this.board?.hint(squares);
      this.extra?.hint?.(offer);
    }

    /** Whether a letter key is meant for the table. */
    letters(event) {
      return Page.store.settings.letters && Page.letterKey(event);
    }

    busy(on) {
      this.thinking = on;
      this.prompt.bar.classList.toggle("thinking", on);
    }

    paintPiles(events) {
      if (!this.piles) return;
      const { match } = this;
      const draw = match.asked ? match.state.offers.find((offer) => offer.choice.t === "draw") : null;
      const fresh = (events ?? []).some((event) => event.t === "draw");
      const focused = this.piles.contains(document.activeElement) && document.activeElement.id;
      this.piles.replaceChildren(...Page.pilesPanel(match, { draw, fresh, answer: (text) => match.answer(text) }));
      if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    }

    /** Persons have exchanged their armies; nobody should miss it. */
    async showBanner({ first, second }) {
      const { match } = this;
      this.banner.textContent = `Sides switched: ${match.seat("first").name} has ${Page.capital(first)}, ${match.seat("second").name} has ${Page.capital(second)}`;
      this.banner.hidden = false;
      announce(this.banner.textContent);
      await wait(Page.store.moves() ? 1400 : 900);
      this.banner.hidden = true;
    }

    trophy() {
      const { view } = this.match.state;
      if (this.match.table.options?.trophy !== true || !view.result?.winner || Page.embedded) return;
      let kings = [];
      try {
        kings = JSON.parse(Page.store.read("cabinet") ?? "[]");
      } catch {
        // A cabinet that cannot be read is begun anew.
      }
      Page.store.write("cabinet", JSON.stringify([...kings, view.sides[this.match.other(view.result.winner)]]));
    }

    result() {
      const { match } = this;
      const { result, turn } = match.state.view;
      if (!result || document.getElementById("result")) return;
      const winner = result.winner ? match.seat(result.winner) : null;
      const side = result.winner ? match.state.view.sides[result.winner] : null;
      Page.dialog({
        id: "result", title: winner ? `${winner.name} wins` : "A draw", size: "small",
        body: [h("div", { class: "result-men", "aria-hidden": "true" }, side ? Page.man(side, "king", "result-man") : [Page.man("white", "king", "result-man"), Page.man("black", "king", "result-man")]),
          h("p", { class: "result-text", "data-how": result.how }, result.text), this.extra?.resultBits?.(), h("p", { class: "hint" }, `Turn ${turn.number}`)],
        actions: (close) => [
          button("Rematch", { class: "button primary", "data-first": true, onclick: () => { close(); this.rematch(); }, "data-test": "rematch" }, "again"),
          button("New game", { onclick: () => { close(); Page.go("setup", { game: match.state.view.game, seats: match.table.seats }); }, "data-test": "new-game" }, "settings"),
          button("Look at the board", { onclick: () => close(), "data-test": "review" }),
          button("Save game", { onclick: () => this.download() }, "save"),
          button("Copy game", { onclick: () => Page.copy(JSON.stringify(match.record()), "Game") }, "copy"),
        ],
      });
    }

    /** The same persons with the armies exchanged. */
    rematch() {
      const { seats, game, options } = this.match.table;
      Page.begin({ game, options, seats: { first: seats.second, second: seats.first } });
    }

    download() {
      const { match } = this;
      Page.download(`deckmate-${match.state.view.game}-turn-${match.state.view.turn.number}.json`, JSON.stringify(match.record()));
    }

    async menu() {
      const { match } = this;
      const offers = Page.menuOffers(match);
      const find = (type) => offers.find((offer) => offer.choice.t === type);
      const item = (close, words, sign, value, on = true) => button(words, { class: "menu-item", onclick: () => close(value), disabled: !on, "data-test": `menu-${value}` }, sign);
      const pick = await Page.dialog({
        id: "menu", title: "Menu", size: "small",
        body: (close) => h("div", { class: "menu-items" },
          !match.over && match.people.length > 0 && item(close, "Hint", "bulb", "hint", match.hint.may),
          item(close, "Offer a draw", "hand", "offer", Boolean(find("offer"))), item(close, "Resign", "flag", "resign", Boolean(find("resign"))),
          match.over && item(close, "Result", "flag", "result"),
          (match.state.view.piles || match.state.view.storm) && item(close, "All cards", "card", "cards"),
          item(close, "New game", "settings", "new"), !match.sealed && item(close, "Save to a file", "save", "save"), !match.sealed && item(close, "Copy the game", "copy", "copy"),
          item(close, "Copy a link to these rules", "copy", "link"),
          item(close, "Settings", "settings", "settings"), item(close, "Keys", "keys", "keys")),
      });
      if (pick === "offer" || pick === "resign") await this.final(find(pick), pick);
      else if (pick === "hint") await match.hint.ask();
      else if (pick === "result") this.result();
      else if (pick === "cards") match.state.view.storm ? Page.stormDialog("Cards of Chess Storm", Page.info(match.state.view.game).cards) : Page.pilesDialog(match);
      else if (pick === "new") Page.go("setup", { game: match.state.view.game, seats: match.table.seats });
      else if (pick === "save") this.download();
      else if (pick === "copy") Page.copy(JSON.stringify(match.record()), "Game");
      else if (pick === "link") Page.copy(Page.address.make(match.table), "Link");
      else if (pick === "settings") Page.settingsDialog();
      else if (pick === "keys") Page.keysDialog();
    }

    /** What may end the game is asked once more. */
    async final(offer, what) {
      const { match } = this;
      const { state } = match;
      const name = match.seat(state.prompt.seat).name;
      const sure = what === "resign" ? await Page.confirm(`${name} resigns?`, "The game is lost then.", "Resign")
        : await Page.confirm("Offer a draw?", `${match.seat(match.other(match.state.prompt.seat)).name} may accept or go on.`, "Offer a draw");
      if (sure && match.state === state) await match.answer(offer.text);
    }
  }

  Page.Table = Table;
})();
