// The list of days: each has a puzzle and a game of its own, and the board of its puzzle is at hand.
import assert from "node:assert/strict";
import { test } from "node:test";
import { practices } from "../../../www/games/chess-storm/practice/practice.js";
import { days, played } from "../../../www/games/days.js";
import { boardOf, gameOf, games, puzzleOf, puzzlesOf } from "../../../www/games/puzzles.js";
import { dayOf } from "../../../www/match/days.js";

test("each day has a puzzle of its own, which is one of the page, and a game", () => {
  assert.equal(dayOf(new Date(2026, 10, 25)), 1);
  assert.equal(dayOf(new Date(2026, 10, 25, 23, 59)), 1);
  const words = days.split(" ");
  assert.equal(new Set(words).size, words.length);
  for (const [at] of words.entries()) {
    const found = puzzleOf(at + 1);
    assert.ok(found && puzzlesOf(found.game, practices)[found.number - 1], `day ${at + 1}`);
  }
  assert.equal(played.length, 2 * words.length);
  for (const [at] of words.entries()) {
    const found = gameOf(at + 1);
    assert.ok(found && games.includes(found.game) && /^(hc|ch)$/.test(found.seats), `the game of day ${at + 1}`);
  }
  assert.equal(gameOf(0), null);
  assert.equal(gameOf(words.length + 1), null);
  assert.equal(puzzleOf(0), null);
  assert.equal(puzzleOf(words.length + 1), null);
});

test("the board of a day's puzzle is at hand for all but the practice positions", () => {
  for (const [at, { position }] of puzzlesOf("chess-storm", practices).entries())
    assert.equal(boardOf("chess-storm", at + 1), at < practices.length ? undefined : position.setup.board);
});
