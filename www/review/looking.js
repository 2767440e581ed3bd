// Working out a review answer by answer: the engine's worker is asked for one at a time, so that it can be asked for a
// place in the game in between. Reasons come last, for the dearest choices alone: they take as long as all the rest.
import { dearest } from "./parts.js";
import { settled } from "./settled.js";

/**
 * @typedef {import("../engine").Reviewed} Reviewed
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("../replay/replay.js").Replay} Replay
 * @typedef {"looking" | "done" | "stopped" | "broken"} State
 */

/** Milliseconds between two pictures of what has been found. */
const PACE = 150;

/**
 * The looks that were begun, by game, seat and whether all cards lie open: what was found is kept.
 * @type {WeakMap<Replay, Map<string, Look>>}
 */
const known = new WeakMap();

/** @param {Replay} replay @param {Seat} seat @param {boolean} open */
export function lookOf(replay, seat, open) {
  const found = known.get(replay) ?? new Map();
  known.set(replay, found);
  const key = `${seat} ${open}`;
  const look = found.get(key) ?? new Look(replay, seat, open);
  found.set(key, look);
  return look;
}

export class Look {
  /** @type {Reviewed[]} */
  told = [];
  /** Counts what was found. */
  changes = 0;
  /** @type {State} */
  state = "stopped";
  /** The answers whose reasons were asked for. @type {Set<number>} */
  #reasoned = new Set();
  /** Counts the runs: all but the latest is stale. */
  #run = 0;

  /** @param {Replay} replay @param {Seat} seat @param {boolean} open */
  constructor(replay, seat, open) {
    this.replay = replay;
    this.seat = seat;
    this.open = open;
  }

  get whole() {
    return this.told.length === this.replay.acts.length;
  }

  /** @param {number} at answers given before it @param {boolean} reasons */
  async #ask(at, reasons) {
    const { seat, open, replay } = this;
    const asked = { answer: at + 1, seat, open, reasons };
    return replay.match.connection.call("review", asked).catch(() => null);
  }

  /** Looks at what was not looked at yet. @param {() => void} shown called when there is more to show */
  async run(shown) {
    const mine = ++this.#run;
    const { told, replay } = this;
    this.state = this.whole ? "done" : "looking";
    shown();
    let last = 0;
    while (told.length < replay.acts.length) {
      const next = await this.#ask(told.length, false);
      if (mine !== this.#run) return;
      if (!next) return this.stop("broken", shown);
      told.push(next);
      this.changes++;
      if (this.whole) this.state = "done";
      const now = performance.now();
      if (now - last < PACE && !this.whole) continue;
      last = now;
      shown();
    }
    await this.#reasons(mine, shown);
  }

  /** @param {number} mine @param {() => void} shown */
  async #reasons(mine, shown) {
    for (const at of dearest(settled(this.told))) {
      if (this.#reasoned.has(at)) continue;
      const told = await this.#ask(at, true);
      if (mine !== this.#run || !told) return;
      this.#reasoned.add(at);
      this.told[at] = told;
      this.changes++;
      shown();
    }
  }

  /** @param {State} state @param {() => void} shown */
  stop(state, shown) {
    this.#run++;
    if (!this.whole) this.state = state;
    shown();
  }
}
