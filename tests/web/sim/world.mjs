// A simulated browser with some tabs, and the steps that are done to it.

import { Chance } from "../chance.mjs";
import { Disk, Locks } from "./browser.mjs";
import { Clock, settle } from "./clock.mjs";
import { Law } from "./law.mjs";
import { Tab } from "./tab.mjs";

/** Milliseconds in which everything comes to rest: a worker may need ten seconds to be given up. */
const REST = 30_000;

export class World {
  /** What happened, for whoever reads a schedule that failed. */
  notes = [];
  tabs = [];
  lives = 0;
  seeds = 0;

  /**
   * @param {{ seed: number, locks: boolean, workers: boolean, kills: boolean }} config
   * @param {{ page: Function, worker: Function }} scripts
   * @param {import("../../../www/engine").Engine} engine
   */
  constructor(config, scripts, engine) {
    this.config = config;
    this.scripts = scripts;
    this.engine = engine;
    this.chance = new Chance(config.seed);
    this.clock = new Clock(this.chance);
    this.disk = new Disk();
    this.locks = config.locks ? new Locks(this.clock) : null;
    this.workers = config.workers;
    this.law = new Law(this);
    this.games = engine.catalog().games;
  }

  /** How many states of games were shown. */
  shows = 0;

  note(words, tab) {
    const who = tab ? `tab ${this.tabs.indexOf(tab) + 1} ` : "";
    this.notes.push(`${String(this.clock.now).padStart(7)} ${who}${words}`);
  }

  /** The tab in a slot; a slot that is empty, or whose tab has ended, is opened. */
  async #tab(slot) {
    this.slots ??= [];
    const found = this.slots[slot];
    if (found?.alive) return found;
    const tab = new Tab(this);
    this.tabs.push(tab);
    this.slots[slot] = tab;
    this.note("opens", tab);
    tab.isSound = this.disk.fault.left <= 0;
    await tab.load();
    return null;
  }

  /** Does all steps, then looks at what is left in a fresh tab of a sound browser. */
  async run(steps) {
    for (const step of steps) {
      this.note(JSON.stringify(step));
      await this.#do(step);
      await this.clock.pass(step.wait);
      if (this.law.broken) return this.law.broken;
    }
    this.disk.fault = { kind: "none", left: 0 };
    await this.clock.pass(REST);
    for (const tab of this.tabs) if (tab.alive) this.law.rests(tab);
    // A player who reads what is said, and leaves.
    for (const tab of this.tabs) tab.end();
    if (this.law.broken) return this.law.broken;
    const last = await this.#last();
    last.end();
    await settle();
    return this.law.broken;
  }

  async #last() {
    this.slots = [];
    await this.#tab(0);
    const [tab] = this.slots;
    await this.clock.pass(REST);
    tab.page.go("home");
    for (const kept of tab.kept) {
      if (!kept.record) continue;
      tab.page.goOn(kept);
      await this.clock.pass(REST);
      tab.page.go("home");
    }
    return tab;
  }

  async #do(step) {
    const { n = 0 } = step;
    if (step.t === "storage") this.disk.fault = { kind: step.kind, left: step.left };
    if (step.t === "clock") this.clock.jumped += step.by;
    if (step.tab === undefined) return;
    const tab = await this.#tab(step.tab);
    if (!tab) return;
    const { page, table } = tab;
    if (step.t === "kill") tab.end();
    if (step.t === "reload") tab.end("pagehide");
    if (step.t === "worker") tab.workerFault = step.kind;
    if (step.t === "worker-dies") tab.workers.findLast(({ alive }) => alive)?.die();
    if (tab.dialogs.length) {
      if (step.t === "play") tab.press(n);
      return;
    }
    // Nothing can be pressed before something is shown.
    if (!table && !tab.kept) return;
    if (step.t === "set") this.#set(tab, n);
    if (step.t === "home") page.go("home");
    if (step.t === "begin") this.#begin(tab, n);
    if (step.t === "play") this.#play(tab, n);
    if (step.t === "back") table?.match.takeBack();
    if (step.t === "flip") table?.sides.flip();
    if (step.t === "hint") table?.match.askHint();
  }

  /** The player does what can be done: answers, lifts a veil, goes on with a game or begins one. */
  #play(tab, n) {
    const { table, kept } = tab;
    if (!table) {
      if (kept?.length && n % 3) return tab.page.goOn(kept[n % kept.length]);
      return this.#begin(tab, n);
    }
    if (tab.lift) return tab.lift(true);
    const offers = table.match.state.offers.map(({ text }) => text);
    const mild = offers.filter((text) => !/^(resign|offer:draw)$/.test(text));
    const from = n % 12 && mild.length ? mild : offers;
    if (from.length) table.match.answer(from[(n >> 4) % from.length]);
  }

  #begin(tab, n) {
    const { name } = this.games[n % this.games.length];
    const human = { kind: "human", name: "Player" };
    const second = n % 4 === 3 ? { kind: "computer", name: "Computer", level: "easy" } : human;
    const options = "isStandIn" in this.engine ? { trophy: true } : {};
    this.note(`begins ${name}`, tab);
    return tab.page.begin({ game: name, seed: `s${++this.seeds}`, options, seats: { first: human, second } });
  }

  /** Settings and decks are changed. */
  #set(tab, n) {
    const { page } = tab;
    if (n % 4 === 3) {
      const name = `D${n}`;
      page.keepDeck({ name, value: "" });
      return this.law.changed(tab, `deck ${name}`, true);
    }
    const [name, values] = [
      ["theme", ["light", "dark"]],
      ["sound", [true, false]],
      ["letters", [true, false]],
    ][n % 4];
    const value = values[(n >> 2) % 2];
    page.change({ [`${name}`]: value });
    this.law.changed(tab, name, value);
  }
}
