// The last cell of the first row: the door to the player's own page, with who comes next there, rating and days.
import { context } from "../context.js";
import { quietly } from "../extras/extra.js";
import { rowNow } from "../match/days.js";
import { endedKeys } from "../match/ended.js";
import { ladderOf, levelOf } from "../match/levels.js";
import { levelName } from "../match/seats.js";
import { go } from "../router.js";
import { kept as solved } from "../tasks/solved.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

/** The game that was played last against the computer; undefined before the first one. */
function playedLast() {
  const when = (/** @type {string} */ game) => ladderOf(game).last[0]?.[3] ?? 0;
  return context.catalog.games
    .map(({ name }) => name)
    .sort((one, other) => when(other) - when(one))
    .find(when);
}

/** The last seven days as dots, decoration only. @param {ReturnType<typeof rowNow>["week"]} week */
const dots = (week) =>
  h(
    "span",
    { class: "own-week", "aria-hidden": "true" },
    week.map(({ state }) => h("span", { data: { state } })),
  );

/** The opponent who comes next on the ladder; the face comes a moment later. @param {AbortSignal} signal */
function nextLine(signal) {
  const game = playedLast();
  if (!game) return h("span", { class: "own-next" }, "Win your first star");
  const level = levelOf(game);
  const who = h("span", { class: "own-foe" }, levelName(level));
  const line = h("span", { class: "own-next" }, "Next: ", who);
  void quietly("opponents", signal).then((found) => {
    const name = found?.nextOpponent(game, level);
    if (!found || !name || signal.aborted) return;
    who.replaceChildren(found.portrait(name), found.WHO[name].title);
  });
  return line;
}

/** Without days the cell leads to the finished games, too. @param {AbortSignal} signal */
export function ownCell(signal) {
  const { rating } = solved();
  const { row, week } = rowNow();
  const days =
    row > 0 &&
    h("span", { class: "own-figure own-days" }, h("strong", {}, row), row === 1 ? " day" : " days", " in a row");
  /** @param {"you" | "ended"} screen @param {string} test @param {import("../ui/dom.js").Child[]} shown */
  const to = (screen, test, shown) =>
    h("button", { type: "button", class: "own-way", onclick: () => go(screen), "data-test": test }, ...shown);
  return h(
    "div",
    { class: "now own" },
    to("you", "home-you", [
      h("span", { class: "own-who" }, icon("player"), h("span", { class: "own-name" }, "You "), nextLine(signal)),
      h("span", { class: "own-figure" }, h("strong", {}, rating), " puzzle rating"),
      days,
      row > 0 && dots(week),
    ]),
    !row && endedKeys().length > 0 && to("ended", "home-games", [h("span", { class: "own-figure" }, "Your games")]),
  );
}
