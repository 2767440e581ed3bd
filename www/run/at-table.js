// A run at the table of one of its games: its hearts beside the sun, and with the result what the game came to.
import { h } from "../ui/dom.js";
import { hearts } from "./parts.js";
import { look, turnToGame } from "./state.js";

/**
 * Shows the hearts at a table, if its game is of a run that goes on: that run is the one touched last then.
 * @param {import("../table/table.js").Table} table
 */
export function heartsAt({ root, match }) {
  const [left, all] = turnToGame(match.state.save)?.hearts ?? [0, 0];
  const place = root.querySelector(".sun-before");
  if (place && all) place.replaceChildren(hearts(left, all));
}

/**
 * Puts what a game that has ended came to into its result: hearts and points.
 * @param {import("../match/match.js").Match} match @param {HTMLElement} result
 */
export async function toldAfter(match, result) {
  const found = turnToGame(match.state.save) && (await look());
  if (!found || !result.isConnected) return;
  const { hearts: left, hearts_of, stops, lines, score } = found.view;
  const number = stops.filter(({ outcome }) => outcome).length;
  const here = lines.filter(({ game }) => game === number);
  const won = here.reduce((sum, { points }) => sum + points, 0);
  result
    .querySelector(".result-first")
    ?.before(
      h(
        "p",
        { class: "run-came", "data-test": "run-came" },
        hearts(left, hearts_of),
        h("span", {}, `Game ${number} of ${stops.length}`),
        h("strong", {}, won ? `+${won} points` : "No points"),
        won !== score && h("span", {}, `${score} in all`),
      ),
    );
}
