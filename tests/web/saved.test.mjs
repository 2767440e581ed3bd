// Problems of Chess Storm that save something: it is safe over Black's following turn as well. A quarter of them at
// each run; all with DECKMATE_PROBLEMS=all.
import assert from "node:assert/strict";
import { test } from "node:test";
import { later, problemOf, proved } from "../../scripts/puzzles.mjs";
import { practices } from "../../www/games/chess-storm/practice/practice.js";
import { puzzlesOf } from "../../www/games/puzzles.js";

/** Every so manieth is proved. */
const PART = process.env.DECKMATE_PROBLEMS === "all" ? 1 : 4;

test("what a problem that is proposed saves, it saves for Black's next turn as well", () => {
  const saved = puzzlesOf("chess-storm", practices)
    .map((puzzle, at) => ({ puzzle, number: String(at + 1) }))
    .filter(({ puzzle }) => !puzzle.drill && puzzle.position.goal.startsWith("turn:3"));
  const chosen = saved.filter((_, at) => at % PART === 0);
  assert.ok(chosen.length > 0);
  const problems = chosen.map(({ puzzle, number }) => {
    const goal = later(puzzle.position.goal);
    return { ...problemOf("chess-storm", number, puzzle), seat: "first", only: false, goal };
  });
  assert.deepEqual(
    proved(problems).map(({ id, verdict, first }) => [id, verdict, first]),
    chosen.map(({ puzzle, number }) => [number, "proved", puzzle.first]),
  );
});
