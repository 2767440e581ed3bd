// A picture of both ways at the first double: what is lost by declining, what is won or lost by accepting.
import { h } from "../../ui/dom.js";
import { fiveCardView } from "./cards.js";
import { chipStack } from "./chips.js";

/** @param {string} look @param {string} words @param {number} sum @param {string} told */
const way = (look, words, sum, told) =>
  h("span", { class: `double-way ${look}` }, h("b", {}, words), chipStack(sum), h("span", {}, told));

/** @param {import("../../match/match.js").Match} match */
export function bothWays(match) {
  const { stake, doubled } = fiveCardView(match).poker;
  const twice = doubled?.stake ?? stake;
  return h(
    "span",
    { class: "double-ways" },
    way("declined", "Decline", stake, `Lose ${stake}`),
    way("accepted", "Accept", twice, `Win or lose ${twice}`),
  );
}
