// The game over the line that this device keeps: the page that holds it keeps its save, the guest what it saw last.
import { findGame } from "../context.js";
import { isObject } from "../ui/fit.js";
import { forget, read, write } from "../ui/storage.js";

/**
 * @typedef {import("../engine").Seat} Seat
 * @typedef {object} KeptHost
 * @property {"host"} as
 * @property {string} table names the game on both devices
 * @property {import("../engine").GameName} game
 * @property {Seat} far the seat of the other device
 * @property {string} friend the name of the player there
 * @property {number} round the number of the game between the two
 * @property {number} undos answers that were taken back
 * @property {string} save
 * @property {string} answered
 * @property {number} turn
 * @property {number} [spent] milliseconds that the player of this page has thought
 * @property {string} [guesses] what that player thinks of hidden pieces, in the words of the game
 *
 * @typedef {object} KeptGuest
 * @property {"guest"} as
 * @property {string} table
 * @property {import("../engine").GameName} game
 * @property {string} friend
 * @property {import("./far.js").News} last
 * @property {number} turn
 * @property {number} [spent]
 * @property {string} [guesses]
 *
 * A game that nobody deals is kept on both devices: the own part of it, and the save of the own engine.
 * @typedef {object} KeptFair
 * @property {"host" | "guest"} as
 * @property {string} table
 * @property {import("../engine").GameName} game
 * @property {string} friend
 * @property {import("./fair/kept-game.js").Kept} fair
 * @property {number} round
 * @property {string} save
 * @property {string} answered
 * @property {number} turn
 * @property {number} [spent]
 * @property {string} [guesses]
 *
 * @typedef {KeptHost | KeptGuest | KeptFair} KeptLine
 */

const KEY = "line";

/** The kept game; null where there is none that can be gone on with. @returns {KeptLine | null} */
export function keptLine() {
  try {
    const found = JSON.parse(read(KEY) ?? "null");
    if (!isObject(found) || typeof found.table !== "string" || !findGame(String(found.game))) return null;
    if (typeof found.friend !== "string" || !Number.isSafeInteger(found.turn)) return null;
    if (found.fair) return isObject(found.fair) && typeof found.save === "string" ? /** @type {any} */ (found) : null;
    const whole = found.as === "host" ? typeof found.save === "string" : found.as === "guest" && isObject(found.last);
    return whole ? /** @type {any} */ (found) : null;
  } catch {
    return null;
  }
}

/**
 * Milliseconds that the player of this page has thought, if it is asked.
 * @param {import("../match/match.js").Match} match
 */
export const spentIn = ({ asked, watch }) => (asked ? Math.round(watch.elapsed()) : 0);

/** The guesses of the player of this page about hidden pieces. @param {import("../match/match.js").Match} match */
export const guessesIn = ({ request: { guesses } }) => (guesses ? { guesses } : {});

/** Those of a kept game. @param {{ guesses?: unknown } | null} kept */
export const keptGuesses = (kept) => (typeof kept?.guesses === "string" ? kept.guesses : "");

/** Keeps one; false where the browser does not. @param {KeptLine} kept */
export const keepLine = (kept) => write(KEY, JSON.stringify(kept));

export const forgetLine = () => forget(KEY);
