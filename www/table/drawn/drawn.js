// The extra `drawn`: what a player draws on the board, by dragging with the right button, or in a mode of its own with
// a finger or the keys. A drag is an arrow, a press a circle; the same once more takes it away, the next move all.
import { button, h } from "../../ui/dom.js";
import { announce } from "../../ui/live.js";

/**
 * @typedef {"green" | "red" | "blue" | "yellow"} Colour
 * @typedef {{ from: string, to: string, colour: Colour }} Mark an arrow; a circle, where it leads nowhere
 */

/** @type {[Colour, string][]} */
const COLOURS = [
  ["green", "Green"],
  ["red", "Red"],
  ["blue", "Blue"],
  ["yellow", "Yellow"],
];

/** The colour: Shift or Ctrl is red, Alt or Meta blue, both yellow. @param {PointerEvent} event @returns {Colour} */
function colourOf({ shiftKey, ctrlKey, altKey, metaKey }) {
  const [red, blue] = [shiftKey || ctrlKey, altKey || metaKey];
  return red && blue ? "yellow" : red ? "red" : blue ? "blue" : "green";
}

/** @param {string} name @param {Record<string, string | number>} about @param {Element[]} children */
function shape(name, about, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(about)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

/** An arrow from one point to another. @param {[number, number]} from @param {[number, number]} to */
function arrow([x, y], [toX, toY]) {
  const length = Math.hypot(toX - x, toY - y);
  const [dx, dy] = [(toX - x) / length, (toY - y) / length];
  // The shaft ends where the head begins.
  const [endX, endY] = [toX - dx * 0.42, toY - dy * 0.42];
  const wings = [0.26, -0.26].map((by) => `${endX - dy * by} ${endY + dx * by}`);
  return [
    shape("path", { d: `M${x + dx * 0.25} ${y + dy * 0.25}L${endX} ${endY}`, class: "drawn-shaft" }),
    shape("path", { d: `M${toX} ${toY}L${wings.join("L")}z`, class: "drawn-head" }),
  ];
}

export class Drawn {
  /** @type {Mark[]} */
  #marks = [];
  /** The mark that is being drawn, and by which pointer; the keys have none. @type {Mark & { by: number } | null} */
  #open = null;
  #layer = shape("svg", { class: "board-drawn", "aria-hidden": "true" });
  /** The colour of the mode in which every press draws; null: it is off. @type {Colour | null} */
  #mode = null;
  /** @type {HTMLElement | null} */
  #bar = null;

  /** @param {import("../table.js").Table} table @param {import("../../board/board.js").Board} board */
  constructor(table, board) {
    this.table = table;
    this.board = board;
    const { place, stop } = table;
    const how = { capture: true, signal: stop.signal };
    place.addEventListener("pointerdown", (event) => this.down(event), how);
    addEventListener("pointermove", (event) => this.#move(event), how);
    addEventListener("pointerup", (event) => this.up(event), how);
    addEventListener("pointercancel", () => this.#end(), how);
    place.addEventListener("click", (event) => this.#click(event), how);
    board.frame.canvas.after(this.#layer);
    // The squares are laid anew when the board turns.
    const turned = new MutationObserver(() => this.#paint());
    turned.observe(board.grid.element, { childList: true });
    stop.signal.addEventListener("abort", () => turned.disconnect());
  }

  /** @param {PointerEvent} event */
  down(event) {
    const draws = event.button === 2 || (this.#mode !== null && event.button === 0);
    if (!draws) {
      if (event.button === 0 && this.#marks.length) this.clear();
      return;
    }
    const from = this.board.nameAt(event.clientX, event.clientY);
    if (!from) return;
    event.stopPropagation();
    this.#open = { by: event.pointerId, from, to: from, colour: this.#mode ?? colourOf(event) };
    this.#paint();
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (event.pointerId !== this.#open?.by) return;
    event.stopPropagation();
    const to = this.board.nameAt(event.clientX, event.clientY);
    if (!to || to === this.#open.to) return;
    this.#open.to = to;
    this.#paint();
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (event.pointerId !== this.#open?.by) return;
    event.stopPropagation();
    this.#keep(this.board.nameAt(event.clientX, event.clientY));
  }

  /** In the mode a press is no choice; of two presses by keys the second ends the arrow. @param {MouseEvent} event */
  #click(event) {
    if (!this.#mode) return;
    event.stopPropagation();
    const square = /** @type {Element} */ (event.target).closest("[data-square]")?.getAttribute("data-square");
    if (event.detail || !square) return;
    if (this.#open) return this.#keep(square);
    this.#open = { by: -1, from: square, to: square, colour: this.#mode };
    announce(`From ${square}. Press Enter where the arrow ends.`);
    this.#paint();
  }

  /** Ends what is being drawn; off the board it is nothing. @param {string | null} to */
  #keep(to) {
    const { from, colour } = /** @type {Mark} */ (this.#open);
    if (to) {
      const same = this.#marks.find((one) => one.from === from && one.to === to);
      this.#marks = this.#marks.filter((one) => one !== same);
      const stays = same?.colour !== colour;
      if (stays) this.#marks.push({ from, to, colour });
      announce(`${from === to ? `Circle on ${to}` : `Arrow ${from}–${to}`}${stays ? "" : " taken away"}.`);
    }
    this.#end();
  }

  #end() {
    this.#open = null;
    this.#paint();
  }

  /** Takes everything away. */
  clear() {
    this.#marks = [];
    this.#end();
  }

  /** Begins the mode in which every press draws, or ends it. */
  toggle() {
    if (this.#bar) return this.#leave();
    this.#mode = "green";
    const colour = (/** @type {[Colour, string]} */ [name, title]) => {
      const about = { class: `icon-button drawn-colour ${name}`, onclick: () => this.#choose(name) };
      const node = button(title, about, null, true);
      node.setAttribute("aria-pressed", String(name === this.#mode));
      return node;
    };
    this.#bar = h(
      "div",
      { class: "over-question", role: "toolbar", "aria-label": "Drawing on the board" },
      h("p", {}, "Drag for an arrow, tap for a circle."),
      h("div", { class: "drawn-colours" }, COLOURS.map(colour)),
      button("Clear", { onclick: () => this.clear() }),
      button("Done", { class: "button primary", onclick: () => this.#leave() }),
    );
    const { prompt } = this.table;
    prompt.bar.inert = true;
    prompt.bar.after(this.#bar);
    this.#bar.querySelector("button")?.focus();
    announce("Drag on the board for an arrow, tap for a circle.");
  }

  /** @param {Colour} colour */
  #choose(colour) {
    this.#mode = colour;
    for (const node of this.#bar?.querySelectorAll(".drawn-colour") ?? [])
      node.setAttribute("aria-pressed", String(node.classList.contains(colour)));
  }

  #leave() {
    this.#mode = null;
    this.#bar?.remove();
    this.#bar = null;
    this.table.prompt.bar.inert = false;
    this.#end();
    this.board.focus();
  }

  #paint() {
    const { columns, rows } = this.board.shape;
    /** The middle of a square. @param {string} name @returns {[number, number]} */
    const middle = (name) => {
      const { column, row } = this.board.shape.spot(this.board.shape.square(name));
      return [column + 0.5, row + 0.5];
    };
    this.#layer.setAttribute("viewBox", `0 0 ${columns} ${rows}`);
    const all = [...this.#marks, ...(this.#open ? [this.#open] : [])];
    this.#layer.replaceChildren(
      ...all.map(({ from, to, colour }) => {
        const [cx, cy] = middle(from);
        const parts = from === to ? [shape("circle", { cx, cy, r: 0.44 })] : arrow([cx, cy], middle(to));
        return shape(
          "g",
          { class: `drawn-line ${colour}`, "data-way": from === to ? from : `${from}-${to}` },
          ...parts,
        );
      }),
    );
  }
}
