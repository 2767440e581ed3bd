// The kings of Full Double Chess beside each player's name: those that stand, the one that is lost, and a standing sign
// of the last one, on which check and mate count.
import { armyName } from "../../pieces/looks.js";
import { pieceIcon } from "../../pieces/picture.js";
import { h } from "../../ui/dom.js";
import { count } from "../../ui/words.js";
import { kingsOf } from "./lost.js";

/** @param {import("../../table/table.js").Table} table @returns {import("../protocol").Panels} */
export const kingPanels = ({ match }) => ({
  elements: {},
  paint() {},
  seatBits(seat) {
    const { cells, taken, sides } = match.view;
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
