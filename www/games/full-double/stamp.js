// A stamp on the wide board: over the square that it is about, or in the middle where that is out of sight.

/** Pixels from the square up to the middle of the words, which lean. */
const ABOVE = 34;

/**
 * @param {import("../../table/moments/scenery.js").Scenery} scenery
 * @param {import("../../ui/dom.js").Child} words @param {string} look
 * @param {import("../../engine").SquareName | null} at the square; null: the middle
 */
export function stampOver(scenery, words, look, at) {
  const box = at ? scenery.square(at) : null;
  const on = scenery.table.place.querySelector(box ? `[data-square="${at}"]` : ".board-window");
  if (on) scenery.stamp(words, on, look, box ? box.height / 2 + ABOVE : 0);
}
