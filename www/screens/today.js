// The first row of the home screen: the game that was left, the daily puzzle, game and run, the player's own cell.
// Names and a small board come into their places when the page has nothing else to do.
import { context, gameInfo } from "../context.js";
import { quietly } from "../extras/extra.js";
import { gamePart, inOrder, startOf } from "../games/registry.js";
import { dailyBegun } from "../match/daily.js";
import { dayOf, hasEnded, rowNow } from "../match/days.js";
import { dayOfRun, runsOn } from "../match/runs.js";
import { levelName } from "../match/seats.js";
import { go } from "../router.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { count, sentence } from "../ui/words.js";
import { playUsual } from "../usual.js";
import { lastGame, lastWords } from "./kept-game.js";
import { learn, opening } from "./later.js";
import { ownCell } from "./own-cell.js";
import { picture, smallBoard } from "./pictures.js";

/** @typedef {import("../match/ended.js").EndedGame} EndedGame */
/** @typedef {import("../engine").GameName} GameName */

/** Opens the daily puzzle or the daily game, or says why not. @param {string} what */
export async function openToday(what) {
  const problem = await opening("the puzzles", (found) => found.openDaily(what));
  if (problem) toast(sentence(problem.message), "trouble");
}

/** A button that plays a game, with its level once that is known. @param {GameName} name @param {string} words */
function playNow(name, words) {
  const level = h("span", {});
  void startOf(name).then((start) => level.append(` · ${levelName(start.level)}`));
  const play = button(words, { class: "button primary play-now", onclick: () => playUsual(name) }, "play");
  play.append(level);
  return play;
}

/** The game that was played last, once more, at the level that comes next. @param {EndedGame} last */
const again = (last) =>
  h(
    "div",
    { class: "now again" },
    h(
      "div",
      { class: "now-text" },
      h("p", { class: "now-what" }, "Once more"),
      h("p", { class: "now-name" }, last.title),
      h("p", { class: "now-about" }, `The last one: ${lastWords(last)}`),
    ),
    playNow(last.game, "Play"),
  );

/** One button that plays, in the first screen whatever its size: the game that is one to begin with. */
function begin() {
  const games = inOrder(context.catalog.games);
  const { name, title } = games.find((game) => gamePart(game.name).first) ?? games[0];
  return h(
    "div",
    { class: "now begin" },
    h(
      "div",
      { class: "now-text" },
      h("p", { class: "claim" }, "Chess, reshuffled."),
      h(
        "p",
        { class: "lead" },
        "Six kinds of chess, with cards, disguises, a pot, a board twice as wide. Against the computer, or a friend.",
      ),
    ),
    h(
      "div",
      { class: "now-acts" },
      button(`Play ${title}`, { class: "button primary play-now", onclick: () => playUsual(name) }, "play"),
      gamePart(name).steps && button("Learn first", { class: "link", onclick: () => learn(name) }, "bulb"),
    ),
  );
}

/** The daily puzzle, and the days in a row on which it was solved. @param {number} day */
function puzzle(day) {
  const done = hasEnded(day, "puzzle");
  const date = new Date().toLocaleDateString("en-GB", { day: "numeric", month: "long" });
  return h(
    "div",
    { class: "now daily-puzzle", data: { done } },
    h("span", { class: "small-board", "aria-hidden": "true" }),
    h(
      "div",
      { class: "now-text" },
      h("p", { class: "now-what" }, `Daily puzzle · ${date}`),
      h("p", { class: "now-name" }),
      h(
        "p",
        { class: "now-about" },
        done ? `Solved: ${count(rowNow().row, "day")} in a row` : "A new one every day, the same for everybody.",
      ),
    ),
    button(
      done ? "Again" : "Solve",
      {
        class: "button",
        onclick: () => openToday(""),
        "aria-label": `${done ? "Again" : "Solve"}: the daily puzzle`,
        "data-test": "home-daily",
      },
      done ? "again" : null,
    ),
  );
}

/**
 * A row of what else is for the day: its name, what it is, and the button that leads there.
 * @param {string} kind @param {string} what @param {string} name @param {string} about
 * @param {string} words of the button @param {import("../ui/dom.js").Props} props
 */
const alsoToday = (kind, what, name, about, words, props) =>
  h(
    "div",
    { class: `also ${kind}` },
    h(
      "div",
      { class: "now-text" },
      h("p", { class: "now-what" }, what, " ", h("span", { class: "now-about" }, about)),
      h("p", { class: "now-name" }, name),
    ),
    button(words, { class: "button", ...props }, words === "Again" ? "again" : "play"),
  );

/** The daily game; one that was begun is gone on with. @param {number} day */
function dailyGame(day) {
  const begun = dailyBegun(day) !== undefined;
  const words = begun ? "Go on" : hasEnded(day, "game") ? "Again" : "Play";
  return alsoToday("daily-game", "Daily game", "", "The same for everybody", words, {
    onclick: () => openToday("game"),
    "aria-label": begun ? "Go on: the daily game" : `${words} the daily game`,
    "data-test": "home-game",
  });
}

/** The run of the day; one that was begun is gone on with. @param {number} day */
function dailyRun(day) {
  const isOn = runsOn().some(({ run }) => dayOfRun(run.seed) === day);
  const words = isOn ? "Go on" : hasEnded(day, "run") ? "Again" : "Play";
  return alsoToday("daily-run", "Daily run", "The Crossing", "Seven short games", words, {
    onclick: () => go("run", { daily: true }),
    "aria-label": isOn ? "Go on: the daily run" : `${words} the daily run`,
    "data-test": "home-daily-run",
  });
}

/**
 * Fills in names, task and board of this day, which the puzzles know.
 * @param {HTMLElement} root @param {number} day @param {AbortSignal} signal
 */
async function fill(root, day, signal) {
  const found = await quietly("puzzles", signal);
  const [daily, played] = [found?.puzzleOf(day), found?.gameOf(day)];
  if (!found || !daily || !played || signal.aborted) return;
  root.dataset.filled = "";
  /** @param {string} name @param {string} words */
  const put = (name, words) => root.querySelector(name)?.replaceChildren(words);
  const { title } = gameInfo(daily.game);
  put(".daily-puzzle .now-name", title);
  put(".daily-game .now-name", gameInfo(played.game).title);
  put(".daily-game .now-about", `Against ${levelName(played.level)}`);
  // Of a puzzle that is a position for a card, the position is not at hand here.
  const one = found.arePractices(daily.game) ? null : found.puzzlesOf(daily.game, [])[daily.number - 1];
  const task = one?.position.task ?? "A card decides.";
  if (!hasEnded(day, "puzzle")) put(".daily-puzzle .now-about", task);
  const board = found.boardOf(daily.game, daily.number);
  // Without its position a puzzle is shown by its game.
  const shown = board ? smallBoard(board, gamePart(daily.game).livery?.white, signal) : picture(daily.game, signal);
  const place = root.querySelector(".small-board");
  place?.classList.toggle("of-game", !board);
  place?.append(shown);
}

/**
 * The first row.
 * @param {{ cell: () => HTMLElement } | undefined} goesOn what goes on @param {AbortSignal} signal
 */
export function today(goesOn, signal) {
  const day = dayOf();
  const last = lastGame();
  const root = h(
    "section",
    { class: "today", "aria-label": "Today" },
    goesOn ? goesOn.cell() : last ? again(last) : begin(),
    puzzle(day),
    h("div", { class: "now also-today" }, dailyGame(day), dailyRun(day)),
    ownCell(signal),
  );
  if (!context.embedded) void fill(root, day, signal);
  return root;
}
