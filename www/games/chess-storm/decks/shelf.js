// All decks in a dialog: ready-made ones and the player's own, to play with, to edit, to bring in and to give away.
import { ownCard, ownCards } from "../../../cards/shelf.js";
import { gameInfo } from "../../../context.js";
import { confirm, dialog } from "../../../ui/dialog.js";
import { button, h } from "../../../ui/dom.js";
import { toast } from "../../../ui/live.js";
import { count, sentence } from "../../../ui/words.js";
import { GAME } from "../cards.js";
import { deckIn, freshName, MOST, packedIn, sizeOf } from "./decks.js";
import { editDeck } from "./editor.js";
import { contentsIn, dropDeck, ownDecks } from "./own.js";
import { copied, deckOf, heldAtStart, noCards, readyDecks, trialDeck } from "./ready.js";

/** @typedef {import("./ready.js").Deck} Deck */

const cards = () => gameInfo(GAME).cards;

/** All decks, the player's own last. @returns {Promise<Deck[]>} */
export const allDecks = async () => [...readyDecks(cards()), ...(await ownDecks())];

/** @param {Deck} deck */
const size = ({ contents }) => sizeOf(contents);

/** Returns true for a deck without cards: it cannot be played with. @param {Deck} deck */
export const isEmpty = (deck) => size(deck) === 0;

/** Says how large a deck is, and what it is for. @param {Deck} deck */
export function deckWords(deck) {
  if (isEmpty(deck)) return "No cards: edit this deck to play with it.";
  const held = deck.cards?.length && `You hold a card of your own at the start in ${heldAtStart(deck)} of 100 games.`;
  return `${count(size(deck), "card")}. ${deck.about ?? (held || "")}`;
}

/**
 * The options of a game that is played with a deck.
 * @param {Pick<Deck, "value">} deck @returns {import("../../../engine").Options}
 */
export const optionsOf = ({ value }) => (value ? { deck: value } : {});

/**
 * Ends the dialog with what is to be done then.
 * @typedef {(then: () => unknown) => void} CloseThen
 */

/** A deck with what may be done with it. @param {Deck} deck @param {HTMLElement[]} acts */
const deckRow = (deck, ...acts) =>
  h(
    "li",
    { class: "deck-row", data: { deck: deck.name } },
    h("div", {}, h("strong", {}, deck.name), h("p", { class: "hint" }, deckWords(deck))),
    h("div", { class: "deck-acts" }, acts),
  );

/** @param {string} words @param {Deck} deck @param {() => void} onclick */
const deckButton = (words, deck, onclick, disabled = false) =>
  button(words, { "aria-label": `${words}: ${deck.name}`, disabled, onclick });

/**
 * The use that a deck is taken for.
 * @typedef {{ words: string, take: (deck: Deck) => void }} Use
 */

/** @param {Deck} deck @param {CloseThen} close @param {Use} use */
function useButton(deck, close, { words, take }) {
  const leave = () => {
    take(deck);
    return "leave";
  };
  return deckButton(words, deck, () => close(leave), isEmpty(deck));
}

/** The ready-made decks. @param {CloseThen} close @param {Use} use */
const readyList = (close, use) =>
  h(
    "ul",
    { class: "deck-list" },
    readyDecks(cards()).map((deck) =>
      deckRow(
        deck,
        useButton(deck, close, use),
        deckButton("Edit a copy", deck, () => close(() => copyOf(deck))),
      ),
    ),
  );

/** The player's own decks. @param {Deck[]} own @param {CloseThen} close @param {Use} use */
function ownList(own, close, use) {
  if (!own.length) return h("p", { class: "hint" }, "None yet.");
  const rows = own.map((deck) =>
    deckRow(
      deck,
      useButton(deck, close, use),
      deckButton("Edit", deck, () => close(() => editDeck(deck, deck.name))),
      deckButton("Delete", deck, () => close(() => drop(deck))),
    ),
  );
  return h("ul", { class: "deck-list" }, rows);
}

/**
 * Shows all decks, until one is taken or nothing more is wanted of them.
 * @param {(deck: Deck) => void} take @param {string} [words] on the buttons that take one
 */
export async function decksDialog(take, words = "Play") {
  const use = { words, take };
  for (;;) {
    const own = await ownDecks();
    /** @type {(() => unknown) | null} */
    const act = await dialog({
      id: "decks",
      title: "Decks",
      body: (close) => [readyList(close, use), h("h3", {}, "Your decks"), ownList(own, close, use)],
      actions: (close) => [
        button("Paste a deck", { onclick: () => close(paste), "data-test": "paste-deck" }, "load"),
        button(
          "New deck",
          {
            class: "button primary",
            onclick: () => close(() => copyOf(noCards("My deck", cards()))),
            "data-test": "new-deck",
          },
          "card",
        ),
      ],
    });
    if (!act || (await act()) === "leave") return;
  }
}

/** Edits a deck under a name of its own. @param {Deck} deck */
export const copyOf = async (deck) => editDeck({ ...deck, name: freshName(deck.name, await allDecks()) });

/** Shows a deck that came with a link. @param {{ name: string, value: string, cards: string[] }} deck */
export async function sharedDeck({ name, value, cards: own }) {
  /** @type {import("./decks.js").Contents} */
  let contents;
  try {
    contents = await contentsIn(value, own);
  } catch (error) {
    toast(`This deck can't be read. ${sentence(/** @type {Error} */ (error).message)}`, "trouble");
    return;
  }
  await copyOf({ ...deckOf(name, contents, cards()), cards: own });
}

/** @param {Deck} deck */
async function drop({ name }) {
  if (await confirm("Delete this deck?", `“${name}” can't be brought back.`, "Delete")) dropDeck(name);
}

/** Reads a deck from a text. */
async function paste() {
  const text = h("textarea", { rows: 8, "aria-label": "A deck as text", "data-first": true });
  const fault = h("p", { class: "fault", role: "alert", hidden: true });
  /** @type {Deck | null} */
  const deck = await dialog({
    id: "paste",
    title: "Paste a deck",
    size: "small",
    body: [h("p", {}, "First the deck's name, then a line for each card, such as “2 Crab”."), text, fault],
    actions: (close) =>
      button("Read it", {
        class: "button primary",
        "data-test": "read-deck",
        onclick: async () => {
          try {
            const own = await Promise.all(packedIn(text.value).map(ownCard));
            close(deckIn(text.value, [...cards(), ...own, ...(await ownCards())]));
          } catch (error) {
            fault.hidden = false;
            fault.textContent = /** @type {Error} */ (error).message;
          }
        },
      }),
  });
  if (deck) await copyOf(deck);
}

/**
 * The game with a small deck in which an own card is nearly always in hand.
 * @param {import("../../../cards/own.js").OwnInfo} card
 */
export function trialOf(card) {
  const deck = trialDeck(card);
  return { options: optionsOf(deck), cards: deck.cards ?? [] };
}

/** A deck with an own card once more. @param {Deck} deck @param {import("../../../cards/own.js").OwnInfo} card */
function withCard(deck, { packed, name }) {
  const copies = Math.min(MOST, (deck.contents[name] ?? 0) + 1);
  const others = (deck.cards ?? []).filter((one) => one.split(":")[0] !== packed);
  return {
    ...deck,
    cards: [...others, copied(packed, copies)],
    contents: { ...deck.contents, [name]: copies },
  };
}

/**
 * Puts an own card into one of the player's decks, or into a new one.
 * @param {import("../../../cards/own.js").OwnInfo} card
 */
export async function intoDeck(card) {
  const own = await ownDecks();
  const [printed] = readyDecks(cards());
  /** @type {Deck | null} */
  const deck = await dialog({
    id: "into-deck",
    title: `${card.title} into a deck`,
    size: "small",
    body: (close) => [
      own.length > 0 &&
        h(
          "ul",
          { class: "deck-list" },
          own.map((one) =>
            deckRow(
              one,
              deckButton("Put it in", one, () => close(one)),
            ),
          ),
        ),
      h("p", { class: "hint" }, "A new deck begins with the printed cards."),
    ],
    actions: (close) =>
      button("New deck", { class: "button primary", onclick: () => close(printed), "data-test": "into-new" }, "card"),
  });
  if (!deck) return;
  const isNew = deck === printed;
  const kept = isNew
    ? await copyOf({ ...withCard(deck, card), name: `With ${card.title}` })
    : await editDeck(withCard(deck, card), deck.name);
  if (kept) toast(`${kept.name} is kept: choose it in the set-up, or under Decks.`);
}
