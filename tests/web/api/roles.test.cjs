// What sort of act an offer is: whoever takes by lot what plays the game on, plays it to the end of its rules.
"use strict";
const assert = require("node:assert/strict");
const { before, test } = require("node:test");
const { Deckmate, GAMES } = require("./ground.cjs");

/** Ends that a player asks for, or lets happen. */
const BESIDE = ["resignation", "agreement", "time-up"];

let engine;
before(async () => {
  engine = await Deckmate.load();
});

for (const name of GAMES)
  test(`${name} at random ends by its rules alone`, async () => {
    const { Chance } = await import("../chance.mjs");
    for (let seed = 1; seed <= 4; seed++) {
      const chance = new Chance(seed);
      const game = engine.newGame({ game: name, seed: `roles-${seed}` });
      for (let answers = 0; game.prompt() && answers < 3000; answers++) {
        const plays = game.legalMoves().filter(({ role }) => role === "play");
        assert.ok(plays.length, `${name}, seed ${seed}: nothing plays on at ${game.prompt().why}`);
        game.apply(chance.pick(plays).text);
      }
      const result = game.view("watcher").result;
      assert.ok(!result || !BESIDE.includes(result.how), `${name}, seed ${seed}: ${result?.how}`);
      game.free();
    }
  });

test("resignation and draws may end the game, the clock has its answer, remarks stand aside", () => {
  const role = (game, text) => game.legalMoves().find((offer) => offer.text === text)?.role;
  const chess = engine.newGame({ game: "chess" });
  assert.deepEqual(
    ["e2e4", "resign", "offer:draw"].map((text) => role(chess, text)),
    ["play", "ends", "ends"],
  );
  chess.apply("offer:draw");
  assert.deepEqual(
    ["yes", "no"].map((text) => role(chess, text)),
    ["ends", "play"],
  );
  const cards = engine.newGame({ game: "five-card", options: { clock: "10+5" } });
  while (!role(cards, "time-up")) cards.apply(cards.suggest({ level: "random" }).text);
  assert.equal(role(cards, "time-up"), "clock");
  const storm = engine.newGame({ game: "chess-storm", setup: { lasting: [{ card: "respect", owner: "second" }] } });
  assert.equal(role(storm, "grumble"), "aside");
});
