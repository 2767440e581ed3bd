// Games that go beside unasked: where one of a run, an evening or the day begins, or another one in its place.
import { context } from "../context.js";
import { toast } from "../ui/live.js";
import { dailyOf } from "./daily.js";
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
 * True where a game of a run, an evening or the day begins in the place of another one, or another one in its place.
 * @param {Pick<Partial<import("./kept.js").TableRequest>, "series" | "practice"> & { game: string }} request
 */
export function bothStay({ game, series, practice }) {
  const [kept] = context.embedded || practice ? [] : keptGames([game]);
  return Boolean(kept && (series || (kept.record && isApart(kept.record))));
}
