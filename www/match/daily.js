// The daily game by its seed, which says the day: table, result and home know it by that alone. Its first try counts,
// without hints and take-backs.
import { context, gameInfo } from "../context.js";
import { toast } from "../ui/live.js";
import { hasEnded, keepOfDay } from "./days.js";
import { besideGames, keptGames } from "./kept.js";
import { moveCount } from "./rows.js";

/** The beginning of a daily game's seed. */
export const DAILY = "daily-";

/** The day whose daily game this is; null if it is none. @param {{ state: { save: string } }} match */
export function dailyOf({ state }) {
  const found = new RegExp(`"seed":"${DAILY}(\\d+)"`).exec(state.save);
  return found && Number(found[1]);
}

/** A game of that day which was begun and not ended; undefined where there is none. @param {number} day */
export function dailyBegun(day) {
  const kept = [...keptGames(context.catalog.games.map(({ name }) => name)), ...besideGames()];
  return kept.find(({ record }) => record && dailyOf({ state: record }) === day);
}

/** The words about it. */
const FAIR = "The daily game counts: no hints, no take-backs. “Only practise” allows them.";

/** Whoever gives up before this move has not played the day's game. */
const EARLY = 10;

/** The words in a run: its hearts are at stake. */
const RUN = "A game of a run counts: no hints, no take-backs.";

/** True if this is a game of a run that goes on. @param {import("./match.js").Match} match */
const isOfRun = (match) => match.request.series === "run" && !match.over;

/** True if this is the first try of a daily game, which counts. @param {import("./match.js").Match} match */
export function isCounted(match) {
  const day = match.keeps && !match.helped && !match.over ? dailyOf(match) : null;
  return day !== null && !hasEnded(day, "game");
}

/** Says why nothing helps in a game that counts; empty where it may. @param {import("./match.js").Match} match */
export const whyNoHelp = (match) => (isOfRun(match) ? RUN : isCounted(match) ? FAIR : "");

/**
 * Returns true where this try counts: the player is told that nothing helps in it.
 * @param {import("./match.js").Match} match
 */
export function refusesHelp(match) {
  const why = whyNoHelp(match);
  if (why) toast(why);
  return why !== "";
}

/**
 * A daily game has ended: its first try is kept, if nothing has helped.
 * @param {import("./match.js").Match} match @param {"w" | "l" | "d"} end
 */
export function keepDailyGame(match, end) {
  const day = match.helped ? null : dailyOf(match);
  if (day === null) return;
  const { game, log, result } = match.view;
  const counts = result?.how !== "resignation" || moveCount(log) >= EARLY;
  keepOfDay(day, "game", { signs: end, rules: gameInfo(game).rules, ended: true, counts });
}
