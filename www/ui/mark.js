// The mark of Deckmate: two cards, a pawn on the front one.
import { showMarkup } from "../trusted.js";
import { h } from "./dom.js";

/** The mark: two cards, a Pawn on the front one. */
export function mark() {
  const holder = h("span", { class: "mark", "aria-hidden": "true" });
  showMarkup(
    holder,
    '<svg viewBox="0 0 64 64">' +
      '<rect x="22" y="7" width="32" height="44" rx="6" transform="rotate(12 38 29)" class="mark-back"/>' +
      '<rect x="11" y="11" width="34" height="46" rx="6" class="mark-front"/><path class="mark-piece" d="' +
      "M28 20.5a6.3 6.3 0 014 11.2h2.6v3H31c.3 5 2 8.3 6 11.3V50H19v-4c4-3 5.7-6.3 6-11.3" +
      'h-3.6v-3H24a6.3 6.3 0 014-11.2z"/></svg>',
  );
  return holder;
}
