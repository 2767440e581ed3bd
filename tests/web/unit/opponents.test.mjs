// Opponents: words and portraits for each habit of the engine, whose turn it is on a rung, and the rim of a star; an
// evening in two player files.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { store } from "./browser.mjs";

const { keepLadder, ladderOf } = await import("../../../www/match/levels.js");
const { joinedPlayers } = await import("../../../www/match/merge.js");
const { fitSeats, seatsFor } = await import("../../../www/match/seats.js");
const { beatenAt, keepRim, nextOpponent, opponentsAt, opponentsOf } = await import("../../../www/opponents/turn.js");
const { DRAWN } = await import("../../../www/opponents/drawn.js");
const { DEEDS } = await import("../../../www/opponents/deeds.js");
const { WHO } = await import("../../../www/opponents/who.js");
const { cubeDeed } = await import("../../../www/games/five-card/cube-deed.js");

beforeEach(() => store.clear());

const habits = JSON.parse(readFileSync("src/bots/habits.json", "utf8"));

test("each habit of the engine has words and a portrait of its own", () => {
  const named = habits.map(({ name }) => name);
  assert.deepEqual(Object.keys(WHO), named);
  assert.deepEqual(Object.keys(DRAWN), named);
  for (const { name, game } of habits) assert.ok(opponentsOf(game).includes(name), `${game}: ${name}`);
  for (const part of ["title", "line", "greet"]) {
    const all = Object.values(WHO).map((who) => who[part]);
    assert.equal(new Set(all).size, habits.length, `two have one ${part}`);
    assert.ok(all.every((words) => words.length > 2 && words.length < 70));
  }
  const drawn = Object.values(DRAWN).map(({ ground }) => ground);
  assert.equal(new Set(drawn).size, habits.length, "two have one ground");
});

test("each opponent of 5 Card has a line for each use of the cube", () => {
  /** @type {(owner: string | null, more?: object) => any} */
  const at = (owner, more) => ({ view: { result: null, poker: { cube: { owner } } }, prompt: null, ...more });
  const asked = { prompt: { why: "answer-double", seat: "first" } };
  /** @type {(winner: string) => any} */
  const over = (winner) => ({ view: { result: { winner, how: "refused-double" } }, prompt: null });
  const taken = /** @type {any} */ ([{ t: "cube", value: 2, owner: "second" }]);
  const said = /** @type {any} */ ([{ t: "say" }]);
  const uses = [
    [at(null, asked), said, "double"],
    [at("second", asked), said, "redouble"],
    [at("second"), taken, "take"],
    [over("first"), null, "leave"],
    [over("second"), null, "left"],
  ];
  for (const [match, events, deed] of uses) assert.equal(cubeDeed(match, "second", events), deed);
  // The other one's double and take are no deeds of this seat, and what is only painted anew is none.
  assert.equal(cubeDeed(at(null, asked), "first", said), null);
  assert.equal(cubeDeed(at("second"), "first", taken), null);
  assert.equal(cubeDeed(at(null, asked), "second", null), null);
  const lines = opponentsOf("five-card").flatMap((name) => uses.map(([, , deed]) => DEEDS[name][deed]));
  assert.equal(new Set(lines).size, 20);
  assert.ok(lines.every((words) => words.length > 2 && words.length < 70));
});

test("that one might have left is said to whoever stayed at the last double alone", () => {
  /** @type {(owner: string | null, winner: string) => any} */
  const over = (owner, winner) => ({
    view: { result: { winner, how: "resignation" }, poker: { cube: { owner } } },
    prompt: null,
  });
  assert.equal(cubeDeed(over("first", "second"), "second", null), "stayed");
  for (const ends of [over(null, "second"), over("second", "second"), over("first", "first")])
    assert.equal(cubeDeed(ends, "second", null), null);
  assert.match(DEEDS.dora.stayed, /left in time/);
  assert.ok(Object.values(WHO).every(({ won }) => !/left/.test(won)));
});

test("three opponents on each rung, the same on those up to the beginner", () => {
  assert.deepEqual(opponentsAt("chess", "novice"), ["pip", "rufina", "anselm"]);
  assert.deepEqual(opponentsAt("chess", "learner"), ["pip", "rufina", "anselm"]);
  assert.deepEqual(opponentsAt("chess", "beginner"), ["pip", "rufina", "anselm"]);
  assert.deepEqual(opponentsAt("chess", "easy"), ["rufina", "anselm", "change"]);
  assert.equal(opponentsAt("full-double", "strong").length, 3);
});

test("nobody in the first game of a level, then those who have not been beaten, by turns", () => {
  const last = (games) => keepLadder("chess", { last: Array.from({ length: games }, (_, at) => ["easy", "l", 0, at]) });
  assert.equal(nextOpponent("chess", "easy"), undefined);
  last(1);
  assert.equal(nextOpponent("chess", "easy"), "rufina");
  last(2);
  assert.equal(nextOpponent("chess", "easy"), "anselm");
  keepLadder("chess", { habits: ["easy:anselm", "beginner:change"] });
  assert.equal(nextOpponent("chess", "easy"), "change");
});

test("the star has a rim when all three have been beaten", () => {
  keepLadder("chess", { stars: { easy: 2 }, habits: ["easy:rufina", "easy:anselm"] });
  keepRim("chess", "easy");
  assert.equal(ladderOf("chess").stars.easy, 2);
  keepLadder("chess", { habits: ["easy:rufina", "easy:anselm", "easy:change"] });
  assert.deepEqual(beatenAt("chess", "easy"), ["rufina", "anselm", "change"]);
  keepRim("chess", "easy");
  assert.equal(ladderOf("chess").stars.easy, 3);
});

test("a seat keeps its opponent; one that was kept without sits there as before", () => {
  const seats = seatsFor("hc", "easy", { habit: "pip", name: "Pip" });
  assert.deepEqual(fitSeats(seats).second, { kind: "computer", level: "easy", name: "Pip", habit: "pip" });
  const { habit, ...plain } = seats.second;
  assert.equal(fitSeats({ ...seats, second: plain }).second.habit, undefined);
});

test("of two open evenings the one that went on last stays, with all that are over", () => {
  const one = { evening: { now: { id: "a", at: 5 }, past: [{ at: 1 }] } };
  const other = { evening: { now: { id: "b", at: 9 }, past: [{ at: 2 }] } };
  const { evening } = /** @type {any} */ (joinedPlayers(one, other));
  assert.equal(evening.now.id, "b");
  assert.deepEqual(evening.past, [{ at: 1 }, { at: 2 }]);
});
