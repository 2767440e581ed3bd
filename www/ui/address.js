// Links that start a game: everything after `#`, so that it never reaches a server.

import { context, findGame } from "../context.js";
import { LEVELS, seatsFor } from "../match/seats.js";
import { forceTheme } from "./settings.js";

const ON = ["on", "true", "yes", "1"];
const OFF = ["off", "false", "no", "0"];

/** What stands in the address, for a sentence. @param {string} text */
const quoted = (text) => `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`;

/** @param {string} text */
const decoded = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(`${quoted(text)} in the address cannot be read.`);
  }
};
/** @param {string} text */
const plain = (text) => decoded(text.replace(/\+/g, " "));

/**
 * A word of a link as the option's own type; throws a sentence that names the culprit.
 * @param {import("../engine").OptionInfo} info
 * @param {string} word
 */
function value(info, word) {
  if (info.type === "switch") {
    if (ON.includes(word)) return true;
    if (OFF.includes(word)) return false;
    throw new Error(`The option ${info.name} is on or off, not ${quoted(word)}.`);
  }
  if (info.type === "number") {
    if (!/^-?\d+$/.test(word)) throw new Error(`The option ${info.name} is a number, not ${quoted(word)}.`);
    return Number(word);
  }
  if (info.type === "counts" && /^\d+$/.test(word)) return typeof info.default === "number" ? Number(word) : word;
  return word;
}

/**
 * Options are `name:value` with commas between; a comma inside a value may be written `+` or `%2C`.
 * @param {import("../engine").GameInfo} game
 * @param {string} text
 */
function options(game, text) {
  /** @type {Record<string, string | number | boolean>} */
  const found = {};
  for (const part of text.split(",").filter(Boolean)) {
    const [name, ...rest] = part.split(":");
    const info = game.options.find((option) => option.name === name);
    if (!info) throw new Error(`${game.title} has no option ${quoted(name)}.`);
    found[name] = value(info, decoded(rest.join(":") || "on"));
  }
  return found;
}

/** What stands in the address: a raw record of words. */
function words() {
  /** @type {Record<string, string>} */
  const found = {};
  for (const part of location.hash.replace(/^#/, "").split("&").filter(Boolean)) {
    const at = part.indexOf("=");
    const name = at < 0 ? part : part.slice(0, at);
    found[name] = at < 0 ? "" : part.slice(at + 1);
  }
  return found;
}

/**
 * Who sits where: `hc` (the default), `ch`, `hh` or `cc`, with `level` for the computer.
 * @param {string} word
 * @param {string} level
 */
function seats(word, level) {
  if (!/^[hc]{2}$/.test(word))
    throw new Error(`The seats in the address are two letters, h or c, not ${quoted(word)}.`);
  const known = LEVELS.find((one) => one === level);
  if (!known) throw new Error(`The level in the address is beginner, easy, normal or strong, not ${quoted(level)}.`);
  return seatsFor(word, known);
}

/** The parts that are wanted before the engine is there. */
export function lookAtAddress() {
  const found = words();
  context.embedded = found.embed !== undefined && found.embed !== "0";
  document.documentElement.classList.toggle("embed", context.embedded);
  forceTheme(["light", "dark"].includes(found.theme) ? found.theme : null);
}

/**
 * The gallery that the address asks for, and a deck to be shown there; or null.
 * @returns {{ game: string, deck?: { name: string, value: string } } | null}
 */
export function galleryOfAddress() {
  const { g, cards, deck, o } = words();
  const game = cards === undefined || g === undefined ? undefined : findGame(plain(g));
  if (!game) return null;
  if (deck === undefined) return { game: game.name };
  return { game: game.name, deck: { name: plain(deck), value: String(options(game, o ?? "").deck ?? "") } };
}

/**
 * The game that the address asks for, or null. Throws a sentence.
 * @returns {import("../match/kept.js").TableWish | null}
 */
export function tableOfAddress() {
  const found = words();
  if (found.g === undefined) return null;
  const { games } = context.catalog;
  const game = games.find((info) => info.name === plain(found.g));
  if (!game)
    throw new Error(
      `There is no game ${quoted(plain(found.g))}. The games are ${games.map((info) => info.name).join(", ")}.`,
    );
  return {
    game: game.name,
    options: options(game, found.o ?? ""),
    seed: found.seed ? plain(found.seed) : undefined,
    board: found.board ? plain(found.board).replace(/_/g, " ") : undefined,
    seats: seats(found.seats ?? "hc", found.level ?? "normal"),
    ...(found.try !== undefined && { practice: plain(found.try) }),
  };
}

/**
 * Makes the address of a table with these options.
 * @param {{ game: string, options?: Record<string, unknown>, practice?: string }} table
 */
export function addressOf(table) {
  if (table.practice) return whole({ g: table.game, try: table.practice });
  const chosen = Object.entries(table.options ?? {})
    .map(([name, word]) => `${name}:${encodeURIComponent(String(word))}`)
    .join(",");
  return whole({ g: table.game, ...(chosen && { o: chosen }) });
}

/** The address of this page with these words behind it. @param {Record<string, string>} parts */
export const whole = (parts) =>
  `${location.href.split("#")[0]}#${Object.entries(parts)
    .map((pair) => pair.join("="))
    .join("&")}`;

/** Whether the words in the address are those of what is shown. */
let shown = false;

/** Puts what is shown into the address, so that a reload shows it again. @param {Record<string, string>} parts */
export function showAddress(parts) {
  shown = true;
  replace(whole(parts));
}

/** What the address names is not shown any more. */
export function leaveAddress() {
  if (shown) replace(whole({}));
  shown = false;
}

/** Changes the address without anybody hearing of it. @param {string} address */
function replace(address) {
  try {
    history.replaceState(null, "", address);
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
