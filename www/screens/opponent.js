// The opponent's field of the set-up, once it is loaded: without it the computer plays as its level does.
import { extra } from "../extras/extra.js";
import { h } from "../ui/dom.js";

/**
 * @param {string} game @param {import("../match/seats.js").Sitter} sitter @param {string} army
 * @param {() => void} changed
 */
export function opponentField(game, sitter, army, changed) {
  const place = h("div", { class: "opponent-place" });
  extra("opponents").then(
    ({ picker }) => place.append(picker(game, sitter, army, changed)),
    () => place.remove(),
  );
  return place;
}
