// The cube's own words, at a touch: the pot now, the pot after a double, and who may offer one.
import { dialog } from "../../ui/dialog.js";
import { h } from "../../ui/dom.js";
import { ALONE } from "../../ui/words.js";
import { antes, fiveCardView } from "./cards.js";

/** @param {import("../../match/match.js").Match} match @returns {[word: string, text: string][]} */
function words(match) {
  const { pot, stake, cube, doubled, bankroll } = fiveCardView(match).poker;
  const owner = cube.owner && match.seat(cube.owner).name;
  const who = owner ? `Only ${owner === ALONE ? "you" : owner} may double next` : "Either player may double next";
  /** @type {[string, string]} */
  const now = [`The pot: ${pot}`, `${antes(stake)} each. An ante is one chip. The winner takes it all.`];
  if (!doubled && bankroll !== null && stake * 2 > bankroll)
    return [now, ["No double", `Each would need ${antes(stake * 2)}: the smaller purse reaches for ${bankroll}.`]];
  if (!doubled) return [now, ["No double", "Nobody can double any more."]];
  return [
    now,
    [`Doubled: ${doubled.pot}`, `${who}, before a move. Accepted, the pot is ${doubled.stake} each.`],
    [`Declined: ${pot}`, `Whoever declines loses the game, and ${antes(stake)}.`],
  ];
}

/** @param {import("../../match/match.js").Match} match */
export const tellCube = (match) =>
  dialog({
    id: "cube-dialog",
    title: "The doubling cube",
    body: h(
      "dl",
      { class: "poker-help" },
      words(match).map(([word, text]) => [h("dt", {}, word), h("dd", {}, text)]),
    ),
  });
