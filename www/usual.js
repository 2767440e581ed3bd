// A game as it begins that nobody sets up: with the options and the level of the last one, whichever button begins it.
import { context, gameInfo } from "./context.js";
import { extra } from "./extras/extra.js";
import { gamePart, startOf } from "./games/registry.js";
import { keepClock } from "./match/clocks.js";
import { ladderOf } from "./match/levels.js";
import { seatsFor } from "./match/seats.js";
import { begin, go } from "./router.js";
import { controlSign } from "./ui/clock-words.js";
import { toast } from "./ui/live.js";
import { sentence } from "./ui/words.js";

/** @typedef {import("./engine").GameName} GameName */

/**
 * The opponent whose turn it is; none in the first game at a level, nor where they cannot be loaded.
 * @param {GameName} game @param {import("./match/seats.js").Level} level
 */
async function opponentOf(game, level) {
  if (!ladderOf(game).last.some(([at]) => at === level)) return undefined;
  const found = await extra("opponents").catch(() => null);
  const name = found?.nextOpponent(game, level);
  return name ? found?.asOpponent(name) : undefined;
}

/**
 * The options of a game with the cards that an opponent brings to it; null where it brings none.
 * @param {GameName} game @param {import("./match/seats.js").Seats} seats @param {import("./engine").Options} options
 */
export async function lent(game, { first, second }, options) {
  const name = first.habit ?? second.habit;
  const { brings, bring } = gamePart(game);
  return name && brings?.includes(name) ? ((await bring?.(name, options).catch(() => null)) ?? null) : null;
}

/**
 * Begins one, or says why not.
 * @param {GameName} game @param {string} [letters] who sits where
 * @param {Partial<import("./match/seats.js").Sitter>} [against] an opponent who was chosen, with its level
 */
export async function playUsual(game, letters = "hc", against) {
  const { options, level, cards } = await startOf(game);
  const opponent = letters === "hh" ? undefined : (against ?? (await opponentOf(game, level)));
  const seats = seatsFor(letters, level, opponent);
  const more = await lent(game, seats, options);
  const problem = await begin({ game, options: more ?? options, cards, seats, lent: !!more });
  if (problem) return toast(sentence(problem.message), "trouble");
  const clock = controlSign(String(options.clock ?? "none"));
  // Its own clock is part of a game; one that was chosen for the last game is said.
  const own = controlSign(String(gamePart(game).usual?.clock ?? "none"));
  if (!clock || clock === own || !context.table) return;
  const act = () => {
    keepClock(gameInfo(game), { ...options, clock: "none" });
    return playUsual(game, letters, against);
  };
  toast(`Clock as in your last game: ${clock}.`, "note", { words: "No clock", act });
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
