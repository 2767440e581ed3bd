// The player's own decks of Chess Storm, as this browser keeps them.
import { peopleOnly } from "../../../cards/own.js";
import { ownCard } from "../../../cards/shelf.js";
import { context } from "../../../context.js";
import { isObject } from "../../../ui/fit.js";
import { keep, readList } from "../../../ui/storage.js";
import { shownName } from "./ready.js";

/** @typedef {import("./ready.js").Deck} Deck */

/**
 * Counts the cards of the option's value and the own cards, as the engine reads them; rejects with its sentence.
 * @param {string} value @param {string[]} [cards] packed, with the number of their copies behind a colon
 * @returns {Promise<Record<string, number>>}
 */
export async function contentsIn(value, cards = []) {
  const own = cards.map(async (card) => {
    const [packed, copies = "1"] = card.split(":");
    return /** @type {const} */ ([(await ownCard(packed)).name, Number(copies)]);
  });
  const counts = await context.connection.call("counts", { game: "chess-storm", option: "deck", value });
  return { ...counts, ...Object.fromEntries(await Promise.all(own)) };
}

/** The reason why only people play with a deck; undefined if there is none. @param {Pick<Deck, "cards">} deck */
export async function blankIn({ cards = [] }) {
  const own = await Promise.all(cards.map((card) => ownCard(card.split(":")[0])));
  const blank = own.find(({ by_hand }) => by_hand);
  return blank && peopleOnly(blank);
}

/** The own cards of a kept deck, or of a link. @param {unknown} cards */
const listOf = (cards) =>
  Array.isArray(cards) ? cards.filter((card) => typeof card === "string" && /^[\w-]+(:[1-9])?$/.test(card)) : [];

/** Returns all kept decks, readable or not. */
const kept = () => readList("decks", "The list of your decks");

/** @param {unknown} deck */
const nameOf = (deck) => (isObject(deck) && typeof deck.name === "string" ? shownName(deck.name) : undefined);

/** The player's own decks; one that the engine does not read is left alone. @returns {Promise<Deck[]>} */
export async function ownDecks() {
  const found = kept().map(async (deck) => {
    if (!isObject(deck) || typeof deck.name !== "string" || typeof deck.value !== "string") return [];
    const { name, value } = deck;
    const cards = listOf(deck.cards);
    try {
      const contents = await contentsIn(value, cards);
      return [{ name: shownName(name), value, ...(cards.length && { cards }), contents }];
    } catch {
      return [];
    }
  });
  return (await Promise.all(found)).flat();
}

/**
 * Keeps a deck under its name, in place of `before` if it had another.
 * @param {Omit<Deck, "contents">} deck @param {string} [before]
 */
export const keepDeck = ({ name, value, cards }, before = name) =>
  keep(
    "decks",
    JSON.stringify([
      ...kept().filter((deck) => ![name, before].includes(String(nameOf(deck)))),
      { name, value, ...(cards?.length && { cards }) },
    ]),
  );

/** @param {string} name */
export const dropDeck = (name) => keep("decks", JSON.stringify(kept().filter((deck) => nameOf(deck) !== name)));
