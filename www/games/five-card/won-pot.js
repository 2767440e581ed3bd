// The pot of a game that is over, on its way to the winner, as the result shows it.
import { h } from "../../ui/dom.js";
import { does } from "../../ui/words.js";
import { antes, fiveCardView } from "./cards.js";
import { chipStack } from "./chips.js";

/** @param {import("../../match/match.js").Match} match */
export function wonPot(match) {
  const { poker, result } = fiveCardView(match);
  const { pot } = poker;
  const winner = result?.winner;
  const words = winner
    ? `${does(match.seat(winner).name, "win", "wins")} the pot: ${antes(pot)}`
    : `Pot: ${antes(pot)}`;
  const below = winner && match.people.length === 1 && match.people[0] === winner;
  return h(
    "p",
    { class: "result-pot", data: { test: "result-pot", to: winner ? (below ? "me" : "other") : "nobody" } },
    chipStack(pot),
    h("span", {}, words),
  );
}
