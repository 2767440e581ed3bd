// Pieces of an army that are off the board.

import { h } from "../ui/dom.js";
import { capital, count } from "../ui/words.js";
import { armyName } from "./looks.js";
import { pieceIcon } from "./picture.js";

export const VALUE = ["queen", "amazon", "chancellor", "rook", "cardinal", "bishop", "knight", "pawn", "king"];

/**
 * Kinds of pieces, equal ones pushed together.
 * @param {import("../engine").Kind[]} kinds
 * @param {import("../engine").SideName} side
 */
export function pieceRow(kinds, side) {
  const army = armyName(side);
  const each = [...new Set(kinds)]
    .sort((a, b) => VALUE.indexOf(a) - VALUE.indexOf(b))
    .map((kind) => ({ kind, number: kinds.filter((other) => other === kind).length }));
  const said = each.map(({ kind, number }) => count(number, kind)).join(", ");
  return h(
    "div",
    {
      class: "taken",
      role: "img",
      "aria-label": said ? `${capital(army)} pieces captured: ${said}` : `No ${army} pieces captured`,
    },
    each.map(({ kind, number }) =>
      h(
        "span",
        { class: "taken-kind" },
        Array.from({ length: number }, () => pieceIcon(side, kind, "small-piece")),
      ),
    ),
  );
}

/** @param {import("../engine").View} view @param {import("../engine").SideName} side */
export const takenPieces = (view, side) =>
  pieceRow(
    view.taken.filter((one) => one.side === side).map((one) => one.kind),
    side,
  );
