// The board of the table: shows views, plays events, and turns taps, drags and keys into offers. Page.Board is all the app sees.
"use strict";
(() => {
  const Page = (globalThis.Page ??= {});

  const LARGEST = 104;
  const SMALLEST = 24; // below this nobody hits a square
  const COARSE = 40;
  const FINE = 28;
  /** Rather squares a little under the wish than a board that pans for the sake of one file. */
  const LENIENCE = 0.85;
  /** A root lower than this has no height of its own: the board's width then decides. */
  const NO_HEIGHT = 120;

  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const coarse = matchMedia("(pointer: coarse)");
  const dark = matchMedia("(prefers-color-scheme: dark)");

  /** Switched by Board.motion(); the cards heed it too. */
  Page.motion = true;
  Page.mayMove = () => Page.motion && !reduced.matches;

  function element(className, ...children) {
    const made = document.createElement("div");
    made.className = className;
    made.append(...children);
    return made;
  }

  Page.Board = class Board {
    constructor(root, options) {
      this.root = root;
      this.options = options;
      this.view = null;
      this.shape = new Page.BoardShape(8, 8, false, false);
      this.size = 0;
      this.over = -1;
      this.dragged = -1;
      this.answering = 0;
      this.hinted = []; // the squares of a hint
      this.pointed = []; // squares that something beside the board speaks of
      this.steps = []; // squares of choices made before the open question, choice by choice
      this.taking = []; // from where to where a man is about to take
      this.bases = false; // whether known bases are shown under the cloaks
      this.picks = new Page.BoardPicks();
      this.motionPlayer = new Page.BoardMotion({ shape: () => this.shape, draw: () => this.draw(), lively: Page.mayMove });
      this.grid = new Page.BoardGrid({
        pick: (square) => this.pick(square),
        clear: () => this.clear(),
        candidates: () => this.picks.next(),
        touched: () => this.motionPlayer.hurry(),
      });
      this.lay();
      this.input = new Page.BoardInput(this.grid, Page.boardHooks(this));
      this.rebuild();
      this.watch();
      this.resize();
    }

    /** The elements, from the outside in: stage, map, frame with the edges, window that pans, sheet. */
    lay() {
      this.canvas = document.createElement("canvas");
      this.canvas.className = "board-canvas";
      this.canvas.setAttribute("aria-hidden", "true");
      this.below = element("board-edge board-below");
      this.left = element("board-edge board-left");
      for (const edge of [this.below, this.left]) edge.setAttribute("aria-hidden", "true");
      this.field = element("board-field", this.canvas, this.grid.element);
      this.pane = element("board-window", element("board-sheet", this.field, this.below));
      this.framed = element("board-view", this.pane);
      this.map = new Page.BoardMap(this.framed, this.pane, { lively: Page.mayMove });
      this.frame = element("board-frame", this.left, this.framed);
      this.stage = element("board-stage", this.map.element, this.frame);
      this.root.classList.add("board");
      this.root.replaceChildren(this.stage);
    }

    /** Size, theme and motion settings change while the board stands. */
    watch() {
      this.sizes = new ResizeObserver(() => this.resize());
      this.sizes.observe(this.root);
      this.themes = new MutationObserver(() => this.repaint());
      for (const above of [document.documentElement, document.body]) this.themes.observe(above, { attributeFilter: ["data-theme", "class"] });
      this.onTheme = () => this.repaint();
      this.onPointer = () => this.resize();
      dark.addEventListener("change", this.onTheme);
      coarse.addEventListener("change", this.onPointer);
    }

    destroy() {
      this.motionPlayer.hurry();
      this.sizes.disconnect();
      this.themes.disconnect();
      dark.removeEventListener("change", this.onTheme);
      coarse.removeEventListener("change", this.onPointer);
      this.root.replaceChildren();
      this.root.classList.remove("board", "board-flows");
    }

    // What is shown -------------------------------------------------------------------------------------------------

    /** Plays the events from what is shown, then stands exactly on the view; without events it is painted at once. */
    show(view, events = []) {
      this.motionPlayer.hurry();
      const same = this.view && this.view.files === view.files && this.view.ranks === view.ranks;
      this.view = view;
      this.numbers = { last: this.numbersOf(view.last), check: [] };
      if (!same) {
        this.offersNow([]);
        this.motionPlayer.settle(view);
        this.reshape(this.shape.flipped, this.shape.turned);
      }
      this.numbers = { last: this.numbersOf(view.last), check: this.numbersOf(view.check) };
      if (!same && this.numbers.last.length === 0) this.map.centre();
      this.map.reveal(this.numbers.last, !same);
      return new Promise((done) => {
        this.motionPlayer.play(same ? events : [], view, () => {
          this.refresh();
          done();
        });
      });
    }

    numbersOf(names) {
      return names.map((name) => this.shape.square(name)).filter((square) => square >= 0);
    }

    /** The offers of the open prompt that touch squares; an empty list: nothing can be picked. */
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

    offersNow(list) {
      this.answering++;
      // A man dropped by hand stays where he is until the engine's answer is shown, or the prompt is put again.
      if (list.length > 0) this.motionPlayer.parked = null;
      this.picks.reset(list, (name) => this.shape.square(name));
      this.swaps = list.some((offer) => offer.choice.t === "swap");
      this.tellPicked();
    }

    /** The app may have a button for the man that is chosen. */
    tellPicked() {
      const square = this.picks.picked.length === 1 ? this.shape.name(this.picks.picked[0]) : null;
      if (square === this.told) return;
      this.told = square;
      this.options.picked?.(square);
    }

    /** Shows or hides the bases that this view knows, in the picture and in the names of the squares. */
    peek(on) {
      if (this.bases === Boolean(on)) return;
      this.bases = Boolean(on);
      this.refresh();
    }

    /** Picks a man for somebody who dropped a card on him; whether he could be picked. */
    take(name) {
      const square = this.shape.square(name);
      if (!this.picks.first().has(square)) return false;
      this.picks.picked = [];
      this.pick(square);
      return true;
    }

    /** The name of the square under a point of the window, or null. */
    nameAt(x, y) {
      const square = this.squareAt(x, y);
      return square < 0 ? null : this.shape.name(square);
    }

    /** Marks the squares of a suggested answer; an empty list takes the marks away. */
    hint(names) {
      if (names.length + this.hinted.length === 0) return;
      this.hinted = this.numbersOf(names);
      this.map.revealAny(this.hinted);
      this.refresh();
    }

    /** Shows what belongs to the open question: `pointed` and `taking`, names of squares; `steps`, lists of such names. */
    mark({ pointed, steps, taking }) {
      const all = () => JSON.stringify([this.pointed, this.steps, this.taking]);
      const before = all();
      if (pointed) this.pointed = this.numbersOf(pointed);
      if (taking) this.taking = this.numbersOf(taking);
      if (steps) this.steps = steps.map((names) => this.numbersOf(names));
      if (all() !== before) this.refresh();
    }

    flip(on) {
      this.reshape(Boolean(on), this.shape.turned);
    }

    /** The wide board on its side: 8 wide, 16 tall. */
    turn(on) {
      this.reshape(this.shape.flipped, Boolean(on));
    }

    motion(on) {
      Page.motion = Boolean(on);
    }

    focus() {
      this.grid.focus();
    }

    reshape(flipped, turned) {
      const { shape } = this;
      const { files, ranks } = this.view ?? shape;
      if (shape.flipped === flipped && shape.turned === turned && shape.files === files && shape.ranks === ranks) return;
      this.motionPlayer.hurry();
      this.shape = new Page.BoardShape(files, ranks, flipped, turned);
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
      this.stage.style.setProperty("--board-columns", shape.columns);
      this.stage.style.setProperty("--board-rows", shape.rows);
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
      const rim = Math.round(Math.min(20, Math.max(13, width / 40)));
      const thin = Math.round(rim / 3);
      const [across, down] = [width - rim - thin, height - rim - thin];
      const wish = coarse.matches ? COARSE : FINE;
      const byWidth = across / shape.columns;
      const pans = shape.columns > 8 && byWidth < wish * LENIENCE;
      const byHeight = (down - (pans ? Page.BoardMap.height(shape) : 0)) / shape.rows;
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
      this.grid.label((square) => Page.boardWords.describe(this, square, next, first));
      this.repaint();
    }

    repaint() {
      this.colours = Page.boardColours(this.root);
      this.draw();
    }

    draw() {
      if (this.size === 0) return;
      const { picks, shape, motionPlayer } = this;
      const moving = motionPlayer.run !== null;
      const held = new Set([...motionPlayer.men.values()].map((man) => man.at));
      const empty = [];
      const chosen = moving ? empty : picks.picked;
      const last = this.numbers?.last ?? empty;
      const candidates = moving || chosen.length > 0 ? empty : [...picks.first()];
      const marks = {
        last, chosen, candidates,
        check: moving ? empty : (this.numbers?.check ?? empty),
        targets: chosen.length > 0 ? [...picks.next()] : empty, over: this.over, swaps: this.swaps, hint: this.hinted, pointed: this.pointed, steps: moving ? empty : this.steps, taking: moving ? empty : this.taking,
      };
      Page.paintBoard(this.canvas, {
        shape,
        size: this.size,
        colours: this.colours,
        sprites: motionPlayer.sprites(),
        dragged: this.dragged,
        bases: this.bases,
        occupied: (square) => held.has(square),
        marks,
      });
      if (this.map.active && !moving) {
        const men = [...motionPlayer.men.values()].filter((man) => man.at >= 0).map((man) => ({ man, at: man.at }));
        this.map.show(men, last, chosen.length > 0 ? marks.targets : candidates, this.colours);
      }
    }

    // What is picked ------------------------------------------------------------------------------------------------

    pick(square) {
      const { picks } = this;
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

    say(square) {
      this.options.announce?.(Page.boardWords.chosen(this, square));
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
      else this.motionPlayer.parked = null;
      this.refresh();
    }

    /** One step back; whether there was anything to go back from. */
    clear() {
      if (!this.picks.back()) return false;
      this.say(this.picks.last());
      this.refresh();
      return true;
    }

    /** Takes the man out of the hand; its id. */
    letGo() {
      const id = this.dragged;
      this.dragged = -1;
      this.over = -1;
      return id;
    }

    /** The square under a point of the window, -1 outside the part that is shown. */
    squareAt(x, y) {
      const box = this.field.getBoundingClientRect();
      const shown = this.pane.getBoundingClientRect();
      if (x < shown.left || x >= shown.right) return -1;
      const [column, row] = [Math.floor((x - box.left) / this.size), Math.floor((y - box.top) / this.size)];
      if (column < 0 || row < 0 || column >= this.shape.columns || row >= this.shape.rows) return -1;
      return this.shape.at(column, row);
    }
  };
})();
