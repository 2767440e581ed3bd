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
  assert.deepEqual(moved, {
    kind: "pawn",
    side: "white",
    takes: [{ kind: "pawn", side: "black" }],
    becomes: null,
    castles: null,
    short: "exd5",
  });
});

test("a duty is told to the asked player alone", () => {
  const lasting = [{ card: "starving", owner: "second" }];
  const game = storm([], [], [], { board: "6k1/5ppp/8/3p4/4P3/8/5PPP/6K1 w - -", lasting });
  assert.deepEqual(game.seat("first").prompt().duty, { squares: ["e4"], cards: [], left: null });
  assert.equal(game.seat("second").prompt().duty, null);
});

/** What a list of moves has of a line. */
const listed = (game) => game.view("watcher").log.map(({ moved, sign }) => `${moved?.castles ?? ""}${sign ?? ""}`);

test("castling, check and mate have their signs, where everybody is told of them", () => {
  const castle = (game, board, answers, more = {}) => {
    const made = engine.newGame({ game, setup: { board, ...more } });
    for (const text of answers) assert.ok(made.apply(text).ok, `${game}: ${text}`);
    return listed(made);
  };
  const short = "4k3/8/8/8/8/8/8/R3K2R w KQ -";
  assert.deepEqual(castle("chess", short, ["e1g1"]), ["O-O"]);
  assert.deepEqual(castle("chess", short, ["e1c1"]), ["O-O-O"]);
  assert.deepEqual(castle("chess", "3k4/8/8/8/8/8/8/R3K3 w Q -", ["e1c1"]), ["O-O-O", "+"]);
  assert.deepEqual(castle("chess", "k7/8/K7/8/8/8/8/7R w - -", ["h1h8"]), ["", "#"]);
  const wide = "7kk7/16/16/16/16/16/16/R6KK6R w HIAP -";
  assert.deepEqual(castle("full-double", wide, ["i1o1"]), ["O-O"]);
  assert.deepEqual(castle("full-double", wide, ["h1b1"]), ["O-O-O"]);
  assert.equal(castle("doublecross", short, ["draw", "e1g1"], { deck: ["white-king", "black-king"] })[1], "O-O");
  assert.equal(castle("five-card", short, ["e1g1"])[0], "O-O");
  assert.equal(castle("chess-storm", short, ["e1g1"])[0], "O-O");
  const bases = { e1: "queen", h1: "king", a1: "rook", e8: "king" };
  const cloaked = castle("deception", short, ["e1g1"], { bases });
  assert.deepEqual(cloaked, ["O-O"], "by what everybody sees");
});

test("a seat looks back at what it saw itself, and everybody is told the same", () => {
  for (const name of GAMES) {
    const game = engine.newGame({ game: name, seed: "looks-back" });
    const states = [];
    const told = [];
    const see = (events) => {
      states.push({ lines: game.view("watcher").log.length, first: game.view("first"), events });
      told.push(...events);
    };
    see([]);
    for (let n = 0; n < 40 && game.prompt(); n++) {
      const step = game.apply(game.suggest({ level: "random", seed: `${n}` }).text);
      assert.ok(step.ok);
      see(step.events);
    }
    const seat = game.seat("first");
    const again = seat.told();
    assert.deepEqual(again.slice(again.length - told.length), told, name);
    assert.deepEqual(seat.told(), game.seat("second").told());
    assert.deepEqual(
      again.filter(({ t }) => t === "say").map(({ text }) => text),
      game.view("first").log.map(({ text }) => text),
    );
    const { lines } = states.at(-1);
    for (const line of [0, 1, lines >> 1, lines - 1].filter((at) => at >= 0 && at < lines)) {
      const at = states.findIndex((state) => state.lines > line);
      const seen = seat.lookBack(line);
      if (at === 0) assert.equal(seen, null, `${name}: a line of the deal`);
      else
        assert.deepEqual(
          seen,
          { before: states[at - 1].first, after: states[at].first, events: states[at].events },
          `${name}: ${line}`,
        );
    }
    for (const wrong of [lines, -1, 0.5, "1", undefined])
      assert.throws(() => seat.lookBack(wrong), { error: "bad-input" }, `${wrong}`);
    if (game.prompt() && lines > 0) assert.throws(() => game.lookBack(lines - 1, "all"), { error: "not-over" });
    game.free();
  }
});
