// The time that a player has for an answer: a countdown at the prompt, and the answer when it has run out.

import { sound } from "../../sound/sound.js";
import { reading, spoken } from "../../ui/clock-words.js";
import { h } from "../../ui/dom.js";
import { announce } from "../../ui/live.js";

/** Milliseconds between two readings of the clock. */
const TICK = 100;
/** Seconds that are called out when no more are left. */
const CALLS = [10, 5, 3];
/** From here on the countdown looks urgent. Milliseconds. */
const URGENT = 5000;

/**
 * Returns the time that is left of a prompt's; null if no player at the screen is timed.
 * @param {import("../../match/match.js").Match} match
 */
export function timeLeft({ prompt, asked, watch, view: { clock } }) {
  if (!prompt || !asked || prompt.left === null || prompt.why === "balance") return null;
  // The clock of the game stands beside the name.
  if (clock?.runs && prompt.left >= clock.left[asked] + clock.free[asked]) return null;
  return Math.max(0, prompt.left - watch.elapsed());
}

export class Countdown {
  time = h("span", { class: "countdown-time" });
  root = h("p", { class: "countdown", role: "timer", "aria-live": "off", hidden: true }, "Time left: ", this.time);
  /** True while the time does not run yet: the board is still covered. */
  held = false;
  /** The last number of seconds that was called out; null while nothing is counted. @type {number | null} */
  #called = null;
  #timer = setInterval(() => this.tick(), TICK);

  /** @param {import("../../match/match.js").Match} match */
  constructor(match) {
    this.match = match;
  }

  close() {
    clearInterval(this.#timer);
  }

  tick() {
    const left = this.held ? null : timeLeft(this.match);
    // Written only where it changes: each writing costs a frame, ten times a second.
    if (this.root.hidden !== (left === null)) this.root.hidden = left === null;
    if (left === null) {
      this.#called = null;
      return;
    }
    const text = reading(left);
    if (this.time.textContent !== text) this.time.textContent = text;
    this.root.classList.toggle("urgent", left <= URGENT);
    this.#call(left);
    const canEnd = this.match.offers.some(({ choice }) => choice.t === "time-up");
    if (left <= 0 && canEnd && this.match.phase === "idle") this.match.answer("time-up");
  }

  /** Announces the time left: at first beside the question, which is being read aloud. @param {number} left */
  #call(left) {
    const now = CALLS.filter((seconds) => left <= seconds * 1000).at(-1) ?? Number.POSITIVE_INFINITY;
    const before = this.#called;
    this.#called = now;
    if (before === null) announce(`${spoken(left)} left.`);
    if (before === null || now >= before || left <= 0) return;
    sound("low");
    announce(`${spoken(now * 1000)} left.`, "assertive");
  }
}
