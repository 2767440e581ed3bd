// A stamp on the wide board: near the square that it is about, which stays in sight as the kings and these others do.

/** @typedef {import("../../engine").SquareName} SquareName */

/**
 * @param {import("../../table/moments/scenery.js").Scenery} scenery
 * @param {import("../../ui/dom.js").Child} words @param {string} look
 * @param {SquareName | null} at the square; null: the middle
 * @param {SquareName[]} [others]
 */
export function stampOver(scenery, words, look, at, others = []) {
  const { board, match, place } = scenery.table;
  const kings = match.view.cells.flatMap((cell, n) => (cell?.kind === "king" && board ? board.shape.name(n) : []));
  const near = at && scenery.square(at) ? `[data-square="${at}"]` : ".board-window";
  const on = place.querySelector(near);
  if (on) scenery.stamp(words, on, look, [...kings, ...others, ...(at ? [at] : [])]);
}
