// The hand of cards: lifted by a tap or a digit, read large while looked at, dragged onto the board.
import { h } from "../ui/dom.js";
import { cardBack } from "./back.js";
import { cardFace } from "./face.js";
import { lookAt } from "./zoom.js";

/** @type {Record<string, number>} */
const SLACK = { mouse: 5, pen: 8, touch: 10 };
const HOLD = 380; // milliseconds until a finger that rests on a card reads it

/** What `can` says of a card, in words. */
/** @type {Record<string, string>} */
const STATES = {
  true: ", can be played",
  false: ", no move now",
  play: ", can be played",
  dump: ", no effect right now, can be discarded",
  none: ", not now",
};

/** Whether a card has a move now, or what may be done with it. @typedef {boolean | "play" | "dump" | "none"} Use */

/**
 * What a game does with its hand.
 * @typedef {object} HandHooks
 * @property {(card: string) => import("../engine").CardInfo} info
 * @property {() => import("../engine").SideName} [side] the army of the hand
 * @property {(card: string) => string} [about] more words for screen readers
 * @property {(index: number | null) => void} lifted
 * @property {(index: number | null) => boolean} [again] a second tap on the lifted card; whether it did something
 * @property {(x: number, y: number) => unknown} drop the lifted card at a point of the window
 * @property {(card: string, index: number) => void} refuse
 */

export class Hand {
  /** @param {import("./hand.js").HandHooks} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    /** @type {(string | null)[]} */
    this.cards = [];
    /** The index of the lifted card. @type {number | null} */
    this.up = null;
    /** What may be done with a card; null while nobody is asked. @type {((card: string) => Use) | null} */
    this.can = null;
    /** The click that follows a press that was no tap. */
    this.swallow = false;
    this.list = h("div", { class: "hand-cards" });
    this.title = h("h2", { class: "only-read" });
    this.root = h("section", { class: "hand", id: "hand", "aria-label": "Hand" }, this.title, this.list);
  }

  close() {
    this.look(null);
  }

  /**
   * Shows cards face up, or backs for cards that are null.
   * @param {{ name: string, cards: (string | null)[], can: ((card: string) => Use) | null }} hand
   */
  show({ name, cards, can }) {
    const held = /** @type {HTMLElement | null} */ (document.activeElement);
    const focus = held && this.list.contains(held) ? Number(held.dataset.index) : null;
    this.cards = cards;
    this.can = can;
    if (this.up !== null && (!can || this.up >= cards.length)) this.up = null;
    this.look(null);
    this.title.textContent = `${name}'s hand`;
    this.root.setAttribute("aria-label", `${name}'s hand`);
    this.root.hidden = cards.length === 0 && !can;
    this.list.classList.toggle(
      "backs",
      cards.some((card) => card === null),
    );
    this.list.replaceChildren(
      ...cards.map((card, index) =>
        card === null ? h("span", { class: "hand-card down" }, cardBack({ size: "small" })) : this.button(card, index),
      ),
    );
    if (!cards.length) this.list.append(h("p", { class: "hint" }, "No cards left."));
    if (focus !== null)
      this.list.querySelectorAll("button")[Math.min(focus, cards.length - 1)]?.focus({ preventScroll: true });
  }

  /** @param {string} card @param {number} index */
  button(card, index) {
    const info = this.hooks.info(card);
    const now = this.can?.(card) ?? false;
    const playable = now && now !== "none";
    const state = `${this.can ? STATES[String(now)] : ""}${this.hooks.about?.(card) ?? ""}`;
    const picture = cardFace(info, { size: "small", side: this.hooks.side?.() });
    // The button speaks for the picture in it.
    picture.setAttribute("aria-hidden", "true");
    picture.removeAttribute("title");
    const node = h(
      "button",
      {
        type: "button",
        class: `hand-card${!this.can ? "" : !playable ? " idle" : now === true ? "" : ` ${now}`}`,
        data: { card, index: String(index) },
        "aria-pressed": String(this.up === index),
        "aria-keyshortcuts": String(index + 1),
        onclick: () => this.tap(index),
        onpointerdown: (/** @type {PointerEvent} */ event) => this.down(event, index),
        onpointerenter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && this.look(index),
        onpointerleave: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && this.look(null),
        onfocus: () => node.matches(":focus-visible") && this.look(index),
        onblur: () => this.look(null),
        oncontextmenu: (/** @type {Event} */ event) => event.preventDefault(),
      },
      picture,
      h("span", { class: "hand-name" }, info.title),
      h("span", { class: "only-read" }, ` card, ${index + 1} of ${this.cards.length}${state}`),
      h("kbd", { "aria-hidden": "true" }, String(index + 1)),
    );
    return node;
  }

  /** @param {number} index */
  tap(index) {
    if (this.swallow) {
      this.swallow = false;
      return;
    }
    if (index >= this.cards.length || this.cards[index] === null) return;
    if (!this.can) {
      this.hooks.refuse(this.cards[index], index);
      return;
    }
    if (this.up !== index && [false, "none"].includes(this.can(this.cards[index]))) {
      this.hooks.refuse(this.cards[index], index);
      return;
    }
    this.look(null);
    if (this.up === index && this.hooks.again?.(index)) return;
    this.lift(this.up === index ? null : index);
  }

  /** @param {number | null} index */
  lift(index) {
    this.up = index;
    this.list.querySelectorAll("button").forEach((node, at) => node.setAttribute("aria-pressed", String(at === index)));
    this.hooks.lifted(index);
  }

  /** The lifted card's name, or null. */
  get card() {
    return this.up === null ? null : (this.cards[this.up] ?? null);
  }

  /** Shows a card of the hand large. @param {number | null} index */
  look(index) {
    const card = index === null ? null : this.cards[index];
    lookAt(card ? this.hooks.info(card) : null, index === null ? null : this.list.children[index], this.hooks.side?.());
  }

  /** @param {PointerEvent} event @param {number} index */
  down(event, index) {
    if (!event.isPrimary || event.button !== 0) return;
    this.swallow = false;
    const card = this.cards[index];
    const node = /** @type {HTMLElement} */ (event.currentTarget);
    const start = { x: event.clientX, y: event.clientY };
    const slack = SLACK[event.pointerType] ?? SLACK.touch;
    /** @type {HTMLElement | null} */
    let ghost = null;
    let held = false;
    const bell =
      event.pointerType === "mouse"
        ? 0
        : setTimeout(() => {
            held = true;
            this.look(index);
          }, HOLD);
    /** @param {PointerEvent} next */
    const move = (next) => {
      if (next.pointerId !== event.pointerId) return;
      if (
        !ghost &&
        card !== null &&
        Math.hypot(next.clientX - start.x, next.clientY - start.y) > slack &&
        ![undefined, false, "none"].includes(this.can?.(card))
      ) {
        clearTimeout(bell);
        this.look(null);
        ghost = h(
          "div",
          { class: "hand-ghost", "aria-hidden": "true" },
          cardFace(this.hooks.info(card), { size: "small", side: this.hooks.side?.() }),
        );
        document.body.append(ghost);
        this.lift(index);
      }
      if (ghost) ghost.style.transform = `translate(${next.clientX}px, ${next.clientY}px) translate(-50%, -70%)`;
    };
    /** @param {PointerEvent} next */
    const end = (next) => {
      if (next.pointerId !== event.pointerId) return;
      clearTimeout(bell);
      for (const name of /** @type {const} */ (["pointermove", "pointerup", "pointercancel"]))
        node.removeEventListener(name, name === "pointermove" ? move : end);
      if (held) this.look(null);
      // A card that was read or carried was not tapped.
      this.swallow = ghost !== null || held;
      setTimeout(() => {
        this.swallow = false;
      }, 50);
      ghost?.remove();
      if (ghost && next.type === "pointerup") this.hooks.drop(next.clientX, next.clientY);
    };
    node.setPointerCapture(event.pointerId);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", end);
    node.addEventListener("pointercancel", end);
  }
}
