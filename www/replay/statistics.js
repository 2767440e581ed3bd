// How the games that have ended went, for their only person: by game and level.
import { levelWords } from "../match/seats.js";
import { h } from "../ui/dom.js";

/**
 * @typedef {import("../match/ended.js").EndedGame} EndedGame
 * @typedef {{ key: string, game: EndedGame }} Row
 */

/** The seat of the only person of a game; null where there are two, or none. @param {EndedGame} game */
export function person({ seats }) {
  const people = /** @type {const} */ (["first", "second"]).filter((seat) => seats[seat].kind === "human");
  return people.length === 1 ? people[0] : null;
}

/** The other one at the table. @param {EndedGame} game @param {import("../engine").Seat} me */
export const opponentOf = ({ seats }, me) => seats[me === "first" ? "second" : "first"];

/** Counts the games won, drawn and lost, by game and level. @param {Row[]} rows */
function statistics(rows) {
  /** @type {Map<string, { title: string, level: string, won: number, drawn: number, lost: number }>} */
  const found = new Map();
  for (const { game } of rows) {
    const me = person(game);
    if (!me || !game.result) continue;
    const level = levelWords(opponentOf(game, me).level);
    const key = `${game.game} ${level}`;
    const line = found.get(key) ?? { title: game.title, level, won: 0, drawn: 0, lost: 0 };
    const { winner } = game.result;
    if (!winner) line.drawn++;
    else if (winner === me) line.won++;
    else line.lost++;
    found.set(key, line);
  }
  return [...found.values()].sort((a, b) => a.title.localeCompare(b.title) || a.level.localeCompare(b.level));
}

/** @param {Row[]} rows */
export function statisticsTable(rows) {
  const lines = statistics(rows);
  if (!lines.length) return null;
  const head = ["Game", "Level", "Won", "Drawn", "Lost"].map((word) => h("th", { scope: "col" }, word));
  return h(
    "table",
    { class: "statistics" },
    h("caption", {}, "You against the computer"),
    h("thead", {}, h("tr", {}, head)),
    h(
      "tbody",
      {},
      lines.map(({ title, level, won, drawn, lost }) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, title),
          [level, won, drawn, lost].map((value) => h("td", {}, String(value))),
        ),
      ),
    ),
  );
}
