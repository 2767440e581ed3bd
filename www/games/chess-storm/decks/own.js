// The player's own decks of Chess Storm, as this browser keeps them.
import { context } from "../../../context.js";
import { isObject } from "../../../ui/fit.js";
import { keep, readList } from "../../../ui/storage.js";
import { shownName } from "./ready.js";

/** @typedef {import("./ready.js").Deck} Deck */

/** Counts the cards of the option's value, as the engine reads it; rejects with its sentence. @param {string} value */
export const contentsIn = (value) => context.connection.call("counts", { game: "chess-storm", option: "deck", value });

/** Returns all kept decks, readable or not. */
const kept = () => readList("decks", "The list of your decks");

/** @param {unknown} deck */
const nameOf = (deck) => (isObject(deck) && typeof deck.name === "string" ? shownName(deck.name) : undefined);

/** The player's own decks; one that the engine does not read is left alone. @returns {Promise<Deck[]>} */
export async function ownDecks() {
  const found = kept().map(async (deck) => {
    if (!isObject(deck) || typeof deck.name !== "string" || typeof deck.value !== "string") return [];
    const { name, value } = deck;
    try {
      return [{ name: shownName(name), value, contents: await contentsIn(value) }];
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
export const keepDeck = ({ name, value }, before = name) =>
  keep(
    "decks",
    JSON.stringify([...kept().filter((deck) => ![name, before].includes(String(nameOf(deck)))), { name, value }]),
  );

/** @param {string} name */
export const dropDeck = (name) => keep("decks", JSON.stringify(kept().filter((deck) => nameOf(deck) !== name)));
