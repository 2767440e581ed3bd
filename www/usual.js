// A game as it begins that nobody sets up: with the options and the level of the last one, whichever button begins it.
import { startOf } from "./games/registry.js";
import { seatsFor } from "./match/seats.js";
import { begin, go } from "./router.js";
import { toast } from "./ui/live.js";
import { sentence } from "./ui/words.js";

/** @typedef {import("./engine").GameName} GameName */

/** Begins one, or says why not. @param {GameName} game @param {string} [letters] who sits where */
export async function playUsual(game, letters = "hc") {
  const { options, level, cards } = await startOf(game);
  const problem = await begin({ game, options, cards, seats: seatsFor(letters, level) });
  if (problem) toast(sentence(problem.message), "trouble");
}

/**
 * Shows the set-up screen with what one begins with.
 * @param {GameName} game
 * @param {import("./engine").Options} [own] options that were chosen elsewhere @param {string[]} [cards] with own cards
 * @param {string} [letters] who sits where
 */
export async function setUpUsual(game, own, cards, letters = "hc") {
  const usual = await startOf(game);
  const chosen = own ? { options: own, cards } : { options: usual.options, cards: usual.cards };
  go("setup", { game, ...chosen, seats: seatsFor(letters, usual.level), usual: !own });
}
