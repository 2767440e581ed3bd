// Decks of Chess Storm: ready-made ones and the player's own, as contents, as the engine's option and as text.
import { context, gameInfo } from "../../../context.js";
import { isObject } from "../../../ui/fit.js";
import { keep, readList } from "../../../ui/storage.js";
import { oneLine } from "../../../ui/words.js";

/**
 * `value` is the option of the game that makes this deck (empty: the printed deck), `contents` what it makes.
 * @typedef {{ name: string, value: string, contents: Contents, about?: string }} Deck
 * @typedef {import("../../../engine").CardInfo} CardInfo
 * @typedef {Record<string, number>} Contents how many of each card
 */

/** So many of a card at most. */
export const MOST = 9;

/** The ready-made deck for a first game. */
const BEGINNERS = "Beginners' 40";

/** Names and sentences of the ready-made decks, and the numbers of their cards: `49x2` is two of it. */
const READY = [
  ["The printed deck", "One of each: everything can happen.", ""],
  [
    "Short and sharp",
    "Attacks, promotions and explosions, most of them more than once: escapes are left out.",
    "49 51 54x2 55x2 56x3 57x2 59 61 63 66 69x2 71x2 72x2 75 99x2 100x3 101x2 103 105-107 109 111x2 112x2 114x2 115x2",
  ],
  [
    "No blasts",
    "The printed deck without bombs, poison and whatever else removes a piece.",
    "1-9 12-14 16-20 22-108 113 116-125 127-140",
  ],
  [
    "Only tricks",
    "Swaps, leaps and odd journeys: nothing lasts, nothing is answered.",
    "28-38 43-48 50 52-53 58 60-68 70-77 79-80 84 86-87 89-91",
  ],
  [
    BEGINNERS,
    "Forty cards that are quickly read and quickly understood.",
    "19 25-27 29-38 43 45-56 58-61 66 72 75 77 94 99-100 117 137",
  ],
];

/** The printed deck. A card that is not in it has to be named. @param {CardInfo[]} cards @returns {Contents} */
const printed = (cards) => Object.fromEntries(cards.map(({ name, copies }) => [name, copies]));

/** @param {string} numbers @param {CardInfo[]} cards @returns {Contents} */
function contentsOf(numbers, cards) {
  /** @type {Contents} */
  const found = Object.fromEntries(cards.map(({ name }) => [name, 0]));
  for (const part of numbers.split(" ")) {
    const [range, copies = "1"] = part.split("x");
    const [first, last = first] = range.split("-").map(Number);
    for (const { name, number } of cards) if (number >= first && number <= last) found[name] = Number(copies);
  }
  return found;
}

/** A deck's name as it may be shown: short, in one line. @param {string} name */
const shown = (name) => oneLine(name).slice(0, LONGEST) || "My deck";

/**
 * A deck of these contents.
 * @param {string} name @param {Contents} contents @param {CardInfo[]} cards @returns {Deck}
 */
export const deckOf = (name, contents, cards) => ({ name: shown(name), value: optionOf(contents, cards), contents });

/** A deck without cards. @param {string} name @param {CardInfo[]} cards */
export const noCards = (name, cards) => deckOf(name, contentsOf("", cards), cards);

/** The ready-made decks of these cards. @param {CardInfo[]} cards @returns {Deck[]} */
export const readyDecks = (cards) =>
  READY.map(([name, about, numbers]) => ({
    ...deckOf(name, numbers ? contentsOf(numbers, cards) : printed(cards), cards),
    about,
  }));

/** The option's value that makes the deck for a first game. */
export const forBeginners = () =>
  readyDecks(gameInfo("chess-storm").cards).find(({ name }) => name === BEGINNERS)?.value ?? "";

/** The name of the deck that an option's value makes. @param {string} value */
export async function deckName(value) {
  const decks = [...readyDecks(gameInfo("chess-storm").cards), ...(await ownDecks())];
  return decks.find((deck) => deck.value === value)?.name ?? "A deck of its own";
}

/**
 * The option's value that makes these contents: what most cards have, then those that differ.
 * @param {Contents} contents @param {CardInfo[]} cards
 */
export function optionOf(contents, cards) {
  const ones = cards.filter(({ name, copies }) => contents[name] === copies).length;
  const usual = ones >= cards.length / 2 ? 1 : 0;
  const rest = cards
    .filter(({ name, copies }) => contents[name] !== usual * copies)
    .map(({ name }) => `${name}:${contents[name]}`);
  return [...(usual ? [] : ["0"]), ...rest].join("/");
}

/** What the option's value makes, as the engine reads it; rejects with its sentence. @param {string} value */
export const contentsIn = (value) => context.connection.call("counts", { game: "chess-storm", option: "deck", value });

/** How many cards these are. @param {Contents} contents */
export const sizeOf = (contents) => Object.values(contents).reduce((sum, count) => sum + count, 0);

/**
 * A deck as a player writes it down: its name, then a line for each card.
 * @param {string} name @param {Contents} contents @param {CardInfo[]} cards
 */
export const textOf = (name, contents, cards) =>
  [name, ...cards.filter((card) => contents[card.name]).map((card) => `${contents[card.name]} ${card.title}`)].join(
    "\n",
  );

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
    const [, count = "1", title] = /^(?:(\d+)\s*x?\s+)?(.*)$/.exec(line) ?? [];
    const card = cards.find((one) => plain(one.title) === plain(title ?? ""));
    if (!card) throw new Error(`There is no card “${(title ?? line).slice(0, 40)}”.`);
    contents[card.name] += Number(count);
    if (contents[card.name] > MOST)
      throw new Error(`A deck has at most ${MOST} of a card, not ${contents[card.name]} ${card.title}.`);
  }
  if (!sizeOf(contents))
    throw new Error("The text names no cards: a deck is its name, and a line such as “2 Crab” for each card.");
  return deckOf(name, contents, cards);
}

/** Letters of a name. */
export const LONGEST = 40;

/** What is kept, whether each can be read or not. */
const kept = () => readList("decks", "The list of your decks");

/** @param {unknown} deck */
const nameOf = (deck) => (isObject(deck) && typeof deck.name === "string" ? shown(deck.name) : undefined);

/** The player's own decks; one that the engine does not read is left alone. @returns {Promise<Deck[]>} */
export async function ownDecks() {
  const found = kept().map(async (deck) => {
    if (!isObject(deck) || typeof deck.name !== "string" || typeof deck.value !== "string") return [];
    const { name, value } = deck;
    try {
      return [{ name: shown(name), value, contents: await contentsIn(value) }];
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

/** A name that no other deck has. @param {string} name @param {{ name: string }[]} decks */
export function freshName(name, decks) {
  const taken = new Set(decks.map((deck) => deck.name));
  for (let n = 2, free = name; ; n++) {
    if (!taken.has(free)) return free;
    free = `${name} ${n}`;
  }
}
