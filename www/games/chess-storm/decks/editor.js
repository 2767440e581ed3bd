// The deck editor: the gallery with a number under each face, and a name over it.

import { whole } from "../../../address.js";
import { gallery } from "../../../cards/gallery.js";
import { gameInfo } from "../../../context.js";
import { dialog } from "../../../ui/dialog.js";
import { button, h } from "../../../ui/dom.js";
import { copy } from "../../../ui/files.js";
import { count } from "../../../ui/words.js";
import { GAME } from "../cards.js";
import { shelves } from "../shelves.js";
import { deckOf, keepDeck, LONGEST, MOST, sizeOf, textOf } from "./decks.js";

/** The link that shows a deck. @param {{ name: string, value: string }} deck */
export const linkOf = ({ name, value }) =>
  whole({ g: GAME, cards: "", deck: encodeURIComponent(name), o: `deck:${value || "1"}` });

/**
 * Edits a deck; resolves with the deck that was kept, or null.
 * @param {import("./decks.js").Deck} deck @param {string} [before] the name under which it is kept
 * @returns {Promise<import("./decks.js").Deck | null>}
 */
export function editDeck(deck, before) {
  const { cards } = gameInfo(GAME);
  const contents = { ...deck.contents };
  const size = h("p", { class: "hint", role: "status", "data-test": "deck-size" });
  const name = h("input", { type: "text", value: deck.name, maxlength: LONGEST, autocomplete: "off", id: "deck-name" });
  /** @type {Map<string, { put: () => void, item: () => Element | null }>} */
  const fields = new Map();
  const listed = h("ul", { class: "deck-contents", tabindex: "0", role: "list", "aria-label": "The deck" });
  const kept = button("Keep this deck", {
    class: "button primary",
    "data-test": "keep-deck",
    onclick: () => keep(),
  });
  const tell = () => {
    const all = sizeOf(contents);
    size.textContent = all ? `${count(all, "card")} in this deck.` : "No cards yet. A deck needs at least one.";
    kept.disabled = !all;
    const held = cards.filter((card) => contents[card.name] > 0);
    listed.replaceChildren(...held.map((card) => h("li", {}, `${contents[card.name]} ${card.title}`)));
  };
  const now = () => deckOf(name.value.trim() || "My deck", contents, cards);

  /** @param {import("../../../engine").CardInfo} card */
  const under = (card) => {
    const copies = h("output", { class: "copies" });
    /** @param {number} by @param {string} sign */
    const step = (by, sign) =>
      h(
        "button",
        {
          type: "button",
          class: "step",
          "aria-label": `${card.title}: ${by < 0 ? "less" : "more"}`,
          onclick: () => set(contents[card.name] + by),
        },
        sign,
      );
    const box = h("div", { class: "copies-row" }, step(-1, "−"), copies, step(1, "+"));
    const put = () => {
      copies.textContent = String(contents[card.name]);
      copies.setAttribute("aria-label", `${card.title}: ${contents[card.name]}`);
      box.closest("li")?.classList.toggle("out", !contents[card.name]);
    };
    /** @param {number} number */
    const set = (number) => {
      contents[card.name] = Math.min(MOST, Math.max(0, number));
      put();
      tell();
    };
    fields.set(card.name, { put, item: () => box.closest("li") });
    return box;
  };
  const list = gallery(cards, { shelves, under });
  /** Sets the cards that are shown. @param {number} number */
  const all = (number) => {
    for (const [card, { put, item }] of fields) {
      if (/** @type {HTMLElement | null} */ (item())?.hidden) continue;
      contents[card] = number;
      put();
    }
    tell();
  };
  for (const { put } of fields.values()) put();
  tell();
  /** @type {() => void} */
  let keep = () => {};
  return dialog({
    id: "deck-editor",
    title: before === undefined ? "New deck" : "Edit deck",
    size: "large",
    body: [
      h(
        "section",
        { class: "deck-side", "aria-label": "This deck" },
        h("div", { class: "field" }, h("label", { for: "deck-name", class: "field-label" }, "Name"), name),
        size,
        listed,
        h(
          "div",
          { class: "deck-tools" },
          button("Copy as text", { onclick: () => copy(textOf(now().name, contents, cards), "Deck") }, "copy"),
          button("Copy link", { onclick: () => copy(linkOf(now()), "Link") }, "copy"),
        ),
        h(
          "div",
          { class: "deck-tools" },
          h("span", { class: "hint" }, "All cards that are shown:"),
          button("One of each", { onclick: () => all(1) }),
          button("None", { onclick: () => all(0) }),
        ),
      ),
      list,
    ],
    actions: (close) => {
      keep = () => {
        keepDeck(now(), before);
        close(now());
      };
      return kept;
    },
  });
}
