// Chess clocks: how long somebody has thought, the faces beside the names, and the warning when time runs low.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  const { h } = Page;

  /** From here on a clock shows tenths, and from here on it warns. Milliseconds. */
  const TENTHS = 20_000;
  const LOW = 60_000;
  const CALLS = [60, 30, 10, 5];
  const BEAT = 100;

  /** Measures thought; it stands while the veil is closed. */
  class Stopwatch {
    constructor() {
      this.spent = 0;
      this.since = null;
    }
    reset(spent = 0) {
      this.spent = spent;
      this.since = null;
    }
    resume() {
      this.since ??= performance.now();
    }
    pause(at = performance.now()) {
      if (this.since === null) return;
      this.spent += Math.max(0, at - this.since);
      this.since = null;
    }
    elapsed() {
      return this.spent + (this.since === null ? 0 : performance.now() - this.since);
    }
  }

  /** "9:05", and below twenty seconds "0:19.4". A clock is out when it says so, not before. */
  function reading(ms) {
    const left = Math.max(0, ms);
    if (left < TENTHS) {
      const tenths = Math.ceil(left / 100);
      return `0:${String(Math.floor(tenths / 10)).padStart(2, "0")}.${tenths % 10}`;
    }
    const seconds = Math.ceil(left / 1000);
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    const rest = String(seconds % 60).padStart(2, "0");
    return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
  }

  function spoken(ms) {
    const seconds = Math.ceil(Math.max(0, ms) / 1000);
    const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
    const part = (number, word) => number > 0 && `${number} ${word}${number === 1 ? "" : "s"}`;
    return [part(minutes, "minute"), part(rest, "second")].filter(Boolean).join(" ") || "no time";
  }

  /** Time of a control in words: "10 minutes each, 5 seconds of delay a move". */
  Page.controlWords = (text) => {
    const [minutes, delay] = String(text).split("+");
    if (text === "none" || !minutes) return "No clock";
    return `${minutes} ${minutes === "1" ? "minute" : "minutes"} each${Number(delay) > 0 ? `, ${delay} ${delay === "1" ? "second" : "seconds"} of delay a move` : ""}`;
  };

  /** Both clocks of a table. `out()` is called when the asked person has no time left. */
  class Clocks {
    constructor(match, out) {
      Object.assign(this, { match, out, faces: {}, called: { first: Infinity, second: Infinity } });
      for (const seat of ["first", "second"]) this.faces[seat] = this.face();
      this.timer = setInterval(() => this.beat(), BEAT);
      this.beat();
    }

    close() {
      clearInterval(this.timer);
    }

    face() {
      const sign = h("span", { class: "clock-sign", "aria-hidden": "true" });
      const time = h("span", { class: "clock-time" });
      const delay = h("span", { class: "clock-delay" });
      return { root: h("div", { class: "clock", role: "timer", "aria-live": "off" }, sign, time, delay), sign, time, delay };
    }

    /** Time left on a seat's own clock, and what is left of the delay of this move (null when it is not running). */
    left(seat) {
      const { view, prompt } = this.match.state;
      const { left, delay } = view.poker.clock;
      if (prompt?.seat !== seat || prompt.left === null) return { main: left[seat], free: null };
      const rest = prompt.left - this.match.watch.elapsed();
      return { main: Math.min(left[seat], rest), free: Math.max(0, rest - left[seat]), delay, rest };
    }

    beat() {
      const { match } = this;
      if (!match.state.view.poker?.clock) return;
      for (const seat of ["first", "second"]) this.paint(seat, this.left(seat));
      const seat = match.asked;
      if (seat && match.watch.since !== null && this.left(seat).rest <= 0) this.out();
    }

    paint(seat, { main, free }) {
      const { root, sign, time, delay } = this.faces[seat];
      const low = main < LOW;
      const running = free !== null && this.match.watch.since !== null;
      const text = reading(main);
      if (time.textContent !== text) time.textContent = text;
      const rest = free > 0 ? `+${Math.ceil(free / 1000)}` : low ? "low" : "";
      if (delay.textContent !== rest) delay.textContent = rest;
      delay.title = free > 0 ? "Seconds of delay left in this move" : "";
      root.classList.toggle("running", running);
      root.classList.toggle("low", low);
      sign.textContent = low ? "!" : running ? "▸" : "";
      // Read only when asked for, so it follows the minutes, not the tenths.
      const name = `Clock of ${this.match.seat(seat).name}: ${spoken(Math.ceil(main / 10_000) * 10_000)}${low ? ", low" : ""}`;
      if (root.getAttribute("aria-label") !== name) root.setAttribute("aria-label", name);
      if (running && !(free > 0)) this.warn(seat, main);
    }

    /** At each threshold once: a sound, and words for those who do not see the face. */
    warn(seat, main) {
      const passed = CALLS.filter((seconds) => main <= seconds * 1000).at(-1) ?? Infinity;
      if (main > LOW) this.called[seat] = Infinity;
      if (passed >= this.called[seat]) return;
      this.called[seat] = passed;
      if (main <= 0 || this.match.isComputer(seat)) return;
      Page.sound("tick");
      Page.announce(`${this.match.seat(seat).name}: ${spoken(main)} left.`, "assertive");
    }
  }

  Object.assign(Page, { Stopwatch, Clocks });
})();
