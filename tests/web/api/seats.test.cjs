// A game for one seat: it answers for that seat alone, and explains what cannot be chosen to whoever asks.
"use strict";
const assert = require("node:assert/strict");
const { before, test } = require("node:test");
const { Deckmate, GAMES, refused, shown } = require("./ground.cjs");

let engine;
before(async () => {
  engine = await Deckmate.load();
});

test("a seat's own game answers for that seat alone, and tells nothing of the other", () => {
  const NAMES = ["prompt", "legalMoves", "drawCard", "apply", "view", "suggest", "explain", "judge"];
  for (const name of GAMES) {
    const game = engine.newGame({ game: name, seed: "seats" });
    const seats = { first: game.seat("first"), second: game.seat("second") };
    for (const own of Object.values(seats)) assert.deepEqual(Object.keys(own), NAMES);
    let n = 0;
    for (let prompt; (prompt = game.prompt()) && n < 80; n++) {
      const [own, other] = prompt.seat === "first" ? [seats.first, seats.second] : [seats.second, seats.first];
      assert.deepEqual(own.prompt(), prompt);
      assert.deepEqual(own.legalMoves(), game.legalMoves());
      assert.deepEqual(own.view(), game.view(prompt.seat));
      const { text } = own.suggest({ level: "random", seed: `${n}` });
      assert.deepEqual(other.prompt(), { ...prompt, text: "", card: null, chosen: [] });
      assert.deepEqual(other.legalMoves(), []);
      const before = game.save();
      const step = other.apply(text);
      assert.deepEqual([step.ok, step.error], [false, "not-offered"]);
      assert.equal(
        refused(() => other.suggest({ level: "random" })),
        "not-offered",
      );
      assert.equal(game.save(), before);
      const taken = own.apply(text);
      assert.equal(taken.ok, true);
      assert.deepEqual(taken.prompt, own.prompt());
    }
    assert.ok(n > 20, `${name} ended after ${n} answers`);
    for (let end = 0; game.prompt() && !game.apply("resign").ok && end < 50; end++)
      game.apply(game.suggest({ level: "random", seed: `end-${end}` }).text);
    if (game.prompt()) continue;
    assert.equal(seats.first.apply("resign").error, "game-over");
    assert.equal(
      refused(() => seats.second.suggest({ level: "random" })),
      "game-over",
    );
  }
  assert.equal(
    refused(() => engine.newGame({ game: "chess" }).seat("all")),
    "bad-input",
  );
});

test("explain says why something cannot be chosen, to whoever is asked, and nothing where it can", () => {
  for (const name of GAMES) {
    const game = engine.newGame({ game: name, seed: "explain" });
    const before = shown(game);
    const { seat } = game.prompt();
    const free = game.legalMoves().flatMap(({ squares }) => squares)[0];
    if (free) assert.equal(game.explain({ square: free }), null, name);
    assert.match(game.explain({ square: "d5" }), /^[A-Z].*\.$/, name);
    assert.match(game.explain({ square: "d5" }, seat === "first" ? "second" : "first"), /opponent's turn/, name);
    assert.equal(
      refused(() => game.explain({ square: "z9" })),
      "unknown-square",
      name,
    );
    assert.equal(
      refused(() => game.explain({})),
      "bad-input",
      name,
    );
    assert.deepEqual(shown(game), before, name);
  }
  const hand = engine.newGame({
    game: "chess-storm",
    setup: { hands: { first: ["stall"], second: [] } },
    seed: "explain",
  });
  assert.match(hand.explain({ card: "stall" }), /^Stall is played /);
  assert.equal(
    refused(() => hand.explain({ card: "no-such" })),
    "unknown-card",
  );
});
