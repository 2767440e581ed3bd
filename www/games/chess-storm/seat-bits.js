// The parts beside a player's name in Chess Storm: the hand as backs, or open; a sign that a card was played.
import { cardBack } from "../../cards/back.js";
import { galleryDialog } from "../../cards/card-dialog.js";
import { pieceIcon } from "../../pieces/picture.js";
import { button, h } from "../../ui/dom.js";
import { count, does, whose } from "../../ui/words.js";
import { stormCard, stormView } from "./cards.js";

/** So many cards of an open hand stand there by name. */
const NAMED = 2;

/**
 * Everybody's hand has backs; an open one is a button that reads it.
 * @param {(string | null)[]} hand
 * @param {string} name
 */
function otherHand(hand, name) {
  const number = count(hand.length, "card");
  const known = hand.flatMap((card) => (card === null ? [] : [stormCard(card)]));
  if (known.length === hand.length) {
    const words = `${whose(name)} hand, ${number}: ${known.map((card) => card.title).join(", ")}`;
    const read = () => galleryDialog(`${whose(name)} hand`, known);
    const shown = known.length > NAMED ? String(known.length) : known.map((card) => card.title).join(", ");
    return button(shown, { class: "link", "aria-label": words, onclick: read }, "card");
  }
  return h(
    "div",
    { class: "backs", role: "img", "aria-label": `${does(name, "have", "has")} ${number}` },
    hand.map(() => cardBack({ size: "small" })),
    h("span", { class: "backs-count" }, String(hand.length)),
  );
}

/**
 * @param {import("../../match/match.js").Match} match
 * @param {import("../../engine").Seat} seat
 * @param {import("../../engine").Seat} owner whose hand lies open at the bottom
 */
export function seatBits(match, seat, owner) {
  const { hands, spent, away } = stormView(match).storm;
  const hand = hands[seat];
  const side = match.view.sides[seat];
  return h(
    "div",
    { class: "seat-bits" },
    away.some((king) => king.side === side) &&
      h(
        "span",
        { class: "away", role: "img", "aria-label": "King away" },
        pieceIcon(side, "king", "glyph"),
        h("span", {}, "King away"),
      ),
    spent[seat] && h("span", { class: "ready" }, "Card played"),
    seat !== owner && hand.length > 0 && otherHand(hand, match.seat(seat).name),
  );
}
