// Decks of Chess Storm as text, how many cards they have, and how they are called.
import { isOwn } from "../../../cards/own.js";
import { deckOf } from "./ready.js";

/**
 * @typedef {import("./ready.js").Deck} Deck
 * @typedef {import("./ready.js").Contents} Contents
 * @typedef {import("../../../engine").CardInfo} CardInfo
 */

/** So many of a card at most. */
export const MOST = 9;

/** Counts these cards. @param {Contents} contents */
export const sizeOf = (contents) => Object.values(contents).reduce((sum, count) => sum + count, 0);

/**
 * A deck as a player writes it down: its name, then a line for each card.
 * @param {string} name @param {Contents} contents @param {CardInfo[]} cards
 */
export const textOf = (name, contents, cards) =>
  [
    name,
    ...cards
      .filter((card) => contents[card.name])
      .map((card) => `${contents[card.name]} ${card.title}${isOwn(card) ? ` = ${card.packed}` : ""}`),
  ].join("\n");

/** The own cards that such a text names, packed. @param {string} text */
export const packedIn = (text) => [...text.matchAll(/ = ([\w-]+)\s*$/gm)].map(([, packed]) => packed);

/** A title without what is easily left out. @param {string} title */
const plain = (title) =>
  title
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/**
 * Reads such a text; throws a sentence that names the line.
 * @param {string} text @param {CardInfo[]} cards @returns {Deck}
 */
export function deckIn(text, cards) {
  const [name = "", ...lines] = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const contents = Object.fromEntries(cards.map((card) => [card.name, 0]));
  for (const line of lines) {
    const [, count = "1", title = "", packed] = /^(?:(\d+)\s*x?\s+)?(.*?)(?: = ([\w-]+))?$/.exec(line) ?? [];
    const card = cards.find((one) =>
      packed && isOwn(one) ? one.packed === packed : plain(one.title) === plain(title),
    );
    if (!card) throw new Error(`There is no card “${title.slice(0, 40)}”.`);
    contents[card.name] += Number(count);
    if (contents[card.name] > MOST)
      throw new Error(`A deck has at most ${MOST} of a card, not ${contents[card.name]} ${card.title}.`);
  }
  if (!sizeOf(contents))
    throw new Error("The text names no cards: a deck is its name, and a line such as “2 Crab” for each card.");
  return deckOf(name, contents, cards);
}

/** A name that no other deck has. @param {string} name @param {{ name: string }[]} decks */
export function freshName(name, decks) {
  const taken = new Set(decks.map((deck) => deck.name));
  for (let n = 2, free = name; ; n++) {
    if (!taken.has(free)) return free;
    free = `${name} ${n}`;
  }
}
