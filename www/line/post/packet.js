// The text of a link in a game by links: which game it is, who sends it, the players' names, and the whole game so far,
// as a compact text. It tells everything, so only games that hide nothing go this way.
import { shownName } from "../../match/seats.js";
import { lastIn, writtenLast } from "./draws.js";

/**
 * @typedef {import("../../engine").Seat} Seat
 * @typedef {object} Packet
 * @property {string} id
 * @property {Seat} by
 * @property {Record<Seat, string>} names
 * @property {string} text the game, compact
 * @property {import("./draws.js").Last | null} last link of the sender's chain, where cards are drawn by both
 */

/** The versions of these texts, without and with a link of a chain, and what stands between their parts. */
const [PLAIN, DRAWN, BETWEEN] = ["1", "2", "~"];
/** Letters of a game's text at most. */
const LONGEST = 16_000;

const NONE = "That is no link of a game by links.";
const CUT = "A part of the link is missing. Copy it again.";
const OTHER = "This link was made by another version of Deckmate. Reload both pages.";

/** A name without a sign that ends a link, or a part of one. @param {string} name */
export const writtenName = (name) =>
  encodeURIComponent(name).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The name that was written so; empty where it cannot be read. @param {string} text */
export function nameIn(text) {
  try {
    return shownName(decodeURIComponent(text), "");
  } catch {
    return "";
  }
}

/** @param {Packet} packet */
export const written = ({ id, by, names, text, last }) =>
  [
    ...[last ? DRAWN : PLAIN, id, by.charAt(0), writtenName(names.first), writtenName(names.second), text],
    ...(last ? [writtenLast(last)] : []),
  ].join(BETWEEN);

/** The packet's letters within a link, or whatever else a player pastes. @param {string} text */
const lettersIn = (text) => /(?:^|[#&?\s])post=([^\s&#]+)/.exec(text)?.[1] ?? text.trim();

/** True for a text that is meant as such a link. @param {string} text */
export const isPacket = (text) => /(?:^|[#&?\s])post=/.test(text) || /^\d+~[a-z0-9]{8}~/.test(text.trim());

/** The packet in a text. Throws a sentence about what is none. @param {string} text @returns {Packet} */
export function read(text) {
  const [version, id, by, first, second, game, ...more] = lettersIn(text).split(BETWEEN);
  if (!/^\d{1,4}$/.test(version)) throw new Error(NONE);
  if (version !== PLAIN && version !== DRAWN) throw new Error(OTHER);
  const drawn = version === DRAWN;
  if (!/^[a-z0-9]{8}$/.test(id ?? "") || more.length > Number(drawn)) throw new Error(NONE);
  const last = drawn ? lastIn(more[0] ?? "") : null;
  if (!game || (drawn && !last)) throw new Error(CUT);
  if (!/^[fs]$/.test(by) || !/^dm1\.[\w.-]+$/.test(game) || game.length > LONGEST) throw new Error(NONE);
  return {
    id,
    by: by === "f" ? "first" : "second",
    names: { first: nameIn(first), second: nameIn(second) },
    text: game,
    last,
  };
}

/** A new name of a game: both devices know it by that. */
export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join("");

/**
 * The relation of a link to a game that is kept, found by comparing their answers.
 * `same`: nothing; `further`: what comes after the answers that are known; `older`: the game has gone on since;
 * `apart`: from the answer `at` on they are two games.
 * @typedef {{ how: "same" | "further" | "older" | "apart", at: number }} Relation
 */

/** @param {string[]} kept @param {string[]} coming @returns {Relation} */
export function compare(kept, coming) {
  const shorter = Math.min(kept.length, coming.length);
  let at = 0;
  while (at < shorter && kept[at] === coming[at]) at++;
  if (at < shorter) return { how: "apart", at };
  return { how: kept.length === coming.length ? "same" : kept.length < coming.length ? "further" : "older", at };
}
