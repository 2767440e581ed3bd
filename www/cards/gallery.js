// Cards to read, with a search, and switches that take them out of a deck.
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { count } from "../ui/words.js";
import { effectFace } from "./effect-face.js";
import { cardFace } from "./face.js";

/** So few cards need no search. */
const FEW = 6;

/**
 * Cards to read, with a search. With `off` (names) each has a switch that takes it out of the deck; `changed` is told.
 * @param {import("../engine").CardInfo[]} cards
 * @param {{ off?: Set<string> | null, changed?: () => void }} [deck]
 */
export const gallery = (cards, { off = null, changed } = {}) => {
  const counted = h("p", { class: "hint", role: "status" });
  const search = h("input", {
    type: "text",
    placeholder: "Search",
    "aria-label": "Search the cards",
    autocomplete: "off",
    spellcheck: "false",
    oninput: () => tell(),
  });
  const items = cards.map((card) => {
    const box =
      off &&
      h("input", {
        type: "checkbox",
        role: "switch",
        class: "switch",
        "aria-label": card.title,
        checked: !off.has(card.name),
        onchange: () => {
          off[box?.checked ? "delete" : "add"](card.name);
          tell(true);
        },
      });
    const item = h(off ? "label" : "li", { class: "gallery-card", data: { card: card.name } }, effectFace(card), box);
    return { card, box, item, words: `${card.title} ${card.text} ${card.window} ${card.number}`.toLowerCase() };
  });
  const shown = () => items.filter(({ item }) => !item.hidden);
  /** @param {boolean} [change] */
  function tell(change) {
    const wanted = search.value.trim().toLowerCase().split(/\s+/);
    for (const { item, words } of items) item.hidden = !wanted.every((word) => words.includes(word));
    for (const { item, card } of items) item.classList.toggle("out", off?.has(card.name) ?? false);
    const seen = shown().length;
    const whole = count(cards.length, "card");
    const part = off ? `${cards.length - off.size} of ${whole} are in the deck` : whole;
    counted.textContent = `${part}${seen < cards.length ? `, ${seen} shown` : ""}.`;
    if (change) changed?.();
  }
  /** @param {boolean} inside */
  const all = (inside) => {
    for (const { card, box } of shown()) {
      if (!box || !off) continue;
      box.checked = inside;
      off[inside ? "delete" : "add"](card.name);
    }
    tell(true);
  };
  tell();
  return h(
    "div",
    { class: "gallery" },
    cards.length > FEW &&
      h(
        "div",
        { class: "gallery-head" },
        search,
        off && [
          button("Include all", { onclick: () => all(true) }),
          button("Leave out all", { onclick: () => all(false) }),
        ],
      ),
    counted,
    h(
      off ? "div" : "ul",
      { class: "gallery-cards", tabindex: "0", role: off ? "group" : "list", "aria-label": "Cards" },
      items.map(({ item }) => item),
    ),
  );
};

/** @param {string} title @param {import("../engine").CardInfo[]} cards */
export const galleryDialog = (title, cards) =>
  dialog({
    id: "piles-dialog",
    title,
    size: "large",
    body: cards.length ? gallery(cards) : h("p", { class: "hint" }, "None."),
  });

/**
 * One card to read.
 * @param {import("../engine").CardInfo} card
 * @param {import("../engine").SideName} [side] whose card it is
 */
export const cardDialog = (card, side) =>
  dialog({
    id: "card",
    title: card.title,
    size: "small",
    body: h("div", { class: "lone-card" }, cardFace(card, { side })),
  });
