// Things that go on: kept games, a run, an evening, by what the store says of them. The one touched last comes first; a
// game of a run or an evening is told as one with it.
import { dateOf, dayOf } from "../match/days.js";
import { endedGame, endedKeys } from "../match/ended.js";
import { playerPart } from "../match/player.js";
import { dayOfRun, runsOn } from "../match/runs.js";
import { go, goOn } from "../router.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { count, oneLine } from "../ui/words.js";
import { ago, goOnCell, goOnWith, keptChip, who } from "./kept-game.js";

/** @typedef {import("../match/kept.js").Kept} Kept */

/**
 * A run or an evening: what it is called and how far it is, and what the seeds of its games begin with.
 * @typedef {{ name: "run" | "evening", title: string, words: string, when: number, seed: string,
 *   about?: object }} Series
 */

/** The name of a run on the first screen. @param {string} seed */
function runTitle(seed) {
  const day = dayOfRun(seed);
  if (day === null) return "The Crossing";
  return day === dayOf() ? "Daily run" : `Run of ${dateOf(day)}`;
}

/**
 * The time at which a game with a seed has ended, among those that ended after a time; undefined where none did.
 * @param {string} seed @param {number} since
 */
const endedAt = (seed, since) =>
  endedKeys()
    .map(Number)
    .find((key) => key >= since && endedGame(String(key)).game?.save.includes(`"seed":"${seed}"`));

/** Those that go on. @returns {Series[]} */
function seriesOn() {
  const { now } = playerPart("evening");
  const { done, game, id, at } = /** @type {{ done?: { did: string }[], game?: string, id?: string, at?: number }} */ (
    now ?? {}
  );
  const played = Array.isArray(done) && done.filter(({ did }) => did === "game").length;
  /** @type {Series[]} */
  const found = runsOn().map(({ run: { seed }, since, words }) => ({
    name: "run",
    title: runTitle(seed),
    words: oneLine(String(words)),
    when: since,
    seed: `${seed}-`,
    about: { seed },
  }));
  if (played !== false) {
    // A game that has ended is put on the sheet when the evening goes on.
    const ended = endedAt(`evening-${id}-${played + 1}`, Number(at) || 0);
    found.push({
      name: "evening",
      title: "An evening",
      words: `${count(played + (ended ? 1 : 0), "game")} played`,
      when: ended ?? (Number(at) || 0),
      seed: `evening-${id}-`,
      about: { game },
    });
  }
  return found;
}

/**
 * The cell and the chip of a series; its game that goes on is gone on with at once.
 * @param {Series} series @param {Kept | undefined} kept
 */
function seriesWays({ name, title, words, when, about }, kept) {
  const { record } = kept ?? {};
  const latest = Math.max(when, record?.when ?? 0);
  const act = () => (kept ? goOn(kept) : go(name, about));
  const test = `home-${name}-on`;
  const chip = () =>
    h(
      "button",
      { type: "button", class: "kept-chip", onclick: act, data: { test } },
      icon("play"),
      h("strong", {}, title),
      h("span", {}, words),
    );
  const opponents = record ? who(record.seats) : "";
  return { when: latest, chip, cell: () => goOnCell(title, [words, opponents, ago(latest)], act, test) };
}

/**
 * All that goes on, the latest first.
 * @param {Kept[]} kept the games in their places and beside
 */
export function underWay(kept) {
  const open = kept.filter(({ record }) => record?.save);
  const series = seriesOn().map((one) => {
    const game = open.find(({ record }) => record?.series === one.name && record.save.includes(`"seed":"${one.seed}`));
    return { game, ways: seriesWays(one, game) };
  });
  const games = open
    .filter((one) => series.every(({ game }) => game !== one))
    .map((one) => ({ when: one.record?.when ?? 0, chip: () => keptChip(one), cell: () => goOnWith(one) }));
  return [...games, ...series.map(({ ways }) => ways)].sort((one, other) => other.when - one.when);
}
