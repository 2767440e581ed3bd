// The grid of real, transparent buttons over the painted board: names for screen readers, and the keyboard.
import { Shape } from "./shape.js";

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Grid {
  /**
   * `hooks`: pick(square), clear() -> whether there was anything to clear, candidates() -> Set of squares, touched().
   * @param {import("./types").GridHooks} hooks
   */
  constructor(hooks) {
    this.hooks = hooks;
    this.shape = new Shape(8, 8, false, false);
    this.element = document.createElement("div");
    this.element.className = "board-grid";
    this.element.setAttribute("role", "grid");
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.element.addEventListener("focusin", (event) => {
      const square = this.squareOf(event.target);
      if (square >= 0) this.current(square);
    });
    this.cells = new Map(); // square -> button
    this.square = 0; // the square that Tab reaches
  }

  /** Lays the buttons out for a shape; the focus stays on its square. @param {import("./shape.js").Shape} shape */
  build(shape) {
    const focused = this.focused();
    this.shape = shape;
    this.element.setAttribute("aria-label", `Board, ${shape.files} by ${shape.ranks}`);
    this.element.replaceChildren();
    this.cells.clear();
    for (let row = 0; row < shape.rows; row++) {
      const line = document.createElement("div");
      line.className = "board-row";
      line.setAttribute("role", "row");
      for (let column = 0; column < shape.columns; column++) {
        const square = shape.at(column, row);
        const cell = document.createElement("button");
        cell.type = "button";
        cell.className = "board-cell";
        cell.tabIndex = -1;
        cell.dataset.square = shape.name(square);
        cell.setAttribute("role", "gridcell");
        line.append(cell);
        this.cells.set(square, cell);
      }
      this.element.append(line);
    }
    if (!this.cells.has(this.square)) this.square = 0;
    this.cells.get(this.square).tabIndex = 0;
    if (focused) this.focus();
  }

  focused() {
    return this.element.contains(document.activeElement);
  }

  focus(square = this.square) {
    this.current(square);
    this.cells.get(square).focus();
  }

  /** Makes a square the one that Tab reaches. @param {number} square */
  current(square) {
    const before = this.cells.get(this.square);
    if (before) before.tabIndex = -1;
    this.square = square;
    this.cells.get(square).tabIndex = 0;
  }

  /**
   * Tab reaches the first of these squares in reading order, unless it reaches one of them already or has the focus.
   * @param {Set<number>} squares
   */
  begin(squares) {
    if (this.focused() || squares.has(this.square)) return;
    for (const square of this.shape.reading()) if (squares.has(square)) return this.current(square);
  }

  /** @param {EventTarget | null} element */
  squareOf(element) {
    /** @type {HTMLElement | null} */
    const cell = element instanceof Element ? element.closest(".board-cell") : null;
    return cell && this.element.contains(cell) ? this.shape.square(cell.dataset.square ?? "") : -1;
  }

  /**
   * `tell(square)` gives { label, can, chosen } of each square; only what changed is written.
   * @param {(square: number) => { label: string, can: string, chosen: boolean }} tell
   */
  label(tell) {
    for (const [square, cell] of this.cells) {
      const { label, can, chosen } = tell(square);
      if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
      if ((cell.dataset.can ?? "") !== can) {
        if (can) cell.dataset.can = can;
        else delete cell.dataset.can;
      }
      const selected = chosen ? "true" : "false";
      if (cell.getAttribute("aria-selected") !== selected) cell.setAttribute("aria-selected", selected);
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    this.hooks.touched();
    const { shape } = this;
    const { column, row } = shape.spot(this.square);
    let goal = -1;
    const step = STEPS[event.key];
    if (step) {
      const [across, down] = step;
      const [x, y] = [column + across, row + down];
      goal = x >= 0 && x < shape.columns && y >= 0 && y < shape.rows ? shape.at(x, y) : this.square;
    } else if (event.key === "Home") goal = shape.at(0, row);
    else if (event.key === "End") goal = shape.at(shape.columns - 1, row);
    else if (event.key === "PageUp") goal = shape.at(column, 0);
    else if (event.key === "PageDown") goal = shape.at(column, shape.rows - 1);
    else if (event.key === "Tab") goal = this.beside(event.shiftKey);
    else if (event.key === "Escape") {
      if (this.hooks.clear()) event.stopPropagation();
      return;
    }
    // At the last candidate Tab does what it does everywhere: it leaves.
    if (goal < 0) return;
    event.preventDefault();
    event.stopPropagation();
    this.focus(goal);
  }

  /**
   * The next candidate in reading order, or the one before; from any other square the first, or the last. -1 behind
   * the end of the candidates.
   * @param {boolean} backwards
   */
  beside(backwards) {
    const candidates = this.hooks.candidates();
    const order = [...this.shape.reading()].filter((square) => candidates.has(square));
    if (backwards) order.reverse();
    return order[order.indexOf(this.square) + 1] ?? -1;
  }
}
