// The field for the deck of Chess Storm: a gallery in which cards can be left out, made when it is opened.
import { gallery } from "../../cards/gallery.js";
import { h } from "../../ui/dom.js";
import { stormPart } from "./cards.js";
import { shelves } from "./shelves.js";

/** @param {import("../../engine").GameInfo} game @param {(value: string | undefined) => void} put */
export function deckField(game, put) {
  /** @type {Set<string>} */
  const off = new Set();
  /** @param {import("../../engine").CardInfo} card */
  const under = (card) => {
    const box = h("input", {
      type: "checkbox",
      role: "switch",
      class: "switch",
      "aria-label": card.title,
      checked: !off.has(card.name),
      onchange: () => {
        off[box.checked ? "delete" : "add"](card.name);
        put(off.size ? [...off].map((name) => `${name}:0`).join("/") : undefined);
      },
    });
    return box;
  };
  const each = h("details", { class: "each" }, h("summary", {}, "See the cards, leave some out"));
  each.addEventListener("toggle", () => {
    if (each.open && each.children.length === 1) each.append(gallery(game.cards, { shelves, under }));
  });
  return h(
    "div",
    { class: "option", "data-option": "deck" },
    h("span", { class: "option-title" }, "Deck"),
    h("p", { class: "hint", "data-test": "part" }, stormPart()),
    each,
  );
}
