// The ladder of each game on felt: who comes next, the way up with each level's opponents and star, the last results.
import { gameInfo } from "../context.js";
import { gamePart } from "../games/registry.js";
import { star, starLevels, starWords } from "../games/stars.js";
import { isApart } from "../match/beside.js";
import { openGames } from "../match/kept.js";
import { besideLevel } from "../match/ladder.js";
import { ladderOf, levelOf, takeRung } from "../match/levels.js";
import { levelsOf, levelWords } from "../match/seats.js";
import { goOn } from "../router.js";
import { button, h } from "../ui/dom.js";
import { capital } from "../ui/words.js";
import { playUsual } from "../usual.js";
import { faces, foes, nextUp } from "./faces.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../match/seats.js").Level} Level
 */

/** The ends of games in words. */
const ENDS = { w: "won", l: "lost", d: "drawn" };

/**
 * A rung of the ladder: its opponents are unfolded; any may be taken.
 * @param {GameName} game @param {Level} level @param {() => void} changed
 */
function rung(game, level, changed) {
  const now = levelOf(game) === level;
  const own = starLevels(game).includes(level);
  const worth = ladderOf(game).stars[level] ?? 0;
  const take = () => {
    takeRung(game, level);
    changed();
  };
  return h(
    "li",
    { class: "rung", data: { now, worth } },
    h(
      "details",
      { name: "rung", open: now },
      h(
        "summary",
        {},
        h("span", { class: "rung-star" }, star(own ? worth : 0)),
        h(
          "span",
          { class: "rung-name" },
          h("strong", {}, capital(levelWords(level))),
          now && h("span", { class: "rung-now" }, "You are here"),
          !own && h("span", {}, "The same, and slower"),
          own && h("span", { class: "only-read" }, starWords(level, worth)),
        ),
        faces(game, level),
      ),
      foes(game, level),
      !now &&
        button(`Play at ${capital(levelWords(level))}`, {
          class: "button small",
          onclick: take,
          data: { rung: level },
        }),
    ),
  );
}

/** The way to the next level. @param {GameName} game */
function climb(game) {
  const up = besideLevel(levelOf(game), 1, gamePart(game));
  if (!up) return "You are at the top.";
  return `Win two of three without help, and ${capital(levelWords(up))} is next. You may play at any level.`;
}

/** The last results, the latest first; before the first one the games that count. @param {GameName} game */
function lastResults(game) {
  const { last } = ladderOf(game);
  const counts = "A win at a level brings its star. A game of a run, or one given up before move 6, brings none.";
  if (!last.length) return h("p", { class: "next-what" }, counts);
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

/** The button that plays: the player's own game that waits goes on. @param {GameName} game */
function playOn(game) {
  const { title } = gameInfo(game);
  const waits = openGames(game).find(({ record }) => record?.save && !record.over && !isApart(record));
  const words = waits ? `Go on at move ${waits.record?.turn}` : "Play";
  return button(
    words,
    {
      class: "button primary",
      onclick: () => (waits ? goOn(waits) : playUsual(game)),
      "aria-label": `${words}: ${title}`,
      "data-test": "you-play",
    },
    "play",
  );
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
      playOn(game),
    ),
    h("h2", { class: "way-up" }, "The way up"),
    h("p", { class: "next-what climb" }, climb(game)),
    h(
      "ol",
      { class: "rungs", "aria-label": `The ladder of ${title}, the highest level first` },
      levelsOf(gamePart(game))
        .toReversed()
        .map((one) => rung(game, one, changed)),
    ),
    h("div", { class: "last" }, lastResults(game)),
  ];
}

/** The tabs of the games, with the ladder of one. @param {GameName[]} games @param {GameName} first */
export function ladders(games, first) {
  const place = h("div", { class: "ladder" });
  /** @param {GameName} game */
  const show = (game) => {
    place.replaceChildren(...ladder(game, () => show(game)));
    for (const tab of tabs.children) {
      const isShown = tab.getAttribute("data-game") === game;
      tab.setAttribute("aria-pressed", String(isShown));
      if (isShown) requestAnimationFrame(() => tab.scrollIntoView({ block: "nearest", inline: "center" }));
    }
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
