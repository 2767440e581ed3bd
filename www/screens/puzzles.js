// Puzzles: the next one is near the player's own rating, which is kept; one a day is the same for everybody.
import { context, gameInfo } from "../context.js";
import { extra } from "../extras/extra.js";
import { notLoaded, waited } from "../extras/later.js";
import { gamePart } from "../games/registry.js";
import { go } from "../router.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { copy } from "../ui/files.js";
import { isObject } from "../ui/fit.js";
import { toast } from "../ui/live.js";
import { read, write } from "../ui/storage.js";
import { sentence } from "../ui/words.js";
import { openPosition } from "./task.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../router.js").Problem} Problem
 * @typedef {import("../games/puzzles.js").Puzzle} Puzzle
 *
 * What is kept of a player: the rating, the puzzles solved, by game; the last daily puzzle solved, its result, and how
 * many days in a row.
 * @typedef {{ rating: number, done: Record<string, number[]>, day: number, streak: number, signs: string }} Kept
 */

const WHAT = "the puzzles";
/** How much a puzzle changes the rating at most. */
const STEP = 32;
const START = 1000;

/** @returns {Kept} */
function kept() {
  /** @type {Record<string, unknown>} */
  let found = {};
  try {
    const text = JSON.parse(read("puzzles") ?? "{}");
    if (isObject(text)) found = text;
  } catch {
    // What cannot be read is begun anew.
  }
  /** @param {string} name @param {number} usual */
  const number = (name, usual) => (Number.isFinite(found[name]) ? Number(found[name]) : usual);
  const done = Object.entries(isObject(found.done) ? found.done : {}).map(([game, list]) => [
    game,
    Array.isArray(list) ? list.filter(Number.isInteger) : [],
  ]);
  const [rating, day, streak] = [number("rating", START), number("day", 0), number("streak", 0)];
  return { rating, day, streak, done: Object.fromEntries(done), signs: String(found.signs ?? "") };
}

/** @param {Partial<Kept>} change */
const keep = (change) => void write("puzzles", JSON.stringify({ ...kept(), ...change }));

/** The rating after a puzzle, as in chess (Elo). @param {number} hard @param {boolean} solved */
function rate(hard, solved) {
  const { rating } = kept();
  const expected = 1 / (1 + 10 ** ((hard - rating) / 400));
  keep({ rating: Math.round(rating + STEP * (Number(solved) - expected)) });
}

/** @param {GameName} game @param {number} number */
function keepSolved(game, number) {
  const { done } = kept();
  keep({ done: { ...done, [game]: [...new Set([...(done[game] ?? []), number])] } });
}

/**
 * The number of the puzzle that is nearest to the rating, among those that were not solved.
 * @param {GameName} game
 * @param {Puzzle[]} puzzles
 */
function nearest(game, puzzles) {
  const { rating, done } = kept();
  const solved = done[game]?.length < puzzles.length ? done[game] : [];
  const open = puzzles.map((_, at) => at + 1).filter((number) => !solved?.includes(number));
  /** @param {number} number */
  const gap = (number) => Math.abs(puzzles[number - 1].hard - rating);
  return open.reduce((best, number) => (gap(number) < gap(best) ? number : best));
}

/** The daily puzzle's result, which tells nothing of its answer. @param {number} day */
const shared = (day) => `Deckmate daily ${day}: ${kept().signs} · ${kept().streak} in a row`;

/** A day's puzzle is solved: `signs` says how. @param {number} day @param {string} signs */
function keepDay(day, signs) {
  const { day: last, streak } = kept();
  if (last < day) keep({ day, signs, streak: last === day - 1 ? streak + 1 : 1 });
}

/**
 * Says where the answer begins, then the whole answer.
 * @param {string | undefined} first
 * @param {number} hints how many were given
 */
function hint(first, hints) {
  const match = context.table?.match;
  const offer = match?.asked && match.state.offers.find(({ text }) => text === first);
  if (!match || !offer) toast("There is no hint for this move.");
  else if (hints === 1) toast(`Begin on ${offer.squares[0]}.`);
  else match.stage.hint(sentence(offer.label), offer);
}

/** The puzzles; null if the player stops that, undefined if they could not be loaded. */
async function load() {
  try {
    const found = await waited(WHAT, extra("puzzles"));
    const part = found && (await waited(WHAT, gamePart("chess-storm").practice?.() ?? Promise.resolve(null)));
    return found && { ...found, of: (/** @type {string} */ game) => found.puzzlesOf(game, part?.practices ?? []) };
  } catch {
    return undefined;
  }
}

/**
 * Opens a puzzle. Gives back why it does not open; then what is shown stays.
 * @param {GameName} game @param {number | null} wanted from 1; null: the one nearest to the rating
 * @param {{ day?: number, signs?: string }} [about] the day whose puzzle it is; how it was tried before
 * @returns {Promise<Problem | null>}
 */
export async function openPuzzle(game, wanted, { day, signs = "" } = {}) {
  const found = await load();
  if (found === undefined) return { error: "not-loaded", message: notLoaded(WHAT) };
  if (!found) return null;
  const puzzles = found.of(game);
  const number = wanted ?? (puzzles.length ? nearest(game, puzzles) : 1);
  const puzzle = puzzles[number - 1];
  const { title } = gameInfo(game);
  if (!puzzle) return { message: `${title} has no puzzle “${number}”.` };
  const { position, hard, first } = puzzle;
  const { task } = position;
  let tried = signs;
  let hints = 0;
  const again = () => void say(openPuzzle(game, number, { day, signs: tried }));
  const next = () => void say(openPuzzle(game, null));
  const nextButton = () => button("Next", { class: "button primary", onclick: next, "data-test": "next" }, "play");
  const share = () => copy(shared(/** @type {number} */ (day)), "The result");
  const askHint = () => {
    if (!hints) tried += "?";
    hint(first, ++hints);
  };
  let ended = false;
  /** The first try alone counts, and with a hint as a miss. @param {boolean} solved */
  const end = (solved) => {
    if (ended) return;
    ended = true;
    if (!signs) rate(hard, solved && !hints);
    tried += solved ? "★" : "▫";
    if (!solved) return;
    keepSolved(game, number);
    if (day) keepDay(day, tried);
  };
  return openPosition(
    { game, name: `puzzle-${number}`, title: `Puzzle: ${title}`, position, level: "normal" },
    {
      words: {
        open: [day ? `Daily puzzle ${day}.` : `Puzzle ${number}.`, task],
        reached: ["Solved!", `Difficulty ${hard}.`],
        missed: ["Not solved.", task],
      },
      again,
      open: first ? [button("Hint", { onclick: askHint, "data-test": "hint" }, "bulb")] : [],
      done: [
        nextButton(),
        day ? button("Copy result", { onclick: share, "data-test": "share" }, "copy") : null,
        button("Once more", { onclick: again, "data-test": "once-more" }, "again"),
      ],
      missed: [nextButton()],
      reached: () => end(true),
      failed: () => end(false),
    },
    { home: () => go("home") },
  );
}

/** @param {Promise<Problem | null>} opening */
async function say(opening) {
  const problem = await opening;
  if (problem) toast(sentence(problem.message), "trouble");
}

/** @param {string} words @param {string} about @param {HTMLElement} act */
const row = (words, about, act) => h("li", {}, h("strong", {}, words), h("span", { class: "hint" }, about), act);

/** All puzzles: those of each game, and that of the day. */
export async function puzzlesDialog() {
  const found = await load();
  if (found === undefined) toast(notLoaded(WHAT), "trouble");
  if (!found) return;
  const counts = found.games.map((game) => found.of(game).length);
  const [day, { rating, done, day: last, streak }] = [found.dayOf(Date.now()), kept()];
  const daily = found.puzzleOf(day);
  await dialog({
    id: "puzzles",
    title: "Puzzles",
    size: "small",
    body: (close) => {
      /** @param {GameName} game @param {number | null} number @param {{ day?: number }} [about] */
      const open = (game, number, about) => () => {
        close();
        void say(openPuzzle(game, number, about));
      };
      const games = found.games.map((game, at) => {
        const { title } = gameInfo(game);
        const act = { onclick: open(game, null), "aria-label": `Solve: ${title}`, data: { puzzles: game } };
        return row(title, `${done[game]?.length ?? 0} of ${counts[at]} solved`, button("Solve", act, "play"));
      });
      const today = daily && open(daily.game, daily.number, { day });
      const words = last === day ? `Solved: ${streak} in a row` : "The same for everybody";
      const act =
        today &&
        button("Solve", { onclick: today, "aria-label": "Solve the daily puzzle", "data-test": "daily" }, "play");
      return [
        h("p", { class: "hint" }, `Your rating: ${rating}. It grows with every puzzle that you solve at once.`),
        h("ul", { class: "lessons" }, act && row("Daily puzzle", words, act), games),
      ];
    },
  });
}
