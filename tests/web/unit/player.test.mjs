// The player file: what pages before it kept moves over, unknown names stay, and two files are joined without a loss.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { store } from "./browser.mjs";

const { keepOne, keepPlayer, player } = await import("../../../www/match/player.js");
const { joinedPlayers } = await import("../../../www/match/merge.js");
const { daysDone } = await import("../../../www/match/days.js");
const { levelOf } = await import("../../../www/match/levels.js");
const { kept, rate } = await import("../../../www/tasks/solved.js");

beforeEach(() => store.clear());

test("levels, rating, puzzles and the days in a row move over", () => {
  store.set("deckmate.levels", '{"chess":"easy","deception":"nonsense"}');
  store.set("deckmate.puzzles", '{"rating":1044,"done":{"chess":[1,2]},"day":9,"streak":3,"signs":"★"}');
  assert.deepEqual([levelOf("chess"), levelOf("deception")], ["easy", "novice"]);
  assert.deepEqual(kept(), { rating: 1044, done: { chess: [1, 2] } });
  assert.deepEqual(daysDone(), [7, 8, 9]);
  rate(1000, true);
  assert.ok(kept().rating > 1044);
  assert.deepEqual(daysDone(), [7, 8, 9]);
  assert.equal(levelOf("chess"), "easy");
});

test("a streak that cannot be is no endless list", () => {
  for (const puzzles of ['{"day":5,"streak":1e9}', '{"day":"x","streak":{}}', '{"day":-3,"streak":2}']) {
    store.set("deckmate.puzzles", puzzles);
    assert.ok(daysDone().length <= 5, puzzles);
  }
});

test("names that this page does not know stay as they are", () => {
  store.set(
    "deckmate.player",
    '{"player":2,"runs":{"best":7},"games":{"chess":{"rung":"easy","mood":"gay"},"go":{"x":1}}}',
  );
  keepOne("games", "chess", { rung: "normal" });
  keepPlayer({ puzzles: { rating: 1 } });
  assert.deepEqual(player(), {
    player: 2,
    runs: { best: 7 },
    games: { chess: { rung: "normal", mood: "gay" }, go: { x: 1 } },
    puzzles: { rating: 1 },
  });
});

test("a text that cannot be read is put aside, and the player begins anew", () => {
  store.set("deckmate.player", "{broken");
  assert.equal(levelOf("chess"), "novice");
  assert.equal(store.get("deckmate.player.unread"), "{broken");
});

const HERE = {
  player: 1,
  games: {
    chess: {
      rung: "easy",
      since: 50,
      last: [["easy", "w", 0, 40]],
      stars: { novice: 2, beginner: 1 },
      habits: ["pip"],
    },
  },
  days: { 3: { done: 1, puzzle: { signs: "★", ended: true, at: 30 } }, 4: { puzzle: { signs: "▫", at: 10 } } },
  puzzles: { rating: 1100, done: { chess: [1, 2, 3] } },
  runs: { best: 9 },
};
const COMING = {
  player: 1,
  games: {
    chess: { rung: "normal", since: 60, last: [["normal", "l", 0, 70]], stars: { beginner: 2 }, habits: ["anselm"] },
    deception: { rung: "beginner", since: 1 },
  },
  days: {
    3: { puzzle: { signs: "▫★", ended: true, at: 20 } },
    4: { done: 1, puzzle: { signs: "★", ended: true, at: 90 } },
  },
  puzzles: { rating: 1300, done: { chess: [3], deception: [1] } },
  runs: { best: 12, worst: 1 },
};

test("joined: the greatest stars, all lists, the rung that was taken last, the try that ended first", () => {
  for (const both of /** @type {any[]} */ ([joinedPlayers(HERE, COMING), joinedPlayers(COMING, HERE)])) {
    assert.equal(both.games.chess.rung, "normal");
    assert.deepEqual(both.games.chess.stars, { novice: 2, beginner: 2 });
    assert.deepEqual(both.games.chess.habits.toSorted(), ["anselm", "pip"]);
    assert.deepEqual(
      both.games.chess.last.map(([level]) => level),
      ["normal", "easy"],
    );
    assert.equal(both.games.deception.rung, "beginner");
    assert.equal(both.puzzles.rating, 1100);
    assert.deepEqual(both.puzzles.done.chess.toSorted(), [1, 2, 3]);
    assert.deepEqual([both.days[3].puzzle.signs, both.days[3].done, both.days[4].done], ["▫★", 1, 1]);
    assert.equal(both.days[4].puzzle.signs, "★");
    assert.deepEqual(both.runs, { best: 12, worst: 1 });
  }
});

test("a file joined with itself, or with nothing, stays what it is", () => {
  assert.deepEqual(JSON.parse(JSON.stringify(joinedPlayers(HERE, HERE))), HERE);
  const alone = JSON.parse(JSON.stringify(joinedPlayers({ player: 1 }, HERE)));
  assert.deepEqual(alone, HERE);
  for (const odd of [{}, { games: [] }, { games: { chess: 7 }, days: "x", puzzles: null }])
    assert.equal(JSON.parse(JSON.stringify(joinedPlayers(HERE, odd))).games.chess.rung, "easy");
});
