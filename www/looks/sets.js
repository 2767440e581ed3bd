// Two sets of pieces of our own, which share what is drawn of each kind: Bold, flat and of the highest contrast, and
// Figures, turned, with thinner lines.
import { before, JOINED } from "../pieces/joined.js";
import { FIGURES, PLAIN } from "./drawings.js";

/**
 * @typedef {import("../pieces/looks.js").Army} Army
 * @typedef {import("../pieces/looks.js").Step} Step
 *
 * The drawing of a kind, on a box of 1000 by 1000: its outline, lines within it, and spots.
 * @typedef {{ body: string, lines?: string, spots?: string }} Drawing
 *
 * The colours of an army: what lifts it off the square, its outline, its body, the lines within.
 * @typedef {{ halo: string, edge: string, fill: string, line: string }} Dress
 */

/** @type {Record<string, Dress>} */
const BOLD = {
  white: { halo: "rgb(255 255 255 / 0.7)", edge: "#000000", fill: "#ffffff", line: "#000000" },
  black: { halo: "#ffffff", edge: "#000000", fill: "#000000", line: "#ffffff" },
  red: { halo: "rgb(255 255 255 / 0.7)", edge: "#3d070c", fill: "#c8141f", line: "#ffe3dd" },
  card: { halo: "rgb(255 253 247 / 0.9)", edge: "#17323e", fill: "#23495a", line: "#fffdf7" },
};
/** @type {Record<string, Dress>} */
const SOFT = {
  white: { halo: "rgb(255 255 255 / 0.35)", edge: "#3d3226", fill: "#fffaf0", line: "#5a4a38" },
  black: { halo: "rgb(255 255 255 / 0.6)", edge: "#1d1a22", fill: "#2f2b38", line: "#e9dfcf" },
  red: { halo: "rgb(255 255 255 / 0.35)", edge: "#42090e", fill: "#b8242a", line: "#ffe0d8" },
  card: { halo: "rgb(255 253 247 / 0.9)", edge: "#17323e", fill: "#2f5a6d", line: "#fffdf7" },
};

/** The armies whose pieces are dark. @type {Army[]} */
const dark = ["black", "card"];

/**
 * Returns the drawing of a kind, and that of the knight before it, if there is one.
 * @param {typeof PLAIN} drawings @param {import("../engine").Kind} kind @returns {[Drawing, string]}
 */
function drawingOf(drawings, kind) {
  const like = JOINED[kind];
  if (like) return [drawings[like], before(drawings.knight.body)];
  return [drawings[/** @type {keyof typeof PLAIN} */ (kind)], ""];
}

/**
 * @param {string} name
 * @param {typeof PLAIN} drawings @param {Record<string, Dress>} dresses
 * @param {{ halo: number, edge: number, line: number }} widths
 * @returns {import("../pieces/looks.js").PieceSet}
 */
const made = (name, drawings, dresses, widths) => ({
  name,
  steps(kind, army) {
    const [drawing, rider] = drawingOf(drawings, kind);
    const { body, lines, spots } = drawing;
    const { halo, edge, fill, line } = dresses[army];
    // A dark outline makes a dark body fatter: there the light edge around it is the outline.
    const outline = dark.includes(army) ? widths.edge / 3 : widths.edge;
    /** @type {Step[]} */
    const steps = [
      [body + rider, "", halo, outline + widths.halo],
      [body + rider, fill, edge, outline],
    ];
    if (lines) steps.push([lines, "", line, widths.line]);
    if (spots) steps.push([spots, line]);
    if (rider) steps.push([rider, "", dark.includes(army) ? line : halo, 64], [rider, fill, edge, outline * 0.8]);
    return steps;
  },
});

export const bold = made("bold", PLAIN, BOLD, { halo: 64, edge: 84, line: 50 });
export const figures = made("figures", FIGURES, SOFT, { halo: 44, edge: 54, line: 34 });
