// What the table's stage shows: the stack of declared cards, what is demanded, and which piece a line of the log moved.
"use strict";
const assert = require("node:assert/strict");
const { before, test } = require("node:test");
const { Deckmate, GAMES, played } = require("./ground.cjs");

let engine;
before(async () => {
  engine = await Deckmate.load();
});

const BOARD = "6k1/5ppp/8/8/8/8/5PPP/6K1 w - -";
function storm(first, second, answers, more = {}) {
  const setup = { board: BOARD, hands: { first, second }, pile: ["stall", "stable", "home"], ...more };
  const game = engine.newGame({ game: "chess-storm", seed: "stage", setup });
  for (const text of answers) assert.ok(game.apply(text).ok, text);
  return game;
}

test("a stack says what each card is about, what became of it, and which one is carried out next", () => {
  const game = storm(["flush", "crab", "niet"], ["nope"], ["card:flush", "pass", "g1f1", "card:crab", "piece:f2"]);
  const crab = { card: "crab", seat: "first", fate: "open", about: null, next: true };
  assert.deepEqual(game.view("watcher").storm.stack, [crab]);
  assert.ok(game.apply("card:nope").ok);
  assert.equal(game.prompt().why, "reply");
  const nope = { card: "nope", seat: "second", fate: "open", about: 0, next: true };
  for (const eye of ["first", "second", "watcher"])
    assert.deepEqual(game.view(eye).storm.stack, [{ ...crab, next: false }, nope], eye);
  const { events } = game.apply("card:niet");
  assert.deepEqual(
    events.find(({ t }) => t === "cancel"),
    { t: "cancel", seat: "second", card: "nope", by: "niet" },
  );
});

test("a copy that waits points to the card above it, and then has that card's effect", () => {
  const duty = storm(["custom-duty"], ["mirror"], ["d8d4", "pass", "card:custom-duty", "card:mirror"], {
    board: "3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - -",
  });
  assert.equal(duty.prompt().why, "target");
  assert.deepEqual(duty.view("watcher").storm.stack, [
    { card: "mirror", seat: "second", fate: "waiting", copies: "custom-duty", about: 1, next: false },
    { card: "custom-duty", seat: "first", fate: "open", about: null, next: true },
  ]);
  const crab = storm(["crab"], ["mirror"], ["g1f1", "card:crab", "piece:f2", "card:mirror"]);
  assert.deepEqual(crab.view("watcher").storm.stack, [
    { card: "mirror", seat: "second", fate: "open", copies: "crab", about: null, next: true },
  ]);
});

test("a line of the log has the piece that moved, what it captured and became, before a reload and after", () => {
  for (const name of GAMES)
    for (const seed of ["stage-1", "stage-2"]) {
      const game = played(engine, name, 80, seed);
      const { log, eye } = game.view("watcher");
      const moves = log.filter(({ moved }) => moved);
      assert.ok(name === "deception" || moves.length > 10, `${name}: ${moves.length}`);
      for (const { squares, text, moved } of moves) {
        assert.equal(squares.length, 2, text);
        assert.ok(text.toLowerCase().includes(moved.kind), `${text} moves ${moved.kind}`);
        assert.ok(
          moved.takes.every(({ kind }) => text.includes(kind)),
          `${text} takes ${JSON.stringify(moved.takes)}`,
        );
        assert.ok(!moved.becomes || text.includes(moved.becomes), text);
      }
      assert.deepEqual(engine.loadGame(game.save()).view(eye).log, log);
      for (const seat of ["first", "second"]) assert.deepEqual(game.view(seat).log, log);
    }
});

test("a capture names what it took", () => {
  const game = engine.newGame({ game: "chess", setup: { board: "6k1/8/8/3p4/4P3/8/8/6K1 w - -" } });
  assert.ok(game.apply("e4d5").ok);
  const [{ moved }] = game.view("watcher").log;
  assert.deepEqual(moved, { kind: "pawn", side: "white", takes: [{ kind: "pawn", side: "black" }], becomes: null });
});

test("a duty is told to the asked player alone", () => {
  const lasting = [{ card: "starving", owner: "second" }];
  const game = storm([], [], [], { board: "6k1/5ppp/8/3p4/4P3/8/5PPP/6K1 w - -", lasting });
  assert.deepEqual(game.seat("first").prompt().duty, { squares: ["e4"], cards: [], left: null });
  assert.equal(game.seat("second").prompt().duty, null);
});
