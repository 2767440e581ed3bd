// Everything that this browser keeps, to be carried to another device: a list by kinds, which the player reads before
// anything is taken, and how what comes joins what is here.
import { keepCards } from "../cards/shelf.js";
import { context } from "../context.js";
import { endedKeys } from "../match/ended.js";
import { playerText } from "../match/player.js";
import { isObject } from "../ui/fit.js";
import { read, write } from "../ui/storage.js";
import { count } from "../ui/words.js";
import { addEnded, joinDecks, joinGame, joinPlayer, joinPost } from "./joined.js";
import { postIds } from "./post/kept.js";

/** Texts by their keys. @typedef {Record<string, string>} Load */
/** A kind of what is carried. @typedef {{ name: string, words: string, keys: string[] }} Kind */

/** Keys that are one thing each. */
const SINGLE = "settings decks cards rated workshop cabinet player lessons tips".split(" ");
/** Keys of pages before the player file. */
const EARLIER = ["levels", "puzzles"];
/** Keys at most, and signs of all texts. */
const [KEYS, SIGNS] = [400, 5_000_000];

const gameKeys = () => context.catalog.games.map(({ name }) => `game.${name}`);

/** @param {string} key */
const isKey = (key) =>
  SINGLE.includes(key) ||
  EARLIER.includes(key) ||
  gameKeys().includes(key) ||
  /^(ended\.\d{1,15}|post\.[a-z0-9]{8})$/.test(key);

/** All that is kept here. @returns {Load} */
export function everything() {
  const keys = [
    ...SINGLE,
    ...gameKeys(),
    ...endedKeys().map((key) => `ended.${key}`),
    ...postIds().map((id) => `post.${id}`),
  ];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const text = key === "player" ? playerText() : read(key);
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
  const posts = keys.filter((key) => key.startsWith("post."));
  const games = context.catalog.games.filter(({ name }) => `game.${name}` in load);
  /** @type {[string, string, string[]][]} */
  const kinds = [
    ...games.map(
      ({ name, title }) =>
        /** @type {[string, string, string[]]} */ ([name, `Unfinished game: ${title}`, [`game.${name}`]]),
    ),
    ["post", count(posts.length, "game by links", "games by links"), posts],
    ["ended", count(ended.length, "finished game"), ended],
    ["decks", count(many(load.decks), "deck"), ["decks"]],
    ["cards", "Cards of your own", ["cards", "rated", "workshop"]],
    ["player", "Levels, stars, puzzle rating and days", ["player", ...EARLIER]],
    ["learnt", "First games and tips that are done", ["lessons", "tips"]],
    ["cabinet", `Trophies: ${count(many(load.cabinet), "king")}`, ["cabinet"]],
    ["settings", "Settings, sounds and names", ["settings"]],
  ];
  return kinds
    .map(([name, words, all]) => ({ name, words, keys: all.filter((key) => key in load) }))
    .filter(({ keys: some }) => some.length > 0);
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

/** Takes one text. @param {string} key @param {string} text */
function takeOne(key, text) {
  const [, ended] = /^ended\.(\d+)$/.exec(key) ?? [];
  if (ended) return addEnded(text, Number(ended));
  if (key.startsWith("game.")) return joinGame(key, text);
  if (key.startsWith("post.")) return joinPost(key, text);
  if (key === "decks") return joinDecks(text);
  if (key === "player" || EARLIER.includes(key)) return joinPlayer(key, text);
  if (key !== "cards") return write(key, text);
  takeCards(text);
  return true;
}

/**
 * Takes some kinds of a load. Games, decks, own cards and the player file are added to those that are here; everything
 * else takes the place of what is here. Gives how much could not be kept.
 * @param {Load} load @param {Kind[]} kinds
 */
export const take = (load, kinds) => kinds.flatMap(({ keys }) => keys).filter((key) => !takeOne(key, load[key])).length;
