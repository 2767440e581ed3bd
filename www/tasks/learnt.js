// Steps that a player has done of each game's first game, as they are kept.
import { isObject } from "../ui/fit.js";
import { read, write } from "../ui/storage.js";

/** Returns the number of steps done of each game, as it is kept. @returns {Record<string, unknown>} */
function kept() {
  try {
    const found = JSON.parse(read("lessons") ?? "{}");
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
}

/** Returns the number of steps done of a game. @param {string} game @param {number} count of its steps */
export function doneOf(game, count) {
  const { [game]: done } = kept();
  return typeof done === "number" ? Math.min(Math.max(Math.trunc(done), 0), count) : 0;
}

/** A step is done: the next one stands where the game is taken up again. @param {string} game @param {number} number */
export const keepDone = (game, number) =>
  write("lessons", JSON.stringify({ ...kept(), [game]: Math.max(number, doneOf(game, number)) }));
