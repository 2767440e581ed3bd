// A setup of what a view shows: the board, and the hands and bases that lie open to who looks.
import { Shape } from "../board/shape.js";
import { isObject } from "../ui/fit.js";

/** @param {import("../engine").View} view @returns {import("../engine").Setup} */
export function setupOf(view) {
  const shape = new Shape(view.files, view.ranks, false, false);
  /** @type {Record<string, import("../engine").Kind>} */
  const bases = {};
  /** @type {string[]} */
  const uncloaked = [];
  view.cells.forEach((cell, at) => {
    if (cell?.cloaked === false) uncloaked.push(shape.name(at));
    if (cell?.base) bases[shape.name(at)] = cell.base;
  });
  // The part that a game adds to its views may have hands.
  const [hands] = Object.values(view).flatMap((part) => (isObject(part) && isObject(part.hands) ? [part.hands] : []));
  const isOpen = hands && !Object.values(hands).flat().includes(null);
  return /** @type {import("../engine").Setup} */ ({
    board: view.board,
    ...(Object.keys(bases).length && { bases }),
    ...(uncloaked.length && { uncloaked }),
    ...(isOpen && { hands }),
  });
}
