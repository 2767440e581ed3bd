// The kings of Full Double Chess: beside each player's name those that stand, the one that is lost, and a sign of the
// last one; on the board, while there are two, those that could be captured.
import { armyName } from "../../pieces/looks.js";
import { pieceIcon } from "../../pieces/picture.js";
import { h } from "../../ui/dom.js";
import { count } from "../../ui/words.js";
import { kingsOf } from "./lost.js";
import { prizeOf } from "./prize.js";
import { UnderFire } from "./under-fire.js";

/** @param {import("../../table/table.js").Table} table @returns {import("../protocol").Panels} */
export function kingPanels(table) {
  const fire = new UnderFire(table);
  return {
    elements: {},
    extendPrompt: (prompt) => prompt.words.append(fire.prey),
    paint() {},
    // Nothing waits for the engine's answer.
    async afterMove() {
      fire.look();
    },
    moment: () => fire.moment,
    prize: (capture) => prizeOf(table.match, capture),
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
  };
}
