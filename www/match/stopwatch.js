// How long somebody has thought.

/** Measures thought; it stands while the veil is closed. */
export class Stopwatch {
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
