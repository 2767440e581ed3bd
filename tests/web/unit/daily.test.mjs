// The daily game: its first try counts, without help, and what is finished in time makes a day.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { store } from "./browser.mjs";

const { context } = await import("../../../www/context.js");
const { isCounted, keepDailyGame } = await import("../../../www/match/daily.js");
const { dayOf, daysDone, ofDay } = await import("../../../www/match/days.js");
context.connect(/** @type {any} */ ({}), /** @type {any} */ ({ games: [{ name: "chess", title: "Chess", rules: 3 }] }));

beforeEach(() => store.clear());

/** A daily game. @returns {any} */
const game = (about = {}) => ({
  keeps: true,
  helped: false,
  over: false,
  people: ["first"],
  state: { save: JSON.stringify({ seed: `daily-${dayOf()}`, setup: null }) },
  view: { game: "chess", result: { winner: "second", how: "checkmate" }, log: [{ turn: 40, side: "white" }] },
  ...about,
});

test("the first try counts until something helps in it, or it has ended", () => {
  assert.equal(isCounted(game()), true);
  assert.equal(isCounted(game({ helped: true })), false);
  assert.equal(isCounted(game({ state: { save: '{"seed":"other"}' } })), false);
  keepDailyGame(game(), "l");
  assert.equal(isCounted(game()), false);
});

test("a game that is lost makes a day as one that is won; the first end stays, and help keeps nothing", () => {
  keepDailyGame(game({ helped: true }), "w");
  assert.deepEqual(daysDone(), []);
  keepDailyGame(game(), "l");
  keepDailyGame(game(), "w");
  assert.deepEqual(daysDone(), [dayOf()]);
  const { signs, rules } = ofDay(dayOf(), "game");
  assert.deepEqual([signs, rules], ["l", 3]);
});

test("a game that is given up before move ten is kept, and makes no day", () => {
  const view = { ...game().view, result: { winner: "second", how: "resignation" }, log: [{ turn: 1, side: "white" }] };
  keepDailyGame(game({ view }), "l");
  assert.deepEqual(daysDone(), []);
  assert.equal(ofDay(dayOf(), "game").ended, true);
});
