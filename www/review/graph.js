// The graph: the chance to win over the game, in the colour of who is ahead, over which the slider of the replay lies.
// A press or a drag moves the board to that moment.
import { h } from "../ui/dom.js";
import { percent } from "./parts.js";

/** Width and height of the drawing, in units of its own. */
const [WIDE, HIGH] = [600, 100];
/** Pixels from a mark within which a press means its moment. */
const NEAR = 9;
/** Numbers of moves between two on the axis; at most so many of them. */
const [STEPS, MOST] = [[1, 2, 5, 10, 20, 50, 100, 200], 8];

/** @param {string} name @param {Record<string, string | number>} about @param {Element[]} children */
function shape(name, about, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(about)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

/** The colours: of the one who looks above the middle, of the other below it. */
const sides = () =>
  shape(
    "linearGradient",
    { id: "review-sides", gradientUnits: "userSpaceOnUse", x1: 0, y1: 0, x2: 0, y2: HIGH },
    shape("stop", { offset: 0.5, class: "review-ahead" }),
    shape("stop", { offset: 0.5, class: "review-behind" }),
  );

/**
 * @typedef {object} Course
 * @property {number[]} values chances, as far as they are known
 * @property {number} total the number of answers in all
 * @property {number[]} moves the number of the move after so many answers
 * @property {{ at: number, kind: string }[]} marks
 */

export class Graph {
  #drawing = h("div", { class: "review-drawing", "aria-hidden": "true" });
  #marks = h("div", { class: "review-spots", "aria-hidden": "true" });
  #here = h("i", { class: "review-here" });
  #dot = h("i", { class: "review-dot" });
  #axis = h("div", { class: "review-axis", "aria-hidden": "true" });
  /** @type {Course} */
  #course = { values: [], total: 1, moves: [1, 1], marks: [] };

  /** @param {HTMLInputElement} slider @param {string} title @param {(at: number) => unknown} go */
  constructor(slider, title, go) {
    this.slider = slider;
    this.go = go;
    this.title = h("figcaption", {}, title);
    this.plot = h("div", { class: "review-plot" }, this.#drawing, this.#here, this.#marks, this.#dot, slider);
    const chances = [10_000, 5_000, 0].map((chance) => h("span", {}, percent(chance)));
    this.root = h(
      "figure",
      { class: "review-graph" },
      this.title,
      h("div", { class: "review-chances", "aria-hidden": "true" }, chances),
      this.plot,
      this.#axis,
    );
    this.#listen();
  }

  #listen() {
    const { plot } = this;
    let pressed = false;
    plot.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      pressed = true;
      plot.setPointerCapture(event.pointerId);
      this.slider.focus({ preventScroll: true });
      this.#to(event, NEAR);
      event.preventDefault();
    });
    plot.addEventListener("pointermove", (event) => pressed && this.#to(event, 0));
    for (const way of ["pointerup", "pointercancel"]) plot.addEventListener(way, () => void (pressed = false));
  }

  /** Goes to the moment under the pointer, or to a mark near by. @param {PointerEvent} event @param {number} near */
  #to({ clientX }, near) {
    const { total, marks } = this.#course;
    const { left, width } = this.plot.getBoundingClientRect();
    const far = (/** @type {number} */ at) => Math.abs(clientX - left - (at / total) * width);
    const [mark] = marks.map(({ at }) => at).sort((one, other) => far(one) - far(other));
    const free = Math.max(0, Math.min(total, Math.round(((clientX - left) / width) * total)));
    const meant = mark !== undefined && far(mark) <= near ? mark : free;
    if (meant !== Number(this.slider.value)) void this.go(meant);
  }

  /** Draws what is known. @param {Course} course */
  draw(course) {
    this.#course = course;
    const { values, total, marks } = course;
    const spots = values.map((value, at) => [(at / total) * WIDE, HIGH - (value / 10_000) * HIGH]);
    const line = spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
    const [end = 0] = spots.at(-1) ?? [];
    const drawing = shape("svg", {
      viewBox: `0 0 ${WIDE} ${HIGH}`,
      preserveAspectRatio: "none",
      class: "review-chart",
    });
    drawing.append(
      shape("defs", {}, sides()),
      shape("rect", { x: end, y: 0, width: WIDE - end, height: HIGH, class: "review-unknown" }),
      shape("path", { d: `M0 ${HIGH / 2}L${line}L${end} ${HIGH / 2}z`, fill: "url(#review-sides)" }),
      shape("path", { d: `M0 ${HIGH / 2}H${WIDE}`, class: "review-even", "vector-effect": "non-scaling-stroke" }),
      shape("path", { d: `M${line}`, class: "review-line", "vector-effect": "non-scaling-stroke" }),
    );
    if (spots.length) this.#drawing.replaceChildren(drawing);
    this.#marks.replaceChildren(
      ...marks.map(({ at, kind }) => h("i", { data: { kind }, style: this.#place(at) }, h("b", {}))),
    );
    this.#ticks();
  }

  /** The place of the moment after so many answers. @param {number} at */
  #place(at) {
    const { values, total } = this.#course;
    return `--x: ${(at / total) * 100}%; --y: ${100 - (values[at] ?? 5_000) / 100}%`;
  }

  /** Numbers of moves under the plot. */
  #ticks() {
    const { moves, total } = this.#course;
    const last = moves.at(-1) ?? 1;
    const step = STEPS.find((size) => last / size <= MOST) ?? last;
    const wanted = [1, ...Array.from({ length: Math.floor(last / step) }, (_, at) => (at + 1) * step)];
    // The first has room beside the next.
    const shown = wanted.filter((move, at) => at === 0 || move > Math.max(1, step / 2));
    const ticks = shown.flatMap((move) => {
      const at = moves.indexOf(move);
      return at < 0 ? [] : [h("span", { style: `--x: ${(at / total) * 100}%` }, String(move))];
    });
    this.#axis.replaceChildren(h("b", {}, "Move"), ...ticks);
  }

  /** Marks the moment that the board shows. @param {number} at */
  paint(at) {
    const place = this.#place(at);
    this.#here.style.cssText = place;
    this.#dot.style.cssText = place;
    this.#dot.hidden = this.#course.values[at] === undefined;
  }
}
