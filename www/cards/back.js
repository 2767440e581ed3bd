// A card face down.

import { OUTLINES } from "../pieces/looks.js";
import { showMarkup } from "../trusted.js";
import { h } from "../ui/dom.js";
import { svg } from "./glyphs.js";

/** A card face down: diamonds in one another with a Knight in the middle. */
export function cardBack({ size = "large" } = {}) {
  const made = svg("0 0 300 420", "card-lattice");
  const [[outer, inner]] = OUTLINES.knight.light;
  let lines = "";
  for (let at = -420; at < 300; at += 30) lines += `M${at} 0l420 420M${at + 420} 0l-420 420`;
  showMarkup(
    made,
    `<path class="lattice-lines" d="${lines}"/>` +
      '<rect class="lattice-rim" x="20" y="20" width="260" height="380" rx="10"/>' +
      '<path class="lattice-shield" d="M150 96l88 114-88 114-88-114z"/>' +
      '<path class="lattice-line" d="M150 116l72 94-72 94-72-94z"/><g transform="translate(102 162) scale(0.094)">' +
      `<path class="lattice-body" d="${outer}"/><path class="lattice-ink" d="${outer}${inner}"/></g>`,
  );
  return h(
    "div",
    { class: `card-face card-${size} card-down`, role: "img", "aria-label": "Card, face down" },
    h("div", { class: "card-sheet" }, made),
  );
}
