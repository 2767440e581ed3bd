// Cards to read, with a search, an order, and shelves: parts of the cards that can be looked at alone.
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { count } from "../ui/words.js";
import { effectFace } from "./effect-face.js";
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
 * @typedef {object} Wishes
 * @property {Shelf[]} [shelves]
 * @property {(card: CardInfo) => Child} [under] what stands under a face
 * @property {(card: CardInfo) => string} [more] more words for the search
 */

/** @type {Record<string, (one: CardInfo, other: CardInfo) => number>} */
const ORDERS = {
  "By number": (one, other) => one.number - other.number,
  "By name": (one, other) => one.title.localeCompare(other.title),
};

/** Words as they are compared: small letters without accents. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Where all these words are found in a card, the best place first: its name begins with them, has them, its text, more.
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

/** @param {CardInfo[]} cards @param {Wishes} [wishes] */
export function gallery(cards, { shelves = [], under, more } = {}) {
  const counted = h("p", { class: "hint", role: "status" });
  const search = h("input", {
    type: "text",
    placeholder: "Search",
    "aria-label": "Search the cards",
    autocomplete: "off",
    spellcheck: "false",
    oninput: () => tell(),
  });
  const order = choice("Order", Object.keys(ORDERS), () => arrange());
  const selects = shelves.map(({ label, all, of }) => {
    const names = [...new Set(cards.flatMap(of))];
    return { of, select: choice(label, names, () => tell(), all) };
  });
  const items = cards.map((card) => ({
    card,
    item: h("li", { class: "gallery-card", data: { card: card.name } }, effectFace(card), under?.(card)),
    places: [card.title, `${card.text} ${card.window} ${card.number}`].map(plain),
  }));
  const list = h("ul", { class: "gallery-cards", tabindex: "0", role: "list", "aria-label": "Cards" });
  const none = h(
    "p",
    { class: "gallery-none", hidden: true },
    "No card fits. ",
    button("Show all cards", {
      "data-test": "gallery-reset",
      onclick: () => {
        search.value = "";
        for (const { select } of selects) select.value = "";
        tell();
        search.focus();
      },
    }),
  );
  function arrange() {
    if (shelves.length) items.sort((one, other) => ORDERS[order.value](one.card, other.card));
    tell();
  }
  function tell() {
    const wanted = plain(search.value).split(/\s+/).filter(Boolean);
    const found = items.map(({ item, card, places }) => {
      const place = placeOf(wanted, more ? [...places, plain(more(card))] : places);
      const shelved = selects.every(({ of, select }) => !select.value || of(card).includes(select.value));
      item.hidden = !shelved || place < 0;
      return { item, place };
    });
    // Each stays where it is as long as nothing is looked for.
    list.append(...found.sort((one, other) => one.place - other.place).map(({ item }) => item));
    const seen = items.filter(({ item }) => !item.hidden).length;
    none.hidden = seen > 0;
    counted.textContent = `${count(cards.length, "card")}${seen < cards.length ? `, ${seen} shown` : ""}.`;
  }
  arrange();
  const head = h(
    "div",
    { class: "gallery-head" },
    search,
    shelves.length > 0 && [order, ...selects.map(({ select }) => select)],
  );
  return h("div", { class: "gallery" }, cards.length > FEW && head, counted, none, list);
}

/** @param {string} title @param {CardInfo[]} cards @param {Wishes} [wishes] */
export const galleryDialog = (title, cards, wishes) =>
  dialog({
    id: "piles-dialog",
    title,
    size: "large",
    body: cards.length ? gallery(cards, wishes) : h("p", { class: "hint" }, "None."),
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

/**
 * One card to read.
 * @param {CardInfo} card
 * @param {import("../engine").SideName} [side] whose card it is
 */
export const cardDialog = (card, side) =>
  dialog({
    id: "card",
    title: card.title,
    size: "small",
    body: h("div", { class: "lone-card" }, cardFace(card, { side })),
  });
