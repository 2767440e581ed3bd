// The part of a wide board on which it opens: where most of the pieces stand, kings before all.

/** @typedef {[square: number, weight: number]} Weight */

/** Weights by kind; what is not listed has the third. @type {Record<string, number>} */
const WEIGHTS = { pawn: 1, king: 4 };
const PIECE = 3;

/**
 * Returns the weights of the pieces of a view; White's are a little heavier, as White is who solves something.
 * @param {import("../engine").View} view @returns {Weight[]}
 */
export const weights = ({ cells }) =>
  cells.flatMap((cell, at) => {
    if (!cell) return [];
    const own = cell.side === "white" && cell.kind !== "pawn" ? 1 : 0;
    return [/** @type {Weight} */ ([at, (WEIGHTS[cell.kind] ?? PIECE) + own])];
  });

/**
 * Returns the left end, in columns, of the part that holds most weight; of several the one nearest to the middle.
 * @param {[column: number, weight: number][]} all @param {number} columns of the board @param {number} wide of the part
 */
export function bestPlace(all, columns, wide) {
  const most = Math.max(0, columns - wide);
  /** @param {number} left */
  const sum = (left) =>
    all.reduce((total, [column, weight]) => (column >= left && column + 1 <= left + wide ? total + weight : total), 0);
  const places = Array.from({ length: Math.floor(most * 2) + 1 }, (_, half) => half / 2).concat(most / 2, most);
  places.sort((one, other) => Math.abs(one - most / 2) - Math.abs(other - most / 2));
  return places.reduce((best, left) => (sum(left) > sum(best) ? left : best));
}
