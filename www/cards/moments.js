// The band of a face: a sign, few words for a large face and one for a small one. Every moment has its own colour,
// texture and sign.
import { strokes } from "../ui/icons.js";

/** @typedef {import("../engine").CardInfo} CardInfo */

/** The moments by their names in the sheet: one word, a sign in a box of 24. @type {Record<string, string[]>} */
const MOMENTS = {
  bt: ["Before", "M5 4h3v16H5zM19 4v16L9 12z"],
  tr: ["Move", "M3 10h10V5l8 7-8 7v-5H3z"],
  et: ["End", "M16 4h3v16h-3zM5 4v16l10-8z"],
  ot: [
    "Capture",
    "M10.500 2h3v4a6 6 0 0 1 4.500 4.500h4v3h-4a6 6 0 0 1-4.500 4.500v4h-3v-4" +
      "A6 6 0 0 1 6 13.500H2v-3h4A6 6 0 0 1 10.500 6z" +
      "M12 8.700a3.300 3.300 0 1 0 .01 0z",
  ],
  at: ["After", "M10 4v5h4a6 6 0 0 1 0 12H7v-3h7a3 3 0 0 0 0-6h-4v5L3 10.500z"],
  oc: ["Reply", "M3 4h18v12h-9l-6 5v-5H3z"],
  any: ["Any time", "M12 2l2.500 7.500L22 12l-7.500 2.500L12 22l-2.500-7.500L2 12l7.500-2.500z"],
  must: ["Do it now", "M10 3h4v11h-4zM10 17h4v4h-4z"],
  keep: ["Keep it", "M4 10h3V7a5 5 0 0 1 10 0v3h3v11H4zM10 10h4V7a2 2 0 0 0-4 0z"],
  white: ["White", "M12 4a8 8 0 1 0 .01 0z"],
  black: ["Black", "M12 4a8 8 0 1 0 .01 0z"],
  pawn: ["Pawn", "M12 3a4 4 0 0 1 2.500 7l3 9H6.500l3-9A4 4 0 0 1 12 3z"],
  knight: ["Knight", "M8 3l4 1c5 1 7 6 6 15H8c0-4 4-5 4-8l-5 2-2-3z"],
  bishop: ["Bishop", "M12 2c4 4 6 7 4.500 10.500L15 14l2 5H7l2-5-1.500-1.500C6 9 8 6 12 2z"],
  rook: ["Rook", "M5 3h3.500v3h2V3h3v3h2V3H19v6l-2 2v5l1.500 3h-13L7 16v-5L5 9z"],
  queen: ["Queen", "M3 7l5 5 4-9 4 9 5-5-3 12H6z"],
  wild: ["Wild", "M12 2l2.500 7.500L22 12l-7.500 2.500L12 22l-2.500-7.500L2 12l7.500-2.500z"],
};

/** The cards that may be put aside; all others of their kind must be used when drawn. */
const KEPT = new Set(["save-king"]);

/** The moment of a card. @param {CardInfo} card */
export function momentOf({ name, side, kind, family }) {
  if (family === "piece") return side ?? "white";
  if (family === "hand") return kind ?? "wild";
  if (family.toLowerCase() in MOMENTS) return family.toLowerCase();
  return KEPT.has(name) ? "keep" : "must";
}

/** The words of a large face about its moment. @param {CardInfo} card @param {string} moment */
function phrase({ side, kind, family, window }, moment) {
  if (family === "piece") return `Move a ${side} ${kind}`;
  if (family === "hand") return kind ? `Moves a ${kind}` : "Any legal move";
  if (moment === "keep") return "May be held";
  if (moment === "must") return "Must be used";
  return window[0].toUpperCase() + window.slice(1);
}

/** The words of a band, and its sign. @param {CardInfo} card */
export function bandOf(card) {
  const moment = momentOf(card);
  const [word, sign] = MOMENTS[moment] ?? MOMENTS.any;
  return { moment, word, phrase: phrase(card, moment), sign: () => strokes(sign, "card-sign") };
}

/** Signs over a face that cannot be played now: it can only be discarded, or waits. @type {Record<string, string>} */
const MARKS = {
  dump: "M8.500 2h7l1 2H21v3H3V4h4.500zM4.500 9h15L18 22H6z",
  idle: "M12 2a10 10 0 1 0 .01 0zM12 5a7 7 0 1 1-.01 0zM10.900 7h2.200v4.600l3.300 3.300-1.600 1.600-3.900-4z",
};

/** The sign of what may be done with a card. @param {string} state */
export const markOf = (state) => strokes(MARKS[state] ?? MARKS.idle, "card-mark");
