// Two sets of pieces of our own, which share what is drawn of each kind: Bold, flat and of the highest contrast, and
// Figures, turned, with thinner lines.
import { INK } from "../pieces/colours.js";
import { drawn, JOINED } from "../pieces/joined.js";
import { FIGURES, PLAIN } from "./drawings.js";

/**
 * @typedef {import("../pieces/looks.js").Army} Army
 * @typedef {import("../pieces/joined.js").Dress} Dress
 */

/** Ink on the gold of a base. @type {Dress} */
const base = { halo: INK.sign, edge: INK.badgeEdge, fill: INK.badgeEdge, line: INK.sign };

/** @type {Record<string, Dress>} */
const BOLD = {
  white: { halo: "rgb(255 255 255 / 0.7)", edge: "#000000", fill: "#ffffff", line: "#000000" },
  black: { halo: "#ffffff", edge: "#000000", fill: "#000000", line: "#ffffff" },
  red: { halo: "rgb(255 255 255 / 0.7)", edge: "#3d070c", fill: "#c8141f", line: "#ffe3dd" },
  card: { halo: "rgb(255 253 247 / 0.9)", edge: "#17323e", fill: "#23495a", line: "#fffdf7" },
  base,
};
/** @type {Record<string, Dress>} */
const SOFT = {
  white: { halo: "rgb(255 255 255 / 0.35)", edge: "#3d3226", fill: "#fffaf0", line: "#5a4a38" },
  black: { halo: "rgb(255 255 255 / 0.6)", edge: "#1d1a22", fill: "#2f2b38", line: "#e9dfcf" },
  red: { halo: "rgb(255 255 255 / 0.35)", edge: "#42090e", fill: "#b8242a", line: "#ffe0d8" },
  card: { halo: "rgb(255 253 247 / 0.9)", edge: "#17323e", fill: "#2f5a6d", line: "#fffdf7" },
  base,
};

/** The armies whose pieces are dark. @type {Army[]} */
const dark = ["black", "card", "base"];

/**
 * @param {string} name
 * @param {typeof PLAIN} drawings @param {Record<string, Dress>} dresses
 * @param {{ halo: number, edge: number, line: number }} widths
 * @returns {import("../pieces/looks.js").PieceSet}
 */
const made = (name, drawings, dresses, widths) => ({
  name,
  steps(kind, army) {
    const isDark = dark.includes(army);
    // A dark outline makes a dark body fatter: there the light edge around it is the outline.
    const edge = isDark ? widths.edge / 3 : widths.edge;
    const dress = dresses[army];
    return drawn(
      JOINED[kind] ?? [drawings[/** @type {keyof typeof PLAIN} */ (kind)]],
      isDark ? { ...dress, seam: dress.line } : dress,
      { ...widths, edge, seam: 64 - edge },
    );
  },
});

export const bold = made("bold", PLAIN, BOLD, { halo: 64, edge: 84, line: 50 });
export const figures = made("figures", FIGURES, SOFT, { halo: 44, edge: 54, line: 34 });
