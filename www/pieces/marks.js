// The marks that an effect leaves on a piece: badges on the board, and words for them.
import { context as page } from "../context.js";
import { paintBadge, paintKind } from "./kinds.js";
import { isMade } from "./looks.js";
import { paintSign } from "./signs.js";

/**
 * @typedef {import("../engine").Kind} Kind
 * @typedef {import("./looks.js").Appearance} Appearance
 */

/** The sign of each mark, and its meaning. @type {Record<string, [sign: string, meaning: string] | undefined>} */
const MARKS = {
  royal: ["crown", "royal: it can be checked and mated like a king"],
  asleep: ["sleep", "asleep: it can't move or attack until its king is in check"],
  peaceful: ["peace", "peaceful: it can't capture or be captured"],
  magnet: ["magnet", "magnet: it holds all pieces on the squares around it"],
  stuck: ["lock", "stuck: it can't move or attack"],
  poisoned: ["skull", "poisoned: whatever captures it dies, too"],
  lifted: ["promote", "lifted: it is off the board until this move is made"],
  shielded: ["shield", "shielded: it can't be captured now"],
};

/** Returns true if a piece is shown, but is off the board for the moment. @param {{ marks?: string[] }} piece */
export const isAside = ({ marks }) => marks?.includes("lifted") ?? false;

/** The places of badges, in parts of the square: the crown above, the others in the corners, then along the edges. */
const TOP = [0.5, 0.14];
const PLACES = [
  [0.82, 0.82],
  [0.18, 0.82],
  [0.82, 0.2],
  [0.82, 0.51],
  [0.18, 0.51],
  [0.5, 0.88],
];
const FIRST = [0.22, 0.22];

/**
 * Paints the marks of a piece over it; `x`, `y`, `size`: its square.
 * @param {CanvasRenderingContext2D} context @param {Appearance} piece
 * @param {number} x @param {number} y @param {number} size
 */
export const paintMarks = (context, piece, x, y, size) => {
  const side = Math.max(15, size * 0.32);
  const free = [...PLACES];
  for (const mark of piece.marks ?? []) {
    const [right, down] = mark === "royal" ? TOP : (free.shift() ?? TOP);
    const [cx, cy] = [x + right * size, y + down * size];
    const sign = MARKS[mark]?.[0];
    if (sign) paintSign(context, sign, cx, cy, side);
    else if (mark.startsWith("as-")) {
      const kind = /** @type {Kind} */ (mark.slice(3));
      paintKind(context, piece.side, kind, cx - size * 0.23, cy - size * 0.25, size * 0.46);
    }
  }
  if (piece.lodger)
    paintBadge(context, piece.lodger.side, piece.lodger.kind, x + FIRST[0] * size, y + FIRST[1] * size, size * 0.21);
};

/** @param {Kind} kind */
const moves = (kind) =>
  page.catalog.kinds
    .find((info) => info.kind === kind)
    ?.about.replace(/\.$/, "")
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase()) ?? kind;

/** @param {Appearance} lodger */
function lodgerWords(lodger) {
  const marks = lodger.marks?.length ? ` (${markWords(lodger).join("; ")})` : "";
  return `shares the square with a ${lodger.side} ${lodger.kind}${marks}`;
}

/** Returns words for each special thing about a piece. @param {Appearance} piece @returns {string[]} */
export const markWords = (piece) => [
  ...(isMade(piece.kind) ? [moves(piece.kind)] : []),
  ...(piece.side === "neutral"
    ? [`neutral: both players may move it${piece.of ? `; it came from ${piece.of}` : ""}`]
    : []),
  ...(piece.marks ?? []).map((mark) =>
    mark.startsWith("as-") ? `fused: moves as a ${mark.slice(3)}, too` : (MARKS[mark]?.[1] ?? mark),
  ),
  ...(piece.lodger ? [lodgerWords(piece.lodger)] : []),
];
