// The player's own page: the ladder of each game, puzzles, days, stars and the last results.
import { context, gameInfo } from "../context.js";
import { withExtra } from "../extras/later.js";
import { gamePart, inOrder } from "../games/registry.js";
import { star, starLevels, starRow, starWords } from "../games/stars.js";
import { dayOf, rowNow } from "../match/days.js";
import { ladderOf, levelOf, takeRung } from "../match/levels.js";
import { levelsOf, levelWords } from "../match/seats.js";
import { go } from "../router.js";
import { homeHead } from "../screens/head.js";
import { puzzles } from "../screens/later.js";
import { kept } from "../tasks/solved.js";
import { button, h } from "../ui/dom.js";
import { settings } from "../ui/settings.js";
import { ALONE, capital, count } from "../ui/words.js";
import { playUsual } from "../usual.js";
import { faces } from "./faces.js";
import { fileButtons } from "./file.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../match/seats.js").Level} Level
 */

/** The ends of games in words. */
const ENDS = { w: "won", l: "lost", d: "drawn" };

/** The letters of the days of a week, by their number. */
const WEEKDAYS = "SMTWTFS";

/**
 * A rung of the ladder; any may be taken.
 * @param {GameName} game @param {Level} level @param {() => void} changed
 */
function rung(game, level, changed) {
  const { stars } = ladderOf(game);
  const now = levelOf(game) === level;
  const own = starLevels(game).includes(level);
  const worth = stars[level] ?? 0;
  const take = () => {
    takeRung(game, level);
    changed();
  };
  return h(
    "li",
    { class: "rung", data: { now } },
    h("strong", {}, capital(levelWords(level))),
    faces(game, level),
    own
      ? h("span", { class: "rung-star" }, star(worth), h("span", { class: "only-read" }, starWords(level, worth)))
      : h("span", { class: "rung-star" }, "the same, and slower"),
    now
      ? h("span", { class: "rung-now" }, "now")
      : button("Choose", {
          class: "button small",
          onclick: take,
          "aria-label": `Choose ${levelWords(level)}`,
          data: { rung: level },
        }),
  );
}

/** The last results, the latest first. @param {GameName} game */
function lastResults(game) {
  const { last } = ladderOf(game);
  if (!last.length) return h("p", { class: "hint" }, "No game against the computer has ended yet.");
  const list = h(
    "ul",
    { class: "results", "aria-label": "Last results, the latest first" },
    last.map(([level, end, helped]) => {
      const words = `${ENDS[end]} against ${levelWords(level)}${helped ? ", with help" : ""}`;
      return h("li", { class: "result-dot", data: { end }, title: words }, h("span", { class: "only-read" }, words));
    }),
  );
  return [h("p", { class: "next-what", "aria-hidden": "true" }, "Last games"), list];
}

/** The ladder of a game on felt. @param {GameName} game @param {() => void} changed */
function ladder(game, changed) {
  const { title } = gameInfo(game);
  const level = levelOf(game);
  return [
    h(
      "div",
      { class: "next" },
      h("p", { class: "next-what" }, `Next in ${title}`),
      h("p", { class: "next-name" }, capital(levelWords(level))),
      button(
        "Play",
        {
          class: "button primary",
          onclick: () => playUsual(game),
          "aria-label": `Play ${title}`,
          "data-test": "you-play",
        },
        "play",
      ),
    ),
    h(
      "ol",
      { class: "rungs", "aria-label": `The ladder of ${title}` },
      levelsOf(gamePart(game))
        .toReversed()
        .map((one) => rung(game, one, changed)),
    ),
    h("div", { class: "last" }, lastResults(game)),
  ];
}

/** The tabs of the games, with the ladder of one. @param {GameName[]} games @param {GameName} first */
function ladders(games, first) {
  const place = h("div", { class: "ladder" });
  /** @param {GameName} game */
  const show = (game) => {
    place.replaceChildren(...ladder(game, () => show(game)));
    for (const tab of tabs.children) tab.setAttribute("aria-pressed", String(tab.getAttribute("data-game") === game));
  };
  const tabs = h(
    "div",
    { class: "you-games", role: "group", "aria-label": "Games" },
    games.map((game) =>
      h(
        "button",
        { type: "button", class: "you-game", "data-game": game, onclick: () => show(game) },
        gameInfo(game).title.replace(/ Chess$/, ""),
      ),
    ),
  );
  show(first);
  return { root: h("section", { class: "you-felt", "aria-label": "Ladder" }, tabs, place), show };
}

/** The rating in puzzles. */
function rating() {
  const { rating: points, done } = kept();
  const solved = Object.values(done).flat().length;
  return h(
    "section",
    { class: "panel you-puzzles" },
    h("h2", {}, "Puzzles"),
    h("p", { class: "figure" }, String(points)),
    h("p", { class: "hint" }, solved ? `${count(solved, "puzzle")} solved` : "No puzzle is solved yet."),
    button("Puzzles", { class: "link", onclick: () => puzzles() }),
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
        ? `Best row ${best}, ${count(total, "day")} in all. One missed day a week rests.`
        : "The daily puzzle or the daily game makes a day.",
    ),
  );
}

/** The six tiles with stars. @param {GameName[]} games @param {(game: GameName) => void} show */
const tiles = (games, show) =>
  h(
    "section",
    { class: "panel you-stars" },
    h("h2", {}, "Stars"),
    h(
      "ul",
      {},
      games.map((game) =>
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

/** The achievements, which come with an extra of their own. */
function feats() {
  const place = h("div", { class: "you-place" });
  void withExtra("feats", "the achievements", ({ featPanel }) => place.replaceChildren(featPanel()));
  return place;
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
  return h(
    "main",
    { id: "you", class: "plain-page", data: { title: "You" } },
    homeHead(
      called && called !== ALONE ? called : "You",
      fileButtons(() => go("you")),
    ),
    h("div", { class: "you-parts" }, felt, h("div", { class: "you-paper" }, rating(), days(), tiles(games, show))),
    feats(),
  );
}
