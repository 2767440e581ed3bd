// The beginning of the editor: the word of a link, or a game with or without a position.
import { context, findGame } from "../context.js";
import { isObject } from "../ui/fit.js";
import { unpacked } from "../ui/packed.js";
import { setupOf } from "./shown.js";

/**
 * @typedef {import("./draft.js").Wanted} Wanted
 * @typedef {{ packed?: string, view?: import("../engine").View, back?: () => void } & Partial<Wanted>} Wish
 */

/**
 * The game of a wish, and its position; throws where a word says neither. A wish that says nothing means the first
 * game.
 * @param {Wish} wish @returns {Wanted}
 */
export function wantedOf({ packed: word, view, game, options = {}, setup }) {
  if (view) return { game: view.game, options, setup: setupOf(view) };
  const first = context.catalog.games[0].name;
  if (!word) return { game: game ?? first, options, setup };
  const named = findGame(word);
  if (named) return { game: named.name, options: {} };
  const found = unpacked(word);
  const info = isObject(found) && findGame(String(found.game));
  if (!info) throw new Error("no game");
  const chosen = /** @type {Wanted["options"]} */ (isObject(found.options) ? found.options : {});
  return { game: info.name, options: chosen, ...(isObject(found.setup) && { setup: found.setup }) };
}
