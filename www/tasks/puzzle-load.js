// Loads the puzzles, and those of each game that is asked for.
import { cardInfo } from "../context.js";
import { extra } from "../extras/extra.js";
import { waited } from "../extras/later.js";
import { gamePart } from "../games/registry.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../games/puzzle-lines.js").Puzzle} Puzzle
 */

export const WHAT = "the puzzles";

/**
 * The puzzles, with those of some games; null if the player stops that, undefined if they could not be loaded.
 * @param {GameName[]} [wanted] left out: of all games
 */
export async function load(wanted) {
  try {
    const found = await waited(WHAT, extra("puzzles"));
    if (!found) return null;
    /** @type {Record<string, Puzzle[]>} */
    const of = {};
    for (const game of wanted ?? found.games) {
      const part = found.arePractices(game) ? await waited(WHAT, practicesOf(game)) : { practices: [] };
      if (!part) return null;
      of[game] = found.puzzlesOf(game, part.practices, (card) => cardInfo(game, card).title);
    }
    return { ...found, of };
  } catch {
    return undefined;
  }
}

/** @param {GameName} game */
const practicesOf = async (game) => (await gamePart(game).practice?.()) ?? { practices: [] };
