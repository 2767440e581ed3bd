// The bases that a player still hides, as a row of pieces with their numbers.
import { pieceIcon } from "../../pieces/picture.js";
import { h } from "../../ui/dom.js";
import { capital, count } from "../../ui/words.js";

/** @type {import("../../engine").Kind[]} */
const ORDER = ["king", "queen", "rook", "bishop", "knight", "pawn"];

/** @param {import("../../match/match.js").Match} match @param {import("../../engine").Seat} seat */
export function baseRow(match, seat) {
  const view = /** @type {import("../../engine").DeceptionView} */ (match.view);
  const hidden = view.cloaks.hidden[seat];
  /** @param {import("../../engine").Kind} kind */
  const left = (kind) => hidden[kind] ?? 0;
  const side = view.sides[seat];
  const kinds = ORDER.filter((kind) => left(kind) > 0);
  const said = kinds.map((kind) => count(left(kind), kind)).join(", ");
  return h(
    "div",
    {
      class: "hidden-row",
      role: "img",
      data: { seat },
      "aria-label": `${capital(side)} ${match.over ? "still hid" : "still hides"} ${said || "nothing"}`,
    },
    h("span", { class: "hidden-side" }, capital(side)),
    kinds.length
      ? kinds.map((kind) =>
          h("span", { class: "hidden-kind" }, pieceIcon(side, kind, "small-piece"), h("span", {}, String(left(kind)))),
        )
      : h("span", { class: "hint" }, "nothing"),
  );
}
