// The field for the deck of Chess Storm: one of the ready-made decks or of the player's own.
import { button, h } from "../../ui/dom.js";
import { sentence } from "../../ui/words.js";
import { blankIn, contentsIn } from "./decks/own.js";
import { isSame } from "./decks/ready.js";
import { allDecks, decksDialog, deckWords, isEmpty } from "./decks/shelf.js";

/**
 * @param {(value: string | undefined, more: import("../protocol").Chosen) => void} put
 * @param {string} start the deck to begin with @param {string[]} [cards] the own cards in it
 */
export function deckField(put, start, cards) {
  const about = h("p", { class: "hint", "data-test": "deck-about" });
  const select = h("select", { class: "deck-select", "aria-label": "Deck", onchange: () => choose() });
  let chosen = { value: start, cards };
  /** @type {import("./decks/ready.js").Deck[]} */
  let decks = [];
  /** The reasons why no computer plays with them. @type {(string | undefined)[]} */
  let byHand = [];
  const choose = () => {
    const at = Number(select.value);
    const deck = decks[at];
    chosen = { value: deck.value, cards: deck.cards };
    about.textContent = deckWords(deck);
    const unfit = isEmpty(deck) ? `“${deck.name}” has no cards. Choose another deck, or edit it.` : undefined;
    put(chosen.value || undefined, { unfit, cards: deck.cards ?? [], says: `${deck.name}.`, people: byHand[at] });
  };
  const paint = async () => {
    decks = await allDecks();
    // A link or another table may ask for a deck that is not kept.
    if (!decks.some((deck) => isSame(deck, chosen)))
      try {
        decks.push({ name: "A deck of its own", ...chosen, contents: await contentsIn(chosen.value, chosen.cards) });
      } catch (error) {
        put(chosen.value, { unfit: sentence(/** @type {Error} */ (error).message) });
        return;
      }
    byHand = await Promise.all(decks.map(blankIn));
    /** @param {string} label @param {boolean} ready */
    const group = (label, ready) => {
      const mine = decks.flatMap((deck, at) => (Boolean(deck.about) === ready ? [[deck.name, at]] : []));
      return mine.length
        ? [h("optgroup", { label }, ...mine.map(([name, at]) => h("option", { value: at }, name)))]
        : [];
    };
    select.replaceChildren(...group("Ready-made decks", true), ...group("Other decks", false));
    select.value = String(decks.findIndex((deck) => isSame(deck, chosen)));
    choose();
  };
  void paint();
  /** @param {import("./decks/ready.js").Deck} deck */
  const take = ({ value, cards: own }) => {
    chosen = { value, cards: own };
  };
  return h(
    "div",
    { class: "option", "data-option": "deck" },
    select,
    about,
    button(
      "Look at the decks, or make one",
      { onclick: () => decksDialog(take, "Choose").then(paint), "data-test": "decks" },
      "card",
    ),
  );
}
