// The opponents of a game on its tile, once somebody has played it: who is beaten at the present level, who comes next.
import { quietly } from "../extras/extra.js";
import { ladderOf, levelOf } from "../match/levels.js";
import { h } from "../ui/dom.js";

/**
 * Their place, which is filled when the page has nothing else to do; null before the first game.
 * @param {string} game @param {AbortSignal} signal
 */
export function tileFaces(game, signal) {
  const { last } = ladderOf(game);
  const level = levelOf(game);
  if (!last.some(([at]) => at === level)) return null;
  const place = h("p", { class: "tile-faces" });
  void quietly("opponents", signal).then((found) => {
    if (found && !signal.aborted) place.replaceChildren(...found.faceRow(game, level));
  });
  return place;
}
