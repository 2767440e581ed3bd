// Joins what comes from another device with what is here, so that nothing of either is lost: of two states of one game
// the later one goes on, and the other one lies among the finished games.
import { endedKeys } from "../match/ended.js";
import { joinedPlayers } from "../match/merge.js";
import { earlier, keepPlayer, player } from "../match/player.js";
import { seatsFor } from "../match/seats.js";
import { isObject } from "../ui/fit.js";
import { read, readList, write } from "../ui/storage.js";
import { keepPost, keptPost } from "./post/kept.js";
import { compare } from "./post/packet.js";

/** @param {string} text @returns {Record<string, any> | null} */
function objectIn(text) {
  try {
    const found = JSON.parse(text);
    return isObject(found) ? found : null;
  } catch {
    return null;
  }
}

/**
 * Puts a finished game, or one that makes way, beside those that are here.
 * @param {string} text @param {number} when
 */
export function addEnded(text, when) {
  let key = when;
  for (let here = read(`ended.${key}`); here !== null; here = read(`ended.${++key}`)) if (here === text) return true;
  const keys = [...new Set([...endedKeys(), String(key)])].sort((a, b) => Number(a) - Number(b));
  return write(`ended.${key}`, text) && write("ended", JSON.stringify(keys));
}

/** @param {Record<string, any> | null} game */
const whenOf = (game) => (Number.isSafeInteger(game?.when) && game?.when > 0 ? Number(game?.when) : Date.now());

/** An unfinished game: one that is here goes on, if it is the later one. @param {string} key @param {string} text */
export function joinGame(key, text) {
  const before = read(key);
  const [here, coming] = [objectIn(before ?? ""), objectIn(text)];
  if (before === null || !here || here.save === coming?.save) return write(key, text);
  const later = (coming?.when ?? 0) >= (here.when ?? 0);
  const [aside, game] = later ? [before, here] : [text, coming];
  return addEnded(aside, whenOf(game)) && (!later || write(key, text));
}

/** The record of a save, as a list. @param {string} save @returns {string[]} */
const record = (save) => {
  const { turns } = objectIn(save) ?? {};
  return Array.isArray(turns) ? turns.flat().map(String) : [];
};

/** A game by links: the one that has gone further goes on. @param {string} key @param {string} text */
export function joinPost(key, text) {
  const id = key.slice("post.".length);
  const before = read(key);
  const here = keptPost(id);
  const coming = objectIn(text);
  if (typeof coming?.save !== "string") return true;
  const { how } = here ? compare(record(here.save), record(coming.save)) : { how: "further" };
  if (how === "apart") {
    const { game, save, when } = coming;
    return addEnded(JSON.stringify({ deckmate: 1, game, save, when, seats: seatsFor("hh", "normal") }), whenOf(coming));
  }
  if (how !== "further") return true;
  const kept = write(key, text) && keptPost(id);
  if (kept) return keepPost(kept);
  if (before !== null) write(key, before);
  return false;
}

/**
 * A list of decks with those that come added to it; one that has the name of another, and is another, gets a new name.
 * @param {string} text
 */
export function joinDecks(text) {
  /** @type {unknown} */
  let coming;
  try {
    coming = JSON.parse(text);
  } catch {
    return true;
  }
  if (!Array.isArray(coming)) return true;
  const all = readList("decks", "The list of your decks");
  for (const deck of coming) {
    if (!isObject(deck) || all.some((one) => JSON.stringify(one) === JSON.stringify(deck))) continue;
    const names = all.map((one) => isObject(one) && one.name);
    let name = String(deck.name);
    for (let n = 2; names.includes(name); n++) name = `${deck.name} ${n}`;
    all.push({ ...deck, name });
  }
  return write("decks", JSON.stringify(all));
}

/** A player file, or what pages before it kept of the player. @param {string} key @param {string} text */
export function joinPlayer(key, text) {
  const coming = key === "player" ? objectIn(text) : earlier((name) => (name === key ? text : null));
  return coming === null || keepPlayer(joinedPlayers(player(), coming));
}
