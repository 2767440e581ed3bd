// A row of the pieces of an army that are off the board: those captured, or those that a game counts instead.

import { h } from "../ui/dom.js";
import { capital, count } from "../ui/words.js";
import { armyName } from "./looks.js";
import { pieceIcon } from "./picture.js";

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
 * @param {import("../engine").View} view @param {import("../engine").SideName} side
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

/** Kinds of pieces in the order in which a row shows them: the most valuable first. */
export const BY_VALUE = ["queen", "amazon", "chancellor", "rook", "cardinal", "bishop", "knight", "pawn", "king"];

/**
 * A row of pieces of these kinds, equal ones pushed together.
 * @param {import("../engine").Kind[]} kinds
 * @param {import("../engine").SideName} side
 */
export function pieceRow(kinds, side) {
  const army = armyName(side);
  const groups = [...new Set(kinds)]
    .sort((a, b) => BY_VALUE.indexOf(a) - BY_VALUE.indexOf(b))
    .map((kind) => ({ kind, number: kinds.filter((other) => other === kind).length }));
  const words = groups.map(({ kind, number }) => count(number, kind)).join(", ");
  return h(
    "div",
    {
      class: "taken",
      role: "img",
      "aria-label": words ? `${capital(army)} pieces captured: ${words}` : `No ${army} pieces captured`,
    },
    groups.map(({ kind, number }) =>
      h(
        "span",
        { class: "taken-kind" },
        Array.from({ length: number }, () => {
          const picture = pieceIcon(side, kind, "small-piece");
          // In a narrow place it is no smaller.
          picture.setAttribute("preserveAspectRatio", "xMinYMid slice");
          return picture;
        }),
      ),
    ),
  );
}

/**
 * The captured pieces of an army, and by how much the other one is ahead, where players count that.
 * @param {import("../engine").View} view @param {import("../engine").SideName} side @param {boolean} [counts]
 */
export function takenPieces(view, side, counts = false) {
  const row = pieceRow(
    view.taken.filter((one) => one.side === side).map((one) => one.kind),
    side,
  );
  return counts ? withLead(row, view, side) : row;
}

/**
 * Adds to the row of an army's lost pieces by how much the other one is ahead.
 * @param {HTMLElement} row @param {import("../engine").View} view @param {import("../engine").SideName} side
 */
export function withLead(row, view, side) {
  const ahead = -lead(view, side);
  if (ahead > 0) {
    row.append(h("span", { class: "taken-lead" }, `+${ahead}`));
    row.setAttribute("aria-label", `${row.getAttribute("aria-label")}; ${count(ahead, "pawn")} ahead`);
  }
  return row;
}
