// The cards that an opponent brings: the deck for beginners has too few that it is known by.
import { forBeginners } from "./ready.js";

/** The numbers of the cards that each shuffles into the deck for beginners. @type {Record<string, string>} */
export const BROUGHT = {
  bomber: "12 58x2 61x2 69 78x2 97 112x2 115x2",
  zookeeper: "24 53x2 57x2 64 72x2 84 104 125",
};

/**
 * The options of a game with the cards that an opponent brings; null where it brings none, or another deck was chosen.
 * @param {string} name the opponent @param {import("../../../engine").Options} options
 */
export function bring(name, options) {
  const brought = BROUGHT[name];
  if (!brought || options.deck !== forBeginners()) return null;
  return { ...options, deck: forBeginners(brought) };
}
