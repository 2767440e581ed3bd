// A press on a card of the hand: a tap, a finger that rests on the card to read it, or a drag onto the board.

/** The distance that a pointer moves before it drags, in pixels. @type {Record<string, number>} */
const SLACK = { mouse: 5, pen: 8, touch: 10 };
/** The distance out of the hand at which a finger takes a card that it reads. */
const OUT = 24;
/** Milliseconds until a finger that rests on a card reads it. */
const HOLD = 380;
/** The right button among those that are down: it calls a drag off. */
const OTHER = 2;

/**
 * The hand as a press uses it.
 * @typedef {object} PressHooks
 * @property {() => boolean} canDrag whether the card may be dragged now
 * @property {(on: boolean) => void} read shows the card large, or not any more
 * @property {() => HTMLElement} drag the card is taken along; gives the picture that follows the pointer
 * @property {(x: number, y: number) => void} slide the finger that reads a card goes on to another one
 * @property {(x: number, y: number) => void} over the card is over a point of the window
 * @property {(x: number, y: number, box: DOMRect) => void} drop it is let go at a point, its picture in a box
 * @property {() => void} off the drag was called off
 * @property {(tapped: boolean) => void} end the press is over: a card that was read or dragged was not tapped
 */

export class CardPress {
  #hooks;
  #start;
  #hand;
  /** The picture that follows the pointer. @type {HTMLElement | null} */
  #ghost = null;
  #held = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #over = new AbortController();

  /** @param {PointerEvent} event that began it, on the card @param {PressHooks} hooks */
  constructor(event, hooks) {
    this.#hooks = hooks;
    this.#start = event;
    const node = /** @type {HTMLElement} */ (event.currentTarget);
    this.#hand = node.parentElement ?? node;
    if (event.pointerType !== "mouse") this.#timer = setTimeout(() => this.#hold(), HOLD);
    node.setPointerCapture(event.pointerId);
    /** @type {import("../ui/types").Listen} */
    const on = (name, act) => node.addEventListener(name, act, { signal: this.#over.signal });
    on("contextmenu", (next) => this.#ghost && next.preventDefault());
    const key = (/** @type {KeyboardEvent} */ next) => next.key === "Escape" && this.#ghost && this.#end();
    addEventListener("keydown", key, { signal: this.#over.signal });
    on("pointermove", (next) => next.pointerId === event.pointerId && this.#move(next));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"]))
      on(name, (next) => next.pointerId === event.pointerId && this.#end(next));
  }

  /** @param {number} x @param {number} y */
  #isOut(x, y) {
    const { left, right, top, bottom } = this.#hand.getBoundingClientRect();
    return x < left - OUT || x > right + OUT || y < top - OUT || y > bottom + OUT;
  }

  #hold() {
    clearTimeout(this.#timer);
    this.#held = true;
    this.#hooks.read(true);
  }

  /** @param {PointerEvent} event */
  #move({ clientX, clientY, buttons }) {
    if (this.#ghost && buttons & OTHER) return this.#end();
    const { clientX: x, clientY: y, pointerType } = this.#start;
    const moved = Math.hypot(clientX - x, clientY - y) > (SLACK[pointerType] ?? SLACK.touch);
    const along = Math.abs(clientX - x) > Math.abs(clientY - y);
    // A finger that goes along the hand reads its cards.
    if (moved && along && pointerType !== "mouse" && !this.#held && !this.#ghost) this.#hold();
    const far = this.#held ? this.#isOut(clientX, clientY) : moved;
    if (this.#held && !this.#ghost && !far) this.#hooks.slide(clientX, clientY);
    if (!this.#ghost && far && this.#hooks.canDrag()) {
      clearTimeout(this.#timer);
      this.#hooks.read(false);
      this.#ghost = this.#hooks.drag();
    }
    if (!this.#ghost) return;
    this.#ghost.style.transform = `translate(${clientX}px, ${clientY}px) translate(-50%, -70%)`;
    this.#hooks.over(clientX, clientY);
  }

  /** Ends the press where it was let go, or, without an event or where the system took it, calls it off. */
  /** @param {PointerEvent} [event] */
  #end(event) {
    this.#over.abort();
    clearTimeout(this.#timer);
    if (this.#held) this.#hooks.read(false);
    this.#hooks.end(!this.#ghost && !this.#held);
    const box = this.#ghost?.getBoundingClientRect();
    this.#ghost?.remove();
    if (box && event?.type === "pointerup") this.#hooks.drop(event.clientX, event.clientY, box);
    else if (box) this.#hooks.off();
    // The click that follows the release of a press that was called off is no tap on the card.
    const { target, pointerId } = this.#start;
    if (!event && target instanceof Element) target.closest("button")?.releasePointerCapture(pointerId);
  }
}
