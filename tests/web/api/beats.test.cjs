// Whoever judges for long reads the clock again and again: by that a worker tells the page that it still runs.
"use strict";
const assert = require("node:assert/strict");
const { test } = require("node:test");
const Deckmate = require("../engine.cjs");

test("a review and advice read the clock while they judge", async () => {
  const engine = await Deckmate.load();
  const game = engine.newGame({ game: "chess-storm", seed: "beats" });
  for (let n = 0; n < 12 || game.legalMoves().length < 9; n++)
    game.apply(game.suggest({ level: "beginner", seed: `${n}` }).text);
  const { now } = performance;
  let reads = 0;
  performance.now = () => {
    reads++;
    return now.call(performance);
  };
  /** @param {() => unknown} judge */
  const counted = (judge) => {
    reads = 0;
    judge();
    return reads;
  };
  try {
    assert.ok(counted(() => game.advise({ budget: 100, cap: 2000 })) > 10);
    game.apply("resign");
    assert.equal(game.prompt(), null, "the game is over");
    assert.ok(counted(() => game.review({ answer: 3, seat: "first", open: true })) > 10);
  } finally {
    performance.now = now;
  }
});
