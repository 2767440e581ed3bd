// The score sheet of an evening: the purses game by game, with what each game has changed and what is said of it.
import { h } from "../ui/dom.js";
import { ALONE, count } from "../ui/words.js";
import { told } from "./told.js";

/** @typedef {import("../engine").EveningSheet} Sheet */
/** @typedef {import("../engine").EveningRow} Row */

/** The endings of a game by the engine's words of them. @type {Record<string, string>} */
const ENDS = {
  checkmate: "Checkmate",
  "refused-double": "Double declined",
  "tie-break": "Cards decided",
  "failed-call": "Call failed",
  resignation: "Resigned",
  time: "Out of time",
};

/** A change of a purse, with its sign. @param {number} change */
export const signed = (change) => (change > 0 ? `+${change}` : change < 0 ? `\u2212${-change}` : "0");

/** The change that a game makes for a player. @param {Row} row @param {number} player */
export const changeOf = ({ player: winner, stake }, player) =>
  winner === null ? 0 : winner === player ? stake : -stake;

/** A purse and what has changed it. @param {number} sum @param {number} change */
const purse = (sum, change) =>
  h(
    "td",
    {},
    h("strong", {}, sum),
    h("span", { class: "change", data: { sign: Math.sign(change) } }, ` ${signed(change)}`),
  );

/** A row that says something over its whole width. @param {string} look @param {(string | HTMLElement)[]} words */
const line = (look, ...words) => h("tr", { class: look }, h("td", { colspan: 5 }, words));

/**
 * The rows of a game: that the ante has doubled, the game, what is said of it, and who bought in after it.
 * @param {Sheet} sheet @param {[string, string]} names @param {Row} row @param {number} at
 */
function game({ rows, pays }, names, row, at) {
  const doubled = at > 0 && row.ante > rows[at - 1].ante;
  // A purse stands there as the game has left it, without what was bought in after it.
  return [
    doubled && line("bell", `Ante ${row.ante}`),
    h(
      "tr",
      { data: { winner: row.player ?? "nobody" } },
      h("th", { scope: "row" }, at + 1),
      h("td", {}, ENDS[row.how ?? ""] ?? (row.player === null ? "Nobody won" : "Won")),
      h("td", {}, row.cube > 1 && h("span", { class: "times" }, row.cube)),
      names.map((_, player) => purse(row.purses[player], changeOf(row, player))),
    ),
    row.mark && line("note", told(row.mark, row.cost, pays)),
    row.rebuy !== null && line("rebuy", `${names[row.rebuy]} bought in again.`),
  ];
}

/** @param {Sheet} sheet @param {[string, string]} names @param {number} buyIn */
export function table(sheet, names, buyIn) {
  const { rows, best, hand } = sheet;
  const foot = [
    best > 0 && `Best pot: ${count(best, "ante")}`,
    hand !== null && names[0] === ALONE && `Your cube hand: ${hand} of 100`,
  ];
  return h(
    "table",
    { class: "score-sheet" },
    h("caption", {}, "Score sheet"),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        ["Game", "End", "Cube", ...names].map((word) => h("th", { scope: "col" }, word)),
      ),
    ),
    h(
      "tbody",
      {},
      h(
        "tr",
        { class: "buy-in" },
        h("th", { scope: "row", colspan: 3 }, "Buy-in"),
        names.map(() => h("td", {}, h("strong", {}, buyIn))),
      ),
      rows.flatMap((row, at) => game(sheet, names, row, at)),
    ),
    h("tfoot", {}, line("sums", foot.filter(Boolean).join(" · "))),
  );
}
