// A row of the pieces of an army that are off the board: those captured, or those that a game counts instead.

import { h } from "../ui/dom.js";
import { capital, count } from "../ui/words.js";
import { leadOver } from "./lead.js";
import { armyName } from "./looks.js";
import { pieceIcon } from "./picture.js";

/**
 * @typedef {import("../engine").View} View
 * @typedef {import("../engine").SideName} SideName
 */

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
 * @param {HTMLElement} row @param {View} view @param {SideName} side
 */
export function withLead(row, view, side) {
  const [shown, said] = leadOver(view, side) ?? [];
  if (shown) {
    row.append(h("span", { class: "taken-lead" }, shown));
    row.setAttribute("aria-label", `${row.getAttribute("aria-label")}; ${said}`);
  }
  return row;
}
