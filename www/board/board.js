// The board of the table: shows views, plays events, and turns taps, drags and keys into offers.
import { motionAllowed } from "../ui/settings.js";
import { pickSquare, sayChosen } from "./choice.js";
import { Display } from "./display.js";
import { Frame } from "./frame.js";
import { Grid } from "./grid.js";
import { boardHooks } from "./hooks.js";
import { Input } from "./input.js";
import { BoardMarks } from "./marks.js";
import { Motion } from "./motion.js";
import { Picks } from "./picks.js";
import { Shape } from "./shape.js";
import { weights } from "./weights.js";

/**
 * @typedef {import("../engine").View} View
 * @typedef {import("../engine").Offer} Offer
 * @typedef {import("./types").BoardOptions} BoardOptions
 */

export class Board {
  /** @type {View | null} */
  view = null;
  shape = new Shape(8, 8, false, false);
  over = -1;
  dragged = -1;
  /** Counts the questions: a choice that was made for an earlier one is stale. */
  answering = 0;
  marks = new BoardMarks();
  /** True while known bases are shown under the cloaks. */
  bases = false;
  /** True while the open offers swap pieces. */
  swaps = false;
  /** The army whose pieces stand on their heads: its player sits across. @type {import("../engine").SideName | null} */
  onHead = null;
  /** True while every piece may move as it usually does: then none is marked as one that can be chosen. */
  free = false;
  /** The square that the page knows to be picked. @type {string | null} */
  known = null;
  stop = new AbortController();
  picks = new Picks();
  display = new Display(this);
  motion = new Motion({ shape: () => this.shape, draw: () => this.display.flush(), animates: motionAllowed });

  /** @param {HTMLElement} root @param {BoardOptions} options */
  constructor(root, options) {
    this.options = options;
    this.grid = new Grid({
      pick: (/** @type {number} */ square) => this.pick(square),
      clear: () => this.clear(),
      candidates: () => this.picks.next(),
      touched: () => this.motion.finishNow(),
    });
    this.frame = new Frame(root, this.grid.element);
    this.map = this.frame.map;
    this.input = new Input(this.grid, boardHooks(this));
    this.rebuild();
    this.frame.watch(
      () => this.resize() && this.display.flush(),
      () => this.display.recolour(),
      this.stop.signal,
    );
  }

  destroy() {
    this.stop.abort();
    this.motion.finishNow();
    this.display.end();
    this.frame.remove();
  }

  /**
   * Plays the events from what is shown, then stands exactly on the view; without events it is painted at once.
   * @param {View} view @param {import("../engine").Events} [events] @returns {Promise<void>}
   */
  show(view, events = []) {
    this.motion.finishNow();
    const same = this.view && this.view.files === view.files && this.view.ranks === view.ranks;
    this.view = view;
    this.marks.last = this.marks.changed = this.marks.check = this.marks.checkers = [];
    if (!same) {
      this.offersNow([]);
      this.motion.settle(view);
      this.reshape(this.shape.flipped, this.shape.turned);
    }
    this.marks.see(view, (names) => this.numbersOf(names));
    if (!same && this.marks.last.length === 0) this.map.begin(weights(view));
    this.map.reveal(this.marks.last, !same);
    return new Promise((done) => {
      this.motion.play(same ? events : [], view, () => {
        this.refresh();
        done();
      });
    });
  }

  /** @param {string[]} names */
  numbersOf(names) {
    return names.map((name) => this.shape.square(name)).filter((square) => square >= 0);
  }

  /** Offers that touch squares, if any do; planned ones can be taken back. @param {Offer[]} list */
  offers(list, free = false, planned = false) {
    this.free = free;
    this.offersNow(list, planned);
    const first = this.picks.first();
    this.grid.begin(first);
    // If nothing can be chosen, the map moves to a king in check, so that a mate is in sight.
    this.map.choose(first.size ? [...first] : this.marks.check);
    this.refresh();
  }

  /** @param {Offer[]} list */
  offersNow(list, planned = false) {
    this.answering++;
    // A piece that was dropped stays where it is until the engine's answer is shown, or the question is put again.
    if (list.length > 0) this.motion.parked = null;
    this.picks.reset(list, (name) => this.shape.square(name), planned);
    this.swaps = list.some((offer) => ["swap", "place"].includes(offer.choice.t));
    this.tellPicked();
  }

  /** Tells the table which piece is chosen: it may have a button for it. */
  tellPicked() {
    const [only, ...more] = this.picks.picked;
    const square = only !== undefined && !more.length ? this.shape.name(only) : null;
    if (square === this.known) return;
    this.known = square;
    this.options.picked(square);
  }

  /** Shows or hides the bases that this view knows, painted and in the names of the squares. @param {boolean} on */
  peek(on) {
    if (this.bases === on) return;
    this.bases = on;
    this.refresh();
  }

  /** Picks the piece on which a card was dropped; whether it could be picked. @param {string} name */
  take(name) {
    const square = this.shape.square(name);
    if (!this.picks.first().has(square)) return false;
    this.picks.picked = [];
    this.pick(square);
    return true;
  }

  /** The name of the square under a point of the window, or null. @param {number} x @param {number} y */
  nameAt(x, y) {
    const square = this.frame.squareAt(this.shape, x, y);
    return square < 0 ? null : this.shape.name(square);
  }

  /** Brings squares in sight at once, the first at least. @param {string[]} names */
  sight(names) {
    this.map.reveal(this.numbersOf(names).reverse(), true);
  }

  /** Marks the squares of a suggested answer; an empty list takes the marks away. @param {string[]} names */
  hint(names) {
    if (names.length + this.marks.hint.length === 0) return;
    this.marks.hint = this.numbersOf(names);
    this.map.revealAny(this.marks.hint);
    this.refresh();
  }

  /** Marks what the open question is about, or points out squares. @param {import("./marks.js").MarkChange} change */
  mark(change) {
    if (this.marks.set(change, (names) => this.numbersOf(names))) this.refresh();
  }

  /** @param {boolean} on */
  flip(on) {
    this.reshape(Boolean(on), this.shape.turned);
  }

  /** The wide board on its side: 8 wide, 16 tall. @param {boolean} on */
  turn(on) {
    this.reshape(this.shape.flipped, Boolean(on));
  }

  focus() {
    this.grid.focus();
  }

  /** @param {boolean} flipped @param {boolean} turned */
  reshape(flipped, turned) {
    const { shape } = this;
    const { files, ranks } = this.view ?? shape;
    if (shape.flipped === flipped && shape.turned === turned && shape.files === files && shape.ranks === ranks) return;
    this.motion.finishNow();
    this.shape = new Shape(files, ranks, flipped, turned);
    this.rebuild();
    this.resize();
    if (this.view) this.map.reveal(this.marks.last, true);
  }

  rebuild() {
    this.grid.build(this.shape);
    this.frame.label(this.shape);
  }

  /** Measures the room again; whether the board has another size now. */
  resize() {
    const changed = this.frame.measure(this.shape);
    if (changed) this.refresh();
    return changed;
  }

  /** Names, marks and paint follow with the next frame, after anything changed. */
  refresh() {
    this.tellPicked();
    this.display.later(true);
  }

  /** The paint alone follows with the next frame. */
  draw() {
    this.display.later();
  }

  /** @param {number} square */
  pick(square) {
    pickSquare(this, square);
  }

  /** One step back; whether there was anything to go back from. */
  clear() {
    if (this.input.callOff()) return true;
    if (!this.picks.back()) return false;
    sayChosen(this);
    this.refresh();
    return true;
  }

  /** Ends the dragging of a piece; its id. */
  endDrag() {
    const id = this.dragged;
    this.dragged = -1;
    this.over = -1;
    return id;
  }
}
