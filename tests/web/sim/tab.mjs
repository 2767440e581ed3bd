// One tab with the page in it: its globals, what it shows, what its player was told, and its end.
import { settle } from "./clock.mjs";
import { workerClass } from "./workers.mjs";

/** Dates by this clock. @param {() => number} wall */
const dates = (wall) =>
  class extends Date {
    static now() {
      return wall();
    }
    /** @param {any[]} given */
    constructor(...given) {
      super(.../** @type {[number]} */ (given.length ? given : [wall()]));
    }
  };

export class Tab {
  alive = true;
  /** Dialogs that wait for the player, the topmost last. @type {{ buttons: (() => void)[] }[]} */
  dialogs = [];
  workers = [];
  /** What the next message to a worker does to it. @type {string | null} */
  workerFault = null;
  /** What home offers for going on; null elsewhere. */
  kept = null;
  /** What the page lets be called: see stand-ins/page.js. @type {any} */
  page = null;
  /** The table that was shown last, until home is. @type {any} */
  table = null;
  /** Opens the veil of a game with secrets. @type {((open: boolean) => void) | null} */
  lift = null;
  #listeners = new Map();

  /** @param {import("./world.mjs").World} world */
  constructor(world) {
    this.world = world;
    this.engine = world.engine;
  }

  async load() {
    const { world } = this;
    const { clock } = world;
    this.loaded = clock.now;
    const root = { shown: null, replaceChildren: (element) => (root.shown = element), querySelector: () => root.shown };
    const wall = () => clock.now + clock.jumped;
    const scope = {
      tab: this,
      localStorage: world.disk.door(this, (key, newValue) =>
        this.#others((other) => other.event("storage", { key, newValue })),
      ),
      navigator: world.locks ? { locks: world.locks.door(this) } : {},
      document: {
        readyState: "complete",
        title: "",
        documentElement: { dataset: {}, classList: { toggle() {} } },
        getElementById: () => root,
        // No piece is drawn.
        querySelectorAll: () => [],
        addEventListener() {},
      },
      location: { hash: "", href: "https://example.org/", replace() {}, reload() {} },
      history: { replaceState() {} },
      Date: dates(wall),
      performance: { now: wall },
      setTimeout: (work, ms = 0) => clock.after(ms, this, work),
      clearTimeout: (stop) => stop?.(),
      requestAnimationFrame: (work) => clock.after(16, this, work),
      addEventListener: (name, listener, /** @type {{ signal?: AbortSignal }} */ { signal } = {}) => {
        if (!this.#listeners.has(name)) this.#listeners.set(name, new Set());
        this.#listeners.get(name).add(listener);
        signal?.addEventListener("abort", () => this.#listeners.get(name).delete(listener));
      },
      matchMedia: () => ({ matches: false, addEventListener() {} }),
      scrollTo() {},
      Worker: world.workers ? workerClass({ clock, locks: world.locks, run: world.scripts.worker }, this) : undefined,
      URL: { createObjectURL: () => "blob:", revokeObjectURL() {} },
      Blob: class {},
      crypto: { randomUUID: () => `life-${++world.lives}` },
      Deckmate: {},
    };
    scope.globalThis = scope;
    world.scripts.page(scope);
    await settle();
  }

  /** The player presses a button of the topmost dialog. */
  press(n) {
    const buttons = this.dialogs.at(-1)?.buttons ?? [];
    buttons[n % buttons.length]?.();
  }

  #others(tell) {
    const { clock, tabs } = this.world;
    for (const other of tabs) if (other !== this && other.alive) clock.soon(other, () => tell(other));
  }

  event(name, event = {}) {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(event);
  }

  /** The tab is gone, without a word or after a last event. */
  end(last) {
    if (!this.alive) return;
    if (last) this.event(last);
    this.alive = false;
    for (const worker of this.workers) worker.die();
    this.world.locks?.ended(this);
    this.world.law.ended(this);
  }

  // What the stand-ins of the page call.

  told(how, about) {
    this.world.law.told(this, how, about);
  }
  atHome(kept) {
    this.#first();
    this.table = null;
    this.kept = kept;
    this.world.law.atHome(this, kept);
  }
  shown(table, state) {
    this.#first();
    this.kept = null;
    this.table = table;
    const { law, clock, config } = this.world;
    this.world.shows++;
    law.shown(this, table, state);
    // Killed as soon as an answer is acknowledged.
    if (config.kills && clock.chance.once(3)) clock.after(clock.chance.below(3), this, () => this.end());
  }
  /** Something is shown for the first time; until then the player may have been told of what could not be read. */
  #first() {
    if (this.isSound && this.world.disk.fault.left <= 0) this.world.law.fresh(this);
    this.isSound = false;
  }
  trophyShown() {
    this.world.law.trophyShown(this);
  }
  /** Painting takes a while. */
  painted() {
    const { clock } = this.world;
    return new Promise((done) => clock.after(clock.chance.below(300), this, done));
  }
}
