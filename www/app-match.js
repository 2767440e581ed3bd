// One game at the table: who sits where, the answers, the computer's turn, taking back, keeping, trouble.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  const { wait, toast } = Page;

  /** How long the computer may think, in milliseconds; less when the page itself has to do the thinking. */
  const CAPS = { worker: { easy: 300, normal: 900, strong: 2500 }, page: { easy: 120, normal: 250, strong: 500 } };
  /** A person must be able to follow: pauses before the computer's next answer, longer when there is a card to read. */
  const PAUSE = { answer: 350, card: 900 };

  const other = (seat) => (seat === "first" ? "second" : "first");

  class Match {
    /** `show(state, events)` paints and may return a promise; `busy(on)` says that the computer thinks. */
    constructor(link, face) {
      this.link = link;
      this.face = face;
      this.state = null;
      this.turn = 0; // raised whenever a running thought loses its meaning
      this.working = false;
      this.thinking = false;
      this.sawCard = false; // whether the last answer turned a card over
      this.gone = false;
      this.answered = ""; // who gave the answers so far: f for first, s for second
    }

    /** Deals a new game. `table`: { game, options, seed, board, seats }. Throws the engine's error. */
    async deal(table) {
      const request = { game: table.game, options: table.options ?? {} };
      if (table.seed) request.seed = table.seed;
      if (table.board) request.setup = { board: table.board };
      await this.link.call("newGame", request);
      this.table = table;
      this.title = Page.info(table.game).title;
      this.adopt(await this.link.call("state", "watcher"));
    }

    /** Sits down again at a kept game. Throws the engine's error. */
    async resume(record) {
      await this.link.call("loadGame", record.save);
      const state = await this.link.call("state", "watcher");
      this.table = { game: state.view.game, options: record.options ?? {}, seats: record.seats, flipped: record.flipped };
      this.title = Page.info(state.view.game).title;
      this.answered = record.answered ?? "";
      this.adopt(state);
    }

    adopt(state) {
      const { view, prompt, offers, save } = state;
      this.state = { view, prompt, offers, save };
    }

    /** Opens the table: paints and lets the computer begin if it is asked. */
    async open() {
      this.keep();
      await this.face.show(this.state, null);
      this.next();
    }

    leave() {
      this.gone = true;
      this.stopThinking();
    }

    /** A running thought has lost its meaning; in a worker it is ended at once, beside the page it is already over. */
    stopThinking() {
      this.turn++;
      this.face.busy(false);
      if (!this.thinking) return null;
      this.thinking = false;
      return this.link.restart().catch(() => null);
    }

    seat(name) { return this.table.seats[name]; }
    isComputer(name) { return this.seat(name).kind === "computer"; }
    /** The asked seat when a person sits there. */
    get asked() {
      const seat = this.state.prompt?.seat;
      return seat && !this.isComputer(seat) ? seat : null;
    }
    get people() { return ["first", "second"].filter((seat) => !this.isComputer(seat)); }
    get over() { return this.state.prompt === null; }
    owner(side) { return this.state.view.sides.first === side ? "first" : "second"; }
    other(seat) { return other(seat); }

    /** A person's answer, by the text of an offer. */
    async answer(text) {
      if (this.working || this.gone || !this.asked) return;
      await this.act(text);
    }

    async act(text) {
      this.working = true;
      const before = this.state.save;
      const seat = this.state.prompt.seat;
      try {
        const reply = await this.link.call("act", text, "watcher");
        if (this.gone) return;
        if (!reply.step.ok) {
          toast(Page.sentence(reply.step.message), "trouble");
          await this.face.show(this.state, null);
          return;
        }
        this.adopt(reply);
        this.answered += seat[0];
        this.sawCard = reply.step.events.some((event) => event.t === "draw");
        this.keep();
        await this.face.show(this.state, reply.step.events);
      } catch (error) {
        await this.recover(error, before);
      } finally {
        this.working = false;
      }
      this.next();
    }

    /** Lets the computer think when it is asked. Never blocks: a person may leave or take back meanwhile. */
    async next() {
      const seat = this.state?.prompt?.seat;
      if (this.gone || !seat || !this.isComputer(seat) || this.working || this.held) return;
      const turn = ++this.turn;
      const level = this.seat(seat).level;
      const began = performance.now();
      const pause = this.people.length === 0 ? PAUSE.answer * 2 : this.sawCard ? PAUSE.card : PAUSE.answer;
      this.face.busy(true);
      this.thinking = true;
      try {
        const offer = await this.link.call("suggest", { level, cap: CAPS[this.link.where]?.[level] ?? CAPS.page[level] });
        if (turn === this.turn) this.thinking = false;
        await wait(Math.max(0, pause - (performance.now() - began)));
        if (turn !== this.turn) return;
        this.face.busy(false);
        await this.act(offer.text);
      } catch (error) {
        if (turn !== this.turn) return;
        this.thinking = false;
        this.face.busy(false);
        await this.recover(error, this.state.save);
      }
    }

    /** Takes back the last answer of a person, and the computer's answers after it. */
    async takeBack() {
      if (this.working || this.gone || !this.people.length) return;
      this.working = true;
      const before = this.state.save;
      try {
        await this.stopThinking();
        const seat = this.lastPerson();
        const reply = await this.link.call("undo", "watcher", seat);
        if (this.gone) return;
        if (!reply.step.ok) {
          toast(Page.sentence(reply.step.message), "trouble");
        } else {
          this.adopt(reply);
          if (seat) this.answered = this.answered.slice(0, this.answered.lastIndexOf(seat[0]));
          Page.announce("Taken back.");
        }
        this.keep();
        await this.face.show(this.state, reply.step.ok ? reply.step.events : null);
      } catch (error) {
        await this.recover(error, before);
      } finally {
        this.working = false;
      }
      this.next();
    }

    /** Whose answer is taken back: the last person's; after loading a strange save nobody is known. */
    lastPerson() {
      const person = [...this.answered].reverse().find((letter) => this.people.some((seat) => seat[0] === letter));
      return person === "f" ? "first" : person === "s" ? "second" : undefined;
    }

    async reload(save) {
      await this.link.call("loadGame", save);
      this.adopt(await this.link.call("state", "watcher"));
    }

    /** The engine broke: throw it away, start another and go on from the last good save. */
    async recover(error, save) {
      if (this.gone) return;
      const report = `${this.table.game} ${Page.catalog?.version ?? ""}\n${error?.stack ?? error}\n${save}`;
      try {
        await this.link.restart();
        await this.reload(save);
        await this.face.show(this.state, null);
        this.held = true; // the computer would run into the same wall by itself
        await Page.trouble("That did not work and was taken back.", "The game is as it was before the last answer. You can go on.", report);
        this.held = false;
      } catch (second) {
        Page.trouble("The rules engine stopped.", `The game can be continued after reloading the page. ${second?.message ?? ""}`, report);
      }
    }

    /** Everything needed to sit down again. */
    record() {
      const { table, state } = this;
      return {
        deckmate: 1, game: state.view.game, title: this.title, save: state.save, seats: table.seats,
        options: table.options, flipped: table.flipped ?? false, answered: this.answered, over: this.over, turn: state.view.turn.number, when: Date.now(),
      };
    }

    /** Keeps the game after every answer; a finished game is not offered for going on. */
    keep() {
      if (this.face.temporary) return;
      const kept = this.over ? (Page.store.forgetGame(this.state.view.game), true) : Page.store.keepGame(this.record());
      if (!kept || Page.store.refused()) this.face.cannotKeep();
    }
  }

  Page.Match = Match;
})();
