// How the log, the list and the result count moves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { moveNumbers } from "../../../www/match/rows.js";

/** @param {string} sides a letter a line, with the number of its turn */
const numbers = (sides) =>
  moveNumbers(
    sides.split(" ").map((line) => ({
      turn: Number(line.slice(1)),
      side: line[0] === "w" ? "white" : line[0] === "b" ? "black" : null,
    })),
  ).join(" ");

test("a turn of White and the turn of Black after it are one move", () => {
  assert.equal(numbers("-0 w1 b2 w3 w3 b4 w5"), "0 1 1 2 2 2 3");
  assert.equal(numbers("b1 w2 b3"), "1 2 2");
  assert.equal(numbers("w1 w2 b3"), "1 2 2");
  assert.equal(numbers("w1 -2"), "1 1");
});
