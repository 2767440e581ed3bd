// Joins two player files, so that nothing of either is lost.
import { isObject } from "../ui/fit.js";
import { part } from "./player.js";

/** @typedef {Record<string, unknown>} Part */

/** Results that a game keeps. */
const RESULTS = 10;

/**
 * Joins what stands under one name in both: objects name by name, lists by what is in them; of two numbers the greater
 * one stays, of other things that which is here.
 * @param {unknown} here @param {unknown} coming @returns {unknown}
 */
function joined(here, coming) {
  if (here === undefined || here === null) return coming;
  if (Array.isArray(here) && Array.isArray(coming)) {
    const known = new Map([...here, ...coming].map((one) => [JSON.stringify(one), one]));
    return [...known.values()];
  }
  if (isObject(here) && isObject(coming)) return byName(here, coming, joined);
  return typeof here === "number" && typeof coming === "number" ? Math.max(here, coming) : here;
}

/**
 * Joins two objects name by name.
 * @param {Part} here @param {Part} coming @param {typeof joined} join @returns {Part}
 */
const byName = (here, coming, join) =>
  Object.fromEntries(
    [...new Set([...Object.keys(here), ...Object.keys(coming)])].map((name) => {
      const [one, other] = [here, coming].map((all) => (Object.hasOwn(all, name) ? all[name] : undefined));
      return [name, join(one, other)];
    }),
  );

/** The ladder of a game: the rung that was taken last, and the latest results of both. @type {typeof joined} */
function joinedGame(one, other) {
  const [here, coming] = [part(one), part(other)];
  const later = Number(coming.since ?? 0) > Number(here.since ?? 0) || !here.rung ? coming : here;
  const { rung, since, refused, chose } = later.rung ? later : here;
  const both = part(joined(here, coming));
  /** @param {any} ending */
  const when = (ending) => (Array.isArray(ending) && Number(ending[3])) || 0;
  const last = Array.isArray(both.last) ? both.last.toSorted((a, b) => when(b) - when(a)).slice(0, RESULTS) : undefined;
  return { ...both, rung, since, refused, chose, last };
}

/** A day: the try that ended first counts; it is done where one of both says so. @type {typeof joined} */
function joinedDay(one, other) {
  return byName(part(one), part(other), (here, coming) => {
    const [first, second] = [part(here), part(coming)];
    if (!first.at || !second.at) return joined(here, coming);
    if (!first.ended !== !second.ended) return first.ended ? here : coming;
    return Number(second.at) < Number(first.at) ? coming : here;
  });
}

/** Puzzles: all that were solved, and the rating of whoever has solved more. @type {typeof joined} */
function joinedPuzzles(one, other) {
  const [here, coming] = [part(one), part(other)];
  /** @param {Part} all */
  const solved = ({ done }) => Object.values(part(done)).flat().length;
  const { rating } = solved(coming) > solved(here) || here.rating === undefined ? coming : here;
  return { ...part(joined(here, coming)), rating };
}

/** Evenings: the open one in which something was done last, and all that are over. @type {typeof joined} */
function joinedEvenings(one, other) {
  const [here, coming] = [part(one), part(other)];
  const later = Number(part(coming.now).at ?? 0) > Number(part(here.now).at ?? 0) ? coming : here;
  return { ...part(joined({ ...here, now: undefined }, { ...coming, now: undefined })), now: later.now };
}

/** @param {Part} here @param {Part} coming @returns {Part} */
export const joinedPlayers = (here, coming) => ({
  ...part(joined(here, coming)),
  games: byName(part(here.games), part(coming.games), joinedGame),
  days: byName(part(here.days), part(coming.days), joinedDay),
  puzzles: joinedPuzzles(here.puzzles, coming.puzzles),
  ...(here.evening || coming.evening ? { evening: joinedEvenings(here.evening, coming.evening) } : {}),
});
