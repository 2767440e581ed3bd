// Everything that this browser keeps, to be carried to another device: a list by kinds, which the player reads before
// anything is taken, and how what comes joins what is here.
import { keepCards } from "../cards/shelf.js";
import { context } from "../context.js";
import { endedKeys } from "../match/ended.js";
import { isObject } from "../ui/fit.js";
import { read, readList, write } from "../ui/storage.js";
import { count } from "../ui/words.js";

/** Texts by their keys. @typedef {Record<string, string>} Load */
/** A kind of what is carried. @typedef {{ name: string, words: string, keys: string[] }} Kind */

/** Keys that are one thing each. */
const SINGLE = "settings decks cards rated workshop cabinet levels lessons puzzles tips".split(" ");
/** Keys at most, and signs of all texts. */
const [KEYS, SIGNS] = [400, 5_000_000];

const gameKeys = () => context.catalog.games.map(({ name }) => `game.${name}`);

/** @param {string} key */
const isKey = (key) => SINGLE.includes(key) || gameKeys().includes(key) || /^ended\.\d{1,15}$/.test(key);

/** All that is kept here. @returns {Load} */
export function everything() {
  const keys = [...SINGLE, ...gameKeys(), ...endedKeys().map((key) => `ended.${key}`)];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const text = read(key);
      return text === null ? [] : [[key, text]];
    }),
  );
}

/**
 * The parts of a found object that can be taken; the rest is left. Throws where there is nothing.
 * @param {unknown} found @returns {Load}
 */
export function loadIn(found) {
  const all = isObject(found) ? Object.entries(found) : [];
  const fits = /** @type {[string, string][]} */ (all.filter(([key, text]) => isKey(key) && typeof text === "string"));
  const signs = fits.reduce((sum, [, text]) => sum + text.length, 0);
  if (!fits.length) throw new Error("There is nothing in it that this page could take.");
  if (fits.length > KEYS || signs > SIGNS) throw new Error("That is more than this page can take.");
  return Object.fromEntries(fits);
}

/** The number of things in a kept list. @param {string | undefined} text */
function many(text) {
  try {
    const list = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.length : 0;
  } catch {
    return 0;
  }
}

/** The kinds of what a load holds, in words. @param {Load} load @returns {Kind[]} */
export function kindsOf(load) {
  const keys = Object.keys(load);
  const ended = keys.filter((key) => key.startsWith("ended."));
  const games = context.catalog.games.filter(({ name }) => `game.${name}` in load);
  /** @type {[string, string, string[]][]} */
  const kinds = [
    ...games.map(
      ({ name, title }) =>
        /** @type {[string, string, string[]]} */ ([name, `Unfinished game: ${title}`, [`game.${name}`]]),
    ),
    ["ended", count(ended.length, "finished game"), ended],
    ["decks", count(many(load.decks), "deck"), ["decks"]],
    ["cards", "Cards of your own", ["cards", "rated", "workshop"]],
    ["puzzles", "Puzzle rating and days", ["puzzles"]],
    ["learnt", "First games and tips that are done", ["lessons", "tips"]],
    ["cabinet", `Trophies: ${count(many(load.cabinet), "king")}`, ["cabinet"]],
    ["levels", "Levels of the computer", ["levels"]],
    ["settings", "Settings, sounds and names", ["settings"]],
  ];
  return kinds
    .map(([name, words, all]) => ({ name, words, keys: all.filter((key) => key in load) }))
    .filter(({ keys: some }) => some.length > 0);
}

/** A list with what comes added to it: of two with one name the one that comes counts. @param {string} text */
function joinedDecks(text) {
  /** @type {unknown} */
  let coming;
  try {
    coming = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(coming)) return null;
  const names = coming.map((deck) => isObject(deck) && deck.name);
  const here = readList("decks", "The list of your decks").filter(
    (deck) => !names.includes(isObject(deck) && deck.name),
  );
  return JSON.stringify([...here, ...coming]);
}

/** Adds sets of own cards to the shelf; a card that is there stays where it is. @param {string} text */
function takeCards(text) {
  /** @type {unknown} */
  let coming;
  try {
    coming = JSON.parse(text);
  } catch {
    return;
  }
  for (const set of Array.isArray(coming) ? coming : [])
    if (isObject(set) && Array.isArray(set.cards))
      keepCards(
        set.cards.filter((card) => typeof card === "string"),
        String(set.name),
      );
}

/**
 * Takes some kinds of a load. Finished games, decks and own cards are added to those that are here; everything else
 * takes the place of what is here. Gives how much could not be kept.
 * @param {Load} load @param {Kind[]} kinds
 */
export function take(load, kinds) {
  let lost = 0;
  const keep = (/** @type {string} */ key, /** @type {string} */ text) => write(key, text) || lost++;
  const keys = kinds.flatMap((kind) => kind.keys);
  for (const key of keys) {
    if (key === "cards") {
      takeCards(load[key]);
      continue;
    }
    const text = key === "decks" ? joinedDecks(load[key]) : load[key];
    if (text !== null) keep(key, text);
  }
  const ended = keys.flatMap((key) => /^ended\.(\d+)$/.exec(key)?.[1] ?? []);
  const all = [...new Set([...endedKeys(), ...ended])].sort((a, b) => Number(a) - Number(b));
  if (ended.length) keep("ended", JSON.stringify(all));
  return lost;
}
