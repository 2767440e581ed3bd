// An evening goes on: the game that was played is put down on the sheet, and the next one begins.
import { context } from "../context.js";
import { gamePart, startOf } from "../games/registry.js";
import { levelOf } from "../match/levels.js";
import { seatsFor } from "../match/seats.js";
import { begin, goOn } from "../router.js";
import { toast } from "../ui/live.js";
import { sentence } from "../ui/words.js";
import { gameWith, keep, seedOf } from "./keep.js";
import { markOf } from "./told.js";

/**
 * @typedef {import("../engine").EveningSheet} Sheet
 * @typedef {import("./keep.js").Kept} Kept
 */

/** @param {Pick<Kept, "buy_in" | "done">} kept @returns {Promise<Sheet>} */
export const sheetOf = ({ buy_in, done }) => context.connection.call("evening", { buy_in, done });

/**
 * A game that is over as an entry of the sheet.
 * @param {import("../engine").View} view @param {NonNullable<Sheet["next"]>} next as it was before it
 * @returns {import("../engine").EveningEntry}
 */
export function entryOf(view, { red }) {
  const { winner = null, how = "" } = view.result ?? {};
  const player = winner && (winner === "first" ? red : 1 - red);
  return { did: "game", player, stake: gamePart(view.game).evening?.stakeOf(view) ?? 1, how };
}

/**
 * Puts down the game that has been played since the sheet was last shown, with the use of the cube in it.
 * @param {Kept} kept @param {Sheet} sheet
 */
export async function putDown(kept, { next }) {
  const { ended } = next ? gameWith(kept.game, seedOf(kept, next.number)) : { ended: null };
  if (!next || !ended?.result) return kept;
  const view = await context.connection.call("viewOf", ended.save, "watcher");
  const mine = next.red === 0 ? "first" : "second";
  const mark = kept.level ? await markOf(ended.save, mine).catch(() => null) : null;
  const entry = { ...entryOf(view, next), mark };
  const after = { ...kept, done: [...kept.done, entry] };
  keep(after);
  return after;
}

/** Begins the next game, or goes on with it. @param {Kept} kept @param {NonNullable<Sheet["next"]>} next */
export async function play(kept, next) {
  const seed = seedOf(kept, next.number);
  const { running } = gameWith(kept.game, seed);
  if (running) return goOn(running);
  const { options } = await startOf(kept.game);
  const letters = !kept.level ? "hh" : next.red === 0 ? "hc" : "ch";
  const opponent = kept.level && { name: kept.names[1], ...(kept.habit && { habit: kept.habit }) };
  const seats = seatsFor(letters, kept.level ?? levelOf(kept.game), opponent || undefined);
  if (!kept.level) {
    const named = (/** @type {number} */ at) => ({ kind: /** @type {const} */ ("human"), name: kept.names[at] });
    Object.assign(seats, { first: named(next.red), second: named(1 - next.red) });
  }
  const problem = await begin({
    game: kept.game,
    options: { ...options, bankroll: next.bankroll },
    seed,
    seats,
    series: "evening",
  });
  if (problem) toast(sentence(problem.message), "trouble");
}
