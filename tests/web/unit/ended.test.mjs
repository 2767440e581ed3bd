// Records of finished games by another hand: each part that does not fit is as in a new game, or the record is set
// aside.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Chance } from "../chance.mjs";
import { store } from "./browser.mjs";

const { context } = await import("../../../www/context.js");
const { endedGame, endedKeys } = await import("../../../www/match/ended.js");

context.connect(/** @type {any} */ (null), /** @type {any} */ ({ games: [{ name: "chess", title: "Chess" }] }));

const LONG = "W".repeat(100_000);
const GOOD = {
  deckmate: 1,
  game: "chess",
  title: "Chess",
  save: "{}",
  seats: { first: { kind: "human", name: "You" }, second: { kind: "computer", name: "Computer", level: "easy" } },
  turn: 12,
  when: 1_700_000_000_000,
  result: { winner: "first", how: "checkmate", text: "Checkmate. White wins." },
};

/**
 * What is damaged, and whether a game can still be shown.
 * @type {[what: string, change: any, shown: boolean][]}
 */
const DAMAGED = [
  ["no seats", { seats: undefined }, true],
  ["seats are null", { seats: null }, true],
  ["seats are a list", { seats: [[[]]] }, true],
  ["seats are a word", { seats: "hc" }, true],
  ["one seat is missing", { seats: { first: GOOD.seats.first } }, true],
  ["a seat is a number", { seats: { first: 7, second: null } }, true],
  ["a name of 100,000 letters", { seats: { first: { kind: "human", name: LONG }, second: GOOD.seats.second } }, true],
  ["a name that is an object", { seats: { first: { kind: "human", name: {} }, second: GOOD.seats.second } }, true],
  ["a level by another name", { seats: { ...GOOD.seats, second: { kind: "computer", level: "__proto__" } } }, true],
  ["no title", { title: undefined }, true],
  ["a long title", { title: LONG }, true],
  ["the turn is an object", { turn: {} }, true],
  ["the turn is huge", { turn: 1e99 }, true],
  ["the turn is negative", { turn: -3.5 }, true],
  ["the date is a word", { when: "yesterday" }, true],
  ["the date is none", { when: 1e99 }, true],
  ["no result", { result: undefined }, true],
  ["the result is a list", { result: ["first"] }, true],
  ["the winner is nobody here", { result: { winner: "third", how: 7, text: LONG } }, true],
  ["no save", { save: undefined }, false],
  ["the save is an object", { save: {} }, false],
  ["a game that there is not", { game: "constructor" }, false],
];

/** @param {any} game what is shown of it */
function fits(game, what) {
  assert.deepEqual([game.game, game.title, typeof game.save], ["chess", "Chess", "string"], what);
  for (const seat of ["first", "second"]) {
    const { kind, name, level } = game.seats[seat];
    assert.match(kind, /^(human|computer)$/, what);
    assert.ok(typeof name === "string" && name.length > 0 && name.length <= 48, what);
    if (kind === "computer") assert.match(level, /^(novice|beginner|easy|normal|strong)$/, what);
  }
  assert.ok(Number.isInteger(game.turn) && game.turn >= 1 && game.turn < 1e6, what);
  assert.ok(!Number.isNaN(new Date(game.when).getTime()), what);
  if (game.result === null) return;
  assert.ok([null, "first", "second"].includes(game.result.winner), what);
  assert.ok(typeof game.result.text === "string" && game.result.text.length <= 600, what);
}

test("each part of a damaged record is fitted; what holds no game is set aside, and the others are still there", () => {
  assert.equal(DAMAGED.length, 22);
  for (const [what, change, shown] of /** @type {[string, object, boolean][]} */ (DAMAGED)) {
    store.clear();
    store.set("deckmate.ended", '["1","2"]');
    store.set("deckmate.ended.1", JSON.stringify({ ...GOOD, ...change }));
    store.set("deckmate.ended.2", JSON.stringify(GOOD));
    assert.deepEqual(endedKeys(), ["1", "2"]);
    const [one, other] = endedKeys().map((key) => endedGame(key));
    assert.equal(one.game !== null, shown, what);
    if (one.game) fits(one.game, what);
    else assert.equal(one.text, store.get("deckmate.ended.1"), what);
    const { title, turn, when, result, seats } = /** @type {any} */ (other.game);
    assert.deepEqual({ title, turn, when, result }, { ...pick(GOOD) }, what);
    assert.equal(seats.first.name, "You");
  }
});

const pick = ({ title, turn, when, result }) => ({ title, turn, when, result });

test("any text under the key of a finished game is a game that can be shown, or is set aside", () => {
  const NAMES = ["save", "game", "seats", "title", "turn", "when", "result", "flipped", "__proto__"];
  const VALUES = ["null", "0", "-1e99", '"x"', '"chess"', "[]", "{}", "true", '{"first":null}', '{"winner":{}}'];
  let good = 0;
  for (let seed = 0; seed < 4000; seed++) {
    const chance = new Chance(seed);
    const fields = Array.from({ length: chance.below(7) }, () => `"${chance.pick(NAMES)}":${chance.pick(VALUES)}`);
    const text = chance.below(9) ? `{${['"save":"{}","game":"chess"', ...fields].join(",")}}` : chance.text(40);
    store.set("deckmate.ended.9", text);
    const { game } = endedGame("9");
    if (!game) continue;
    good++;
    fits(game, text);
  }
  assert.ok(good > 1000, `${good} games`);
});

test("a list of finished games that cannot be read is put aside; one game stands in it once", () => {
  store.clear();
  store.set("deckmate.ended", '["3","3",7,"x","4"]');
  assert.deepEqual(endedKeys(), ["3", "4"]);
  store.set("deckmate.ended", "[1,");
  assert.deepEqual(endedKeys(), []);
  assert.equal(store.get("deckmate.ended.unread"), "[1,");
});
