// The pot of a game that is over, on its way to the winner, as the result shows it: the sum is counted up.
import { h } from "../../ui/dom.js";
import { motionAllowed, settings } from "../../ui/settings.js";
import { does } from "../../ui/words.js";
import { antes, fiveCardView } from "./cards.js";
import { chipStack } from "./chips.js";

/** Milliseconds in which the chips arrive, and in which their sum is counted. */
const [ARRIVES, COUNTS] = [450, 700];

/** Counts a sum up, in sight alone: readers are told all of it at once. @param {Element} node @param {number} sum */
function count(node, sum) {
  if (!motionAllowed() || settings.pace === "once") return;
  const began = performance.now() + ARRIVES;
  const step = () => {
    if (!node.isConnected && performance.now() > began) return;
    const part = Math.min(1, Math.max(0, (performance.now() - began) / COUNTS));
    node.textContent = String(Math.round(part * sum));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** @param {import("../../match/match.js").Match} match */
export function wonPot(match) {
  const { poker, result } = fiveCardView(match);
  const { pot } = poker;
  const winner = result?.winner;
  const words = winner
    ? `${does(match.seat(winner).name, "win", "wins")} the pot: ${antes(pot)}`
    : `Pot: ${antes(pot)}`;
  const [reader, another] = match.people;
  const to = !winner || another || !reader ? "nobody" : reader === winner ? "me" : "other";
  const sum = h("strong", { class: "pot-count", "aria-hidden": "true", data: { sum: pot } }, pot);
  if (to === "me") count(sum, pot);
  return h(
    "div",
    { class: "result-pot", data: { test: "result-pot", to } },
    chipStack(pot),
    to === "me" && sum,
    h("p", {}, words),
  );
}
