// The player's own page: the ladder of each game, what is within reach, days, puzzles, stars, achievements, the file.
import { context, gameInfo } from "../context.js";
import { withExtra } from "../extras/later.js";
import { gamePart, inOrder } from "../games/registry.js";
import { star, starLevels, starRow } from "../games/stars.js";
import { dayOf, hasEnded, rowNow } from "../match/days.js";
import { ladderOf } from "../match/levels.js";
import { go } from "../router.js";
import { homeHead } from "../screens/head.js";
import { puzzles } from "../screens/later.js";
import { openToday } from "../screens/today.js";
import { kept } from "../tasks/solved.js";
import { button, h } from "../ui/dom.js";
import { settings } from "../ui/settings.js";
import { ALONE, count } from "../ui/words.js";
import { filePanel } from "./file.js";
import { ladders } from "./ladder.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../match/seats.js").Level} Level
 */

/** The letters of the days of a week, by their number. */
const WEEKDAYS = "SMTWTFS";

/** The rating in puzzles. */
function rating() {
  const { rating: points, done } = kept();
  const solved = Object.values(done).flat().length;
  return h(
    "section",
    { class: "panel you-puzzles" },
    h("h2", {}, "Puzzles"),
    h("p", { class: "figure" }, String(points)),
    h("p", { class: "hint" }, solved ? `Your rating, ${solved} solved` : "Your rating to begin with"),
    button("Solve", { class: "button small", onclick: () => puzzles() }),
  );
}

/** The days: the row, the last seven, the best row and all. */
function days() {
  const { row, best, total, week } = rowNow();
  const today = dayOf();
  const date = new Date();
  const head = row ? `${count(row, "day")} in a row` : "Days";
  return h(
    "section",
    { class: "panel you-days" },
    h("h2", {}, head),
    h(
      "ol",
      { class: "week", "aria-label": "The last seven days" },
      week.map(({ day, state }) => {
        const on = new Date(date.getFullYear(), date.getMonth(), date.getDate() + day - today);
        const words = { done: "done", rest: "rested", today: "today, open", open: "not played" }[state];
        const name = on.toLocaleDateString("en-GB", { weekday: "long" });
        return h(
          "li",
          { data: { state } },
          h("span", { class: "day-dot", "aria-hidden": "true" }),
          h("span", { "aria-hidden": "true" }, WEEKDAYS[on.getDay()]),
          h("span", { class: "only-read" }, `${name}: ${words}`),
        );
      }),
    ),
    h(
      "p",
      { class: "hint" },
      total
        ? `Best row ${best}, ${count(total, "day")} in all. One missed day in seven rests.`
        : "Today is open: a daily puzzle, game or run fills it.",
    ),
    !hasEnded(today, "puzzle") && button("Today’s puzzle", { class: "button small", onclick: () => openToday("") }),
  );
}

/** The meaning of each star. */
const starKey = () =>
  h(
    "p",
    { class: "hint star-key" },
    ["won with help", "won alone", "all three faces beaten"].map((words, at) => h("span", {}, star(at + 1), words)),
  );

/**
 * The stars that were won, by game; nothing before the first one.
 * @param {GameName[]} games @param {(game: GameName) => void} show
 */
function tiles(games, show) {
  const all = games.flatMap((game) => starLevels(game).map((level) => ladderOf(game).stars[level] ?? 0));
  const won = games.filter((game) => Object.values(ladderOf(game).stars).some(Boolean));
  if (!won.length) return null;
  return h(
    "section",
    { class: "panel you-stars" },
    h("h2", {}, `Stars: ${all.filter(Boolean).length} of ${all.length}`),
    starKey(),
    h("p", { class: "hint" }, "A game of a run, or one given up before move 6, brings none."),
    h(
      "ul",
      {},
      won.map((game) =>
        h(
          "li",
          {},
          h(
            "button",
            { type: "button", class: "you-tile", onclick: () => show(game) },
            h("span", {}, gameInfo(game).title),
            starRow(game, true),
          ),
        ),
      ),
    ),
  );
}

/** The achievements, which come with an extra of their own: those within reach, and all. */
function feats() {
  const near = h("div", { class: "you-near" });
  const all = h("div", { class: "you-all" });
  void withExtra("feats", "the achievements", ({ featPanels }) => {
    const found = featPanels();
    near.replaceChildren(found.near);
    all.replaceChildren(found.all);
  });
  return { near, all };
}

/** The game whose ladder is shown at first: the one that was played last. @param {GameName[]} games */
function latest(games) {
  const when = (/** @type {GameName} */ game) => ladderOf(game).last[0]?.[3] ?? 0;
  const begun = games.find((game) => gamePart(game).first) ?? games[0];
  return games.reduce((best, game) => (when(game) > when(best) ? game : best), begun);
}

/** @param {object} _about */
export function you(_about) {
  const games = inOrder(context.catalog.games).map(({ name }) => name);
  const { root: felt, show } = ladders(games, latest(games));
  const called = settings.names.first;
  const { near, all } = feats();
  const toLadder = (/** @type {GameName} */ game) => {
    show(game);
    felt.scrollIntoView({ block: "start" });
  };
  return h(
    "main",
    { id: "you", class: "plain-page", data: { title: "You" } },
    homeHead(called && called !== ALONE ? called : "You"),
    h(
      "div",
      { class: "you-parts" },
      felt,
      h("div", { class: "you-paper" }, near, days(), rating(), tiles(games, toLadder), all),
    ),
    filePanel(() => go("you")),
  );
}
