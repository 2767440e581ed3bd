// Cards to read, with a search, an order, and shelves: parts of the cards that can be looked at alone.
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { bare, count, sought } from "../ui/words.js";
import { cardFace } from "./face.js";

/** So few cards need no search. */
const FEW = 6;

/**
 * @typedef {import("../engine").CardInfo} CardInfo
 * @typedef {import("../ui/dom.js").Child} Child
 *
 * @typedef {object} Shelf
 * @property {string} label
 * @property {string} all what is shown without a choice
 * @property {(card: CardInfo) => string[]} of where a card stands
 *
 * The parts of a gallery beside its cards.
 * @typedef {object} GalleryParts
 * @property {Shelf[]} [shelves]
 * @property {(card: CardInfo) => Child} [under] what stands under a face
 * @property {(card: CardInfo) => string} [more] more words for the search
 */

/** @type {Record<string, (one: CardInfo, other: CardInfo) => number>} */
const ORDERS = {
  "By number": (one, other) => one.number - other.number,
  "By name": (one, other) => one.title.localeCompare(other.title),
};

/**
 * Returns the best place of a card with all these words: its name begins with them, has them, its text, more.
 * @param {string[]} wanted @param {string[]} places
 */
const placeOf = (wanted, places) => {
  if (places[0].startsWith(wanted.join(" "))) return 0;
  const at = places.findIndex((_, last) => {
    const words = places.slice(0, last + 1).join(" ");
    return wanted.every((word) => words.includes(word));
  });
  return at < 0 ? -1 : at + 1;
};

/** @param {string} label @param {string[]} words @param {() => void} onchange @param {string} [first] */
const choice = (label, words, onchange, first) =>
  h("select", { "aria-label": label, onchange }, [
    ...(first ? [h("option", { value: "" }, first)] : []),
    ...words.map((word) => h("option", {}, word)),
  ]);

/** The lists by which a gallery is narrowed; on a phone a button unfolds them. @param {HTMLElement[]} selects */
function fold(selects) {
  const lists = h("div", { class: "gallery-filters" }, selects);
  const toggle = button(
    "Filter and order",
    {
      class: "icon-button gallery-unfold",
      "aria-expanded": "false",
      onclick: () => toggle.setAttribute("aria-expanded", String(lists.classList.toggle("open"))),
    },
    "settings",
    true,
  );
  return [toggle, lists];
}

class Gallery {
  counted = h("p", { class: "hint", role: "status" });
  search = h("input", {
    type: "text",
    placeholder: "Search",
    "aria-label": "Search the cards",
    autocomplete: "off",
    spellcheck: "false",
    oninput: () => this.filter(),
  });
  order = choice("Order", Object.keys(ORDERS), () => this.arrange());
  list = h("ul", { class: "gallery-cards", tabindex: "0", role: "list", "aria-label": "Cards" });
  none = h(
    "p",
    { class: "gallery-none", hidden: true },
    "No card fits. ",
    button("Show all cards", { "data-test": "gallery-reset", onclick: () => this.reset() }),
  );

  /** @param {CardInfo[]} cards @param {GalleryParts} parts */
  constructor(cards, { shelves = [], under, more }) {
    this.more = more;
    this.isOrdered = shelves.length > 0;
    this.selects = shelves.map(({ label, all, of }) => {
      const names = [...new Set(cards.flatMap(of))];
      return { of, select: choice(label, names, () => this.filter(), all) };
    });
    this.items = cards.map((card) => ({
      card,
      item: h(
        "li",
        { class: "gallery-card", data: { card: card.name } },
        cardFace(card),
        h("p", { class: "gallery-words" }, h("strong", {}, card.window), h("br"), card.text),
        under?.(card),
      ),
      places: [card.title, `${card.text} ${card.window} ${card.number}`].map(bare),
    }));
    const selects = this.isOrdered && [this.order, ...this.selects.map(({ select }) => select)];
    const head = cards.length > FEW && h("div", { class: "gallery-head" }, this.search, selects && fold(selects));
    this.root = h("div", { class: "gallery" }, head, this.counted, this.none, this.list);
    this.arrange();
  }

  arrange() {
    if (this.isOrdered) this.items.sort((one, other) => ORDERS[this.order.value](one.card, other.card));
    this.filter();
  }

  /** Shows all cards again. */
  reset() {
    this.search.value = "";
    for (const { select } of this.selects) select.value = "";
    this.filter();
    this.search.focus();
  }

  /** Shows the cards that are looked for, and says how many. */
  filter() {
    const wanted = sought(this.search.value);
    const found = this.items.map(({ item, card, places }) => {
      const place = placeOf(wanted, this.more ? [...places, bare(this.more(card))] : places);
      const shelved = this.selects.every(({ of, select }) => !select.value || of(card).includes(select.value));
      item.hidden = !shelved || place < 0;
      return { item, place };
    });
    // Each stays where it is as long as nothing is looked for.
    this.list.append(...found.sort((one, other) => one.place - other.place).map(({ item }) => item));
    const all = this.items.length;
    const seen = this.items.filter(({ item }) => !item.hidden).length;
    this.none.hidden = seen > 0;
    this.counted.textContent = `${count(all, "card")}${seen < all ? `, ${seen} shown` : ""}.`;
  }
}

/** Cards to read and to search. @param {CardInfo[]} cards @param {GalleryParts} [parts] */
export const gallery = (cards, parts = {}) => new Gallery(cards, parts).root;

/** @param {string} title @param {CardInfo[]} cards @param {GalleryParts} [parts] */
export const galleryDialog = (title, cards, parts) =>
  dialog({
    id: "piles-dialog",
    title,
    size: "large",
    body: cards.length ? gallery(cards, parts) : h("p", { class: "hint" }, "None."),
  });

/**
 * One of many cards is chosen: the one under whose face the button is pressed; null if the dialog is left.
 * @param {string} title @param {string} words on the buttons @param {CardInfo[]} cards
 * @returns {Promise<string | null>} its name
 */
export const pickCard = (title, words, cards) =>
  dialog({
    id: "pick-card",
    title,
    size: "large",
    body: (close) => {
      /** @param {CardInfo} card */
      const take = (card) =>
        button(words, {
          class: "button primary",
          data: { pick: card.name },
          "aria-label": `${words} ${card.title}`,
          onclick: () => close(card.name),
        });
      return gallery(cards, { under: take });
    },
  });
