// The things that a moment is made of, each in its place over the table: a burst, a falling piece, a face, a stamp.
import { findCard } from "../../context.js";
import { pieceIcon } from "../../pieces/picture.js";
import { h } from "../../ui/dom.js";
import { boxOf } from "../../ui/far.js";
import { clearPlace } from "./clear.js";
import { drawn } from "./drawn.js";

/**
 * @typedef {import("./seen.js").Capture} Capture
 * @typedef {{ left: number, top: number, width: number, height: number }} Box
 */

/** The least height of the question's place in which a face stands there; lower, it stands on the board. */
const HIGH = 200;
/** The height of a face in parts of the place it stands in, and the most of it in pixels; its width in parts of it. */
const FACE = { board: 0.44, stage: 0.92, most: 336, across: 0.72 };
/** Milliseconds after which a piece that moves strikes. */
const STRIKES = 130;
/** The width that a stamp gains by standing askew, in parts of its height, and the height in parts of its width. */
const TILT = 0.14;
/** The distance by which a board jolts, in pixels. */
const JOLT = [
  [0, 0],
  [4, -3],
  [-2, 2],
  [0, 0],
];

export class Scenery {
  /**
   * @param {import("../table.js").Table} table @param {HTMLElement} layer
   * @param {boolean} still whether nothing may move @param {AbortSignal} signal
   */
  constructor(table, layer, still, signal) {
    this.table = table;
    this.layer = layer;
    this.still = still;
    this.signal = signal;
  }

  /** The box of a square that is in sight. @param {string} name @returns {Box | null} */
  square(name) {
    const { place } = this.table;
    const [square, window] = [`[data-square="${name}"]`, ".board-window"].map((found) => place.querySelector(found));
    if (!square || !window) return null;
    const [box, pane] = [boxOf(square), boxOf(window)];
    const middle = box.left + box.width / 2;
    return middle > pane.left && middle < pane.right ? box : null;
  }

  /**
   * Puts something around the middle of a box.
   * @param {Element} node @param {Box} box @param {number} size in pixels @param {string} className
   * @param {Record<string, string>} [lengths] that its movement needs
   */
  put(node, { left, top, width, height }, size, className, lengths = {}) {
    const holder = h("div", { class: className }, node);
    const [x, y] = [left + (width - size) / 2, top + (height - size) / 2];
    holder.style.cssText = `left:${x}px;top:${y}px;width:${size}px;height:${size}px`;
    for (const [name, value] of Object.entries(lengths)) holder.style.setProperty(`--${name}`, value);
    this.layer.append(holder);
    return holder;
  }

  /** A burst of light. @param {Box} box @param {number} size @param {number} [wait] milliseconds */
  burst(box, size, wait = 0) {
    this.put(drawn("burst"), box, size, "moment-burst", { wait: `${wait}ms` });
  }

  /** Dust at the foot of a box. @param {Box} box @param {number} wait milliseconds */
  dust({ left, top, width, height }, wait) {
    const foot = { left, top: top + height * 0.4, width, height };
    for (const side of [-1, 0, 1])
      this.put(drawn("dust"), foot, width * 0.5, "moment-dust", {
        wait: `${wait}ms`,
        x: `${side * width * 0.55}px`,
        y: `${-width * (side ? 0.1 : 0.3)}px`,
      });
  }

  /** The board is struck. @param {number} wait milliseconds */
  jolt(wait) {
    if (this.still) return;
    const frames = JOLT.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
    this.shake(this.table.place.firstElementChild, frames, wait);
  }

  /** @param {Element | null | undefined} node @param {Keyframe[]} frames @param {number} [delay] milliseconds */
  shake(node, frames, delay = 0) {
    if (this.still || !node) return;
    const shaken = node.animate?.(frames, { duration: 180, delay });
    this.signal.addEventListener("abort", () => shaken?.cancel());
  }

  /** A great piece is taken: it flies to its taker's row. @param {Capture} capture */
  captured({ taker, victim, at }) {
    const box = this.square(at);
    if (!box) return;
    this.burst(box, box.width * 2.4, STRIKES);
    this.jolt(STRIKES);
    const to = this.table.root.querySelector(`.seat-panel[data-seat="${this.seatOf(taker.side)}"]`);
    const row = to && boxOf(to);
    if (this.still || !row?.width) return;
    this.put(pieceIcon(victim.side, victim.kind, ""), box, box.width, "moment-flies", {
      wait: `${STRIKES}ms`,
      x: `${row.left + Math.min(row.width / 2, 80) - box.left - box.width / 2}px`,
      y: `${row.top + row.height / 2 - box.top - box.height / 2}px`,
    });
  }

  /**
   * Kings in check, each struck by a beam from the pieces that give it.
   * @param {string[]} squares @param {string[]} [checkers]
   */
  check(squares, checkers = []) {
    for (const name of squares) {
      const box = this.square(name);
      if (!box) continue;
      this.put(drawn("ring"), box, box.width * 1.25, "moment-pulse");
      // An army's pieces are no danger to its own king.
      for (const from of checkers) if (this.#sideAt(from) !== this.#sideAt(name)) this.#beam(this.square(from), box);
    }
    if (checkers.length) this.jolt(STRIKES);
    if (squares.length) this.edge();
  }

  /** The edge of the board glows with danger. */
  edge() {
    const pane = this.table.place.querySelector(".board-window");
    if (!pane || this.still) return;
    const { left, top, width, height } = boxOf(pane);
    const edge = h("div", { class: "moment-edge" });
    edge.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    this.layer.append(edge);
  }

  /** A beam from the middle of one box to that of another. @param {Box | null} from @param {Box} to */
  #beam(from, to) {
    if (!from || this.still) return;
    const [x, y] = [to.left - from.left, to.top - from.top];
    const beam = h("div", { class: "moment-beam" });
    const high = from.height * 0.14;
    beam.style.cssText =
      `left:${from.left + from.width / 2}px;top:${from.top + (from.height - high) / 2}px;` +
      `width:${Math.hypot(x, y)}px;height:${high}px;--turn:${Math.atan2(y, x)}rad`;
    this.layer.append(beam);
  }

  /** A pawn has become another piece. @param {string} square */
  crowned(square) {
    const box = this.square(square);
    if (!box) return;
    this.burst(box, box.width * 2.6);
    this.wave(box, 3);
    this.dust(box, STRIKES);
  }

  /**
   * A ring goes out from a box over the board.
   * @param {Box} box @param {number} far in squares @param {number} [wait]
   */
  wave(box, far, wait = 0) {
    if (!this.still) this.put(drawn("ring"), box, box.width * far, "moment-wave", { wait: `${wait}ms` });
  }

  /** A card is cancelled: a stamp with the other card's title falls on it. @param {import("../../engine").View} view
   * @param {string} by */
  cancelled(view, by) {
    const { bar } = this.table.prompt;
    const cards = [...bar.querySelectorAll(".prompt-card")].filter((node) => node.getBoundingClientRect().width > 0);
    const card = cards.at(-1) ?? bar;
    this.stamp(`${findCard(view.game, by)?.title ?? "Cancelled"}!`, card, "lost");
  }

  /**
   * A stamp falls on something, which shakes.
   * @param {import("../../ui/dom.js").Child} words @param {Element} on @param {string} look
   * @param {string[]} [clear] squares that it does not cover, where there is room beside them
   */
  stamp(words, on, look, clear = []) {
    const stamp = h("strong", { class: `moment-stamp ${look}` }, words);
    this.layer.append(stamp);
    const [wide, high] = [stamp.offsetWidth, stamp.offsetHeight];
    const size = { width: wide + high * TILT, height: high + wide * TILT };
    const [x, y] = this.clear(size, boxOf(on), clear);
    stamp.style.top = `${Math.max(size.height / 2, y)}px`;
    const half = Math.min(innerWidth, size.width) / 2;
    stamp.style.left = `${Math.max(half, Math.min(innerWidth - half, x))}px`;
    const frames = JOLT.map(([across]) => ({ transform: `translateX(${across}px)` }));
    this.shake(on, frames, STRIKES);
  }

  /**
   * The middle of a thing that lies over the board as near to a box as it leaves these squares in sight.
   * @param {{ width: number, height: number }} size @param {Box} near @param {string[]} squares
   */
  clear(size, near, squares) {
    const pane = this.table.place.querySelector(".board-window");
    const boxes = squares.flatMap((name) => this.square(name) ?? []);
    return clearPlace(size, near, pane && boxes.length ? boxOf(pane) : null, boxes);
  }

  /**
   * A large face in the question's place, where that is high enough; else on the half of the board without the square.
   * @param {Element} picture @param {import("../../ui/dom.js").Child} title @param {string} at @param {string} look
   * @param {string} [more] @param {number} [across] its width in parts of its height
   */
  face(picture, title, at, look, more = "", across = FACE.across) {
    const stage = boxOf(this.table.prompt.bar);
    const board = boxOf(this.table.place);
    const onStage = stage.height >= HIGH;
    const height = Math.min(FACE.most, onStage ? stage.height * FACE.stage : board.height * FACE.board);
    const above = (this.square(at)?.top ?? 0) < board.top + board.height / 2;
    const middle = board.top + board.height * (above ? 0.75 : 0.25);
    const { left, width } = onStage ? stage : board;
    const box = {
      left: left + (width - height * across) / 2,
      top: (onStage ? stage.top + stage.height / 2 : middle) - height / 2,
      width: height * across,
      height,
    };
    this.framed(picture, title, box, look, more);
  }

  /**
   * A picture with its words in this box.
   * @param {Element} picture @param {import("../../ui/dom.js").Child} title @param {Box} box @param {string} look
   * @param {string} [more]
   */
  framed(picture, title, { left, top, width, height }, look, more = "") {
    const words = h("strong", {}, title, more && h("small", {}, more));
    const face = h("div", { class: `moment-face ${look}` }, picture, words);
    face.style.cssText = `width:${width}px;height:${height}px;font-size:${height * 0.1}px;left:${left}px;top:${top}px`;
    this.layer.append(face);
  }

  /** The army of the piece on a square. @param {string} name */
  #sideAt(name) {
    const { board } = this.table;
    return board?.motion.pieceAt(board.shape.square(name))?.side;
  }

  /** The seat that plays an army. @param {import("../../engine").SideName} side */
  seatOf(side) {
    return this.table.match.view.sides.first === side ? "first" : "second";
  }
}
