// Links that start a game: everything after `#`, so that it never reaches a server.

import { cardOf, optionsOf, plain, quoted } from "./address-options.js";
import { positionOf, positionWords } from "./address-position.js";
import { context, findGame } from "./context.js";
import { levelOf } from "./match/levels.js";
import { LEVELS, seatsFor } from "./match/seats.js";
import { forceTheme } from "./ui/settings.js";

/** All that a link may say. */
const KNOWN = [
  ..."g o own seed board setup goal say seats level theme embed".split(" "),
  ..."cards deck card try daily workshop replay at line of post edit analyse".split(" "),
];
/** Words that say what is to be shown. */
const NAMES = ["g", "card", "cards", "daily", "replay", "workshop", "line", "post", "edit", "analyse"];
/** Words that say how it is shown, and may stand alone. */
export const MANNERS = ["embed", "theme"];
const THEMES = ["light", "dark"];

/** The display words of the address: every later address keeps them. */
let display = /** @type {{ embed?: string, theme?: string }} */ ({});

/** Returns the words of the address as a raw record. */
export function words() {
  /** @type {Record<string, string>} */
  const found = Object.create(null);
  for (const part of location.hash.replace(/^#/, "").split("&").filter(Boolean)) {
    const at = part.indexOf("=");
    const name = at < 0 ? part : part.slice(0, at);
    found[name] = at < 0 ? "" : part.slice(at + 1);
  }
  return found;
}

/**
 * Reads the seats: `hc` (the default), `ch`, `hh` or `cc`, with `level` for the computer.
 * @param {string} word
 * @param {string} level
 */
export function seats(word, level) {
  if (!/^[hc]{2}$/.test(word))
    throw new Error(`The seats in the address are two letters, h or c, not ${quoted(word)}.`);
  const known = LEVELS.find((one) => one === level);
  if (!known)
    throw new Error(
      `The level in the address is novice, learner, beginner, easy, normal or strong, not ${quoted(level)}.`,
    );
  return seatsFor(word, known);
}

/** Words that stand behind `?`, as some write links, go behind `#`, where nothing is sent to a server. */
function moveQuery() {
  const { hash, href, search = "" } = location;
  const asked = search.slice(1).split("&");
  const found = asked.filter((part) => KNOWN.includes(part.split("=")[0]));
  if (hash.length > 1 || !found.some((part) => NAMES.includes(part.split("=")[0]))) return;
  const other = asked.filter((part) => !found.includes(part)).join("&");
  replace(`${href.split(/[?#]/)[0]}${other && `?${other}`}#${found.join("&")}`);
}

/** The parts that are wanted before the engine is there. */
export function lookAtAddress() {
  moveQuery();
  const found = words();
  context.embedded = found.embed !== undefined && found.embed !== "0";
  context.bare = found.embed === "bare";
  document.documentElement.classList.toggle("embed", context.embedded);
  const theme = THEMES.includes(found.theme) ? found.theme : null;
  forceTheme(theme);
  display = { ...(context.embedded && { embed: context.bare ? "bare" : "1" }), ...(theme && { theme }) };
}

/**
 * The gallery that the address asks for, and a deck to be shown there; or null.
 * @returns {{ game: string, deck?: { name: string, value: string, cards: string[] } } | null}
 */
export function galleryOfAddress() {
  const { g, cards, deck, o, own } = words();
  const game = cards === undefined || g === undefined ? undefined : findGame(plain(g));
  if (!game) return null;
  if (game.cards?.length === 0) throw new Error(`${game.title} has no cards.`);
  if (deck === undefined) return { game: game.name };
  const value = String(optionsOf(game, o ?? "").deck ?? "");
  return { game: game.name, deck: { name: plain(deck), value, cards: cardsIn(own) } };
}

/** The own cards of a word, each with the number of its copies. @param {string | undefined} word */
const cardsIn = (word) => (word ? plain(word).split(",").filter(Boolean) : []);

/** The card that the address shows, packed; or null. Throws a sentence. */
export function cardOfAddress() {
  const found = words();
  if (found.card === undefined || found.g !== undefined) return null;
  checkWords(found);
  if (!found.card) throw new Error("The word “card” holds a card of somebody's own.");
  return plain(found.card);
}

/** Own cards of a set at most. */
const MOST = 40;

/** The set of own cards that the address shows, packed; or null. Throws a sentence. */
export function setOfAddress() {
  const found = words();
  if (found.cards === undefined || found.g !== undefined) return null;
  checkWords(found);
  const cards = cardsIn(found.cards);
  if (cards.length > MOST) throw new Error(`A link holds at most ${MOST} cards, and this one has ${cards.length}.`);
  return cards;
}

/** Throws a sentence about words that are none, or that say nothing here. @param {Record<string, string>} found */
function checkWords(found) {
  const strange = Object.keys(found).find((word) => !KNOWN.includes(word));
  if (strange !== undefined) throw new Error(`A link has no word ${quoted(strange)}. It has ${KNOWN.join(", ")}.`);
  const lost = Object.keys(found).find((word) => !MANNERS.includes(word));
  const alone = [found.g, found.card, found.cards || undefined, found.daily];
  if (lost !== undefined && alone.every((word) => word === undefined))
    throw new Error(`A link with ${quoted(lost)} names its game, too: g=${context.catalog.games[0].name}.`);
  if (found.at !== undefined) throw new Error("The word “at” stands beside replay alone.");
  if (found.theme && !THEMES.includes(found.theme))
    throw new Error(`The theme in the address is light or dark, not ${quoted(found.theme)}.`);
  if (!["", "0", "1", "bare", undefined].includes(found.embed))
    throw new Error(`The word “embed” is 1, bare or 0, not ${quoted(found.embed)}.`);
}

/** Throws a sentence about words of the address that are none, or that say nothing there. */
export const checkAddress = () => checkWords(words());

/** The level of a task: its strongest answers. */
const OF_TASKS = "strong";

/**
 * The level of the computer where no word says it: the reader's own, as by every door; in a frame there is no reader
 * that this page knows.
 * @param {string} game @param {string} [goal]
 */
const usualLevel = (game, goal) => (goal ? OF_TASKS : context.embedded ? "normal" : levelOf(game));

/**
 * The game that the address asks for, or null. Throws a sentence.
 * @returns {import("./match/kept.js").TableRequest | null}
 */
export function tableOfAddress() {
  const found = words();
  const { games } = context.catalog;
  const game = games.find((info) => info.name === plain(found.g ?? ""));
  if (!game && found.g !== undefined)
    throw new Error(
      `There is no game ${quoted(plain(found.g))}. The games are ${games.map((info) => info.name).join(", ")}.`,
    );
  checkWords(found);
  if (!game) return null;
  return {
    game: game.name,
    options: optionsOf(game, found.o ?? ""),
    seed: found.seed ? plain(found.seed) : undefined,
    cards: cardsIn(found.own),
    ...positionOf(found),
    seats: seats(found.seats ?? "hc", found.level ?? usualLevel(game.name, found.goal)),
    ...(found.try !== undefined && { practice: cardOf(game, plain(found.try)) }),
  };
}

/**
 * The words that open a table like this one. A seed that nobody chose stays out of them: it would tell the cards to
 * come.
 * @param {Partial<import("./match/kept.js").TableRequest> & { game: string }} table
 * @returns {Record<string, string>}
 */
export function wordsOf(table) {
  const { game, options = {}, cards, seed, seats: who, practice, goal } = table;
  if (practice && !goal) return { g: game, try: practice };
  const chosen = Object.entries(options)
    .map(([name, word]) => `${name}:${encodeURIComponent(String(word))}`)
    .join(",");
  const letter = who && `${who.first.kind[0]}${who.second.kind[0]}`;
  const level = who && (who.first.level ?? who.second.level);
  return {
    g: game,
    ...(chosen && { o: chosen }),
    ...(cards?.length && { own: cards.join(",") }),
    ...(seed && { seed: encodeURIComponent(seed) }),
    ...positionWords(table),
    ...(letter && letter !== "hc" && { seats: letter }),
    ...(letter?.includes("c") && level && (!goal || level !== OF_TASKS) && { level }),
  };
}

/**
 * Makes the address that opens a table like this one in a page of its own.
 * @param {Parameters<typeof wordsOf>[0]} table
 */
export const addressOf = (table) => whole({ ...wordsOf(table), ...(display.theme && { theme: display.theme }) });

/** The address of this page with these words behind it. @param {Record<string, string>} parts */
export const whole = (parts) =>
  `${location.href.split("#")[0]}#${Object.entries(parts)
    .map((pair) => pair.join("="))
    .join("&")}`;

/** True while the words in the address are those of what is shown. */
let shown = false;

/** Puts what is shown into the address, so that a reload shows it again. @param {Record<string, string>} parts */
export function showAddress(parts) {
  shown = true;
  replace(whole({ ...parts, ...display }));
}

/** Takes the words out of the address once what they name is not shown any more. */
export function leaveAddress() {
  if (shown) replace(whole(display));
  shown = false;
}

/** Takes the words out of the address, wherever they come from. */
export function noWords() {
  if (location.hash.length > 1) replace(whole(display));
  shown = false;
}

/** Changes the address without anybody hearing of it, in the same step of the history. @param {string} address */
function replace(address) {
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // Some frames refuse to change their address.
  }
}

/** Takes the words out of the address, so that a reload restores the game instead of dealing another. */
export function clearAddress() {
  shown = false;
  try {
    if (location.hash.length > 1) location.replace("#");
  } catch {
    // Some frames refuse to change their address; then it stays.
  }
}
