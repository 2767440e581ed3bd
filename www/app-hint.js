// A hint: what the computer would answer in the place of the person who is asked, from that person's own view.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});

  /** How long the engine may look for it, in milliseconds; less when the page itself has to do the thinking. */
  const CAPS = { worker: 900, page: 250 };
  /** Time to paint what is going on, before the page itself thinks. */
  const BREATH = 40;

  Page.Hint = class Hint {
    constructor(match) {
      this.match = match;
      this.turn = 0; // raised whenever a hint loses its meaning
      this.wanted = false; // somebody waits for a hint
      this.running = false; // the engine is looking for it
      this.shown = null;
    }

    /** Whether there is a person who may be given a hint now. */
    get may() {
      const { match } = this;
      return !match.gone && !match.working && !match.veiling && !match.held && match.asked !== null;
    }

    /** Asks the engine and shows what it says, unless an answer was given meanwhile. */
    async ask() {
      const { match } = this;
      if (!this.may) return Page.toast(match.over ? "The game is over." : "A hint is only for a person who is asked.");
      if (this.wanted) return;
      if (this.shown) return Page.announce(this.shown);
      const turn = ++this.turn;
      this.wanted = true;
      match.face.hint("Looking for a hint …", null);
      try {
        if (match.link.where === "page") await Page.wait(BREATH);
        if (turn !== this.turn) return;
        this.running = true;
        const offer = await match.link.call("suggest", { level: "normal", cap: CAPS[match.link.where] ?? CAPS.page }, match.glance());
        if (turn !== this.turn) return;
        this.wanted = this.running = false;
        this.show(offer);
      } catch (error) {
        if (turn !== this.turn) return;
        this.drop(false);
        await match.recover(error, match.state.save);
      }
    }

    /** Only what the person may answer by himself is shown. */
    show(offer) {
      const { match } = this;
      const open = offer && match.asked && match.state.offers.some((other) => other.text === offer.text);
      this.shown = open ? `Hint: ${Page.sentence(offer.label)}` : "There is no hint now.";
      match.face.hint(this.shown, open ? offer : null);
      Page.announce(this.shown);
    }

    /** Takes the hint away. An engine that still looks for one is ended, so that nobody has to wait for it. */
    drop(restart = true) {
      const running = this.running && restart;
      this.turn++;
      this.wanted = this.running = false;
      this.shown = null;
      this.match.face.hint(null, null);
      return running && this.match.link.where === "worker" ? this.match.link.restart().catch(() => null) : null;
    }
  };
})();
