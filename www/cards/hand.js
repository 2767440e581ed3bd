// The hand of cards: lifted by a tap or a digit, read large while looked at, dragged onto the board.
import { h } from "../ui/dom.js";
import { whose } from "../ui/words.js";
import { added } from "./added.js";
import { cardBack } from "./back.js";
import { cardFace } from "./face.js";
import { pressCard } from "./hand-press.js";
import { markOf } from "./moments.js";
import { lookAt } from "./zoom.js";

/** The uses of a card, in words. */
/** @type {Record<string, string>} */
const STATES = {
  true: ", can be played",
  false: ", no move now",
  play: ", can be played",
  dump: ", can only be discarded",
  none: ", not now",
};

/** The least number of cards that a hand is laid out for: fewer are no larger. */
const LEAST = 5;

/** The use of a card now, or true if it has a move. @typedef {boolean | "play" | "dump" | "none"} Use */

/**
 * The game as its hand uses it.
 * @typedef {object} HandHooks
 * @property {(card: string) => import("../engine").CardInfo} info
 * @property {() => import("../engine").SideName} [side] the army of the hand
 * @property {(card: string) => string} [about] more words for screen readers
 * @property {(card: string) => Promise<string | null> | undefined} [why] why it can't be played now
 * @property {(index: number | null) => void} lifted
 * @property {() => unknown} [onEnter] a key is pressed on the lifted card; whether that did something
 * @property {(x: number, y: number) => unknown} drop the lifted card at a point of the window
 * @property {(card: string, index: number) => void} refuse
 * @property {(card: string | null, x: number, y: number) => void} [dragged] a card is dragged over a point, or no more
 * @property {() => boolean} [digits] whether digits lift cards now
 * @property {() => { pile: Element | null, discards: Element | null }} [piles] where cards come from and go to
 */

export class Hand {
  /** @param {import("./hand.js").HandHooks} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    /** @type {(string | null)[]} */
    this.cards = [];
    /** The index of the lifted card. @type {number | null} */
    this.liftedIndex = null;
    /** Returns the use of a card; null while nobody is asked. @type {((card: string) => Use) | null} */
    this.useOf = null;
    /** True while something else than a card is asked of the player who holds them. */
    this.idle = false;
    /** The card that is shown large. @type {Element | null | undefined} */
    this.looked = null;
    /** The place where a card was let go, as long as it is not known what becomes of it. @type {DOMRect | null} */
    this.dropped = null;
    /** True while the next click belongs to a press that was no tap. */
    this.ignoreClick = false;
    this.list = h("div", { class: "hand-cards" });
    this.title = h("h2", { class: "only-read" });
    this.root = h("section", { class: "hand", id: "hand", "aria-label": "Hand" }, this.title, this.list);
  }

  close() {
    this.look(null);
    added.held?.raise(null, null);
  }

  /**
   * Shows cards face up, or backs for cards that are null.
   * @param {object} hand
   * @param {string} hand.name
   * @param {(string | null)[]} hand.cards
   * @param {((card: string) => Use) | null} hand.useOf
   * @param {boolean} [hand.named] whether it is said above the cards whose they are
   * @param {boolean} [hand.idle] whether something else is asked of their owner
   * @param {boolean} [hand.fresh] whether cards have just been drawn or discarded: they fly
   */
  show({ name, cards, useOf, named = false, idle = false, fresh = false }) {
    const title = `${whose(name)} hand`;
    const piles = fresh && this.title.textContent === title ? this.hooks.piles?.() : null;
    const before = piles ? added.flights?.places(this) : null;
    const held = /** @type {HTMLElement | null} */ (document.activeElement);
    const focus = held && this.list.contains(held) ? Number(held.dataset.index) : null;
    this.cards = cards;
    this.useOf = useOf;
    this.idle = idle;
    if (this.liftedIndex !== null && (!useOf || this.liftedIndex >= cards.length)) this.liftedIndex = null;
    this.look(null);
    this.title.textContent = title;
    this.title.className = named ? "hand-owner" : "only-read";
    this.root.setAttribute("aria-label", title);
    this.root.hidden = cards.length === 0 && !useOf;
    this.list.classList.toggle(
      "backs",
      cards.some((card) => card === null),
    );
    this.list.style.setProperty("--count", String(Math.max(LEAST, cards.length)));
    this.list.replaceChildren(
      ...cards.map((card, index) =>
        card === null ? h("span", { class: "hand-card down" }, cardBack({ size: "small" })) : this.button(card, index),
      ),
    );
    this.paintDigits();
    if (!cards.length) this.list.append(h("p", { class: "hint" }, "No cards left."));
    if (focus !== null)
      this.list.querySelectorAll("button")[Math.min(focus, cards.length - 1)]?.focus({ preventScroll: true });
    if (piles && before) added.flights?.deal(this, before, piles);
    else added.flights?.hide(this);
  }

  /** @param {string} card @param {number} index */
  button(card, index) {
    const info = this.hooks.info(card);
    const use = this.useOf?.(card) ?? false;
    const idle = this.useOf ? !use || use === "none" : this.idle;
    const state = `${this.useOf ? STATES[String(use)] : this.idle ? STATES.none : ""}${this.hooks.about?.(card) ?? ""}`;
    const picture = cardFace(info, { size: "small", side: this.hooks.side?.() });
    // The button speaks for the picture in it.
    picture.setAttribute("aria-hidden", "true");
    picture.removeAttribute("title");
    if (idle || use === "dump") picture.firstElementChild?.append(markOf(idle ? "idle" : "dump"));
    const node = h(
      "button",
      {
        type: "button",
        class: `hand-card${idle ? " idle" : typeof use === "string" ? ` ${use}` : ""}`,
        data: { card, index: String(index) },
        "aria-pressed": String(this.liftedIndex === index),
        onclick: (/** @type {MouseEvent} */ { detail }) => this.tap(index, !detail),
        onpointerdown: (/** @type {PointerEvent} */ event) => pressCard(this, event, index),
        onpointerenter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && this.look(index),
        onpointerleave: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && this.look(null),
        onfocus: () => node.matches(":focus-visible") && this.look(index),
        onblur: () => this.look(null),
        oncontextmenu: (/** @type {Event} */ event) => event.preventDefault(),
      },
      picture,
      h("span", { class: "hand-name only-read" }, info.title),
      h("span", { class: "only-read" }, ` card, ${index + 1} of ${this.cards.length}${state}`),
      h("kbd", { "aria-hidden": "true" }, String(index + 1)),
    );
    return node;
  }

  /** A digit stands at each card that it lifts and that can be used now: elsewhere it is the key of something else. */
  paintDigits() {
    const on = this.useOf !== null && (this.hooks.digits?.() ?? false);
    for (const node of this.list.querySelectorAll("button")) {
      const use = this.useOf?.(node.dataset.card ?? "") ?? false;
      const digit = String(Number(node.dataset.index) + 1);
      if (on) node.setAttribute("aria-keyshortcuts", digit);
      else node.removeAttribute("aria-keyshortcuts");
      node.querySelector("kbd")?.toggleAttribute("hidden", !on || !use || use === "none");
    }
  }

  /**
   * Lifts a card, or puts the lifted one back; a key goes on with it.
   * @param {number} index @param {boolean} byKey
   */
  tap(index, byKey) {
    if (this.ignoreClick) {
      this.ignoreClick = false;
      return;
    }
    const card = this.cards[index] ?? null;
    if (card === null) return;
    const isLifted = this.liftedIndex === index;
    if (!this.useOf || (!isLifted && [false, "none"].includes(this.useOf(card)))) {
      this.hooks.refuse(card, index);
      return;
    }
    this.look(null);
    if (isLifted && byKey && this.hooks.onEnter?.()) return;
    this.lift(isLifted ? null : index);
  }

  /** @param {number | null} index */
  lift(index) {
    this.liftedIndex = index;
    this.list.querySelectorAll("button").forEach((node, at) => node.setAttribute("aria-pressed", String(at === index)));
    this.hooks.lifted(index);
  }

  /** The lifted card's name, or null. */
  get card() {
    return this.liftedIndex === null ? null : (this.cards[this.liftedIndex] ?? null);
  }

  /** Shows a card of the hand large. @param {number | null} index */
  look(index) {
    // The lifted card is read where the question stands.
    const card = index === null || index === this.liftedIndex ? null : this.cards[index];
    const near = index === null ? null : this.list.children[index];
    this.looked = card ? near : null;
    const show = (/** @type {string | null} */ why) =>
      lookAt(card ? this.hooks.info(card) : null, near, this.hooks.side?.(), why);
    show(null);
    if (card && ["none", "dump"].includes(String(this.useOf?.(card))))
      this.hooks.why?.(card)?.then((why) => why && near === this.looked && show(why));
  }

  /** Shows what a finger rests on, whole and over the question, or nothing. @param {number | null} index */
  hold(index) {
    if (!added.held) return this.look(index);
    const card = index === null ? null : this.cards[index];
    const node = card && index !== null ? this.list.children[index] : null;
    this.looked = node;
    const info = card ? this.hooks.info(card) : null;
    added.held.raise(info, node, this.hooks.side?.());
    if (card && ["none", "dump"].includes(String(this.useOf?.(card))))
      this.hooks.why?.(card)?.then((why) => {
        if (why && node === this.looked) added.held?.raise(info, node, this.hooks.side?.(), why);
      });
  }

  /** The picture of a card that is dragged. @param {string} card */
  ghost(card) {
    const face = cardFace(this.hooks.info(card), { size: "small", side: this.hooks.side?.() });
    return h("div", { class: "hand-ghost", "aria-hidden": "true" }, face);
  }
}
