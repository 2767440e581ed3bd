// A square that is picked: it goes on with an answer, completes one, or is refused.
import { boardWords } from "./words.js";

/** @typedef {import("./board.js").Board} Board */

/** @param {Board} board @param {number} square */
export function pickSquare(board, square) {
  const { picks } = board;
  if (!picks.takes(square)) {
    refuseSquare(board, square);
    return;
  }
  const before = picks.last();
  const complete = picks.pick(square);
  if (complete.length > 0) return void finish(board, complete);
  const last = picks.last();
  if (last !== before) sayChosen(board);
  if (last >= 0) board.map.revealAny([...picks.next()]);
  board.refresh();
}

/** The square cannot be chosen; what was picked is put back. @param {Board} board @param {number} square */
export function refuseSquare(board, square) {
  const { picks, shape, options } = board;
  const last = picks.last();
  picks.clear();
  board.refresh();
  options.refused(shape.name(square), last < 0 ? null : shape.name(last));
}

/** Tells which square is chosen now. @param {Board} board */
export const sayChosen = (board) => board.options.announce(boardWords.chosen(board, board.picks.last()));

/**
 * The squares are picked; when several offers fit them the app asks which.
 * @param {Board} board @param {import("../engine").Offer[]} complete
 */
async function finish(board, complete) {
  board.refresh();
  const asked = ++board.answering;
  const offer = complete.length === 1 ? complete[0] : await board.options.choose(complete);
  // Another prompt may have come while the chooser stood open.
  if (asked !== board.answering) return;
  board.picks.picked = [];
  if (offer) board.options.answer(offer);
  else board.motion.parked = null;
  board.refresh();
}
