// Every practice position of Chess Storm in the engine: it stands as the page deals it, and its solution plays the card
// with effect.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { practices } from "../../www/games/chess-storm/practice/practice.js";
import solutions from "./solutions.mjs";

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

const lies = (game, card) => game.view("first").storm.stack.some((played) => played.card === card);

test("every card has its practice position, in the order of the numbers, and its solution", () => {
  const names = cards.map(({ name }) => name);
  assert.deepEqual(
    practices.map(({ card }) => card),
    names,
  );
  assert.deepEqual(Object.keys(solutions), names);
});

test("every task is one sentence or two, short enough for a phone", () => {
  for (const { card, task } of practices) {
    assert.match(task, /^[A-Z].*[.]$/, card);
    assert.ok(task.length <= 100, `${card}: ${task.length} characters`);
  }
});

for (const practice of practices) {
  const { card, more } = practice;
  test(`the practice position of ${card} is solved`, () => {
    const game = deal(practice);
    const events = [];
    const give = (text) => {
      const step = game.apply(text);
      assert.ok(
        step.ok,
        `${text}: ${step.message} (offered: ${game
          .legalMoves()
          .map((offer) => offer.text)
          .join(" ")})`,
      );
      events.push(...step.events);
    };
    let since = -1;
    for (const text of solutions[card].split(" ")) {
      // The opponent is the computer: whatever it answers, the task can be solved.
      while (game.prompt().seat === "second") give(game.suggest({ level: "beginner", budget: 200, seed: card }).text);
      give(text);
      const played = events.some((event) => event.t === "play" && event.seat === "first" && event.card === card);
      if (since >= 0 || (played && !lies(game, card))) since++;
    }
    while (lies(game, card)) give(game.suggest({ level: "beginner", budget: 200, seed: card }).text);
    since = Math.max(since, 0);
    assert.equal(since, more, "answers after the card took effect");
    const { title } = cards.find(({ name }) => name === card);
    assert.ok(
      events.some((event) => event.t === "play" && event.seat === "first" && event.card === card),
      "played",
    );
    assert.ok(!events.some((event) => event.t === "cancel" && event.card === card), "not cancelled");
    assert.ok(!game.view("first").log.some(({ text }) => text === `${title} has no effect.`), "with effect");
    game.free();
  });
}
