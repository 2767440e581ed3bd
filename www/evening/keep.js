// The evening that is kept: who plays, what was done, and what is said of each game. The engine makes the score sheet.
import { endedGame, endedKeys } from "../match/ended.js";
import { isOf, openGames } from "../match/kept.js";
import { keepPlayer, playerPart } from "../match/player.js";
import { isObject } from "../ui/fit.js";

/**
 * @typedef {object} Kept an evening
 * @property {string} id its own, in the seeds of its games
 * @property {import("../engine").GameName} game
 * @property {number} buy_in
 * @property {import("../engine").EveningEntry[]} done
 * @property {[string, string]} names
 * @property {import("../match/seats.js").Level} [level] the computer's; none where two play at this device
 * @property {string} [habit] its habit
 * @property {number} at when something was last done
 */

/** Evenings that are kept once they are over. */
const PAST = 20;

/** The open evening; null where there is none. @returns {Kept | null} */
export function evening() {
  const { now } = playerPart("evening");
  const fits = isObject(now) && Array.isArray(now.done) && Array.isArray(now.names) && typeof now.id === "string";
  return fits ? /** @type {Kept} */ (/** @type {unknown} */ (now)) : null;
}

/** Keeps an evening as it stands. @param {Kept} kept */
export const keep = (kept) => keepPlayer({ evening: { ...playerPart("evening"), now: { ...kept, at: Date.now() } } });

/** Puts an evening that is over to the others. @param {Kept} kept @param {import("../engine").EveningSheet} sheet */
export function putAway(kept, { purses, bought, over, ahead, rows, best, hand }) {
  const { past } = playerPart("evening");
  const { names, buy_in, at } = kept;
  const list = Array.isArray(past) ? past : [];
  const one = { at, names, buy_in, purses, bought, over, ahead, games: rows.length, best, hand };
  keepPlayer({ evening: { past: [one, ...list].slice(0, PAST) } });
}

/** The seed of a game. @param {Kept} kept @param {number} number */
export const seedOf = ({ id }, number) => `evening-${id}-${number}`;

/**
 * The game with a seed that this browser keeps: one that has ended, or goes on.
 * @param {string} game @param {string} seed
 */
export function gameWith(game, seed) {
  const is = (/** @type {string | undefined} */ save) => save !== undefined && isOf(save, seed);
  const key = endedKeys().findLast((one) => is(endedGame(one).game?.save));
  const ended = key === undefined ? null : endedGame(key).game;
  const running = openGames(game).find(({ record }) => is(record?.save)) ?? null;
  return { ended, running };
}
