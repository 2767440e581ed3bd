// The outcome of an answer, half transparent over the board, while the pointer rests on it or it has the focus.
import { h } from "../../ui/dom.js";
import { effectOf } from "./foretold.js";
import { outcome } from "./outcome.js";
import { paintOutcome, paintReach } from "./paint-outcome.js";

/**
 * @typedef {import("../../engine").Events} Events
 * @typedef {import("../../engine").Offer} Offer
 */

/** Milliseconds for which a pointer rests before anything is asked. */
const REST = 100;

export class Ghosts {
  #canvas = h("canvas", { class: "board-canvas ghosts", "aria-hidden": "true", hidden: true });
  /** The events that are shown as long as nothing is pointed at. @type {Events | null} */
  #always = null;
  /** The answers that a tap on the board gives without what would follow, and the number of their question.
   * @type {{ offers: Offer[], at: number } | null} */
  #under = null;
  /** The thing that is pointed at: a square's name, or the text of an answer. @type {string | null} */
  #at = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {import("../table.js").Table} table
   * @param {(text: string) => Promise<import("../../engine").Events | null>} ahead what would happen after an answer
   * @param {(square: string | null, words: string[]) => void} tell says what a lifted card does to a square
   */
  constructor(table, ahead, tell) {
    this.table = table;
    this.ahead = ahead;
    this.tell = tell;
    const { board, prompt } = table;
    if (!board) return;
    board.frame.canvas.after(this.#canvas);
    const { signal } = table.stop;
    for (const [root, name] of /** @type {[HTMLElement, string][]} */ ([
      [board.grid.element, "square"],
      [prompt.bar, "text"],
    ])) {
      /** @type {import("../../ui/types").Listen} */
      const on = (event, act) => root.addEventListener(event, act, { signal });
      const point = (/** @type {EventTarget | null} */ target) => {
        const node = target instanceof Element ? target.closest(`[data-${name}]`) : null;
        this.over(node instanceof HTMLElement ? (node.dataset[name] ?? null) : null);
      };
      on("pointermove", (event) => event.pointerType === "mouse" && point(event.target));
      on("focusin", ({ target }) => target instanceof Element && target.matches(":focus-visible") && point(target));
      for (const away of /** @type {const} */ (["pointerleave", "focusout", "click"])) on(away, () => this.over(null));
    }
    addEventListener("resize", () => this.show(null), { signal });
  }

  /**
   * Shows what would follow anyway; null: nothing any more. A tap on a square that would change gives the answer.
   * @param {Events | null} events @param {Offer | null} [offer] the answer from which it would follow
   */
  show(events, offer = null) {
    this.#always = events;
    this.over(null);
    const found = this.#paint(events);
    const { board } = this.table;
    if (!board) return;
    // Another question may stand by now.
    if (this.#under?.at === board.answering) board.offers(this.#under.offers, board.free, board.picks.planned);
    this.#under = null;
    // A tap on a piece that may move is about its move.
    const moves = board.picks.first();
    const squares = new Set(found?.changes.map(({ from, to }) => (to < 0 ? from : to)).filter((at) => !moves.has(at)));
    if (!offer || !squares.size) return;
    const offers = board.picks.offers.map((one) => one.offer);
    const taps = [...squares].map((at) => ({ ...offer, squares: [board.shape.name(at)] }));
    board.offers([...offers, ...taps], board.free, board.picks.planned);
    this.#under = { offers, at: board.answering };
  }

  /** Rings the squares to which the piece on a square could go, until something else is pointed at.
   * @param {string[]} names */
  reach(names) {
    const { board } = this.table;
    if (!board || board.motion.run) return;
    if (!names.length) return void this.#paint(this.#always);
    this.#canvas.hidden = false;
    this.#canvas.dataset.shows = `reach ${names.length}`;
    paintReach(this.#canvas, board, board.numbersOf(names));
  }

  /** Something is pointed at, a square or an answer. @param {string | null} at */
  over(at) {
    if (at === this.#at) return;
    this.#at = at;
    clearTimeout(this.#timer);
    this.tell(null, []);
    this.#paint(this.#always);
    if (at !== null) this.#timer = setTimeout(() => this.#look(at), REST);
  }

  /** @param {string} at */
  async #look(at) {
    const offer = this.#answerAt(at);
    const events = offer && (await this.ahead(offer.text));
    if (at !== this.#at || !events) return;
    this.#paint(events);
    if (at !== offer.text && (this.#under || this.table.match.plan)) this.tell(at, effectOf(offer, events));
  }

  /** The answer that is complete with what is pointed at. @param {string} at */
  #answerAt(at) {
    const { board, match } = this.table;
    if (!board || !match.asked || board.motion.run) return null;
    const named = match.offers.find(({ text }) => text === at);
    if (named) return named;
    const { picks, shape } = board;
    const all = [...picks.picked, shape.square(at)];
    return picks.fitting(all).find(({ squares }) => squares.length === all.length)?.offer ?? null;
  }

  /** @param {Events | null} events */
  #paint(events) {
    const { board } = this.table;
    if (!board) return null;
    const found = events && !board.motion.run ? outcome(board, events) : null;
    this.#canvas.hidden = !found || (!found.changes.length && !found.land);
    this.#canvas.dataset.shows = found ? String(found.changes.length) : "";
    if (found && !this.#canvas.hidden) paintOutcome(this.#canvas, board, found);
    return found;
  }
}
