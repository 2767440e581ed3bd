// The elements around a board, from the outside in: stage, map, frame with the edges, window that pans, sheet, field.
import { h } from "../ui/dom.js";
import { boxOf, pointOf } from "../ui/far.js";
import { motionAllowed } from "../ui/settings.js";
import { PanMap } from "./map.js";
import { measure } from "./measure.js";

/** @typedef {import("./shape.js").Shape} Shape */

/** The least square, in pixels, whose corner has room for a letter beside a piece. */
const ROOMY = 42;

const coarse = matchMedia("(pointer: coarse)");
const dark = matchMedia("(prefers-color-scheme: dark)");

/** @param {string} className @param {import("../ui/dom.js").Child[]} children */
const box = (className, ...children) => h("div", { class: className }, ...children);

export class Frame {
  /** Pixels of a square. */
  size = 0;
  canvas = h("canvas", { class: "board-canvas", "aria-hidden": "true" });
  #below = h("div", { class: "board-edge board-below", "aria-hidden": "true" });
  #left = h("div", { class: "board-edge board-left", "aria-hidden": "true" });
  #field;
  #pane;
  /** Shape, room, pointer and resolution that the size was chosen for. @type {unknown[]} */
  #measured = [];

  /** @param {HTMLElement} root what the board fills @param {HTMLElement} grid the buttons that are the squares */
  constructor(root, grid) {
    this.root = root;
    this.#field = box("board-field", this.canvas, grid);
    this.#pane = box("board-window", box("board-sheet", this.#field, this.#below));
    const framed = box("board-view", this.#pane);
    this.map = new PanMap(framed, this.#pane, { animates: motionAllowed });
    this.stage = box("board-stage", this.map.element, box("board-frame", this.#left, framed));
    root.classList.add("board");
    root.replaceChildren(this.stage);
  }

  remove() {
    this.root.replaceChildren();
    this.root.classList.remove("board", "board-flows");
  }

  /**
   * Size and theme change while the board stands.
   * @param {() => void} resized
   * @param {() => void} recoloured
   * @param {AbortSignal} signal
   */
  watch(resized, recoloured, signal) {
    const sizes = new ResizeObserver(resized);
    sizes.observe(this.root);
    const themes = new MutationObserver(recoloured);
    for (const above of [document.documentElement, document.body]) {
      themes.observe(above, { attributeFilter: ["data-theme", "data-board", "class"] });
    }
    signal.addEventListener("abort", () => {
      sizes.disconnect();
      themes.disconnect();
    });
    dark.addEventListener("change", recoloured, { signal });
    coarse.addEventListener("change", resized, { signal });
  }

  /** Letters and digits along the edges. @param {Shape} shape */
  label(shape) {
    const edges = shape.edges();
    /** @param {string[]} list */
    const letters = (list) => list.map((text) => h("span", {}, text));
    this.#below.replaceChildren(...letters(edges.below));
    this.#left.replaceChildren(...letters(edges.left));
    this.stage.style.setProperty("--board-columns", String(shape.columns));
    this.stage.style.setProperty("--board-rows", String(shape.rows));
  }

  /**
   * Measures the room and chooses the size of a square; false where there is no room yet, or the same as before.
   * @param {Shape} shape
   */
  measure(shape) {
    const { root, stage } = this;
    const flowed = root.classList.contains("board-flows");
    if (flowed) root.classList.remove("board-flows");
    const { clientWidth: width, clientHeight: height } = root;
    const measured = [shape, width, height, coarse.matches, globalThis.devicePixelRatio];
    if (width === 0 || measured.every((part, at) => part === this.#measured[at])) {
      if (flowed) root.classList.add("board-flows");
      return false;
    }
    this.#measured = measured;
    const { size, rim, thin, across, pans, flows, onSquares } = measure(width, height, shape, coarse.matches);
    this.size = size;
    root.classList.toggle("board-flows", flows);
    const lengths = { size, rim, thin, across };
    for (const [name, pixels] of Object.entries(lengths)) stage.style.setProperty(`--board-${name}`, `${pixels}px`);
    stage.classList.toggle("lettered", onSquares);
    this.map.set(pans, shape, size);
    return true;
  }

  /**
   * A letter or digit that stands on a square is off where it would touch the piece there: on a small square, beside
   * what an effect leaves on a piece, and below also on a cloak.
   * @param {Shape} shape @param {(square: number) => import("./types").Shown | null} pieceAt
   */
  clear(shape, pieceAt) {
    if (!this.stage.classList.contains("lettered")) return;
    /** @param {import("./types").Shown | null} piece */
    const marked = (piece) => this.size < ROOMY || Boolean(piece?.marks?.length || piece?.lodger);
    for (const [column, letter] of [...this.#below.children].entries()) {
      const piece = pieceAt(shape.at(column, shape.rows - 1));
      letter.classList.toggle("off", marked(piece) || piece?.cloaked === true);
    }
    for (const [row, digit] of [...this.#left.children].entries())
      digit.classList.toggle("off", marked(pieceAt(shape.at(0, row))));
  }

  /**
   * The square under a point of the window, -1 outside the part that is shown.
   * @param {Shape} shape
   * @param {number} x
   * @param {number} y
   */
  squareAt(shape, x, y) {
    const [area, shown] = [boxOf(this.#field), boxOf(this.#pane)];
    [x, y] = pointOf(x, y);
    if (x < shown.left || x >= shown.right) return -1;
    const [column, row] = [Math.floor((x - area.left) / this.size), Math.floor((y - area.top) / this.size)];
    if (column < 0 || row < 0 || column >= shape.columns || row >= shape.rows) return -1;
    return shape.at(column, row);
  }
}
