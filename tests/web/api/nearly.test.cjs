// What is nearly right is read, or refused in a sentence that names the culprit.
"use strict";
const assert = require("node:assert/strict");
const { test } = require("node:test");
const Deckmate = require("../engine.cjs");

/** What a call throws. @param {() => unknown} call */
function thrown(call) {
  try {
    call();
  } catch (error) {
    return /** @type {{ error: string, message: string }} */ (error);
  }
  throw new Error("nothing was thrown");
}

test("null counts as left out: no two games without a seed are the same", async () => {
  const engine = await Deckmate.load();
  const seeds = [null, null, undefined].map((seed) => {
    const wanted = /** @type {any} */ ({ game: "doublecross", seed, options: null, setup: null });
    const game = engine.newGame(wanted);
    return JSON.parse(game.save()).seed;
  });
  assert.equal(new Set(seeds).size, 3, seeds.join(", "));
  assert.ok(!seeds.includes("deckmate"));
});

test("a refusal names the field, the option, the card or the word at fault", async () => {
  const engine = await Deckmate.load();
  const deal = (/** @type {any} */ more) => thrown(() => engine.newGame({ game: "doublecross", ...more }));
  const game = engine.newGame({ game: "chess" });
  for (const [refusal, code, words] of /** @type {[any, string, RegExp][]} */ ([
    [deal({ seed: 42 }), "bad-input", /`seed` is a text, not the number 42/],
    [deal({ options: "auto" }), "bad-input", /`options` is an object, not the text `auto`/],
    [deal({ setup: "8/8" }), "bad-setup", /a setup is an object such as \{ board: .* not the text `8\/8`/],
    [
      deal({ options: { autoCall: true } }),
      "unknown-option",
      /`autoCall` \(nearest: `auto_call`\); its options are clock, start, start_number, /,
    ],
    [
      thrown(() => engine.newGame({ game: "chess-storm", options: { deck: "0/krab:4" } })),
      "bad-option",
      /^option `deck`: there is no `krab` \(nearest: `crab`\)$/,
    ],
    [
      thrown(() => engine.newGame(/** @type {any} */ ("chess"))),
      "bad-input",
      /newGame takes an object such as \{ game: "chess" \}, not string/,
    ],
    [thrown(() => game.suggest(/** @type {any} */ ({ level: 5 }))), "bad-input", /`level` is a text, not the number 5/],
    [
      thrown(() => game.suggest(/** @type {any} */ ({ level: "easy", budget: "1000" }))),
      "bad-input",
      /`budget` is a number, not the text `1000`/,
    ],
    [thrown(() => game.judge("checkmate")), "bad-input", /no such word; it has .*check:black.* won/],
    [
      game.apply(/** @type {any} */ (game.legalMoves()[0])),
      "bad-input",
      /a whole offer: an answer is its `text`, here `\w+`, or its `choice`/,
    ],
    [game.apply("E2E4"), "unknown-square", /squares have small letters, `e2`/],
  ])) {
    assert.equal(refusal.error, code, refusal.message);
    assert.match(refusal.message, words);
  }
});

test("a promotion is read as UCI writes it", async () => {
  const engine = await Deckmate.load();
  for (const [said, kind] of [
    ["a7a8q", "queen"],
    ["a7a8N", "knight"],
  ]) {
    const game = engine.newGame({ game: "chess", setup: { board: "8/P7/8/8/8/8/k7/2K5 w - -" } });
    assert.ok(game.apply(said).ok);
    assert.equal(game.acts()[0].text, `a7a8=${kind}`);
  }
});

test("JSON.stringify writes what everybody may know", async () => {
  const engine = await Deckmate.load();
  const game = engine.newGame({ game: "chess-storm", seed: "json" });
  assert.deepEqual(JSON.parse(JSON.stringify(game)), game.view("watcher"));
  assert.equal(JSON.stringify({ game }).includes('"eye":"watcher"'), true);
  game.free();
  assert.equal(JSON.stringify(game), "null");
});

test("loadGame reads a save behind a byte order mark, and a game as text", async () => {
  const engine = await Deckmate.load();
  const game = engine.newGame({ game: "doublecross", seed: "mark" });
  game.drawCard();
  const save = game.save();
  assert.equal(engine.loadGame(`\ufeff${save}`).save(), save);
  const file = JSON.stringify({ deckmate: 1, game: "doublecross", save: `\ufeff${save}` });
  assert.equal(engine.loadGame(`\ufeff${file}`).save(), save);
  assert.equal(engine.loadGame(`\ufeff${game.compact()}`).save(), save);
  const { sum } = JSON.parse(save);
  const text = `\ufeff[Game "doublecross"]\n[Seed "mark"]\n[Sum "${sum}"]\n\n1. draw {First draws a card.}\n`;
  assert.equal(engine.loadGame(text).save(), save);
  for (const [wrong, words] of /** @type {[string, RegExp][]} */ ([
    [text.replace(sum, "0000000000000000"), /not those of the game whose sum/],
    [text.replace("1. draw", "1. e2e4"), /Answer 1 does not fit/],
    [text.replace("}", ""), /has no end: a brace is missing/],
    [text.replace("Seed", "Sead"), /no seed/],
    ['[Event "x"]\n[White "a"]\n\n1. e4 e5', /it is PGN/],
    ["8/8/8/8/8/8/8/K6k w - -", /it is a position \(FEN\)/],
    ["https://example.org/deckmate/#g=chess", /it is a link/],
  ])) {
    const refusal = thrown(() => engine.loadGame(wrong));
    assert.equal(refusal.error, "bad-save", refusal.message);
    assert.match(refusal.message, words);
  }
});

test("a position is dealt as people paste it, and the log says what was left out", async () => {
  const engine = await Deckmate.load();
  const game = engine.newGame({ game: "chess", setup: { board: "4k3/8/8/8/8/8/8/4K2R W KQ –" } });
  const { board, log } = game.view("watcher");
  assert.equal(board, "4k3/8/8/8/8/8/8/4K2R w K -");
  assert.equal(log[0].text, "Left out of the position: castling right “Q” needs its rook on a1.");
  assert.equal(game.lookBack(0, "watcher"), null);
  game.apply("e1g1");
  assert.equal(game.lookBack(1, "watcher")?.after.cells[6]?.kind, "king");
  assert.equal(engine.loadGame(game.save()).save(), game.save());
  assert.equal(String(game), game.compact());
  assert.equal(engine.loadGame(game.compact()).save(), game.save());
});
