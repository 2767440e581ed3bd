// The deck editor: the gallery with a number under each face, and a name over it.

import { whole } from "../../../address.js";
import { gallery } from "../../../cards/gallery.js";
import { ownCard, ownCards } from "../../../cards/shelf.js";
import { gameInfo } from "../../../context.js";
import { confirm, dialog } from "../../../ui/dialog.js";
import { button, h } from "../../../ui/dom.js";
import { copy } from "../../../ui/files.js";
import { count } from "../../../ui/words.js";
import { GAME } from "../cards.js";
import { shelves, whose } from "../shelves.js";
import { MOST, sizeOf, textOf } from "./decks.js";
import { keepDeck } from "./own.js";
import { deckOf, LONGEST } from "./ready.js";

/** The link that shows a deck. @param {import("./ready.js").Deck} deck */
export const linkOf = ({ name, value, cards }) =>
  whole({
    ...{ g: GAME, cards: "", deck: encodeURIComponent(name), o: `deck:${value || "1"}` },
    ...(cards?.length && { own: cards.join(",") }),
  });

/** @typedef {import("../../../engine").CardInfo} CardInfo */

/** The number of one card, under its face, with a button on either side. */
class CopiesField {
  #copies = h("output", { class: "copies" });
  root = h("div", { class: "copies-row" });

  /** @param {CardInfo} card @param {number} number @param {(number: number) => void} changed */
  constructor(card, number, changed) {
    this.card = card;
    this.number = number;
    this.changed = changed;
    this.root.append(this.#step(-1, "−"), this.#copies, this.#step(1, "+"));
  }

  /** A tap on the face adds one, too. */
  listen() {
    this.item?.querySelector(".card-face")?.addEventListener("click", () => this.#add(1));
  }

  /** The card of the list in which this field stands. @returns {HTMLElement | null} */
  get item() {
    return this.root.closest("li");
  }

  /** @param {number} number */
  set(number) {
    this.number = number;
    this.paint();
  }

  paint() {
    this.#copies.textContent = String(this.number);
    this.#copies.setAttribute("aria-label", `${this.card.title}: ${this.number}`);
    this.item?.classList.toggle("out", !this.number);
  }

  /** @param {number} by */
  #add(by) {
    this.set(Math.min(MOST, Math.max(0, this.number + by)));
    this.changed(this.number);
  }

  /** @param {number} by @param {string} sign */
  #step(by, sign) {
    const onclick = () => this.#add(by);
    const label = `${this.card.title}: ${by < 0 ? "less" : "more"}`;
    return h("button", { type: "button", class: "step", "aria-label": label, onclick }, sign);
  }
}

class DeckEditor {
  size = h("p", { class: "hint", role: "status", "data-test": "deck-size" });
  listed = h("ul", { class: "deck-contents", tabindex: "0", role: "list", "aria-label": "The deck" });
  /** The buttons that give the deck away. */
  copies = [
    button("Copy as text", { onclick: () => this.#copyText() }, "copy"),
    button("Copy link", { onclick: () => copy(linkOf(this.deck), "Link") }, "copy"),
  ];
  why = h("p", { class: "hint", id: "keep-why" }, "A deck needs at least one card.");
  /** @type {CopiesField[]} */
  fields = [];

  /** @param {import("./ready.js").Deck} deck @param {CardInfo[]} own cards of the player, or of the deck */
  constructor(deck, own) {
    this.cards = [...own, ...gameInfo(GAME).cards];
    this.contents = { ...deck.contents };
    const attributes = { type: "text", maxlength: LONGEST, autocomplete: "off", id: "deck-name" };
    this.name = h("input", { ...attributes, value: deck.name });
    const described = { "data-test": "keep-deck", "aria-describedby": "keep-why" };
    this.kept = button("Keep this deck", { class: "button primary", ...described });
    this.list = gallery(this.cards, {
      shelves: own.length ? [whose, ...shelves] : shelves,
      under: (card) => this.#field(card),
    });
    for (const field of this.fields) {
      field.paint();
      field.listen();
    }
    this.describe();
  }

  /** The deck as it stands. */
  get deck() {
    return deckOf(this.name.value, this.contents, this.cards);
  }

  /** The deck as it stands, as a text. */
  get text() {
    return textOf(this.name.value, this.contents, this.cards);
  }

  /** Says how many cards the deck has, and which. */
  describe() {
    const all = sizeOf(this.contents);
    this.size.textContent = all ? `${count(all, "card")} in this deck.` : "No cards yet.";
    for (const act of [this.kept, ...this.copies]) act.disabled = !all;
    this.why.hidden = all > 0;
    const held = this.cards.filter((card) => this.contents[card.name] > 0);
    this.listed.replaceChildren(...held.map((card) => h("li", {}, `${this.contents[card.name]} ${card.title}`)));
  }

  /** @param {CardInfo} card */
  #field(card) {
    const field = new CopiesField(card, this.contents[card.name] ?? 0, (number) => {
      this.contents[card.name] = number;
      this.describe();
    });
    this.fields.push(field);
    return field.root;
  }

  /** Sets the cards that are shown. @param {number} number */
  #setShown(number) {
    for (const field of this.fields.filter(({ item }) => !item?.hidden)) {
      this.contents[field.card.name] = number;
      field.set(number);
    }
    this.describe();
  }

  /** The name, the contents, and what changes them all; on a phone a button unfolds the rest. */
  side() {
    const side = h("section", { class: "deck-side", "aria-label": "This deck" });
    const unfold = button(
      "List of the deck",
      {
        class: "icon-button deck-unfold",
        "aria-expanded": "false",
        onclick: () => unfold.setAttribute("aria-expanded", String(side.classList.toggle("open"))),
      },
      "list",
      true,
    );
    side.append(
      h("div", { class: "field" }, h("label", { for: "deck-name", class: "field-label" }, "Name"), this.name),
      unfold,
      this.listed,
      h("div", { class: "deck-tools" }, this.copies),
      h(
        "div",
        { class: "deck-tools" },
        h("span", { class: "hint" }, "All cards that are shown:"),
        button("One of each", { onclick: () => this.#setShown(1) }),
        button("None", { onclick: () => this.#setShown(0) }),
      ),
    );
    return side;
  }

  #copyText() {
    return copy(textOf(this.deck.name, this.contents, this.cards), "Deck");
  }
}

/**
 * Edits a deck; resolves with the deck that was kept, or null. Closing loses no change: the player is asked.
 * @param {import("./ready.js").Deck} deck @param {string} [before] the name under which it is kept
 * @returns {Promise<import("./ready.js").Deck | null>}
 */
export async function editDeck(deck, before) {
  const inDeck = (deck.cards ?? []).map((card) => ownCard(card.split(":")[0]));
  const own = [...(await Promise.all(inDeck)), ...(await ownCards())];
  const editor = new DeckEditor(deck, [...new Map(own.map((card) => [card.name, card])).values()]);
  const begun = editor.text;
  const body = [editor.side(), editor.list];
  for (;;) {
    /** @type {import("./ready.js").Deck | null} */
    const kept = await dialog({
      id: "deck-editor",
      title: before === undefined ? "New deck" : "Edit deck",
      size: "large",
      body,
      actions: (close) => {
        editor.kept.onclick = () => {
          keepDeck(editor.deck, before);
          close(editor.deck);
        };
        return [editor.size, editor.why, editor.kept];
      },
    });
    if (kept || editor.text === begun) return kept;
    if (await confirm("Discard your changes?", "This deck isn't kept yet.", "Discard", "Go on editing")) return null;
  }
}
