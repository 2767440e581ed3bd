// Mouse, touch and pen on the board: taps pick squares, a piece that can be chosen may be dragged.
import { paintPiece } from "../pieces/paint.js";
import { sizedContext } from "../ui/canvas.js";
import { h } from "../ui/dom.js";
import { boxOf, pointOf } from "../ui/far.js";

const MOUSE_SLACK = 4;
const FINGER_SLACK = 9;
const HOLD = 600; // milliseconds of a long press
/** The right button among those that are down: it calls a drag off. */
const OTHER = 2;
/** A finger hides what it holds: under it the piece is larger and lifted. */
/** @type {Record<"mouse" | "pen" | "touch", [number, number]>} */
const GRIP = { mouse: [1.12, 0], pen: [1.2, 0.25], touch: [1.5, 0.55] };

/**
 * A finger or a button that is down.
 * @typedef {object} Press
 * @property {number} id
 * @property {number} square
 * @property {number} x
 * @property {number} y
 * @property {number} slack
 * @property {boolean} ignored it moved, and there was nothing to lift, or it was a long press
 * @property {ReturnType<typeof setTimeout> | undefined} timer that waits for a long press
 * @property {Drag | null} drag
 *
 * A piece that is being dragged.
 * @typedef {object} Drag
 * @property {HTMLCanvasElement} ghost
 * @property {number} half
 * @property {number} raised
 * @property {[number, number]} at
 *
 * The board as the input uses it: questions that it answers, and calls that it takes.
 * @typedef {object} Hooks
 * @property {HTMLElement} stage the element that the ghost is laid over
 * @property {(x: number, y: number) => number} squareAt the square under a point of the window, or -1
 * @property {() => void} touched
 * @property {(square: number) => void} pick
 * @property {(square: number) => boolean} hold a long press; whether it was understood
 * @property {(square: number) => boolean} canLift
 * @property {(square: number) => void} stuck a piece is pulled that cannot be lifted
 * @property {(square: number) => void} lift
 * @property {(square: number) => void} over
 * @property {(square: number) => void} hover the mouse is over a square, or over none (-1)
 * @property {(square: number) => void} drop
 * @property {() => void} cancel
 * @property {(square: number) => import("./types").Shown | null} piece
 * @property {(piece: import("./types").Shown) => boolean} [isOnHead] its player sits across
 * @property {() => number} size
 * @property {(x: number) => boolean} follow
 */

export class Input {
  /** @type {Press | null} */
  press = null;
  /** True while the next click belongs to a press that was handled. */
  ignoreClick = false;
  /** True after a press that was called off. */
  calledOff = false;

  /** @param {import("./grid.js").Grid} grid @param {Hooks} hooks */
  constructor(grid, hooks) {
    this.grid = grid;
    this.hooks = hooks;
    /** @type {import("../ui/types").Listen} */
    const on = (name, act) => grid.element.addEventListener(name, (event) => act.call(this, event));
    on("pointerdown", this.down);
    on("pointermove", this.move);
    on("pointerleave", () => this.hooks.hover(-1));
    on("pointerup", this.up);
    on("pointercancel", this.cancel);
    on("lostpointercapture", (event) => this.press?.drag && event.pointerId === this.press.id && this.cancel(event));
    on("click", this.click);
    on("contextmenu", (event) => (this.press?.drag || this.calledOff) && event.preventDefault());
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (this.press || !event.isPrimary || event.button !== 0) return;
    this.ignoreClick = this.calledOff = false;
    this.hooks.touched();
    const square = this.grid.squareOf(event.target);
    if (square < 0) return;
    const slack = event.pointerType === "mouse" ? MOUSE_SLACK : FINGER_SLACK;
    /** @type {Press} */
    const press = {
      id: event.pointerId,
      square,
      x: event.clientX,
      y: event.clientY,
      slack,
      ignored: false,
      timer: undefined,
      drag: null,
    };
    press.timer = setTimeout(() => {
      if (this.press === press && !press.drag) press.ignored = this.hooks.hold(square);
    }, HOLD);
    this.press = press;
    /** @type {Element} */ (event.target).setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { press } = this;
    if (!press && event.pointerType === "mouse") this.hooks.hover(this.grid.squareOf(event.target));
    if (!press || event.pointerId !== press.id) return;
    if (event.buttons & OTHER && this.callOff()) return;
    if (!press.drag) {
      const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > press.slack;
      if (!far || press.ignored) return;
      press.ignored = !this.hooks.canLift(press.square);
      if (press.ignored) {
        this.hooks.stuck(press.square);
        return;
      }
      press.drag = this.begin(event, press);
    }
    this.carry(event, press.drag);
  }

  /** Takes the piece up. @param {PointerEvent} event @param {Press} press @returns {Drag} */
  begin(event, press) {
    const piece = this.hooks.piece(press.square);
    this.hooks.lift(press.square);
    const [grown, raised] = GRIP[/** @type {keyof typeof GRIP} */ (event.pointerType)] ?? GRIP.mouse;
    const size = Math.round(this.hooks.size() * grown);
    const ghost = h("canvas", { class: "board-ghost", "aria-hidden": "true" });
    const context = sizedContext(ghost, size, size);
    if (piece && this.hooks.isOnHead?.(piece)) {
      context.translate(size, size);
      context.rotate(Math.PI);
    }
    if (piece) paintPiece(context, piece, 0, 0, size);
    this.hooks.stage.append(ghost);
    this.grid.element.classList.add("board-dragging");
    /** @type {Drag} */
    const drag = { ghost, half: size / 2, raised: raised * this.hooks.size(), at: [event.clientX, event.clientY] };
    this.follow(press, drag);
    return drag;
  }

  /**
   * Moves the ghost; what it stands over is told by the finger's own place.
   * @param {PointerEvent} event
   * @param {Drag} drag
   */
  carry(event, drag) {
    drag.at = [event.clientX, event.clientY];
    this.place(drag);
    this.hooks.over(this.hooks.squareAt(event.clientX, event.clientY));
  }

  /** @param {Drag} drag */
  place({ ghost, half, raised, at }) {
    const box = boxOf(this.hooks.stage);
    const [x, y] = pointOf(...at);
    ghost.style.transform = `translate(${x - box.left - half}px, ${y - box.top - half - raised}px)`;
  }

  /**
   * While the hand rests near the edge of a board that pans, the board comes along.
   * @param {Press} press
   * @param {Drag} drag
   */
  follow(press, drag) {
    const step = () => {
      if (this.press !== press) return;
      if (this.hooks.follow(drag.at[0])) {
        this.place(drag);
        this.hooks.over(this.hooks.squareAt(...drag.at));
      }
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** @param {PointerEvent} event */
  up(event) {
    const { press } = this;
    if (!press || event.pointerId !== press.id) return;
    if (press.drag) {
      this.ignoreClick = true;
      const square = this.hooks.squareAt(event.clientX, event.clientY);
      this.end();
      this.hooks.drop(square);
      return;
    }
    // A press that moved away is no tap.
    this.ignoreClick = press.ignored;
    this.end();
  }

  /** @param {PointerEvent} event */
  cancel(event) {
    if (!this.press || event.pointerId !== this.press.id) return;
    this.ignoreClick = false;
    if (!this.callOff()) this.end();
  }

  /** The piece that is dragged goes back; whether one was dragged. */
  callOff() {
    if (!this.press?.drag) return false;
    this.ignoreClick = this.calledOff = true;
    this.end();
    this.hooks.cancel();
    return true;
  }

  /** Forgets the press and takes the ghost away. */
  end() {
    const { press } = this;
    if (!press) return;
    this.press = null;
    clearTimeout(press.timer);
    press.drag?.ghost.remove();
    this.grid.element.classList.remove("board-dragging");
  }

  /** Taps, Enter, Space and screen readers all arrive as clicks on a button. @param {MouseEvent} event */
  click(event) {
    const square = this.grid.squareOf(event.target);
    if (this.ignoreClick && event.detail !== 0) {
      this.ignoreClick = false;
      return;
    }
    if (square < 0) return;
    this.hooks.touched();
    this.grid.current(square);
    this.hooks.pick(square);
  }
}
