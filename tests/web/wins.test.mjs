// No practice position, no puzzle and no step of a first game asks for something else than what wins the game at once:
// whoever wins within one turn has done what was asked. Where the win is to come after something else, as after a
// double, the page says so (`www/tasks/task.js`). Of Chess Storm, which has most, a quarter a day; all with
// DECKMATE_PROBLEMS=all.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { practices } from "../../www/games/chess-storm/practice/practice.js";
import { stepsOf } from "../../www/games/lessons.js";
import { games, puzzlesOf } from "../../www/games/puzzles.js";
import { day } from "./today.mjs";

const engine = await createRequire(import.meta.url)("../../dist/engine.js").load();

/** Answers in one turn of White's player that are tried one after the other, and how many ways in all. */
const [DEEP, MOST] = [3, 4000];

/**
 * The ways that win the game within the turn, and miss the goal.
 * @param {any} game @param {import("../../www/games/protocol").Position} position
 */
function others(game, { setup, options, moves = [], goal }) {
  const dealt = engine.newGame({ game, seed: "practice", options, setup });
  for (const text of moves) assert.ok(dealt.apply(text).ok, text);
  const found = [];
  let left = MOST;
  const walk = (save, way) => {
    const here = engine.loadGame(save);
    for (const { text, role } of here.legalMoves()) {
      if (role !== "play" || left-- <= 0) continue;
      const next = engine.loadGame(save);
      assert.ok(next.apply(text).ok, text);
      const verdict = next.judge(goal);
      const { result } = next.view("first");
      const longer = [...way, text];
      if (result?.winner === "first" && verdict !== "reached") found.push(longer.join(" "));
      const goesOn = !result && verdict === "open" && next.prompt().seat === "first";
      if (goesOn && longer.length < DEEP) walk(next.save(), longer);
      next.free();
    }
    here.free();
  };
  walk(dealt.save(), []);
  dealt.free();
  return found;
}

for (const game of games)
  test(`whoever wins a puzzle or a lesson of ${game} at once has solved it`, () => {
    const puzzles = puzzlesOf(game, practices).map(({ position }) => position);
    const steps = stepsOf(game).filter(({ goal }) => !/then won/.test(goal));
    assert.ok(puzzles.length > 0 && steps.length > 0);
    const parts = game === "chess-storm" && process.env.DECKMATE_PROBLEMS !== "all" ? 4 : 1;
    const today = [...puzzles, ...steps].filter((_, at) => at % parts === day % parts);
    for (const position of today) assert.deepEqual(others(game, position), [], position.task);
  });
