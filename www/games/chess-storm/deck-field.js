// The field for the deck of Chess Storm: one of the ready-made decks or of the player's own.
import { button, h } from "../../ui/dom.js";
import { sentence } from "../../ui/words.js";
import { contentsIn } from "./decks/own.js";
import { isSame } from "./decks/ready.js";
import { allDecks, decksDialog, deckWords, isEmpty } from "./decks/shelf.js";

/**
 * @param {(value: string | undefined, unfit?: string, cards?: string[]) => void} put
 * @param {string} start the deck to begin with @param {string[]} [cards] the own cards in it
 */
export function deckField(put, start, cards) {
  const about = h("p", { class: "hint", "data-test": "deck-about" });
  const select = h("select", { "aria-label": "Deck", onchange: () => choose() });
  let chosen = { value: start, cards };
  /** @type {import("./decks/ready.js").Deck[]} */
  let decks = [];
  const choose = () => {
    const deck = decks[Number(select.value)];
    chosen = { value: deck.value, cards: deck.cards };
    about.textContent = deckWords(deck);
    put(
      chosen.value || undefined,
      isEmpty(deck) ? `“${deck.name}” has no cards. Choose another deck, or edit it.` : undefined,
      chosen.cards ?? [],
    );
  };
  const paint = async () => {
    decks = await allDecks();
    // A link or another table may ask for a deck that is not kept.
    if (!decks.some((deck) => isSame(deck, chosen)))
      try {
        decks.push({ name: "A deck of its own", ...chosen, contents: await contentsIn(chosen.value, chosen.cards) });
      } catch (error) {
        put(chosen.value, sentence(/** @type {Error} */ (error).message));
        return;
      }
    select.replaceChildren(...decks.map(({ name }, at) => h("option", { value: at }, name)));
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
    h("span", { class: "option-title" }, "Deck"),
    select,
    about,
    button("Decks", { onclick: () => decksDialog(take).then(paint), "data-test": "decks" }, "card"),
  );
}
