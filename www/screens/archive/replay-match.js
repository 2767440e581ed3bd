// A match that is shown again: nobody is asked, and the state after any of its answers can be looked at.
import { Match } from "../../match/match.js";

/** Milliseconds for which a state stands that nothing was told of, while the game plays by itself. */
const STAND = 700;

export class ReplayMatch extends Match {
  /** How many answers are given in what is shown, or in what is to be shown next. */
  at = 0;
  /** Who looks. @type {import("../../engine").Eye} */
  eye = "all";
  /** The answers of the game. @type {import("../../engine").Act[]} */
  acts = [];
  /** Whether the game has come to its end. */
  ended = true;
  /** How many moves the whole game has come to. */
  moves = 1;
  /** Whether it plays by itself. */
  plays = false;
  /** Goes to where a line of the log was written. @param {number} line */
  jump = (line) => {
    this.play(false);
    const act = this.acts.findIndex(({ lines }) => lines > line);
    void this.go(act < 0 ? this.acts.length : act + 1);
  };
  /** Told after every change. */
  changed = () => {};
  /** Counts what was asked to be shown: all but the latest is stale. */
  #wanted = 0;
  /** How many answers are given in what is shown. */
  #shown = 0;

  get people() {
    return this.eye === "first" || this.eye === "second" ? [this.eye] : [];
  }
  get asked() {
    return null;
  }
  get autoAnswer() {
    return null;
  }
  get needsVeil() {
    return false;
  }
  get sealed() {
    return false;
  }
  get closed() {
    return this.ended ? "The game is over." : "This game is only shown here.";
  }
  get tellsAhead() {
    return !this.ended && this.part.deals === true;
  }

  async open() {
    this.acts = (await this.connection.call("acts")) ?? [];
    await this.go(0);
  }
  keep() {}
  /** The whole game, wherever it is looked at. */
  record() {
    return { ...super.record(), over: this.ended, turn: this.moves };
  }
  async next() {}
  async answer() {}
  async takeBack() {
    await this.go(this.at - 1);
  }
  async askHint() {}

  /**
   * Shows the state after so many answers; one on, with what that answer brought about.
   * @param {number} wanted
   */
  async go(wanted) {
    const mine = ++this.#wanted;
    const at = Math.max(0, Math.min(wanted, this.acts.length));
    this.at = at;
    this.stage.finishNow();
    const found = await this.connection.call("past", at, this.eye).catch(() => null);
    if (mine !== this.#wanted || this.gone || !found) return;
    const events = at === this.#shown + 1 ? found.events : null;
    this.#shown = at;
    this.adopt({ ...this.state, view: found.view, prompt: found.prompt, offers: [] });
    this.changed();
    await this.stage.show(this.state, events);
    if (mine === this.#wanted) this.changed();
  }

  /** A turn back or on. @param {1 | -1} way */
  turn(way) {
    this.play(false);
    const turns = this.acts.map(({ turn }, at) => (at === 0 || turn !== this.acts[at - 1].turn ? at : -1));
    const begins = [...turns.filter((at) => at >= 0), this.acts.length];
    const next = way > 0 ? begins.find((at) => at > this.at) : begins.findLast((at) => at < this.at);
    return this.go(next ?? (way > 0 ? this.acts.length : 0));
  }

  /** Looks with another eye. @param {import("../../engine").Eye} eye */
  lookAs(eye) {
    this.eye = eye;
    return this.go(this.at);
  }

  /** Plays by itself from here, or stops. @param {boolean} on */
  play(on) {
    if (on === this.plays) return;
    this.plays = on;
    this.changed();
    if (on) void this.#run();
  }

  async #run() {
    if (this.at >= this.acts.length) await this.go(0);
    while (this.plays && !this.gone && this.at < this.acts.length) {
      const { at } = this;
      await Promise.all([this.go(at + 1), new Promise((done) => setTimeout(done, STAND))]);
      if (this.at === at) break;
    }
    this.play(false);
  }
}
