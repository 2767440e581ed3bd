// The two players beside the board: name, army, level, and what was captured.
import { levelWords } from "../match/seats.js";
import { armyName } from "../pieces/looks.js";
import { pieceIcon } from "../pieces/picture.js";
import { takenPieces } from "../pieces/taken.js";
import { h } from "../ui/dom.js";
import { capital } from "../ui/words.js";

/** @param {import("../engine").SideName} side */
const foe = (side) => (side === "white" ? "black" : "white");

/**
 * One player: name, army, level, the other army's taken pieces, cards put aside.
 * @param {import("../match/match.js").Match} match
 * @param {import("../engine").Seat} seat
 * @param {import("../ui/dom.js").Child} bits
 */
export const seatPanel = (match, seat, bits) => {
  const { view, prompt } = match;
  const { kind, level, name, habit } = match.seat(seat);
  const face = habit && match.face?.(habit);
  const side = view.sides[seat];
  const army = capital(armyName(side));
  const { taken, counts } = match.part;
  return h(
    "div",
    { class: `seat-panel${prompt?.seat === seat ? " asked" : ""}`, data: { seat, side } },
    h("span", { class: `army ${side}`, "aria-hidden": "true" }, face || pieceIcon(side, "king", "army-piece")),
    h(
      "div",
      { class: "seat-name" },
      h("strong", {}, name),
      // A player without a name is called by the army: that is said once.
      h(
        "span",
        { class: "seat-kind" },
        name === army ? "" : army,
        kind === "computer" ? ` · ${levelWords(level)}` : "",
      ),
    ),
    taken ? taken(view, foe(side)) : takenPieces(view, foe(side), counts),
    bits,
  );
};
