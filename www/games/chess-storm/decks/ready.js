// Decks of Chess Storm as contents and as the engine's option; the ready-made ones.
import { isOwn } from "../../../cards/own.js";
import { gameInfo } from "../../../context.js";
import { oneLine } from "../../../ui/words.js";

/**
 * `value` is the option of the game that makes this deck (empty: the printed deck), `cards` the own cards in it,
 * packed, with the number of their copies behind a colon; `contents` what both make.
 * @typedef {{ name: string, value: string, cards?: string[], contents: Contents, about?: string }} Deck
 * @typedef {import("../../../engine").CardInfo} CardInfo
 * @typedef {Record<string, number>} Contents how many of each card
 */

/** Letters of a name. */
export const LONGEST = 40;

/** The ready-made deck for a first game. */
const BEGINNERS = "Beginners' deck";

/** Names and sentences of the ready-made decks, and the numbers of their cards: `49x2` is two of it. */
const READY = [
  ["The printed deck", "One of each: everything can happen.", ""],
  ["The second deck", "Thirty cards of our own: smaller surprises, more of the board.", "141-170"],
  ["Both decks", "The printed deck and the second one, shuffled together.", "1-170"],
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
export const shownName = (name) => oneLine(name).slice(0, LONGEST) || "My deck";

/**
 * A deck of these contents.
 * @param {string} name @param {Contents} contents @param {CardInfo[]} cards @returns {Deck}
 */
export function deckOf(name, contents, cards) {
  const own = cards.filter(isOwn).filter((card) => contents[card.name]);
  const deck = { name: shownName(name), value: optionOf(contents, cards), contents };
  return own.length ? { ...deck, cards: own.map((card) => copied(card.packed, contents[card.name])) } : deck;
}

/** A packed card with the number of its copies, as games take it. @param {string} packed @param {number} copies */
export const copied = (packed, copies) => (copies === 1 ? packed : `${packed}:${copies}`);

/**
 * Returns true if both make the same deck.
 * @param {Pick<Deck, "value" | "cards">} one @param {Pick<Deck, "value" | "cards">} other
 */
export const isSame = (one, other) =>
  one.value === other.value && String(one.cards ?? "") === String(other.cards ?? "");

/** A deck without cards. @param {string} name @param {CardInfo[]} cards */
export const noCards = (name, cards) => deckOf(name, contentsOf("", cards), cards);

/** The ready-made decks of these cards. @param {CardInfo[]} cards @returns {Deck[]} */
export const readyDecks = (cards) =>
  READY.map(([name, about, numbers]) => {
    const contents = numbers ? contentsOf(numbers, cards) : printed(cards);
    return { ...deckOf(name, contents, cards), about };
  });

/** The own card that is played with at once: so often among eleven quickly read ones that it is nearly always held. */
const [TRIED, BESIDE] = [9, "30 34 45 49 51 58 60 66 72 94 117"];

/** A small deck to play with an own card. @param {import("../../../cards/own.js").OwnInfo} card @returns {Deck} */
export function trialDeck(card) {
  const { cards } = gameInfo("chess-storm");
  const contents = { ...contentsOf(BESIDE, cards), [card.name]: TRIED };
  return deckOf(`${card.title} to play with`, contents, [...cards, card]);
}

/** Cards that a player holds at the start, as most games have it. */
const HAND = 5;

/** Games of a hundred in which a player holds an own card of the deck at the start. @param {Deck} deck */
export function heldAtStart({ cards = [], contents }) {
  const own = cards.reduce((sum, card) => sum + Number(card.split(":")[1] ?? 1), 0);
  const all = Object.values(contents).reduce((sum, number) => sum + number, 0);
  const none = Array.from({ length: HAND }, (_, at) => Math.max(0, all - own - at) / Math.max(1, all - at));
  return Math.round(100 * (1 - none.reduce((chance, one) => chance * one, 1)));
}

/**
 * The option's value that makes the deck for a first game, with more cards on wish.
 * @param {string} [more] their numbers
 */
export function forBeginners(more = "") {
  const { cards } = gameInfo("chess-storm");
  const numbers = READY.find(([name]) => name === BEGINNERS)?.[2] ?? "";
  return optionOf(contentsOf(`${numbers} ${more}`.trim(), cards), cards);
}

/** Decks by the words of the engine, in the option's value that makes them. */
const NAMED = [["second"], ["printed", "second"]];

/**
 * The option's value that makes these contents: the name of a deck, or what most cards have, then those that differ.
 * @param {Contents} contents @param {CardInfo[]} cards
 */
export function optionOf(contents, cards) {
  const listed = cards.filter((card) => !isOwn(card));
  const isOf = (/** @type {string[]} */ decks) =>
    listed.every(({ name, deck = "" }) => contents[name] === (decks.includes(deck) ? 1 : 0));
  const named = NAMED.find(isOf);
  if (named) return named.join("/");
  const ones = listed.filter(({ name, copies }) => contents[name] === copies).length;
  const usual = ones >= listed.length / 2 ? 1 : 0;
  const rest = listed
    .filter(({ name, copies }) => contents[name] !== usual * copies)
    .map(({ name }) => `${name}:${contents[name]}`);
  return [...(usual ? [] : ["0"]), ...rest].join("/");
}
