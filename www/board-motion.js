// The men as they are shown right now, and the short movements that carry them from one position to the next.
"use strict";
(() => {
  const Page = (globalThis.Page ??= {});

  const MOVE_TIME = 180;
  const FADE_TIME = 120;
  const CLOAK_TIME = 480;
  const CHANGES = new Set(["shift", "lift", "place", "recast", "uncloak"]);

  /** Groups board events into beats that are shown at once; a man that changes twice needs a second beat. */
  function beatsOf(events) {
    const beats = [];
    let ids = null;
    for (const event of events) {
      if (!CHANGES.has(event.t)) continue;
      if (!ids || ids.has(event.id)) {
        beats.push([]);
        ids = new Set();
      }
      beats.at(-1).push(event);
      ids.add(event.id);
    }
    return beats;
  }

  const smooth = (p) => p * p * (3 - 2 * p);

  Page.BoardMotion = class BoardMotion {
    /** `hooks`: shape() -> BoardShape, draw(), lively() -> whether things may move. */
    constructor(hooks) {
      this.hooks = hooks;
      this.men = new Map(); // id -> { id, side, kind, at }
      this.run = null;
      this.parked = null; // { id, at }: a man dropped by hand, waiting for the engine's word
    }

    /** Shows exactly this view. */
    settle(view) {
      this.men.clear();
      view.cells.forEach((cell, at) => {
        if (cell) this.men.set(cell.id, { ...cell, cloaked: cell.cloaked === true, base: cell.base ?? null, at });
      });
      this.parked = null;
    }

    manAt(square) {
      for (const man of this.men.values()) if (man.at === square) return man;
      return null;
    }

    /** Plays the events from what is shown, then settles on the view; `after` runs when that is done. */
    play(events, view, after) {
      this.hurry();
      const beats = beatsOf(events);
      this.run = { beats, view, after, started: 0, frame: 0, guard: 0, actors: new Map() };
      if (beats.length === 0 || document.hidden) this.hurry();
      else this.beat();
    }

    /** Ends all movement at once: the next input should not have to wait for it. */
    hurry() {
      const { run } = this;
      if (!run) return;
      this.run = null;
      cancelAnimationFrame(run.frame);
      clearTimeout(run.guard);
      this.settle(run.view);
      run.after();
    }

    beat() {
      const { run } = this;
      const events = run.beats.shift();
      if (!events) {
        this.hurry();
        return;
      }
      run.actors.clear();
      for (const event of events) this.enact(event, run);
      run.started = performance.now();
      const lifted = events.some((event) => event.t === "uncloak");
      const time = lifted ? CLOAK_TIME : this.hooks.lively() ? MOVE_TIME : FADE_TIME;
      // Frames stop in a hidden tab and in a frame that is scrolled away; a promise must not.
      clearTimeout(run.guard);
      run.guard = setTimeout(() => this.run === run && this.beat(), time + 120);
      const tick = (now) => {
        if (this.run !== run) return;
        run.progress = Math.min(1, Math.max(0, (now - run.started) / time));
        this.hooks.draw();
        if (run.progress < 1) run.frame = requestAnimationFrame(tick);
        else this.beat();
      };
      run.progress = 0;
      run.frame = requestAnimationFrame(tick);
    }

    /** Notes the change in `men` and gives the man a part to play. */
    enact(event, run) {
      const shape = this.hooks.shape();
      let man = this.men.get(event.id);
      const known = man ?? run.view.cells.find((cell) => cell?.id === event.id);
      if (!known) return;
      if (!man) this.men.set(event.id, (man = { id: event.id, side: known.side, kind: known.kind, cloaked: known.cloaked === true, base: known.base ?? null, at: -1 }));
      if (event.t === "shift") {
        const from = this.parked?.id === event.id ? this.parked.at : man.at >= 0 ? man.at : shape.square(event.from);
        man.at = shape.square(event.to);
        run.actors.set(man.id, { part: from === man.at ? "rest" : "shift", from: shape.spot(from) });
      } else if (event.t === "lift") {
        run.actors.set(man.id, { part: "lift", from: shape.spot(shape.square(event.from)) });
        man.at = -1;
      } else if (event.t === "place") {
        man.at = shape.square(event.at);
        run.actors.set(man.id, { part: "place" });
      } else if (event.t === "uncloak") {
        run.actors.set(man.id, { part: "uncloak", was: man.kind });
        Object.assign(man, { kind: event.kind, cloaked: false, base: null });
      } else {
        man.kind = event.kind;
        run.actors.set(man.id, { part: "recast" });
      }
      if (this.parked?.id === event.id) this.parked = null;
    }

    /** Everything to paint, lowest first: { man, column, row, alpha, scale }. */
    sprites() {
      const shape = this.hooks.shape();
      const lively = this.hooks.lively();
      const [under, still, over] = [[], [], []];
      for (const man of this.men.values()) {
        const actor = this.run?.actors.get(man.id);
        const at = this.parked?.id === man.id ? this.parked.at : man.at;
        if (!actor) {
          if (at >= 0) (this.parked?.id === man.id ? over : still).push({ man, ...shape.spot(at), alpha: 1, scale: 1 });
          continue;
        }
        const p = smooth(this.run.progress ?? 0);
        if (actor.part === "lift") {
          under.push({ man, ...actor.from, alpha: 1 - p, scale: lively ? 1 - 0.25 * p : 1 });
          continue;
        }
        if (man.at < 0) continue;
        if (actor.part === "uncloak") {
          over.push({ man, ...shape.spot(man.at), alpha: 1, scale: 1, falling: { kind: actor.was, p, rise: lively ? p : 0 } });
          continue;
        }
        const to = shape.spot(man.at);
        if (!lively) over.push({ man, ...to, alpha: actor.part === "rest" ? 1 : p, scale: 1 });
        else if (actor.part === "shift") {
          const { from } = actor;
          over.push({ man, column: from.column + (to.column - from.column) * p, row: from.row + (to.row - from.row) * p, alpha: 1, scale: 1 });
        } else if (actor.part === "place") over.push({ man, column: to.column, row: to.row - 0.5 * (1 - p), alpha: p, scale: 1 + 0.2 * (1 - p) });
        else over.push({ man, ...to, alpha: 1, scale: actor.part === "recast" ? 1 + 0.25 * Math.sin(Math.PI * p) : 1 });
      }
      return [...under, ...still, ...over];
    }
  };
})();
