// Games that go beside unasked: a shared position takes nothing from the reader, nor does a game of a run, an evening
// or the day; and no other game takes the place of such a one.
import { context } from "../context.js";
import { toast } from "../ui/live.js";
import { DAILY, dailyOf } from "./daily.js";
import { keptGames, putBeside } from "./kept.js";

/**
 * True for a game of a run, of an evening or of the day: it and the player's own game of its kind cost one another
 * nothing.
 * @param {import("./kept.js").GameRecord} record
 */
export const isApart = (record) => Boolean(record.series) || dailyOf({ state: record }) !== null;

/** Puts the kept game beside, and says so. @param {string} game */
export function setBeside(game) {
  const [kept] = context.embedded ? [] : keptGames([game]);
  if (!kept || !putBeside(game)) return;
  const whose = kept.record && isApart(kept.record) ? "The other game" : "Your own game";
  toast(`${whose} is kept: it is on the first screen.`);
}

/**
 * True where a game begins for which the kept one goes beside unasked.
 * @param {Omit<Partial<import("./kept.js").TableRequest>, "game"> & { game: string }} request
 * @param {boolean} [fromLink]
 */
export function bothStay({ game, series, practice, board, setup, seed }, fromLink = false) {
  if (fromLink && (board || setup || seed?.startsWith(DAILY))) return true;
  const [kept] = context.embedded || practice ? [] : keptGames([game]);
  return Boolean(kept && (series || (kept.record && isApart(kept.record))));
}
