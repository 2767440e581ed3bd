// The kings of Full Double Chess: beside each player's name those that stand, the one that is lost, and a sign of the
// last one; on the board, while there are two, that one of the asked player could be captured.
import { armyName } from "../../pieces/looks.js";
import { pieceIcon } from "../../pieces/picture.js";
import { h } from "../../ui/dom.js";
import { count } from "../../ui/words.js";
import { kingsOf } from "./lost.js";

/** Milliseconds for which a king that has come under fire is lit. */
const LIT = 700;

/** The kings that are marked at a table. @type {WeakMap<import("../../table/table.js").Table, string>} */
const hunted = new WeakMap();

/**
 * Marks the kings of the asked player that could be captured: while there are two, nobody calls check. One that has
 * come under fire is lit for a moment.
 * @param {import("../../table/table.js").Table} table @param {string} before the kings that were marked last
 * @returns {Promise<string>} those that are marked now
 */
async function markHunted(table, before) {
  const { match } = table;
  const { state, asked, view } = match;
  if (!asked || view.check.length || kingsOf(view.cells, view.sides[asked]) < 2) return "";
  const found = await match.connection.call("survey", match.viewers).catch(() => null);
  const { board } = table;
  if (!found || !board || state !== match.state) return before;
  const own = view.sides[asked];
  const takes = found[own === "white" ? "black" : "white"].takes.filter(([, of]) => {
    const piece = board.motion.pieceAt(board.shape.square(of));
    return piece?.kind === "king" && piece.side === own;
  });
  const kings = [...new Set(takes.map(([, of]) => of))];
  // Lines from several pieces to several kings would be taken for others.
  const by = kings.length === 1 ? takes.map(([from]) => from) : [];
  board.mark({ hunted: [kings, by] });
  const now = kings.join();
  if (now && now !== before)
    void table.beyond.moments?.show("check", (scenery) => scenery.check(kings, by), "check", LIT);
  return now;
}

/** @param {import("../../table/table.js").Table} table @returns {import("../protocol").Panels} */
export const kingPanels = (table) => ({
  elements: {},
  paint() {},
  async afterMove() {
    const before = hunted.get(table) ?? "";
    void markHunted(table, before).then((now) => hunted.set(table, now));
  },
  seatBits(seat) {
    const { cells, taken, sides } = table.match.view;
    const side = sides[seat];
    const [left, lost] = [kingsOf(cells, side), kingsOf(taken, side)];
    const words = `${count(left, `${armyName(side)} king`)}${lost ? ", one lost" : ""}`;
    const king = (/** @type {string} */ look) => pieceIcon(side, "king", look);
    return h(
      "div",
      { class: "seat-bits" },
      h(
        "span",
        { class: `kings${left === 1 ? " alone" : ""}`, role: "img", "aria-label": words, title: words },
        Array.from({ length: left }, () => king("small-piece")),
        Array.from({ length: lost }, () => king("small-piece lost")),
        left === 1 ? h("strong", {}, "Last king") : null,
      ),
    );
  },
});
