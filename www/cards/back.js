// A card face down.

import { OUTLINES } from "../pieces/looks.js";
import { showMarkup } from "../trusted.js";
import { h } from "../ui/dom.js";
import { svg } from "./glyphs.js";

/** A card face down: a lattice of diamonds with a Knight in the middle. */
export const cardBack = ({ size = "large" } = {}) => {
  const back = h("div", { class: `card-face card-${size} card-down`, role: "img", "aria-label": "Card, face down" });
  const made = svg("0 0 170 240", "card-lattice");
  const [[outer, inner]] = OUTLINES.knight.light;
  let lines = "";
  for (let at = -240; at < 170; at += 20) lines += `M${at} 0l240 240M${at + 240} 0l-240 240`;
  let dots = "";
  for (let row = 0; row <= 12; row++)
    for (let column = 0; column <= 8; column++) dots += `M${column * 20 + 10} ${row * 20 + 5}l4 5-4 5-4-5z`;
  showMarkup(
    made,
    `<path class="lattice-lines" d="${lines}"/><path class="lattice-dots" d="${dots}"/>` +
      '<rect class="lattice-rim" x="8" y="8" width="154" height="224" rx="7"/>' +
      '<path class="lattice-shield" d="M85 62l44 58-44 58-44-58z"/>' +
      '<path class="lattice-line" d="M85 71l37 49-37 49-37-49z"/><g transform="translate(61 96) scale(0.047)">' +
      `<path class="lattice-body" d="${outer}"/><path class="lattice-ink" d="${outer}${inner}"/></g>`,
  );
  back.append(made);
  return back;
};
