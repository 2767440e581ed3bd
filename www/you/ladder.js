// The ladder of each game on felt: who comes next, the rungs with their faces and stars, the last results.
import { gameInfo } from "../context.js";
import { gamePart } from "../games/registry.js";
import { star, starLevels, starWords } from "../games/stars.js";
import { besideLevel } from "../match/ladder.js";
import { ladderOf, levelOf, takeRung } from "../match/levels.js";
import { levelsOf, levelWords } from "../match/seats.js";
import { button, h } from "../ui/dom.js";
import { capital } from "../ui/words.js";
import { playUsual } from "../usual.js";
import { faces, nextUp } from "./faces.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../match/seats.js").Level} Level
 */

/** The ends of games in words. */
const ENDS = { w: "won", l: "lost", d: "drawn" };

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

/** The way to the next level. @param {GameName} game @param {Level} level */
function climb(game, level) {
  const up = besideLevel(level, 1, gamePart(game));
  const words = up
    ? `Win two of three without help, and ${capital(levelWords(up))} is offered. You may choose any level.`
    : "This is the top of the ladder.";
  return h("p", { class: "next-what climb" }, words);
}

/** The last results, the latest first. @param {GameName} game */
function lastResults(game) {
  const { last } = ladderOf(game);
  const none = "No game has counted yet. Runs have a count of their own; a game given up in its first moves has none.";
  if (!last.length) return h("p", { class: "hint" }, none);
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
      nextUp(game, level, capital(levelWords(level))),
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
    climb(game, level),
    h("div", { class: "last" }, lastResults(game)),
  ];
}

/** The tabs of the games, with the ladder of one. @param {GameName[]} games @param {GameName} first */
export function ladders(games, first) {
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
