// The hand of the player at the other side: cards as backs, or how many lie open.
import { cardBack } from "../../cards/back.js";
import { cardFace } from "../../cards/face.js";
import { dialog } from "../../ui/dialog.js";
import { button, h } from "../../ui/dom.js";
import { count, does, whose } from "../../ui/words.js";
import { handCard } from "./cards.js";

/** @param {(string | null)[]} hand @param {string} name @param {import("../../engine").SideName} side its army */
export function otherHand(hand, name, side) {
  const known = hand.flatMap((card) => (card === null ? [] : [handCard(card).title]));
  const words =
    known.length === hand.length
      ? `${whose(name)} hand, ${count(hand.length, "card")}: ${known.join(", ")}`
      : `${does(name, "have", "has")} ${count(hand.length, "card")}`;
  if (known.length === hand.length) {
    const titles = hand.flatMap((card) => (card ? [h("li", {}, handCard(card).title)] : []));
    const body = h("ul", { class: "card-list" }, titles);
    const read = () => dialog({ id: "hand-dialog", title: `${whose(name)} hand`, body });
    return button(String(hand.length), { class: "link", "aria-label": words, onclick: read }, "card");
  }
  return h(
    "div",
    { class: "backs", role: "img", "aria-label": words },
    hand.map((card) => (card ? cardFace(handCard(card), { size: "small", side }) : cardBack({ size: "small" }))),
    h("span", { class: "backs-count" }, String(hand.length)),
  );
}
