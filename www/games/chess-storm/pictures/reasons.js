// Signs for cards that do nothing on the board: by what they are about.
import { svg } from "../../../cards/glyphs.js";
import { showMarkup } from "../../../trusted.js";

/** In a box of 48: lines, and what is filled with paper. @type {Record<string, [line: string, paper?: string]>} */
const SIGNS = {
  hand: ["", "M6 17l11-5 9 21-11 5zM19 10h12v23H19zM34 12l10 6-12 20-10-6z"],
  cancel: ["M9 9l30 30M39 9L9 39", "M14 6h20v36H14z"],
  talk: ["M14 17h20M14 24h13", "M6 8h36v24H24l-9 9v-9H6z"],
  clock: ["M24 15v11l7 5M24 3v5M18 3h12", "M24 9a17 17 0 1 0 .01 0z"],
  turn: ["M8 22a16 16 0 0 1 29-7M40 26a16 16 0 0 1-29 7M38 6v10H28M10 42V32h10"],
};

/** The sign of a reason; null where the card's words are its picture. @param {string} reason */
export function reasonSign(reason) {
  if (!(reason in SIGNS)) return null;
  const made = svg("0 0 48 48", `card-reason reason-${reason}`);
  const [line, paper = ""] = SIGNS[reason];
  showMarkup(made, `<path class="reason-paper" d="${paper}"/><path d="${line}"/>`);
  return made;
}
