// The board in words: the names of its squares for screen readers, and what is said when something is picked.

import { armyName } from "../pieces/looks.js";
import { markWords } from "../pieces/marks.js";
import { landWords } from "./land.js";

/** @param {import("./types").Shown} piece */
const nameOf = (piece) => `${armyName(piece.side)} ${piece.kind}${piece.cloaked ? ", cloaked" : ""}`;

export const boardWords = {
  /**
   * `next`: squares that may be picked now, `first`: those with which a pick may begin. Gives { label, can, chosen }.
   * @param {import("./board.js").Board} board
   * @param {number} square
   * @param {Set<number>} next
   * @param {Set<number>} first
   */
  describe(board, square, next, first) {
    const { picks, marks } = board;
    const piece = board.motion.pieceAt(square);
    const { land } = board.display;
    const words = [board.shape.name(square), piece ? nameOf(piece) : land.gone.includes(square) ? "gone" : "empty"];
    words.push(...landWords(land, board.shape, square));
    if (piece) words.push(...markWords(piece));
    if (board.bases && piece?.cloaked && piece.base) words.push(`base ${piece.base}`);
    const guess = piece?.cloaked ? marks.guesses.get(piece.id) : undefined;
    if (guess) words.push(`your guess: ${guess}`);
    const chosen = picks.picked.includes(square);
    const target = picks.picked.length > 0 && next.has(square);
    if (chosen) words.push("chosen");
    else if (target) words.push(!piece ? "can be reached" : board.swaps ? "can be swapped" : "can be captured");
    else if (first.has(square)) words.push("can be chosen");
    if (marks.check.includes(square)) words.push(marks.hunted ? "attacked" : "in check");
    if (marks.checkers.includes(square)) words.push(marks.hunted ? "attacks a king" : "gives check");
    if (marks.last.includes(square)) words.push("last move");
    if (marks.changed.includes(square)) words.push("changed");
    if (marks.secrets.includes(square)) words.push("your secret");
    if (marks.pointed.includes(square)) words.push("pointed out");
    if (marks.taking.includes(square))
      words.push(square === marks.taking.at(-1) ? "about to be captured" : "about to capture");
    marks.steps.forEach(
      (/** @type {number[]} */ squares, /** @type {number} */ at) =>
        squares.includes(square) && words.push(`choice ${at + 1}`),
    );
    if (marks.hint.includes(square)) words.push("hint");
    const lifts = piece && first.has(square) && picks.next([square]).size > 0;
    return {
      label: words.join(", "),
      can: chosen || target ? "pick" : lifts ? "lift" : first.has(square) ? "pick" : "",
      chosen,
    };
  },

  /**
   * The square that was picked last, or a choice that was given up.
   * @param {import("./board.js").Board} board
   * @param {number} square
   */
  chosen(board, square) {
    if (square < 0) return "Choice cleared";
    const piece = board.motion.pieceAt(square);
    const ways = board.picks.next().size;
    const what = piece ? `${nameOf(piece)} on ${board.shape.name(square)}` : board.shape.name(square);
    return `${what} chosen, ${ways} ${ways === 1 ? "square" : "squares"}`;
  },
};
