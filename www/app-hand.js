// The hand of cards: lifted by a tap or a digit, read large while looked at, dragged onto the board.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  const { h } = Page;

  const SLACK = { mouse: 5, pen: 8, touch: 10 };
  const HOLD = 380; // milliseconds until a finger that rests on a card reads it

  class Hand {
    /** `hooks`: info(card), lifted(index or null), drop(index, x, y), refuse(card). */
    constructor(hooks) {
      this.hooks = hooks;
      this.cards = [];
      this.up = null; // the index of the lifted card
      this.list = h("div", { class: "hand-cards" });
      this.title = h("h2", { class: "only-read" });
      this.root = h("section", { class: "hand", id: "hand", "aria-label": "Hand" }, this.title, this.list);
      this.zoom = h("div", { class: "hand-zoom", hidden: true, "aria-hidden": "true" });
    }

    close() {
      this.look(null);
      this.zoom.remove();
    }

    /** Shows cards face up, or backs for cards that are null. `can(card)`: whether it has a move now; null: nobody is asked. */
    show({ name, cards, can }) {
      const focus = this.list.contains(document.activeElement) ? Number(document.activeElement.dataset.index) : null;
      this.cards = cards;
      this.can = can;
      if (this.up !== null && (!can || this.up >= cards.length)) this.up = null;
      this.look(null);
      this.title.textContent = `Hand of ${name}`;
      this.root.setAttribute("aria-label", `Hand of ${name}`);
      this.root.hidden = cards.length === 0 && !can;
      this.list.classList.toggle("backs", cards.some((card) => card === null));
      this.list.replaceChildren(...cards.map((card, index) => (card === null ? h("span", { class: "hand-card down" }, Page.cardBack({ size: "small" })) : this.button(card, index))));
      if (!cards.length) this.list.append(h("p", { class: "hint" }, "No card is left."));
      if (focus !== null) this.list.querySelectorAll("button")[Math.min(focus, cards.length - 1)]?.focus({ preventScroll: true });
    }

    button(card, index) {
      const info = this.hooks.info(card);
      const playable = this.can?.(card) ?? false;
      const state = !this.can ? "" : playable ? ", can be played" : ", no move now";
      const node = h("button", {
        type: "button", class: `hand-card${playable || !this.can ? "" : " idle"}`, data: { card, index: String(index) }, "aria-pressed": String(this.up === index),
        "aria-keyshortcuts": String(index + 1),
        onclick: () => this.tap(index), onpointerdown: (event) => this.down(event, index),
        onpointerenter: (event) => event.pointerType === "mouse" && this.look(index), onpointerleave: (event) => event.pointerType === "mouse" && this.look(null),
        onfocus: (event) => event.target.matches(":focus-visible") && this.look(index), onblur: () => this.look(null),
        oncontextmenu: (event) => event.preventDefault(),
      }, Page.cardFace(info, { size: "small" }), h("span", { class: "hand-name" }, info.title), h("span", { class: "only-read" }, ` card, ${index + 1} of ${this.cards.length}${state}`), h("kbd", { "aria-hidden": "true" }, String(index + 1)));
      // The button speaks for the picture in it.
      node.firstElementChild.setAttribute("aria-hidden", "true");
      node.firstElementChild.removeAttribute("title");
      return node;
    }

    tap(index) {
      if (this.swallow) {
        this.swallow = false;
        return;
      }
      if (index >= this.cards.length || this.cards[index] === null) return;
      if (!this.can) return;
      if (this.up !== index && !this.can(this.cards[index])) {
        this.hooks.refuse(this.cards[index]);
        return;
      }
      this.look(null);
      this.lift(this.up === index ? null : index);
    }

    lift(index) {
      this.up = index;
      this.list.querySelectorAll("button").forEach((node, at) => node.setAttribute("aria-pressed", String(at === index)));
      this.hooks.lifted(index);
    }

    /** The lifted card's name, or null. */
    get card() {
      return this.up === null ? null : (this.cards[this.up] ?? null);
    }

    /** Shows a card large, above the hand. */
    look(index) {
      this.zoom.hidden = index === null;
      this.zoom.replaceChildren();
      if (index === null || !this.cards[index]) return;
      this.zoom.append(Page.cardFace(this.hooks.info(this.cards[index]), { size: "large" }));
      if (!this.zoom.isConnected) document.body.append(this.zoom);
      const card = this.list.children[index].getBoundingClientRect();
      const box = this.zoom.getBoundingClientRect();
      const left = Math.min(innerWidth - box.width - 8, Math.max(8, card.left + card.width / 2 - box.width / 2));
      const above = card.top - box.height - 10;
      // Where there is no room above, it stands beside the card.
      const beside = card.left - box.width - 10;
      const [x, y] = above >= 4 ? [left, above] : [beside >= 4 ? beside : card.right + 10, Math.max(4, Math.min(innerHeight - box.height - 4, card.top - box.height / 2))];
      this.zoom.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    }

    down(event, index) {
      if (!event.isPrimary || event.button !== 0) return;
      this.swallow = false;
      const node = event.currentTarget;
      const start = { x: event.clientX, y: event.clientY };
      const slack = SLACK[event.pointerType] ?? SLACK.touch;
      let ghost = null;
      let held = false;
      const bell = event.pointerType === "mouse" ? 0 : setTimeout(() => { held = true; this.look(index); }, HOLD);
      const move = (next) => {
        if (next.pointerId !== event.pointerId) return;
        if (!ghost && Math.hypot(next.clientX - start.x, next.clientY - start.y) > slack && this.can?.(this.cards[index])) {
          clearTimeout(bell);
          this.look(null);
          ghost = h("div", { class: "hand-ghost", "aria-hidden": "true" }, Page.cardFace(this.hooks.info(this.cards[index]), { size: "small" }));
          document.body.append(ghost);
          this.lift(index);
        }
        if (ghost) ghost.style.transform = `translate(${next.clientX}px, ${next.clientY}px) translate(-50%, -70%)`;
      };
      const end = (next) => {
        if (next.pointerId !== event.pointerId) return;
        clearTimeout(bell);
        for (const name of ["pointermove", "pointerup", "pointercancel"]) node.removeEventListener(name, name === "pointermove" ? move : end);
        if (held) this.look(null);
        // A card that was read or carried was not tapped.
        this.swallow = ghost !== null || held;
        setTimeout(() => { this.swallow = false; }, 50);
        ghost?.remove();
        if (ghost && next.type === "pointerup") this.hooks.drop(next.clientX, next.clientY);
      };
      node.setPointerCapture(event.pointerId);
      node.addEventListener("pointermove", move);
      node.addEventListener("pointerup", end);
      node.addEventListener("pointercancel", end);
    }
  }

  Page.Hand = Hand;
})();
