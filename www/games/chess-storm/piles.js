// Beside the board of Chess Storm: the draw pile, the discards, the effects that last, the pieces out of the game.
import { cardBack } from "../../cards/back.js";
import { cardDialog, galleryDialog } from "../../cards/card-dialog.js";
import { readable } from "../../cards/zoom.js";
import { pieceIcon } from "../../pieces/picture.js";
import { h } from "../../ui/dom.js";
import { capital, count } from "../../ui/words.js";
import { silentFace, stormCard, stormView } from "./cards.js";
import { Dusk } from "./dusk.js";
import { MoreEffects } from "./more-effects.js";
import { passSwitch } from "./passing.js";

/** @typedef {import("../../engine").Storm} Storm */

export class StormPiles {
  dusk = new Dusk();
  root = h("section", { class: "piles storm", id: "piles", "aria-label": "Cards" });

  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.more = new MoreEffects(this.root, table.match);
  }

  /** Returns all that can have the focus here, in order. @returns {HTMLElement[]} */
  get #stops() {
    return [...this.root.querySelectorAll("button"), ...this.root.querySelectorAll("input")];
  }

  /** Returns the pile that cards are drawn from, and the one that they go to. */
  get places() {
    return {
      pile: this.root.querySelector(".card-back"),
      discards: this.root.querySelector("#discards > :first-child"),
    };
  }

  /** @param {import("../../engine").Seat} owner whose hand lies open */
  paint(owner) {
    const { match } = this.table;
    const { storm } = stormView(match);
    const focused = this.#stops.findIndex((node) => node.matches(":focus"));
    this.#point([]);
    const secrets = storm.lasting.flatMap(({ secret, squares }) => (secret ? squares : []));
    this.table.board?.mark({ secrets });
    const own = storm.decks?.[owner] ?? storm;
    const pass = passSwitch(match, owner) ?? "";
    this.dusk.paint(match, owner);
    this.root.replaceChildren(drawPile(own), discards(own), this.#effects(storm), pass, this.more.root);
    this.more.paint();
    if (focused >= 0) this.#stops[focused]?.focus({ preventScroll: true });
  }

  /** Shows squares on the board. @param {string[]} squares */
  #point(squares) {
    this.table.board?.mark({ pointed: squares });
  }

  /** @param {Storm} storm */
  #effects({ lasting, gone }) {
    const number = lasting.length > 0 && h("span", { class: "count" }, ` ${lasting.length}`);
    const items = lasting.map((one) => h("li", {}, this.#lasting(one)));
    return h(
      "div",
      { class: "lasting", id: "lasting", data: { none: !lasting.length && !gone.length } },
      h("h2", { class: "log-head" }, "Effects", number),
      items.length ? h("ul", {}, items) : h("p", { class: "hint" }, "None."),
      gone.length > 0 && outOfGame(gone),
    );
  }

  /**
   * Makes the button of a card that lasts. While the pointer or the focus is on it, the board shows its squares;
   * pressed, it shows the card large.
   * @param {Storm["lasting"][number]} one
   */
  #lasting({ card: name, owner, text, squares }) {
    const card = stormCard(name);
    const side = this.table.match.view.sides[owner];
    /** @param {boolean} on */
    const point = (on) => this.#point(on ? squares : []);
    const node = h(
      "button",
      {
        type: "button",
        class: "lasting-card",
        data: { card: name, owner },
        onpointerenter: () => point(true),
        onfocus: () => point(true),
        onpointerleave: () => point(document.activeElement === node),
        onblur: () => point(false),
        onclick: () => {
          // Not every browser focuses a button that is tapped. The dialog gives the focus back to it when it is closed.
          node.focus();
          cardDialog(card, side);
        },
      },
      h("span", { class: `army-dot ${side}`, "aria-hidden": "true" }),
      h(
        "span",
        {},
        h("strong", {}, card.title),
        h("span", { class: "only-read" }, `, played by ${capital(side)}`),
        h("span", { class: "hint" }, ` ${text}`),
      ),
    );
    return readable(node, card, side);
  }
}

/** @param {{ pile: number }} storm */
function drawPile({ pile }) {
  return h(
    "div",
    { class: "stack", role: "img", "aria-label": `Draw pile, ${count(pile, "card")}` },
    h(
      "span",
      { class: `card-back${pile > 1 ? " deep" : ""}` },
      pile ? cardBack({ size: "small" }) : h("span", { class: "empty-card small" }),
    ),
    h("span", { class: "deck-count" }, String(pile)),
    h("span", { class: "pile-name" }, "Pile"),
  );
}

/** @param {{ discard: string[] }} storm */
function discards({ discard }) {
  const top = discard.length ? stormCard(discard[0]) : null;
  const words = `Discards, ${count(discard.length, "card")}${top ? `, on top ${top.title}` : ""}`;
  const read = () => galleryDialog(`Discards: ${discard.length}`, discard.map(stormCard));
  return h(
    "button",
    { type: "button", class: "discard", id: "discards", onclick: read },
    top ? silentFace(top) : h("span", { class: "empty-card small" }),
    h("span", { class: "pile-name", "aria-hidden": "true" }, `Discards ${discard.length}`),
    h("span", { class: "only-read" }, words),
  );
}

/** @param {Storm["gone"]} pieces */
const outOfGame = (pieces) =>
  h(
    "p",
    { class: "gone" },
    "Out of the game: ",
    pieces.map(({ side, kind }) => [
      pieceIcon(side, kind, "small-piece"),
      h("span", { class: "only-read" }, `${side} ${kind} `),
    ]),
  );
