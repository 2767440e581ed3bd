// The board of the table: shows views, plays events, and turns taps, drags and keys into offers. Board is all the app sees.
import { h } from "../ui/dom.js";
import { moves } from "../ui/settings.js";
import { Grid } from "./grid.js";
import { boardHooks, Input } from "./input.js";
import { landOf } from "./land.js";
import { PanMap } from "./map.js";
import { Motion } from "./motion.js";
import { boardColours, paintBoard } from "./paint.js";
import { Picks } from "./picks.js";
import { Shape } from "./shape.js";
import { boardWords } from "./words.js";

const LARGEST = 104;
const SMALLEST = 24; // below this nobody hits a square
const COARSE = 40;
const FINE = 28;
/** Rather squares a little under the wish than a board that pans for the sake of one file. */
const LENIENCE = 0.85;
/** A root lower than this has no height of its own: the board's width then decides. */
const NO_HEIGHT = 120;

const coarse = matchMedia("(pointer: coarse)");
const dark = matchMedia("(prefers-color-scheme: dark)");

/** @param {string} className @param {import("../ui/dom.js").Child[]} children */
const box = (className, ...children) => h("div", { class: className }, ...children);

/**
 * @typedef {import("../engine").View} View
 * @typedef {import("../engine").Offer} Offer
 * @typedef {import("./types").BoardOptions} BoardOptions
 * @typedef {{ last: number[], check: number[] }} Numbers
 */

export class Board {
  /** @type {View | null} */
  view = null;
  shape = new Shape(8, 8, false, false);
  /** Pixels of a square. */
  size = 0;
  over = -1;
  dragged = -1;
  /** Raised whenever a question that is still open loses its meaning. */
  answering = 0;
  /** The squares of a hint. @type {number[]} */
  hinted = [];
  /** Squares that something beside the board speaks of. @type {number[]} */
  pointed = [];
  /** Squares of choices made before the open question, choice by choice. @type {number[][]} */
  steps = [];
  /** From where to where a piece is about to capture. @type {number[]} */
  taking = [];
  /** Whether known bases are shown under the cloaks. */
  bases = false;
  /** Whether the open offers swap pieces. */
  swaps = false;
  /** The square that the app knows to be picked. @type {string | null} */
  told = null;
  /** @type {import("./types").Colours} */
  colours = {};
  /** @type {Numbers} */
  numbers = { last: [], check: [] };
  stop = new AbortController();
  picks = new Picks();
  motion = new Motion({ shape: () => this.shape, draw: () => this.draw(), lively: moves });
  canvas = h("canvas", { class: "board-canvas", "aria-hidden": "true" });
  below = h("div", { class: "board-edge board-below", "aria-hidden": "true" });
  left = h("div", { class: "board-edge board-left", "aria-hidden": "true" });

  /** @param {HTMLElement} root @param {BoardOptions} options */
  constructor(root, options) {
    this.root = root;
    this.options = options;
    this.grid = new Grid({
      pick: (square) => this.pick(square),
      clear: () => this.clear(),
      candidates: () => this.picks.next(),
      touched: () => this.motion.hurry(),
    });
    // The elements, from the outside in: stage, map, frame with the edges, window that pans, sheet.
    this.field = box("board-field", this.canvas, this.grid.element);
    this.pane = box("board-window", box("board-sheet", this.field, this.below));
    const framed = box("board-view", this.pane);
    this.map = new PanMap(framed, this.pane, { lively: moves });
    this.stage = box("board-stage", this.map.element, box("board-frame", this.left, framed));
    this.root.classList.add("board");
    this.root.replaceChildren(this.stage);
    this.input = new Input(this.grid, boardHooks(this));
    this.rebuild();
    this.watch();
    this.resize();
  }

  /** Size, theme and motion settings change while the board stands. */
  watch() {
    const { signal } = this.stop;
    const sizes = new ResizeObserver(() => this.resize());
    sizes.observe(this.root);
    const themes = new MutationObserver(() => this.repaint());
    for (const above of [document.documentElement, document.body]) {
      themes.observe(above, { attributeFilter: ["data-theme", "class"] });
    }
    signal.addEventListener("abort", () => {
      sizes.disconnect();
      themes.disconnect();
    });
    dark.addEventListener("change", () => this.repaint(), { signal });
    coarse.addEventListener("change", () => this.resize(), { signal });
  }

  destroy() {
    this.stop.abort();
    this.motion.hurry();
    this.root.replaceChildren();
    this.root.classList.remove("board", "board-flows");
  }

  // What is shown -------------------------------------------------------------------------------------------------

  /**
   * Plays the events from what is shown, then stands exactly on the view; without events it is painted at once.
   * @param {View} view @param {import("../engine").Events} [events] @returns {Promise<void>}
   */
  show(view, events = []) {
    this.motion.hurry();
    const same = this.view && this.view.files === view.files && this.view.ranks === view.ranks;
    this.view = view;
    this.numbers = { last: this.numbersOf(view.last), check: [] };
    if (!same) {
      this.offersNow([]);
      this.motion.settle(view);
      this.reshape(this.shape.flipped, this.shape.turned);
    }
    this.numbers = { last: this.numbersOf(view.last), check: this.numbersOf(view.check) };
    if (!same && this.numbers.last.length === 0) this.map.centre();
    this.map.reveal(this.numbers.last, !same);
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

  /** The offers of the open prompt that touch squares; an empty list: nothing can be picked. @param {Offer[]} list */
  offers(list) {
    this.offersNow(list);
    const first = this.picks.first();
    if (!this.grid.focused() && first.size > 0 && !first.has(this.grid.square)) {
      for (const square of this.shape.reading()) {
        if (!first.has(square)) continue;
        this.grid.current(square);
        break;
      }
    }
    this.map.revealAny([...first]);
    this.refresh();
  }

  /** @param {Offer[]} list */
  offersNow(list) {
    this.answering++;
    // A piece dropped by hand stays where he is until the engine's answer is shown, or the prompt is put again.
    if (list.length > 0) this.motion.parked = null;
    this.picks.reset(list, (name) => this.shape.square(name));
    this.swaps = list.some((offer) => offer.choice.t === "swap");
    this.tellPicked();
  }

  /** The app may have a button for the piece that is chosen. */
  tellPicked() {
    const square = this.picks.picked.length === 1 ? this.shape.name(this.picks.picked[0]) : null;
    if (square === this.told) return;
    this.told = square;
    this.options.picked(square);
  }

  /** Shows or hides the bases that this view knows, in the picture and in the names of the squares. @param {boolean} on */
  peek(on) {
    if (this.bases === Boolean(on)) return;
    this.bases = Boolean(on);
    this.refresh();
  }

  /** Picks a piece for somebody who dropped a card on him; whether he could be picked. @param {string} name */
  take(name) {
    const square = this.shape.square(name);
    if (!this.picks.first().has(square)) return false;
    this.picks.picked = [];
    this.pick(square);
    return true;
  }

  /** The name of the square under a point of the window, or null. @param {number} x @param {number} y */
  nameAt(x, y) {
    const square = this.squareAt(x, y);
    return square < 0 ? null : this.shape.name(square);
  }

  /** Marks the squares of a suggested answer; an empty list takes the marks away. @param {string[]} names */
  hint(names) {
    if (names.length + this.hinted.length === 0) return;
    this.hinted = this.numbersOf(names);
    this.map.revealAny(this.hinted);
    this.refresh();
  }

  /** Shows what belongs to the open question: `pointed` and `taking`, names of squares; `steps`, lists of such names. @param {{ pointed?: string[], steps?: string[][], taking?: string[] }} marks */
  mark({ pointed, steps, taking }) {
    const all = () => JSON.stringify([this.pointed, this.steps, this.taking]);
    const before = all();
    if (pointed) this.pointed = this.numbersOf(pointed);
    if (taking) this.taking = this.numbersOf(taking);
    if (steps) this.steps = steps.map((names) => this.numbersOf(names));
    if (all() !== before) this.refresh();
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
    this.motion.hurry();
    this.shape = new Shape(files, ranks, flipped, turned);
    this.rebuild();
    this.resize();
    if (this.view) this.map.reveal(this.numbers.last, true);
  }

  rebuild() {
    const { shape } = this;
    this.grid.build(shape);
    const edges = shape.edges();
    const letters = (list) => list.map((text) => Object.assign(document.createElement("span"), { textContent: text }));
    this.below.replaceChildren(...letters(edges.below));
    this.left.replaceChildren(...letters(edges.left));
    this.stage.style.setProperty("--board-columns", String(shape.columns));
    this.stage.style.setProperty("--board-rows", String(shape.rows));
  }

  /** Measures the room and chooses the size of a square. */
  resize() {
    const { root, shape } = this;
    root.classList.remove("board-flows");
    const width = root.clientWidth;
    let height = root.clientHeight;
    if (width === 0) return;
    const flows = height < NO_HEIGHT;
    if (flows) height = Infinity;
    root.classList.toggle("board-flows", flows);
    const rim = Math.round(Math.min(20, Math.max(15, width / 40)));
    const thin = Math.round(rim / 3);
    const [across, down] = [width - rim - thin, height - rim - thin];
    const wish = coarse.matches ? COARSE : FINE;
    const byWidth = across / shape.columns;
    const pans = shape.columns > 8 && byWidth < wish * LENIENCE;
    const byHeight = (down - (pans ? PanMap.height(shape) : 0)) / shape.rows;
    const most = pans ? wish : Math.min(byWidth, LARGEST);
    this.size = Math.floor(Math.max(SMALLEST, Math.min(most, byHeight)));
    const style = this.stage.style;
    style.setProperty("--board-size", `${this.size}px`);
    style.setProperty("--board-rim", `${rim}px`);
    style.setProperty("--board-thin", `${thin}px`);
    style.setProperty("--board-across", `${Math.min(this.size * shape.columns, Math.floor(across))}px`);
    this.map.set(pans, shape, this.size);
    this.refresh();
  }

  /** Names, marks and paint after anything changed. */
  refresh() {
    const { picks } = this;
    this.tellPicked();
    const next = picks.next();
    const first = picks.first();
    this.grid.label((square) => boardWords.describe(this, square, next, first));
    this.repaint();
  }

  repaint() {
    this.colours = boardColours(this.root);
    this.draw();
  }

  draw() {
    if (this.size === 0) return;
    const { picks, shape, motion } = this;
    const moving = motion.run !== null;
    const held = new Set([...motion.pieces.values()].map((piece) => piece.at));
    /** @type {number[]} */
    const empty = [];
    const chosen = moving ? empty : picks.picked;
    const { last } = this.numbers;
    const candidates = moving || chosen.length > 0 ? empty : [...picks.first()];
    const marks = {
      last,
      chosen,
      candidates,
      check: moving ? empty : this.numbers.check,
      targets: chosen.length > 0 ? [...picks.next()] : empty,
      over: this.over,
      swaps: this.swaps,
      hint: this.hinted,
      pointed: this.pointed,
      steps: moving ? [] : this.steps,
      taking: moving ? empty : this.taking,
    };
    paintBoard(this.canvas, {
      shape,
      size: this.size,
      colours: this.colours,
      sprites: motion.sprites(),
      dragged: this.dragged,
      bases: this.bases,
      occupied: (square) => held.has(square),
      marks,
      land: landOf(this.view, shape),
    });
    if (this.map.active && !moving) {
      const pieces = [...motion.pieces.values()].filter((piece) => piece.at >= 0);
      this.map.show(pieces, last, chosen.length > 0 ? marks.targets : candidates, this.colours);
    }
  }

  // What is picked ------------------------------------------------------------------------------------------------

  /** @param {number} square */
  pick(square) {
    const { picks } = this;
    if (!picks.takes(square)) {
      this.refuse(square);
      return;
    }
    const before = picks.last();
    const complete = picks.pick(square);
    if (complete.length > 0) {
      this.finish(complete);
      return;
    }
    const last = picks.last();
    if (last !== before) this.say(last);
    if (last >= 0) this.map.revealAny([...picks.next()]);
    this.refresh();
  }

  /** The square cannot be chosen; what was picked is put back. @param {number} square */
  refuse(square) {
    const { picks, shape } = this;
    const last = picks.last();
    picks.picked = [];
    this.refresh();
    this.options.refused(shape.name(square), last < 0 ? null : shape.name(last));
  }

  /** @param {number} square */
  say(square) {
    this.options.announce(boardWords.chosen(this, square));
  }

  /** The squares are picked; when several offers fit them the app asks which. */
  async finish(complete) {
    this.refresh();
    const asked = ++this.answering;
    const offer = complete.length === 1 ? complete[0] : await this.options.choose(complete);
    // Another prompt may have come while the chooser stood open.
    if (asked !== this.answering) return;
    this.picks.picked = [];
    if (offer) this.options.answer(offer);
    else this.motion.parked = null;
    this.refresh();
  }

  /** One step back; whether there was anything to go back from. */
  clear() {
    if (!this.picks.back()) return false;
    this.say(this.picks.last());
    this.refresh();
    return true;
  }

  /** Takes the piece out of the hand; its id. */
  letGo() {
    const id = this.dragged;
    this.dragged = -1;
    this.over = -1;
    return id;
  }

  /** The square under a point of the window, -1 outside the part that is shown. @param {number} x @param {number} y */
  squareAt(x, y) {
    const area = this.field.getBoundingClientRect();
    const shown = this.pane.getBoundingClientRect();
    if (x < shown.left || x >= shown.right) return -1;
    const [column, row] = [Math.floor((x - area.left) / this.size), Math.floor((y - area.top) / this.size)];
    if (column < 0 || row < 0 || column >= this.shape.columns || row >= this.shape.rows) return -1;
    return this.shape.at(column, row);
  }
}
