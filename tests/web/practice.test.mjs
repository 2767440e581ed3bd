// Every practice position of Chess Storm in the engine: it stands as the page deals it, its solution reaches its goal,
// and every wrong way that is listed misses it.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { practices } from "../../www/games/chess-storm/practice/practice.js";
import solutions from "../../www/games/chess-storm/solutions.js";
import wrong from "./wrong.mjs";

const engine = await createRequire(import.meta.url)("../../dist/engine.js").load();
const { cards } = engine.catalog().games.find(({ name }) => name === "chess-storm");

/** The game as the page opens it. */
function deal({ setup, options, moves }) {
  const game = engine.newGame({ game: "chess-storm", seed: "practice", options, setup });
  for (const text of moves) {
    const step = game.apply(text);
    assert.ok(step.ok, `${text}: ${step.message}`);
  }
  return game;
}

/** Gives these answers of White's player, whatever the computer answers between them: how the goal stands then. */
function judged(practice, way) {
  const game = deal(practice);
  const { card, goal } = practice;
  const give = (text) => {
    const step = game.apply(text);
    const offered = () => game.legalMoves().map((offer) => offer.text);
    assert.ok(step.ok, `${text}: ${step.message} (offered: ${step.ok || offered().join(" ")})`);
  };
  const reply = () => {
    while (game.judge(goal) === "open" && game.prompt().seat === "second")
      give(game.suggest({ level: "beginner", budget: 200, seed: card }).text);
  };
  assert.equal(game.judge(goal), "open", "before anything is done");
  for (const text of way.split(" ")) {
    reply();
    assert.equal(game.judge(goal), "open", `before ${text}`);
    give(text);
  }
  reply();
  const verdict = game.judge(goal);
  assert.equal(engine.loadGame(game.save()).judge(goal), verdict, "after loading");
  game.free();
  return verdict;
}

test("every card of a deck has a practice position, in the order of numbers, its solution and its wrong ways", () => {
  const names = cards.filter(({ deck }) => deck).map(({ name }) => name);
  assert.deepEqual(
    practices.map(({ card }) => card),
    names,
  );
  assert.deepEqual(Object.keys(solutions), names);
  assert.deepEqual(Object.keys(wrong), names);
});

test("every task is one sentence or two, short enough for a phone", () => {
  for (const { card, task } of practices) {
    assert.match(task, /^[A-Z].*[.]$/, card);
    assert.ok(task.length <= 100, `${card}: ${task.length} characters`);
  }
});

test("in three positions alone nothing but giving up misses the task: every other answer is right", () => {
  const lost = Object.keys(wrong).filter((card) => wrong[card].join() === "resign");
  assert.deepEqual(lost, ["private-jet", "fantoche", "voodoo"]);
});

for (const practice of practices) {
  const { card } = practice;
  test(`the practice position of ${card} is solved, and missed`, () => {
    assert.equal(judged(practice, solutions[card]), "reached", solutions[card]);
    assert.ok(wrong[card].length > 0);
    for (const way of wrong[card]) assert.equal(judged(practice, way), "missed", way);
  });
}
