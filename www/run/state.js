// Runs as this page keeps them, in the player file: those that go on, first tries of days, the best, the last ones.
import { context } from "../context.js";
import { extra } from "../extras/extra.js";
import { keepOfDay } from "../match/days.js";
import { endedGame, endedKeys } from "../match/ended.js";
import { dropGame, isOf, openGames } from "../match/kept.js";
import { keepPlayer, playerPart } from "../match/player.js";
import { dayOfRun, isOfRun, runNow, runsBeside } from "../match/runs.js";
import { count } from "../ui/words.js";
import { runGame } from "./parts.js";

/**
 * @typedef {import("../engine").SteppedRun} SteppedRun
 * @typedef {import("../engine").KeptRun} KeptRun
 * @typedef {import("../match/runs.js").Going} Going
 * @typedef {{ score: number, hearts: number, crossed: boolean, signs: string, seed: string, at: number }} Done
 */

/** Runs that are remembered. */
const LAST = 10;

/** Runs that wait at most. */
const BESIDE = 8;

/** Games of a day's run after which the day counts. */
const COUNTS = 3;

/** Hearts of a run that begins in no wind. */
const HEARTS = 3;

const part = () => playerPart("runs");

/** @param {Record<string, unknown>} change */
const keep = (change) => keepPlayer({ runs: { ...part(), ...change } });

/** @param {Going | null} now @param {Going[]} beside */
const keepRuns = (now, beside) =>
  keep({
    now: now ? JSON.stringify(now) : "",
    words: now?.words ?? "",
    beside: JSON.stringify(beside.filter(({ run }) => run.seed !== now?.run.seed).slice(0, BESIDE)),
  });

/**
 * Turns to a run that waits: the one that was touched last waits then, unless it is over.
 * @param {(one: Going) => boolean} is @returns {Going | null} the run; null where there is none
 */
function turnTo(is) {
  const [now, beside] = [runNow(), runsBeside()];
  if (now && is(now)) return now;
  const found = beside.find(is) ?? null;
  if (found) keepRuns(found, [now?.words ? now : [], beside.filter((one) => one !== found)].flat());
  return found;
}

/** @param {string} seed */
export const turnToSeed = (seed) => turnTo(({ run }) => run.seed === seed);

/** @param {number} day */
export const turnToDay = (day) => turnTo(({ run }) => dayOfRun(run.seed) === day);

/** Turns to the run of a game. @param {string} save */
export const turnToGame = (save) => turnTo((one) => isOfRun(save, one));

/** Keeps a run, and the words by which the first screen knows it. @param {SteppedRun} stepped */
function keepGoing({ run, view }) {
  const { hearts, hearts_of, stops, asks } = view;
  const game = stops.filter(({ outcome }) => outcome).length + 1;
  const words = asks ? `game ${game}, ${count(hearts, "heart")}` : "";
  keepRuns({ run, since: Date.now(), hearts: [hearts, hearts_of], words }, runsBeside());
}

/** Puts the run away; the counted try of a day is over then, as it stands. */
export async function giveUp() {
  const found = await look().catch(() => null);
  if (found?.view.asks && counted(found.view) !== null && hasBegun(found.view)) {
    keepDay(found, true);
    keepDone(found);
  }
  const now = runNow();
  for (const one of openGames(runGame())) if (now && one.record && isOfRun(one.record.save, now)) dropGame(one);
  keepRuns(null, runsBeside());
}

/** Another run is to begin: the one that goes on waits; one that is over, or of the same seed, is put away. */
async function makeRoom(/** @type {string} */ seed) {
  const now = runNow();
  const goesOn = now && now.run.seed !== seed && (await look().catch(() => null))?.view.asks;
  if (!goesOn) return giveUp();
  keepRuns(null, [/** @type {Going} */ (runNow()), ...runsBeside()]);
}

/** True once a game of the run has been played. @param {import("../engine").RunView} view */
const hasBegun = ({ stops }) => stops.some(({ outcome }) => outcome);

/** How many decks are free, from 1. */
export const freeDecks = () => Math.min(Math.max(Number(part().free) || 1, 1), 3);

/** The hardest wind that may be chosen. */
export const winds = () => Math.min(Math.max(Number(part().wind) || 0, 0), 5);

/** True before the first run. */
export const isFirst = () => !part().begun;

/** @returns {Done[]} the latest first */
export const lastRuns = () => /** @type {Done[]} */ (Array.isArray(part().last) ? part().last : []);

/** The best score. */
export const best = () => Number(part().best) || 0;

/** The first tries of days' runs. */
const days = () => /** @type {Record<string, Done>} */ (part().days ?? {});

/** The first try of a day's run; null before it. @param {number} day @returns {Done | null} */
export const ofDay = (day) => days()[day] ?? null;

/**
 * The day whose counted try a run is; null of another one: of older rules, or where the day's try is over.
 * @param {import("../engine").RunView} view
 */
const counted = ({ day, of_day }) => (day && of_day && !ofDay(day.day) ? day.day : null);

/** True for a day's run that is played for practice. @param {import("../engine").RunView} view */
export const isPractice = (view) => view.day !== null && counted(view) === null;

/** A step of a run. @param {import("../engine").RunStep} wanted @returns {Promise<SteppedRun>} */
const step = (wanted) => context.connection.call("stormRun", wanted);

/** The burden of each hard wind, in words; a run that is only looked at tells it. @returns {Promise<string[]>} */
export const windWords = async () => (await step({ seed: "easy-0-look" })).view.winds;

/** Begins a run; one that goes on waits meanwhile. @param {{ seed?: string, day?: number }} wanted */
export async function begin(wanted) {
  const stepped = await step({ ...wanted, free: freeDecks(), ...(isFirst() && { first: true }) });
  await makeRoom(stepped.run.seed);
  keep({ begun: 1 });
  keepGoing(stepped);
  return stepped;
}

/** A choice is made. @param {KeptRun} run @param {string} choice */
export async function choose(run, choice) {
  const stepped = await step({ run, choice });
  keepGoing(stepped);
  return stepped;
}

/** The game of a run that ended first since then; a later one of the same seed counts no more. */
function endedOf(/** @type {string} */ seed, /** @type {number} */ since) {
  const keys = endedKeys().filter((key) => Number(key) >= since);
  return keys.map((key) => endedGame(key).game).find((game) => game && isOf(game.save, seed)) ?? null;
}

/**
 * The run as it stands, its game that has ended meanwhile with it.
 * @returns {Promise<SteppedRun | null>} null where none goes on
 */
export async function look() {
  const found = runNow();
  if (!found) return null;
  const stepped = await step({ run: found.run });
  const { asks } = stepped.view;
  const ended = asks?.what === "game" && endedOf(asks.game.seed, found.since);
  if (!ended) return stepped;
  const next = await step({ run: found.run, game: ended.save });
  keepGoing(next);
  keepDay(next);
  if (!next.view.asks) keepDone(next);
  return next;
}

/**
 * Keeps a day's run as what was done on that day, which counts after some games.
 * @param {SteppedRun} run @param {boolean} [ended] it is given up
 */
function keepDay({ view }, ended = !view.asks) {
  if (!view.day) return;
  const { day, rules } = view.day;
  const played = view.stops.filter(({ outcome }) => outcome).length;
  keepOfDay(day, "run", { signs: signsOf(view), rules, ended, counts: played >= COUNTS });
}

/** The signs of ends, and their words. */
const SIGNS = { mate: "★", points: "✓", draw: "▪", lost: "×" };
const WORDS = { mate: "won by mate", points: "won on points", draw: "drawn", lost: "lost" };

/** The ends of all games in words. @param {import("../engine").RunView} view */
export const endsOf = ({ stops }) => stops.map(({ outcome }) => (outcome ? WORDS[outcome] : "not played")).join(", ");

/** A sign for each game: mate, points, draw, lost. @param {import("../engine").RunView} view */
export const signsOf = ({ stops }) => stops.map(({ outcome }) => (outcome ? SIGNS[outcome] : "·")).join(" ");

/**
 * A run is over: it is remembered, what it frees is free, and the first try of a day counts. Practice is not
 * remembered.
 * @param {SteppedRun} over
 */
function keepDone({ view }) {
  if (isPractice(view)) return;
  const { score, hearts, crossed, seed } = view;
  const done = { score, hearts, crossed, signs: signsOf(view), seed, at: Date.now() };
  const day = counted(view);
  keep({
    best: Math.max(best(), score),
    free: Math.max(freeDecks(), view.free),
    wind: Math.max(winds(), view.next?.wind ?? 0),
    last: [done, ...lastRuns()].slice(0, LAST),
    ...(day !== null && { days: { ...days(), [day]: done } }),
  });
}

/** Tells the achievements of a run that is over, each once. @param {import("../engine").RunView} view */
export async function tellFeats({ stops, crossed, hearts }) {
  const games = stops.map(({ outcome, taken }) => ({
    won: outcome === "mate" || outcome === "points",
    how: outcome === "mate" ? "checkmate" : (outcome ?? ""),
    reward: taken !== null,
  }));
  const { tellRecord } = await extra("feats");
  tellRecord("run", { finished: crossed, hearts: HEARTS, left: hearts, games });
}
