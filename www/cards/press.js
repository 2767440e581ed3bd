// A press on a card of the hand: a tap, a finger that rests on the card to read it, or a drag onto the board.

/** How far a pointer moves before it drags, in pixels. @type {Record<string, number>} */
const SLACK = { mouse: 5, pen: 8, touch: 10 };
/** Milliseconds until a finger that rests on a card reads it. */
const HOLD = 380;

/**
 * What the hand does with a press.
 * @typedef {object} PressHooks
 * @property {() => boolean} canDrag whether the card may be dragged now
 * @property {(on: boolean) => void} read shows the card large, or not any more
 * @property {() => HTMLElement} drag the card is taken along; gives the picture that follows the pointer
 * @property {(x: number, y: number) => void} drop it is let go at a point of the window
 * @property {(tapped: boolean) => void} end the press is over: a card that was read or dragged was not tapped
 */

export class CardPress {
  #hooks;
  #start;
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
    if (event.pointerType !== "mouse") this.#timer = setTimeout(() => this.#hold(), HOLD);
    node.setPointerCapture(event.pointerId);
    /** @type {import("../ui/types").Listen} */
    const on = (name, act) => node.addEventListener(name, act, { signal: this.#over.signal });
    on("pointermove", (next) => next.pointerId === event.pointerId && this.#move(next));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"]))
      on(name, (next) => next.pointerId === event.pointerId && this.#end(next));
  }

  #hold() {
    this.#held = true;
    this.#hooks.read(true);
  }

  /** @param {PointerEvent} event */
  #move({ clientX, clientY }) {
    const { clientX: x, clientY: y, pointerType } = this.#start;
    const far = Math.hypot(clientX - x, clientY - y) > (SLACK[pointerType] ?? SLACK.touch);
    if (!this.#ghost && far && this.#hooks.canDrag()) {
      clearTimeout(this.#timer);
      this.#hooks.read(false);
      this.#ghost = this.#hooks.drag();
    }
    if (this.#ghost) this.#ghost.style.transform = `translate(${clientX}px, ${clientY}px) translate(-50%, -70%)`;
  }

  /** @param {PointerEvent} event */
  #end({ type, clientX, clientY }) {
    this.#over.abort();
    clearTimeout(this.#timer);
    if (this.#held) this.#hooks.read(false);
    this.#hooks.end(!this.#ghost && !this.#held);
    this.#ghost?.remove();
    if (this.#ghost && type === "pointerup") this.#hooks.drop(clientX, clientY);
  }
}
