// The lead of an army on the board: in pawns, and a king, which is beyond counting.
import { count } from "../ui/words.js";

/**
 * @typedef {import("../engine").View} View
 * @typedef {import("../engine").SideName} SideName
 */

/**
 * Points that players count for a piece; the others are worth a pawn, and a king is beyond counting.
 * @type {Partial<Record<import("../engine").Kind, number>>}
 */
export const WORTH = {
  knight: 3,
  bishop: 3,
  prince: 3,
  camel: 3,
  kangaroo: 4,
  rook: 5,
  princess: 5,
  cardinal: 7,
  chancellor: 8,
  queen: 9,
  amazon: 12,
};

/**
 * The pawns by which an army is ahead on the board.
 * @param {Pick<View, "cells">} view @param {SideName} side
 */
function lead({ cells }, side) {
  let sum = 0;
  for (const cell of cells) {
    // A neutral piece is nobody's.
    if (!cell || cell.kind === "king" || cell.side === "neutral") continue;
    const worth = WORTH[cell.kind] ?? 1;
    sum += cell.side === side ? worth : -worth;
  }
  return sum;
}

/** The kings by which an army has more than the other. @param {Pick<View, "cells">} view @param {SideName} side */
const kingsAhead = ({ cells }, side) =>
  cells.reduce((sum, cell) => sum + (cell?.kind === "king" ? (cell.side === side ? 1 : -1) : 0), 0);

/**
 * By how much the other army is ahead, as it stands in the row and as it is said; a king is beyond counting.
 * @param {Pick<View, "cells">} view @param {SideName} side @returns {[shown: string, said: string] | null}
 */
export function leadOver(view, side) {
  const ahead = -lead(view, side);
  const king = kingsAhead(view, side) < 0;
  if (ahead <= 0) return king ? ["a king ahead", "a king ahead"] : null;
  return [`+${ahead}${king ? " and a king" : ""}`, `${count(ahead, "pawn")}${king ? " and a king" : ""} ahead`];
}
