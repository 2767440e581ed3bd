// The games by links that this device keeps: each under a name of its own, and a short list of them for the first
// screen. A game that is over stays for a while, so that an old link of it is known as such.
import { findGame } from "../../context.js";
import { fit, isObject } from "../../ui/fit.js";
import { forget, read, readList, write } from "../../ui/storage.js";

/**
 * @typedef {import("../../engine").Seat} Seat
 * @typedef {object} KeptPost
 * @property {string} id names the game on both devices
 * @property {import("../../engine").GameName} game
 * @property {Seat} own the seat of this device
 * @property {Record<Seat, string>} names
 * @property {string} save
 * @property {string} answered
 * @property {number} turn
 * @property {boolean} asked whether this device is to answer
 * @property {boolean} sent whether the last link was given away
 * @property {boolean} over
 * @property {number} when
 * @property {string} seed of the own chain, where cards are drawn by both; empty in other games
 * @property {number} at the number of the last link of the other side's chain that was shown
 * @property {string} link it, in hex; empty before the other side has named its chain
 */

const LIST = "post";
/** Games that are kept at most: of those that are over the oldest goes first. */
const MOST = 60;

const SHAPE = {
  own: /** @type {Seat[]} */ (["first", "second"]),
  names: { first: "", second: "" },
  save: "",
  answered: "",
  turn: 1,
  asked: false,
  sent: false,
  over: false,
  when: 0,
  seed: "",
  at: 0,
  link: "",
};

/** The short entries of the list. */
const entries = () =>
  readList(LIST, "The list of games by links").flatMap((one) =>
    isObject(one) && typeof one.id === "string" && /^[a-z0-9]{8}$/.test(one.id) ? [{ ...one, id: one.id }] : [],
  );

export const postIds = () => entries().map(({ id }) => id);

/** A kept game; null where there is none that can be gone on with. @param {string} id @returns {KeptPost | null} */
export function keptPost(id) {
  try {
    const found = JSON.parse(read(`${LIST}.${id}`) ?? "null");
    if (!isObject(found) || !findGame(String(found.game)) || typeof found.save !== "string") return null;
    return { .../** @type {any} */ (fit(SHAPE, found).value), id, game: found.game };
  } catch {
    return null;
  }
}

/** Keeps one; false where the browser does not. @param {KeptPost} kept */
export function keepPost(kept) {
  const { save, answered, names, seed, at, link, ...rest } = kept;
  const entry = { ...rest, friend: names[kept.own === "first" ? "second" : "first"] };
  const all = [...entries().filter(({ id }) => id !== kept.id), entry];
  while (all.length > MOST) {
    const over = all.findIndex((one) => "over" in one && one.over === true);
    const [gone] = all.splice(Math.max(0, over), 1);
    forget(`${LIST}.${gone.id}`);
  }
  return write(`${LIST}.${kept.id}`, JSON.stringify(kept)) && write(LIST, JSON.stringify(all));
}

/** @param {string} id */
export function forgetPost(id) {
  forget(`${LIST}.${id}`);
  write(LIST, JSON.stringify(entries().filter((one) => one.id !== id)));
}
