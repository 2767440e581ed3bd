// The extra `clocks`: the times of both players beside their names, and the warning when time runs low.

import { sound } from "../../sound/sound.js";
import { reading, spoken } from "../../ui/clock-words.js";
import { h } from "../../ui/dom.js";
import { announce } from "../../ui/live.js";
import { count, whose } from "../../ui/words.js";

/** @typedef {import("../../engine").Seat} Seat */

/** Time is low when a fifth is left, but at most so many milliseconds; in a game of seconds a third, of at most ten. */
const lowOf = (/** @type {number} */ time) => Math.max(Math.min(120_000, time / 5), Math.min(10_000, time / 3));
/** Seconds at which a player is told, from where time is low. */
const CALLS = [120, 60, 30, 10, 5];
/** Milliseconds between two readings of the clock. */
const TICK = 100;
/** @type {Seat[]} */
const SEATS = ["first", "second"];

/** Both clocks of a table, as long as it is open. */
export class Clocks {
  /** @param {import("../table.js").Table} table */
  constructor({ match, stop }) {
    this.match = match;
    this.faces = { first: this.face(), second: this.face() };
    this.called = { first: Infinity, second: Infinity };
    this.stands = false;
    const timer = setInterval(() => this.tick(), TICK);
    stop.signal.addEventListener("abort", () => clearInterval(timer));
    document.addEventListener("visibilitychange", () => this.tick(), { signal: stop.signal });
    this.tick();
  }

  face() {
    const sign = h("span", { class: "clock-sign", "aria-hidden": "true" });
    const time = h("span", { class: "clock-time" });
    const delay = h("span", { class: "clock-delay" });
    return {
      root: h("div", { class: "clock", role: "timer", "aria-live": "off" }, sign, time, delay),
      sign,
      time,
      delay,
    };
  }

  /**
   * Time left on a seat's own clock, and what is left of what is free in this turn; whether it is the one that runs.
   * @param {Seat} seat @param {import("../../engine").ClockView} clock
   */
  left(seat, { left, free, runs }) {
    const asked = runs && this.match.prompt?.seat === seat;
    const spent = asked ? this.match.watch.elapsed() : 0;
    const rest = free[seat] - spent;
    return { main: left[seat] + Math.min(0, rest), free: Math.max(0, rest), asked };
  }

  /**
   * Stops the clock as long as nobody can see the table: of who plays alone while a dialog covers it, and of who plays
   * at this page alone while it is out of sight.
   */
  stand() {
    const { asked, people, watch, humans } = this.match;
    const isCovered = people.length === 1 && humans.length === 1 && document.querySelector("dialog[open]") !== null;
    const isAway = document.hidden && people.length === humans.length;
    const stands = asked !== null && (isCovered || isAway);
    if (stands && watch.since !== null) {
      watch.pause();
      this.stands = true;
    } else if (!stands && this.stands) {
      if (asked) watch.resume();
      this.stands = false;
    }
  }

  tick() {
    const { match } = this;
    const { clock } = match.view;
    if (!clock) return;
    this.stand();
    for (const seat of SEATS) this.paint(seat, clock);
    const { asked } = match;
    if (!asked || match.watch.since === null) return;
    const { main, asked: runs } = this.left(asked, clock);
    if (runs && main <= 0) void match.answer("time-up");
  }

  /** @param {Seat} seat @param {import("../../engine").ClockView} clock */
  paint(seat, clock) {
    const { root, sign, time, delay } = this.faces[seat];
    const { main, free, asked } = this.left(seat, clock);
    const low = main < lowOf(clock.time);
    const running = asked && this.match.watch.since !== null;
    const waits = asked && free > 0;
    const text = reading(main);
    if (time.textContent !== text) time.textContent = text;
    const rest = waits ? `+${Math.ceil(free / 1000)}` : low ? "low" : "";
    if (delay.textContent !== rest) delay.textContent = rest;
    delay.title = waits ? `${count(Math.ceil(free / 1000), "second")} before the clock runs` : "";
    root.classList.toggle("running", running);
    root.classList.toggle("low", low);
    const shape = low ? "!" : running ? "▸" : "";
    if (sign.textContent !== shape) sign.textContent = shape;
    // Read only when asked for, so it follows the minutes, not the tenths.
    const left = spoken(Math.ceil(main / 10_000) * 10_000);
    const more = `${low ? ", low" : ""}${waits ? ", in its delay" : ""}`;
    const name = `${whose(this.match.seat(seat).name)} clock: ${left}${more}`;
    if (root.getAttribute("aria-label") !== name) root.setAttribute("aria-label", name);
    if (running && !waits) this.warn(seat, main, lowOf(clock.time));
  }

  /**
   * At each threshold once: a sound, and words for those who do not see the face.
   * @param {Seat} seat @param {number} main @param {number} low
   */
  warn(seat, main, low) {
    const passed = CALLS.filter((seconds) => main <= Math.min(seconds * 1000, low)).at(-1) ?? Infinity;
    if (main > low) this.called[seat] = Infinity;
    if (passed >= this.called[seat]) return;
    this.called[seat] = passed;
    if (main <= 0 || this.match.isComputer(seat)) return;
    sound("low");
    announce(`${this.match.seat(seat).name}: ${spoken(main)} left.`, "assertive");
  }
}
