// Puzzles one after the other: near the rating, kinds in turn, never the one that came before or one that is solved.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { store } from "./browser.mjs";

const { following, keepSolved } = await import("../../../www/tasks/solved.js");

beforeEach(() => store.clear());

/** A puzzle of a kind. @param {string} kind @param {number} hard */
const puzzle = (kind, hard) => ({ kind, hard, position: { setup: { board: "" }, goal: "won", task: "" }, first: [] });

const puzzles = ["a", "a", "a", "b", "b", "c"].map((kind, at) => puzzle(kind, 1000 + at));

/** So many of them, each solved before the next one is asked for. */
function run(count) {
  const numbers = [];
  for (let at = 0; at < count; at++) {
    const number = following("chess-storm", puzzles);
    numbers.push(number);
    keepSolved("chess-storm", number);
  }
  return numbers;
}

test("kinds come in turn, and in a kind the one that is nearest to the rating", () => {
  assert.deepEqual(run(6), [1, 4, 6, 2, 5, 3]);
});

test("one that was missed is not what comes next, and one that is kept for its number never is", () => {
  assert.equal(following("chess-storm", puzzles, 1), 4);
  const some = puzzles.map((one, at) => ({ ...one, drill: at === 3 }));
  assert.equal(following("chess-storm", some, 1), 5);
});

test("what is far from the rating waits, whatever its kind", () => {
  const many = [...Array(13).fill(puzzle("a", 1000)), puzzle("b", 1900)];
  assert.equal(following("chess-storm", many, 1), 2);
});

test("where all are solved, one is there all the same", () => {
  run(6);
  assert.equal(following("chess-storm", puzzles, 3), 4);
});
