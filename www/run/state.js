// A run as this page keeps it, in the player file: the one that goes on, first tries of days, the best, the last ones.
import { context } from "../context.js";
import { extra } from "../extras/extra.js";
import { keepOfDay } from "../match/days.js";
import { endedGame, endedKeys } from "../match/ended.js";
import { keepPlayer, playerPart } from "../match/player.js";

/**
 * @typedef {import("../engine").SteppedRun} SteppedRun
 * @typedef {import("../engine").KeptRun} KeptRun
 * @typedef {{ run: KeptRun, since: number }} Going a run, and when its last choice was made
 * @typedef {{ score: number, hearts: number, crossed: boolean, signs: string, seed: string, at: number }} Done
 */

/** Runs that are remembered. */
const LAST = 10;

/** Games of a day's run after which the day counts. */
const COUNTS = 3;

/** Hearts of a run that begins in no wind. */
const HEARTS = 3;

const part = () => playerPart("runs");

/** @param {Record<string, unknown>} change */
const keep = (change) => keepPlayer({ runs: { ...part(), ...change } });

/** The run that goes on; it is kept as a text, because its choices are one whole. @returns {Going | null} */
export function going() {
  try {
    const found = JSON.parse(String(part().now ?? "null"));
    return found?.run && typeof found.since === "number" ? found : null;
  } catch {
    return null;
  }
}

/** @param {KeptRun | null} run */
const keepGoing = (run) => keep({ now: run ? JSON.stringify({ run, since: Date.now() }) : "" });

/** Puts the run away. */
export const giveUp = () => keepGoing(null);

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

/** The day of a day's run; null of another one. @param {string} seed */
export const dayOfSeed = (seed) => Number(/^run-(\d+)-\d+$/.exec(seed)?.[1] ?? 0) || null;

/** A step of a run. @param {import("../engine").RunStep} wanted @returns {Promise<SteppedRun>} */
const step = (wanted) => context.connection.call("stormRun", wanted);

/** Begins a run. @param {{ seed?: string, day?: number }} wanted */
export async function begin(wanted) {
  const stepped = await step({ ...wanted, free: freeDecks(), ...(isFirst() && { first: true }) });
  keep({ begun: 1 });
  keepGoing(stepped.run);
  return stepped;
}

/** A choice is made. @param {KeptRun} run @param {string} choice */
export async function choose(run, choice) {
  const stepped = await step({ run, choice });
  keepGoing(stepped.run);
  return stepped;
}

/** True for the save of a game with this seed. @param {string} save @param {string} seed */
export const isOf = (save, seed) => save.includes(`"seed":"${seed}"`);

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
  const found = going();
  if (!found) return null;
  const stepped = await step({ run: found.run });
  const { asks } = stepped.view;
  const ended = asks?.what === "game" && endedOf(asks.game.seed, found.since);
  if (!ended) return stepped;
  const next = await step({ run: found.run, game: ended.save });
  keepGoing(next.run);
  keepDay(next);
  if (!next.view.asks) keepDone(next);
  return next;
}

/** Keeps a day's run as what was done on that day, which counts after some games. @param {SteppedRun} run */
function keepDay({ view }) {
  const day = dayOfSeed(view.seed);
  if (!day) return;
  const played = view.stops.filter(({ outcome }) => outcome).length;
  const rules = Number(view.seed.split("-")[2]);
  keepOfDay(day, "run", { signs: signsOf(view), rules, ended: !view.asks, counts: played >= COUNTS });
}

/** The signs of ends. */
const SIGNS = { mate: "★", points: "✓", draw: "▪", lost: "×" };

/** A sign for each game: mate, points, draw, lost. @param {import("../engine").RunView} view */
export const signsOf = ({ stops }) => stops.map(({ outcome }) => (outcome ? SIGNS[outcome] : "·")).join(" ");

/**
 * A run is over: it is remembered, what it frees is free, and the first try of a day counts.
 * @param {SteppedRun} over
 */
function keepDone({ view }) {
  const { score, hearts, crossed, seed } = view;
  const done = { score, hearts, crossed, signs: signsOf(view), seed, at: Date.now() };
  const day = dayOfSeed(seed);
  const known = days();
  keep({
    best: Math.max(best(), score),
    free: Math.max(freeDecks(), view.free),
    wind: crossed && !day ? Math.max(winds(), Math.min(view.wind + 1, 5)) : winds(),
    last: [done, ...lastRuns()].slice(0, LAST),
    ...(day && !known[day] ? { days: { ...known, [day]: done } } : {}),
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
