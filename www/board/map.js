// A board wider than its frame: it pans sideways, with a small map above it, two buttons and faded edges.
import { INK } from "../pieces/colours.js";
import { showMarkup } from "../trusted.js";
import { sizedContext } from "../ui/canvas.js";
import { boxOf, pointOf } from "../ui/far.js";
import { Shape } from "./shape.js";
import { bestPlace } from "./weights.js";

const CELL = 9; // pixels of a square on the map
const MANY = 8; // more candidates than this are not framed
const EDGE = 36; // this near the edge a held piece pulls the board along
const SEEN = 1000; // milliseconds in which a move is seen

/** @param {string} label @param {string} path @param {() => void} act */
function button(label, path, act) {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "board-pan";
  element.setAttribute("aria-label", label);
  showMarkup(element, `<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${path}"/></svg>`);
  element.addEventListener("click", act);
  return element;
}

/** The room that the map takes above a board of so many rows, in pixels. @param {number} rows */
export const mapHeight = (rows) => rows * CELL + 14;

export class PanMap {
  /**
   * `hooks`: animates() -> whether things may move smoothly. `view` holds the scrolling `window` and shows the fades.
   * @param {HTMLElement} view
   * @param {HTMLElement} window
   * @param {{ animates: () => boolean }} hooks
   */
  constructor(view, window, hooks) {
    this.view = view;
    this.window = window;
    this.hooks = hooks;
    this.active = false;
    this.shape = new Shape(8, 8, false, false);
    this.size = 0;
    /** @type {import("./types").Overview | null} */
    this.scene = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.element = document.createElement("div");
    this.element.className = "board-map";
    this.canvas = document.createElement("canvas");
    this.canvas.setAttribute("aria-hidden", "true");
    /** @param {number} direction */
    const page = (direction) => () => this.jump(window.scrollLeft + direction * window.clientWidth * 0.7);
    this.back = button("Show the squares to the left", "M15 5l-7 7 7 7", page(-1));
    this.on = button("Show the squares to the right", "M9 5l7 7-7 7", page(1));
    this.element.append(this.back, this.canvas, this.on);
    this.fades = ["left", "right"].map((side) => {
      const fade = document.createElement("div");
      fade.className = `board-fade board-fade-${side}`;
      fade.hidden = true;
      view.append(fade);
      return fade;
    });
    window.addEventListener("scroll", () => this.draw(), { passive: true });
    this.canvas.addEventListener("pointerdown", (event) => {
      this.canvas.setPointerCapture(event.pointerId);
      this.point(event, false);
    });
    this.canvas.addEventListener("pointermove", (event) => {
      if (this.canvas.hasPointerCapture(event.pointerId)) this.point(event, true);
    });
  }

  /**
   * Switches panning on or off for squares of this size.
   * @param {boolean} active
   * @param {import("./shape.js").Shape} shape
   * @param {number} size
   */
  set(active, shape, size) {
    this.active = active;
    this.shape = shape;
    this.size = size;
    this.element.hidden = !active;
    this.view.classList.toggle("board-pans", active);
    if (!active) for (const fade of this.fades) fade.hidden = true;
  }

  /**
   * Draws the map: the pieces as discs, the squares of the last move, the squares that can be picked.
   * @param {import("./types").Shown[]} pieces
   * @param {number[]} last
   * @param {number[]} candidates
   * @param {import("./types").Colours} colours
   */
  show(pieces, last, candidates, colours) {
    this.scene = { pieces, last, candidates, colours };
    this.draw();
  }

  draw() {
    if (!this.active || !this.scene) return;
    const { shape, scene } = this;
    const context = sizedContext(this.canvas, shape.columns * CELL, shape.rows * CELL);
    this.#drawSquares(context, scene);
    for (const piece of scene.pieces) this.#drawPiece(context, piece);
    context.lineWidth = 1.2;
    context.strokeStyle = scene.colours.mark;
    // Frames round a whole army would hide it.
    if (scene.candidates.length <= MANY)
      for (const square of scene.candidates) context.strokeRect(...this.#box(square, 0.6));
    this.#drawWindow(context, scene);
    this.#showEnds();
  }

  /** A square of the map, less a margin: left, top, width, height. @param {number} square @param {number} [margin] */
  #box(square, margin = 0) {
    const { column, row } = this.shape.spot(square);
    const side = CELL - margin * 2;
    return /** @type {[number, number, number, number]} */ ([column * CELL + margin, row * CELL + margin, side, side]);
  }

  /** @param {CanvasRenderingContext2D} context @param {import("./types").Overview} scene */
  #drawSquares(context, { last, colours }) {
    for (let square = 0; square < this.shape.count; square++) {
      context.fillStyle = this.shape.dark(square) ? colours.dark : colours.light;
      context.fillRect(...this.#box(square));
    }
    context.fillStyle = colours.last;
    for (const square of last) context.fillRect(...this.#box(square));
  }

  /** @param {CanvasRenderingContext2D} context @param {import("./types").Shown} piece */
  #drawPiece(context, piece) {
    const [x, y, side] = this.#box(piece.at);
    const isWhite = piece.side === "white";
    context.beginPath();
    context.arc(x + side / 2, y + side / 2, piece.kind === "pawn" ? CELL * 0.24 : CELL * 0.36, 0, Math.PI * 2);
    context.fillStyle = isWhite ? INK.ivory : INK.slate;
    context.fill();
    context.lineWidth = 1;
    context.strokeStyle = isWhite ? INK.slate : INK.bone;
    context.stroke();
  }

  /**
   * Outside the window the map is dimmed; the window has a frame.
   * @param {CanvasRenderingContext2D} context @param {import("./types").Overview} scene
   */
  #drawWindow(context, { colours }) {
    const { shape, window: pane } = this;
    const [width, height] = [shape.columns * CELL, shape.rows * CELL];
    const scale = CELL / this.size;
    const [left, right] = [pane.scrollLeft * scale, Math.min(width, (pane.scrollLeft + pane.clientWidth) * scale)];
    context.fillStyle = "rgb(16 20 28 / 0.5)";
    context.fillRect(0, 0, left, height);
    context.fillRect(right, 0, width - right, height);
    /** @type {[string, number][]} */
    const frames = [
      [colours.mark, 4],
      [colours["mark-edge"], 2],
    ];
    for (const [colour, wide] of frames) {
      context.strokeStyle = colour;
      context.lineWidth = wide;
      context.strokeRect(left + 1.5, 1.5, right - left - 3, height - 3);
    }
  }

  /** Shows on which sides there is more of the board to see. */
  #showEnds() {
    const { window: pane } = this;
    const most = pane.scrollWidth - pane.clientWidth;
    const more = [pane.scrollLeft > 2, pane.scrollLeft < most - 2];
    this.fades.forEach((fade, i) => (fade.hidden = !more[i]));
    this.back.disabled = !more[0];
    this.on.disabled = !more[1];
  }

  /** @param {PointerEvent} event @param {boolean} dragging */
  point(event, dragging) {
    const x = pointOf(event.clientX, 0)[0] - boxOf(this.canvas).left;
    this.jump((x / CELL) * this.size - this.window.clientWidth / 2, dragging);
  }

  /** @param {number} left */
  jump(left, atOnce = false) {
    this.window.scrollTo({ left, behavior: atOnce || !this.hooks.animates() ? "instant" : "smooth" });
  }

  /** Shows where most of the weight lies. @param {import("./weights.js").Weight[]} all */
  begin(all) {
    const { size, shape, window: pane } = this;
    const columns = all.map(
      ([square, weight]) => /** @type {[number, number]} */ ([shape.spot(square).column, weight]),
    );
    if (this.active) this.jump(bestPlace(columns, shape.columns, pane.clientWidth / size) * size, true);
  }

  /** @param {number} square */
  sees(square) {
    const left = this.shape.spot(square).column * this.size - this.window.scrollLeft;
    return left >= -this.size * 0.2 && left + this.size <= this.window.clientWidth + this.size * 0.2;
  }

  /**
   * Pans as little as needed to show all these squares; if they do not fit, at least the last one.
   * @param {number[]} squares
   */
  reveal(squares, atOnce = false) {
    if (!this.active || squares.every((square) => this.sees(square))) return;
    const columns = squares.map((square) => this.shape.spot(square).column);
    let [first, last] = [Math.min(...columns), Math.max(...columns)];
    if ((last - first + 1) * this.size > this.window.clientWidth) first = last = columns.at(-1) ?? last;
    const [from, to] = [(first - 0.6) * this.size, (last + 1.6) * this.size - this.window.clientWidth];
    this.jump(
      from < to ? (from + to) / 2 : this.window.scrollLeft > from ? from : Math.max(to, this.window.scrollLeft),
      atOnce,
    );
  }

  /** Waits until the last move has been seen, and then pans as `revealAny` does. @param {number[]} squares */
  choose(squares) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.revealAny(squares), SEEN);
  }

  /** Pans to the first of these squares if none of them is in sight. @param {number[]} squares */
  revealAny(squares) {
    if (this.active && !squares.some((square) => this.sees(square))) this.reveal(squares.slice(0, 1));
  }

  /** Pans a little if a held piece is near the edge, and returns true if it did. @param {number} x */
  pull(x) {
    if (!this.active) return false;
    const box = boxOf(this.window);
    [x] = pointOf(x, 0);
    const before = this.window.scrollLeft;
    if (x < box.left + EDGE) this.window.scrollLeft -= 7;
    else if (x > box.right - EDGE) this.window.scrollLeft += 7;
    return this.window.scrollLeft !== before;
  }
}
