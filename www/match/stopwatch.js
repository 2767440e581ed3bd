// The time that a player has thought.

/** Measures how long a player thinks; it is paused while the veil is closed. */
export class Stopwatch {
  /** Milliseconds of thought before the watch was started last. */
  spent = 0;
  /** The time at which it was started; null while it is paused. @type {number | null} */
  since = null;

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
    return this.spent + (this.since === null ? 0 : Math.max(0, performance.now() - this.since));
  }
}
