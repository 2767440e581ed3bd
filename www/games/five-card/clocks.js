// Chess clocks: the faces beside the names, and the warning when time runs low.

import { gameInfo } from "../../context.js";
import { sound } from "../../sound/sound.js";
import { reading, spoken } from "../../ui/clock-words.js";
import { h } from "../../ui/dom.js";
import { announce } from "../../ui/live.js";
import { count, whose } from "../../ui/words.js";
import { fiveCardView, SEATS } from "./cards.js";

/** Time is low when a fifth is left, or so many milliseconds. */
const LOW = 120_000;
/** Seconds at which a player is told, from where time is low. */
const CALLS = [120, 60, 30, 10, 5];
/** Milliseconds between two readings of the clock. */
const TICK = 100;

/** Both clocks of a table. `out()` is called when the asked player has no time left. */
export class Clocks {
  /** @param {import("../../match/match.js").Match} match @param {() => void} out */
  constructor(match, out) {
    this.match = match;
    this.out = out;
    const { clock } = match.state.options;
    const usual = gameInfo("five-card").options.find(({ name }) => name === "clock")?.default;
    this.low = Math.min(LOW, Number.parseInt(String(clock ?? usual), 10) * 12_000);
    this.faces = { first: this.face(), second: this.face() };
    this.called = { first: Infinity, second: Infinity };
    this.stands = false;
    this.timer = setInterval(() => this.tick(), TICK);
    this.tick();
  }

  close() {
    clearInterval(this.timer);
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
   * Time left on a seat's own clock, and what is left of the delay of this move (null when it is not running).
   * @param {import("../../engine").Seat} seat
   */
  left(seat) {
    const { prompt } = this.match;
    const { clock } = fiveCardView(this.match).poker;
    if (!clock) throw new Error("There is no clock.");
    const { left, delay } = clock;
    if (prompt?.seat !== seat || prompt.left === null) return { main: left[seat], free: null };
    const rest = prompt.left - this.match.watch.elapsed();
    return { main: Math.min(left[seat], rest), free: Math.max(0, rest - left[seat]), delay, rest };
  }

  /** Stops the clock of a person who plays alone, as long as a dialog covers the table. */
  stand() {
    const { asked, people, watch } = this.match;
    const covered = people.length === 1 && asked !== null && document.querySelector("dialog[open]") !== null;
    if (covered && watch.since !== null) {
      watch.pause();
      this.stands = true;
    } else if (!covered && this.stands) {
      if (asked) watch.resume();
      this.stands = false;
    }
  }

  tick() {
    const { match } = this;
    if (!fiveCardView(match).poker.clock) return;
    this.stand();
    for (const seat of SEATS) this.paint(seat, this.left(seat));
    const { asked } = match;
    if (asked && match.watch.since !== null && (this.left(asked).rest ?? 1) <= 0) this.out();
  }

  /**
   * @param {import("../../engine").Seat} seat
   * @param {{ main: number, free: number | null }} time
   */
  paint(seat, { main, free }) {
    const { root, sign, time, delay } = this.faces[seat];
    const low = main < this.low;
    const delayed = free ?? 0;
    const running = free !== null && this.match.watch.since !== null;
    const text = reading(main);
    if (time.textContent !== text) time.textContent = text;
    const rest = delayed > 0 ? `+${Math.ceil(delayed / 1000)}` : low ? "low" : "";
    if (delay.textContent !== rest) delay.textContent = rest;
    delay.title = delayed > 0 ? `${count(Math.ceil(delayed / 1000), "second")} before the clock runs` : "";
    root.classList.toggle("running", running);
    root.classList.toggle("low", low);
    sign.textContent = low ? "!" : running ? "▸" : "";
    // Read only when asked for, so it follows the minutes, not the tenths.
    const left = spoken(Math.ceil(main / 10_000) * 10_000);
    const waits = delayed > 0 ? ", in its delay" : "";
    const name = `${whose(this.match.seat(seat).name)} clock: ${left}${low ? ", low" : ""}${waits}`;
    if (root.getAttribute("aria-label") !== name) root.setAttribute("aria-label", name);
    if (running && delayed <= 0) this.warn(seat, main);
  }

  /**
   * At each threshold once: a sound, and words for those who do not see the face.
   * @param {import("../../engine").Seat} seat
   * @param {number} main
   */
  warn(seat, main) {
    const passed = CALLS.filter((seconds) => main <= Math.min(seconds * 1000, this.low)).at(-1) ?? Infinity;
    if (main > this.low) this.called[seat] = Infinity;
    if (passed >= this.called[seat]) return;
    this.called[seat] = passed;
    if (main <= 0 || this.match.isComputer(seat)) return;
    sound("low");
    announce(`${this.match.seat(seat).name}: ${spoken(main)} left.`, "assertive");
  }
}
