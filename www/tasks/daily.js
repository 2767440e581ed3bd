// The daily puzzle and the daily game: the same for everybody, opened by a link or from the list of puzzles.
import { quoted } from "../address-options.js";
import { context, gameInfo } from "../context.js";
import { notLoaded } from "../extras/later.js";
import { gamePart } from "../games/registry.js";
import { DAILY, dailyBegun, dailyOf } from "../match/daily.js";
import { dayOf } from "../match/days.js";
import { moveCount } from "../match/rows.js";
import { seatsFor } from "../match/seats.js";
import { begin, goOn } from "../router.js";
import { copy } from "../ui/files.js";
import { say } from "./position.js";
import { openPuzzle } from "./puzzle.js";
import { load, WHAT } from "./puzzle-load.js";
import { withLink } from "./solved.js";

/** @typedef {import("../router.js").Problem} Problem */

/**
 * Opens what a link calls daily: `` today's puzzle, `7` that of day 7, `game` and `game-7` the game of that day. Gives
 * back why not.
 * @param {string} word
 * @returns {Promise<Problem | null>}
 */
export async function openDaily(word) {
  const found = await load([]);
  if (found === undefined) return { error: "not-loaded", message: notLoaded(WHAT) };
  if (!found) return null;
  const today = dayOf();
  const asked = /^(game)?-?(\d*)$/.exec(word);
  const day = Number(asked?.[2] || today);
  const [played, puzzle] = [found.gameOf(day), found.puzzleOf(day)];
  if (!asked || !played || !puzzle) return { message: `There is no daily ${asked?.[1] ?? "puzzle"} ${quoted(word)}.` };
  if (day > today) return { message: `Day ${day} has not come yet: this is day ${today}.` };
  if (asked[1]) {
    // A game of the day that was begun is gone on with: another one would begin from what the first has shown.
    const begun = context.embedded ? undefined : dailyBegun(day);
    if (begun) {
      await goOn(begun);
      return null;
    }
    const { game, seats, level } = played;
    const options = gamePart(game).usual ?? {};
    return begin({ game, options, seed: DAILY + day, seats: seatsFor(seats, level) }, true);
  }
  return openPuzzle(puzzle.game, puzzle.number, { day });
}

/** Opens today's game. */
export const playDaily = () => say(openDaily("game"));

/**
 * Copies the result of a daily game: a sign for each ten moves, and whether it was won.
 * @param {import("../match/match.js").Match} match
 */
export function copyDaily(match) {
  const { log, game, result } = match.view;
  const end = !result?.winner ? "½" : match.people.includes(result.winner) ? "★" : "▫";
  const signs = "▪".repeat(Math.floor(moveCount(log) / 10)) + end;
  void copy(
    withLink(`Deckmate daily game ${dailyOf(match)}, ${gameInfo(game).title}: ${signs}`, `game-${dailyOf(match)}`),
    "The result",
  );
}
