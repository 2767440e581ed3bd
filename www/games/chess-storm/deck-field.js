// The field for the deck of Chess Storm: one of the ready-made decks or of the player's own.
import { button, h } from "../../ui/dom.js";
import { sentence } from "../../ui/words.js";
import { contentsIn } from "./decks/own.js";
import { allDecks, decksDialog, deckWords, isEmpty } from "./decks/shelf.js";

/** @param {(value: string | undefined, unfit?: string) => void} put @param {string} start the deck to begin with */
export function deckField(put, start) {
  const about = h("p", { class: "hint", "data-test": "deck-about" });
  const select = h("select", { "aria-label": "Deck", onchange: () => choose() });
  let chosen = start;
  /** @type {import("./decks/ready.js").Deck[]} */
  let decks = [];
  const choose = () => {
    const deck = decks[Number(select.value)];
    chosen = deck.value;
    about.textContent = deckWords(deck);
    put(
      chosen || undefined,
      isEmpty(deck) ? `“${deck.name}” has no cards. Choose another deck, or edit it.` : undefined,
    );
  };
  const paint = async () => {
    decks = await allDecks();
    // A link or another table may ask for a deck that is not kept.
    if (!decks.some(({ value }) => value === chosen))
      try {
        decks.push({ name: "A deck of its own", value: chosen, contents: await contentsIn(chosen) });
      } catch (error) {
        put(chosen, sentence(/** @type {Error} */ (error).message));
        return;
      }
    select.replaceChildren(...decks.map(({ name }, at) => h("option", { value: at }, name)));
    select.value = String(decks.findIndex(({ value }) => value === chosen));
    choose();
  };
  void paint();
  /** @param {import("./decks/ready.js").Deck} deck */
  const take = ({ value }) => {
    chosen = value;
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
