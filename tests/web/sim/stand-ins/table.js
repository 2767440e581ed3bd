// The table of the simulated page: what it shows is acknowledged; it keeps as the real one does.
/* global tab, performance, addEventListener */
import { keepTrophy } from "../../../../www/match/kept.js";

export class Table {
  stop = new AbortController();
  root = { dataset: {} };

  constructor(match, navigation) {
    this.match = match;
    this.navigation = navigation;
    match.stage = {
      show: (state, events) => this.show(state, events),
      finishNow() {},
      clear() {},
      busy() {},
      hint() {},
      veil: () => new Promise((resolve) => (tab.lift = resolve)).finally(() => (tab.lift = null)),
      cannotKeep: () => {
        this.warned = true;
        tab.told("cannot-keep", match.view.game);
      },
      temporary: false,
    };
  }

  async open() {
    const { match } = this;
    const { signal } = this.stop;
    addEventListener("pagehide", () => typeof match.prompt?.left === "number" && match.keep(), { signal });
    await match.open();
  }

  close() {
    this.match.leave();
    this.stop.abort();
  }

  async show(state, events) {
    if (this.stop.signal.aborted) return;
    tab.shown(this, state);
    await tab.painted();
    if (this.stop.signal.aborted || !events?.some((event) => event.t === "over")) return;
    const { result, sides } = this.match.view;
    if (!this.match.request.options?.trophy || !result?.winner) return;
    keepTrophy(sides[this.match.other(result.winner)]);
    tab.trophyShown();
  }

  sides = {
    flip: () => {
      this.match.request.flipped = !this.match.request.flipped;
      this.match.keep();
    },
  };
}
