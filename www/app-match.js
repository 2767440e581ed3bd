// One game at the table: who sits where, the answers, the computer's turn, taking back, keeping, trouble.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  const { wait, toast } = Page;

  /** How long the computer may think, in milliseconds; less when the page itself has to do the thinking. */
  const CAPS = { worker: { easy: 300, normal: 900, strong: 2500 }, page: { easy: 120, normal: 250, strong: 500 } };
  /** A person must be able to follow: pauses before the computer's next answer, longer when there is a card to read. */
  const PAUSE = { answer: 350, card: 900, flop: 1200, pass: 500 };

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
      this.answered = ""; // who gave the answers so far: f for first, s for second, a capital for what the page answered by itself
      this.patient = false; // after taking back nothing is answered by itself until a person has answered
      this.curtain = false; // two persons with secrets share this screen
      this.unveiled = null; // whose veil is open
      this.hint = new Page.Hint(this);
      this.watch = new Page.Stopwatch(); // how long the asked one has thought
    }

    /** Deals a new game. `table`: { game, options, seed, board, seats }. Throws the engine's error. */
    async deal(table) {
      const request = { game: table.game, options: table.options ?? {} };
      if (table.seed) request.seed = table.seed;
      if (table.board) request.setup = { board: table.board };
      await this.link.call("newGame", request);
      this.table = table;
      await this.look();
    }

    /** Sits down again at a kept game. Throws the engine's error. */
    async resume(record) {
      await this.link.call("loadGame", record.save);
      this.table = { options: record.options ?? {}, seats: record.seats, flipped: record.flipped };
      this.answered = record.answered ?? "";
      this.watch.reset(Number(record.spent) || 0);
      await this.look();
    }

    /** The first look at a game is a stranger's, until it is known whether there is anything to hide. */
    async look() {
      const { view } = await this.link.call("state", { people: [], veil: true, open: null });
      this.table.game = view.game;
      this.title = Page.info(view.game).title;
      this.curtain = this.people.length === 2 && Page.hides(view, this.table.options);
      this.unveiled = null;
      this.adopt(await this.link.call("state", this.glance()));
    }

    /** What the engine may tell this page now. */
    glance() {
      return { people: this.people, veil: this.curtain, open: this.unveiled };
    }

    adopt(state) {
      const { view, prompt, offers, save } = state;
      this.state = { view, prompt, offers, save };
      // Where the other lets this pass unasked, the same person stays before the screen.
      if (view.eye !== this.unveiled && !this.byItself) this.unveiled = null;
    }

    /** Opens the table: paints and lets the computer begin if it is asked. */
    async open() {
      this.keep();
      await this.face.show(this.state, null);
      this.next();
    }

    leave() {
      this.gone = true;
      this.hint.drop();
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
    /** The asked seat when a person sits there and may see what is asked. */
    get asked() {
      const seat = this.state.prompt?.seat;
      return seat && !this.isComputer(seat) && !this.covered ? seat : null;
    }
    /** Whether the veil must be opened before anybody is asked. */
    get covered() {
      const { prompt } = this.state;
      return this.curtain && prompt !== null && prompt.why !== "flop" && prompt.seat !== this.unveiled;
    }
    /** The answer that the page gives for the asked person, if any. */
    get byItself() { return this.patient ? null : (this.face.byItself?.() ?? null); }
    get people() { return ["first", "second"].filter((seat) => !this.isComputer(seat)); }
    /** Whether a save would tell somebody what he may not know yet. */
    get sealed() { return !this.over && Page.hides(this.state.view, this.table.options); }
    get over() { return this.state.prompt === null; }
    owner(side) { return this.state.view.sides.first === side ? "first" : "second"; }
    other(seat) { return other(seat); }

    /** A person's answer, by the text of an offer. */
    async answer(text) {
      if (this.working || this.gone || !this.asked) return;
      this.patient = false;
      await this.act("act", text);
    }

    /** After a short and always equal pause, unless the person answers meanwhile. */
    async answerByItself(text) {
      const { state } = this;
      await wait(PAUSE.pass);
      if (this.state === state && !this.gone && !this.working && !this.held && this.byItself === text) await this.act("act", text);
    }

    /** `op`: "act" with the text of an offer, or "follow" with nothing, for the computer's own choice. */
    async act(op, ...what) {
      this.working = true;
      this.hint.drop();
      const before = this.state.save;
      const { seat, left } = this.state.prompt;
      const own = this.byItself === what[0];
      this.watch.pause();
      const thought = left === null || left === undefined ? undefined : Math.round(this.watch.elapsed());
      try {
        const reply = await this.link.call(op, ...what, this.glance(), thought);
        if (this.gone) return;
        if (!reply.step.ok) {
          toast(Page.sentence(reply.step.message), "trouble");
          await this.face.show(this.state, null);
          return;
        }
        this.answered += own ? seat[0].toUpperCase() : seat[0];
        this.adopt(reply);
        this.watch.reset();
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
      if (this.gone || !seat || this.working || this.held) return;
      const own = this.byItself;
      if (own) return this.answerByItself(own);
      if (this.covered) return this.handOver();
      if (!this.isComputer(seat)) return;
      const turn = ++this.turn;
      const level = this.seat(seat).level;
      const began = performance.now();
      const pause = this.state.prompt.why === "flop" ? PAUSE.flop : this.people.length === 0 ? PAUSE.answer * 2 : this.sawCard ? PAUSE.card : PAUSE.answer;
      this.face.busy(true);
      this.thinking = true;
      this.watch.resume();
      try {
        await this.link.call("think", { level, cap: CAPS[this.link.where]?.[level] ?? CAPS.page[level] });
        if (turn === this.turn) {
          this.thinking = false;
          this.watch.pause();
        }
        await wait(Math.max(0, pause - (performance.now() - began)));
        if (turn !== this.turn) return;
        this.face.busy(false);
        await this.act("follow");
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
        await this.hint.drop();
        await this.stopThinking();
        this.patient = true;
        let events = null;
        // What the page answered by itself is taken back with what came before it.
        for (let again = true; again; ) {
          const last = this.lastLetter();
          const seat = last && (/f/i.test(last) ? "first" : "second");
          const reply = await this.link.call("undo", this.glance(), seat);
          if (this.gone) return;
          again = reply.step.ok && last !== undefined && last !== last.toLowerCase();
          if (!reply.step.ok) {
            if (!events) toast(Page.sentence(reply.step.message), "trouble");
            break;
          }
          this.adopt(reply);
          this.watch.reset();
          events = events ? [] : reply.step.events;
          if (last) this.answered = this.answered.slice(0, this.answered.lastIndexOf(last));
        }
        if (events) Page.announce("Taken back.");
        this.keep();
        await this.face.show(this.state, events);
      } catch (error) {
        await this.recover(error, before);
      } finally {
        this.working = false;
      }
      this.next();
    }

    /** Whose answer is taken back: the last person's; after loading a strange save nobody is known. */
    lastLetter() {
      return [...this.answered].reverse().find((letter) => this.people.some((seat) => seat[0] === letter.toLowerCase()));
    }

    async reload(save) {
      await this.link.call("loadGame", save);
      this.unveiled = null;
      this.adopt(await this.link.call("state", this.glance()));
    }

    /** The veil: first everybody sees only what is public, then the asked person opens it. */
    async handOver() {
      const { seat, why } = this.state.prompt;
      if (this.veiling) return;
      this.veiling = true;
      try {
        if (this.state.view.eye !== "watcher") {
          this.adopt(await this.link.call("state", this.glance()));
          await this.face.show(this.state, null);
        }
        this.hint.drop();
        this.face.clear();
        await this.face.veil(seat, why);
        if (this.gone) return;
        this.unveiled = seat;
        this.adopt(await this.link.call("state", this.glance()));
        await this.face.show(this.state, null);
      } catch (error) {
        await this.recover(error, this.state.save);
      } finally {
        this.veiling = false;
      }
      this.next();
    }

    /** Somebody may have left the screen alone: back to the public view, and the veil again. `since`: when he left. */
    async cover(since) {
      if (!this.curtain || this.gone || this.over || this.unveiled === null) return;
      this.watch.pause(since);
      this.unveiled = null;
      this.hint.drop();
      if (this.working) return;
      this.working = true;
      try {
        this.adopt(await this.link.call("state", this.glance()));
        await this.face.show(this.state, null);
      } catch (error) {
        await this.recover(error, this.state.save);
      } finally {
        this.working = false;
      }
      this.next();
    }

    /** The engine broke: throw it away, start another and go on from the last good save. */
    async recover(error, save) {
      if (this.gone) return;
      const report = `${this.table.game} ${Page.catalog?.version ?? ""}\n${error?.stack ?? error}\n${this.sealed ? "(the save tells secrets)" : save}`;
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
        spent: state.prompt?.left == null ? undefined : Math.round(this.watch.elapsed()),
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
