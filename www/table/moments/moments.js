// The extra `moments`: what is worth more than a move has half a second of its own: light, dust, a jolt, a sound. It
// lies over the table, takes no tap, ends with the next one, and one moment at a time is shown.
import { added } from "../../cards/added.js";
import { quietly } from "../../extras/extra.js";
import { sound } from "../../sound/sound.js";
import { fromNow } from "../../ui/begun.js";
import { h } from "../../ui/dom.js";
import { motionAllowed, settings } from "../../ui/settings.js";
import { Blow, weightOf } from "./blow.js";
import { topple } from "./fall.js";
import { kingTaken } from "./king.js";
import { uncover } from "./reveal.js";
import { Scenery } from "./scenery.js";
import { comesToLight, isGreat, lossOf, taken } from "./seen.js";

/**
 * @typedef {import("../../engine").Events} Events
 * @typedef {import("../../engine").View} View
 * @typedef {import("../../board/motion.js").BoardEvent} BoardEvent
 */

/** Milliseconds: a moment, its still mark, by how much the lifting of a cloak is slowed down, a check, a king lost. */
const TIMES = { whole: 950, still: 700, slower: 500, check: 700, king: 1800 };
/** The moment of a cloak that comes off, by the pace. @type {Record<string, number>} */
const BARE = { slow: 1200, normal: 980, fast: 600 };

/** The greater moment takes the place of the lesser, and the later one that of its like. */
const RANKS = { check: 1, crown: 2, great: 2, stamp: 3, stake: 3, prize: 4, bare: 4, king: 5, mate: 6 };

/** @typedef {keyof typeof RANKS} Kind */

export class Moments {
  /** The moment that is shown. @type {{ kind: Kind, end: () => void } | null} */
  #now = null;
  /** Over when the moment is that nobody should answer into: a king or a base has come to light. */
  #standing = Promise.resolve();
  /** Squares of kings in check, as they were shown last. */
  #checked = "";

  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    const { board, match, stop } = table;
    if (board) board.motion.seen = (events, time) => this.#seen(events, time);
    this.#checked = match.view.check.join();
    stop.signal.addEventListener("abort", () => this.end());
    // Pictures of a king that may be taken, or of what a cloak hides.
    const { cells } = match.view;
    const needed = cells.some((cell) => cell?.cloaked) || cells.filter((cell) => cell?.kind === "king").length > 2;
    if (needed && !added.scenes) void quietly("cards", stop.signal);
  }

  /** Nothing of it stays on the screen. */
  end() {
    this.#now?.end();
  }

  /**
   * Shows a moment, unless a greater one is shown; resolves when it is over.
   * @param {Kind} kind @param {(scenery: Scenery) => void} build @param {import("../../sound/names.js").Name} heard
   */
  async show(kind, build, heard, time = TIMES.whole) {
    if (settings.pace === "once" || document.hidden || !this.table.board) return;
    if (this.#now && this.#now.kind !== kind && RANKS[this.#now.kind] >= RANKS[kind]) return;
    this.end();
    const still = !motionAllowed();
    const layer = h("div", {
      class: "moment-layer",
      "aria-hidden": "true",
      data: { moment: kind, still: String(still) },
    });
    layer.style.setProperty("--lasts", `${time}ms`);
    const stop = new AbortController();
    const scenery = new Scenery(this.table, layer, still, stop.signal);
    // Words are measured there.
    this.table.root.append(layer);
    build(scenery);
    sound(heard);
    const isEarly = fromNow();
    for (const way of ["pointerdown", "keydown"])
      addEventListener(way, (event) => isEarly(event) || stop.abort(), { signal: stop.signal, capture: true });
    await new Promise((done) => {
      // Words stand as long without motion.
      const timer = setTimeout(() => stop.abort(), still && time === TIMES.whole ? TIMES.still : time);
      const end = () => stop.abort();
      this.#now = { kind, end };
      stop.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        layer.remove();
        if (this.#now?.end === end) this.#now = null;
        done(null);
      });
    });
  }

  /**
   * Sees what is about to move, and says by how many milliseconds that takes longer than usual.
   * @param {BoardEvent[]} events @param {number} time
   */
  #seen(events, time) {
    const { board, match } = this.table;
    if (!board || settings.pace === "once") return 0;
    const bare = comesToLight(events, board.motion.pieces);
    if (bare) {
      const heard = bare.kind === "king" ? "king" : "reveal";
      this.#standing = this.show("bare", (scenery) => uncover(scenery, bare), heard, BARE[settings.pace]);
      return motionAllowed() && settings.pace !== "fast" ? TIMES.slower : 0;
    }
    const capture = taken(events, board.motion.pieces, board.shape, match.view.log);
    if (!capture) return 0;
    this.#strike(capture, time);
    if (!isGreat(capture.victim.kind)) return 0;
    if (lossOf(capture, match.view))
      this.#standing = this.show("king", (scenery) => kingTaken(scenery, capture), "king", TIMES.king);
    else void this.#prize(capture);
    return 0;
  }

  /** A great piece is taken. @param {import("./seen.js").Capture} capture */
  #prize(capture) {
    const own = capture.victim.kind === "king" ? null : this.table.panels?.prize?.(capture);
    return own
      ? this.show(own.kind, own.build, own.heard, own.lasts)
      : this.show("great", (scenery) => scenery.captured(capture), "great");
  }

  /** The taken piece is knocked off the board. @param {import("./seen.js").Capture} capture @param {number} time */
  #strike(capture, time) {
    const { board, stop } = this.table;
    if (!board || settings.pace === "once") return;
    const weight = weightOf(capture.victim);
    const isCarried = isGreat(capture.victim.kind);
    if (weight > 1 && !isCarried) sound(weight > 2 ? "thud" : "hit");
    if (!motionAllowed()) return;
    const blow = new Blow(board, capture, time, settings.pace, isCarried);
    board.motion.blow = blow;
    blow.run(stop.signal);
  }

  /**
   * Shows what has come of an answer, once pieces and cards lie as in the view. The end of a game waits for it, and
   * an answer that no player here gives waits for what has just come to light.
   * @param {View} view @param {Events} events
   */
  async after(view, events) {
    await this.#tell(view, events);
    await this.#standing;
  }

  /** @param {View} view @param {Events} events */
  async #tell(view, events) {
    const { check, result } = view;
    const checked = check.join();
    const fresh = checked !== this.#checked;
    this.#checked = checked;
    const own = (await this.table.panels?.moment?.(events)) ?? null;
    const [crowned] = events.flatMap((event) =>
      event.t === "say" && event.moved?.becomes ? event.squares.slice(-1) : [],
    );
    const cancel = events.findLast((event) => event.t === "cancel");
    if (result?.how === "checkmate") await this.#mate(view);
    if (own) await this.show(own.kind, own.build, own.heard, own.lasts);
    else if (result?.how === "checkmate") return;
    else if (cancel?.t === "cancel") await this.show("stamp", (scenery) => scenery.cancelled(view, cancel.by), "stamp");
    else if (crowned) void this.show("crown", (scenery) => scenery.crowned(crowned), "crown");
    else if (check.length && fresh && !result)
      void this.show("check", (scenery) => scenery.check(check, view.checkers), "check", TIMES.check);
  }

  /** The king falls. @param {View} view */
  async #mate(view) {
    const { board } = this.table;
    const [at] = view.check;
    if (!board || !at || settings.pace === "once") return;
    await this.show("mate", (scenery) => topple(board, at, scenery), "mate");
  }
}
