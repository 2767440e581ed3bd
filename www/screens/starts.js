// The board and the start position of a game, as choices of the set-up screen.
import { h } from "../ui/dom.js";

/** The options that say where a game begins: they stand together above the house rules. */
export const BEGINNING = ["board", "start", "start_number"];

/** Words for these options and their values, the same in all games. @type {Record<string, string>} */
export const beginningWords = {
  "board.8x8": "8×8",
  "board.16x8": "16×8, two kings",
  "board.6x6": "6×6",
  "board.5x6": "5×6",
  start: "Start position",
  "start.drawn": "By lot",
  "start.numbered": "By number",
  start_number: "Number of the start position",
};

/**
 * A choice with the shape of its board, where it names one.
 * @param {string} value such as "16x8"
 * @param {string} text
 */
export function shaped(value, text) {
  const size = /^(\d+)x(\d+)$/.exec(value);
  if (!size) return text;
  const shape = h("i", { class: "board-shape", "aria-hidden": "true" });
  shape.style.setProperty("--files", size[1]);
  shape.style.setProperty("--ranks", size[2]);
  return h("b", { class: "shaped" }, shape, text);
}
