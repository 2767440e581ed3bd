// Setups put together through the engine, and games that nobody plays.
"use strict";
const assert = require("node:assert/strict");
const { test } = require("node:test");
const Deckmate = require("../engine.cjs");

test("a setup is put together, with the reason why it cannot be played", async () => {
  const engine = await Deckmate.load();
  const start = engine.editSetup({ game: "chess" }, { t: "start" });
  assert.deepEqual([start.fault, start.side, start.cells[4]], [null, "white", { side: "white", kind: "king" }]);
  assert.deepEqual(
    start.rights.map(({ words, on }) => [words, on]),
    ["White kingside", "White queenside", "Black kingside", "Black queenside"].map((words) => [words, true]),
  );
  const { setup, fault, squares } = engine.editSetup({ game: "chess", setup: start.setup }, { t: "take", at: "e8" });
  assert.deepEqual([fault, squares], ["black has 0 kings instead of 1", []]);
  assert.equal(setup.board, "rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ -");
  for (const [step, words] of [
    [{ t: "paste", text: "no position" }, /rows/],
    [{ t: "put", at: "z9", kind: "rook", side: "white" }, /z9/],
    [{ t: "fly" }, /no step/],
  ])
    assert.throws(() => engine.editSetup({ game: "chess" }, step), { message: words });
  assert.throws(() => engine.editSetup({ game: "ludo" }, { t: "look" }), { error: "unknown-game" });
});

test("a win that cannot be prevented is found, or it is said in how many turns there is none", async () => {
  const engine = await Deckmate.load();
  const rook = { game: "chess", setup: { board: "7k/8/5K2/8/8/8/8/R7 w - -" } };
  const { turns, first, dealt, never } = engine.findWin(rook, { turns: 3 });
  assert.deepEqual([turns, first.text, dealt, never], [2, "f6g6", false, 1]);
  assert.deepEqual(engine.findWin({ game: "chess" }, { turns: 2 }), {
    turns: null,
    first: null,
    dealt: false,
    never: 2,
  });
  // An answer that was not looked at is no proof: neither that there is one, nor that there is none.
  assert.deepEqual(engine.findWin(rook, { turns: 3, tried: 3 }), { turns: null, first: null, dealt: false, never: 0 });
  const begun = Date.now();
  assert.equal(engine.findWin({ game: "chess-storm", seed: "a" }, { turns: 9, cap: 1 }).turns, null);
  assert.ok(Date.now() - begun < 5_000);
  assert.throws(() => engine.findWin(rook, { turns: 0 }), { error: "bad-input" });
  assert.throws(() => engine.findWin(rook, { turns: 1, more: 1 }), { error: "bad-input" });
  assert.throws(() => engine.findWin({ game: "ludo" }, { turns: 1 }), { error: "unknown-game" });
});

test("a game that nobody plays hides nothing, and leaves the open one closed", async () => {
  const engine = await Deckmate.load();
  const game = engine.newGame({ game: "five-card", seed: "open" });
  assert.throws(() => game.view("all"), { error: "not-over" });
  game.layOpen();
  const { hands } = game.view("all").poker;
  assert.ok([...hands.first, ...hands.second].every((card) => card !== null));
  assert.equal("layOpen" in game.seat("first"), false);

  const connection = await Deckmate.connect({ where: "page" });
  const wanted = { game: "chess", seed: "study" };
  const shown = await connection.call("study", wanted, ["e2e4", "e7e5"]);
  assert.deepEqual([shown.view.eye, shown.acts.length, shown.deal, shown.step.ok], ["all", 2, 0, true]);
  assert.equal(shown.prompt.side, "white");
  await assert.rejects(connection.call("study", wanted, ["e2e4", "e2e4"]), { message: /^Answer 2 does not fit/ });
});
