// The pieces as they are shown right now, and the short movements that carry them from one position to the next.

const MOVE_TIME = 180;
const FADE_TIME = 120;
const CLOAK_TIME = 480;

/**
 * @typedef {import("./types").Shown} Shown
 * @typedef {import("./types").Sprite} Sprite
 * @typedef {Extract<import("../engine").Event, { id: number }>} BoardEvent
 * @typedef {{ column: number, row: number }} Spot
 *
 * The part a piece plays in a beat.
 * @typedef {{ part: "shift" | "rest" | "lift", from: Spot }} FromThere
 * @typedef {{ part: "uncloak", was: import("../engine").Kind }} Uncloaking
 * @typedef {FromThere | { part: "place" | "recast" } | Uncloaking} Part
 *
 * @typedef {object} Run
 * @property {BoardEvent[][]} beats
 * @property {import("../engine").View} view
 * @property {() => void} after
 * @property {number | null} time milliseconds of a beat, where these events are only a part of what has happened
 * @property {number} started
 * @property {number} progress
 * @property {number} frame
 * @property {ReturnType<typeof setTimeout> | undefined} guard
 * @property {Map<number, Part>} actors
 */

/**
 * Groups board events into beats that are shown at once; a piece that changes twice needs a second beat.
 * @param {import("../engine").Events} events
 */
function beatsOf(events) {
  /** @type {BoardEvent[][]} */
  const beats = [];
  let ids = new Set();
  for (const event of events) {
    if (!("id" in event)) continue;
    if (!beats.length || ids.has(event.id)) {
      beats.push([]);
      ids = new Set();
    }
    beats.at(-1)?.push(event);
    ids.add(event.id);
  }
  return beats;
}

/** @param {number} p */
const smooth = (p) => p * p * (3 - 2 * p);

export class Motion {
  /**
   * @param {{ shape: () => import("./shape.js").Shape, draw: () => void, animates: () => boolean }} hooks
   *   animates: whether things may move
   */
  constructor(hooks) {
    this.hooks = hooks;
    /** By their ids. @type {Map<number, Shown>} */
    this.pieces = new Map();
    /** @type {Run | null} */
    this.run = null;
    /** A piece dropped by hand, waiting for the engine's answer. @type {{ id: number, at: number } | null} */
    this.parked = null;
    /** The piece under the mouse that may be taken up, or -1. */
    this.raised = -1;
    /** The piece that lies, and how far it leans, in radians; until the board stands anew. */
    /** @type {{ id: number, angle: number } | null} */
    this.fallen = null;
    /** Sees what is about to move in so many milliseconds, and says by how many that takes longer. */
    /** @type {((events: BoardEvent[], time: number) => number) | null} */
    this.seen = null;
    /** The blow by which a piece is taken, an extra. @type {import("./types").Blow | null} */
    this.blow = null;
  }

  /** Shows exactly this view. @param {import("../engine").View} view */
  settle(view) {
    this.pieces.clear();
    view.cells.forEach((cell, at) => {
      if (cell) this.pieces.set(cell.id, { ...cell, cloaked: cell.cloaked === true, base: cell.base ?? null, at });
    });
    this.parked = this.fallen = null;
  }

  /** @param {number} square */
  pieceAt(square) {
    for (const piece of this.pieces.values()) if (piece.at === square) return piece;
    return null;
  }

  /**
   * Plays the events from what is shown, then settles on the view; `after` runs when that is done. With a time for each
   * beat more is to come: the pieces stay as these events leave them.
   * @param {import("../engine").Events} events @param {import("../engine").View} view @param {() => void} after
   * @param {number | null} [time]
   */
  play(events, view, after, time = null) {
    this.finishNow();
    const beats = beatsOf(events);
    this.run = { beats, view, after, time, started: 0, progress: 0, frame: 0, guard: undefined, actors: new Map() };
    if (beats.length === 0 || document.hidden) this.finishNow();
    else this.beat();
  }

  /** Ends all movement at once, so that the next input need not wait for it. */
  finishNow() {
    const { run } = this;
    if (!run) return;
    this.run = null;
    cancelAnimationFrame(run.frame);
    clearTimeout(run.guard);
    if (run.time === null) this.settle(run.view);
    else for (const event of run.beats.flat()) this.enact(event, run);
    run.after();
  }

  beat() {
    const { run } = this;
    if (!run) return;
    const events = run.beats.shift();
    if (!events) {
      this.finishNow();
      return;
    }
    run.actors.clear();
    const lifted = events.some((event) => event.t === "uncloak");
    const usual = run.time ?? (lifted ? CLOAK_TIME : this.hooks.animates() ? MOVE_TIME : FADE_TIME);
    const time = usual + (this.seen?.(events, usual) ?? 0);
    for (const event of events) this.enact(event, run);
    run.started = performance.now();
    // Frames stop in a hidden tab and in a frame that is scrolled away; a promise must not.
    clearTimeout(run.guard);
    run.guard = setTimeout(() => this.run === run && this.beat(), time + 120);
    /** @param {number} now */
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

  /** Notes the change in `pieces` and gives the piece a part to play. */
  /** @param {BoardEvent} event @param {Run} run */
  enact(event, run) {
    const shape = this.hooks.shape();
    let piece = this.pieces.get(event.id);
    const known = piece ?? run.view.cells.find((cell) => cell?.id === event.id);
    if (!known) return;
    if (!piece)
      this.pieces.set(
        event.id,
        (piece = {
          id: event.id,
          side: known.side,
          kind: known.kind,
          cloaked: known.cloaked === true,
          base: known.base ?? null,
          at: -1,
        }),
      );
    if (event.t === "shift") {
      const from = this.parked?.id === event.id ? this.parked.at : piece.at >= 0 ? piece.at : shape.square(event.from);
      piece.at = shape.square(event.to);
      run.actors.set(piece.id, { part: from === piece.at ? "rest" : "shift", from: shape.spot(from) });
    } else if (event.t === "lift") {
      run.actors.set(piece.id, { part: "lift", from: shape.spot(shape.square(event.from)) });
      piece.at = -1;
    } else if (event.t === "place") {
      piece.at = shape.square(event.at);
      run.actors.set(piece.id, { part: "place" });
    } else if (event.t === "uncloak") {
      run.actors.set(piece.id, { part: "uncloak", was: piece.kind });
      Object.assign(piece, { kind: event.kind, cloaked: false, base: null });
    } else {
      if (event.t === "defect") piece.side = event.side;
      else piece.kind = event.kind;
      run.actors.set(piece.id, { part: "recast" });
    }
    if (this.parked?.id === event.id) this.parked = null;
  }

  /** Everything to paint, lowest first: { piece, column, row, alpha, scale }. */
  sprites() {
    const shape = this.hooks.shape();
    const animates = this.hooks.animates();
    /** @type {[Sprite[], Sprite[], Sprite[]]} */
    const [under, still, over] = [[], [], []];
    for (const piece of this.pieces.values()) {
      const actor = this.run?.actors.get(piece.id);
      const at = this.parked?.id === piece.id ? this.parked.at : piece.at;
      if (!actor) {
        const { column, row } = shape.spot(at);
        const up = animates && piece.id === this.raised ? 0.06 : 0;
        const covered = this.parked?.at === at && this.parked.id !== piece.id;
        if (at >= 0)
          (this.parked?.id === piece.id ? over : still).push({
            piece,
            column,
            row: row - up,
            alpha: covered ? 0.3 : 1,
            scale: 1 + up,
            lifted: up > 0,
            lean: this.fallen?.id === piece.id ? this.fallen.angle : 0,
          });
        continue;
      }
      const p = smooth(this.run?.progress ?? 0);
      if (actor.part === "lift") {
        under.push({ piece, ...actor.from, alpha: 1 - p, scale: animates ? 1 - 0.25 * p : 1 });
        continue;
      }
      if (piece.at < 0) continue;
      if (actor.part === "uncloak") {
        over.push({
          piece,
          ...shape.spot(piece.at),
          alpha: 1,
          scale: 1,
          uncloaking: { kind: actor.was, p, rise: animates ? p : 0 },
        });
        continue;
      }
      const to = shape.spot(piece.at);
      if (!animates) over.push({ piece, ...to, alpha: actor.part === "rest" ? 1 : p, scale: 1 });
      else if (actor.part === "shift") {
        const { from } = actor;
        over.push({
          piece,
          column: from.column + (to.column - from.column) * p,
          row: from.row + (to.row - from.row) * p,
          alpha: 1,
          scale: 1,
        });
      } else if (actor.part === "place")
        over.push({ piece, column: to.column, row: to.row - 0.5 * (1 - p), alpha: p, scale: 1 + 0.2 * (1 - p) });
      else over.push({ piece, ...to, alpha: 1, scale: actor.part === "recast" ? 1 + 0.25 * Math.sin(Math.PI * p) : 1 });
    }
    return [...under, ...still, ...over];
  }
}
