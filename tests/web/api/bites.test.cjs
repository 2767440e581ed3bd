// Objects that do something when they are looked at: copied before the engine looks, refused where they bite.
"use strict";
const assert = require("node:assert/strict");
const { before, test } = require("node:test");
const { Deckmate, played, refused, shown } = require("./ground.cjs");

let engine;
before(async () => {
  engine = await Deckmate.load();
});

test("what a caller passes is copied before the engine looks at it", () => {
  const sly = Object.assign(["white-pawn"], { map: () => ["white-king"], toJSON: () => 7 });
  const game = engine.newGame({ game: "doublecross", seed: "sly", setup: new Proxy({ deck: sly }, {}) });
  assert.deepEqual(JSON.parse(game.save()).setup, { deck: ["white-pawn"] });
  const freeing = {
    get t() {
      game.free();
      return "draw";
    },
  };
  assert.equal(game.apply(freeing).error, "freed");
  const held = engine.newGame({ game: "chess", seed: "sly" });
  const wish = {
    level: "random",
    get seed() {
      return held.apply("e2e4").ok ? "then" : "now";
    },
  };
  assert.equal(held.prompt().seat, "first");
  held.suggest(wish);
  assert.equal(held.prompt().seat, "second");
});

test("objects that bite are refused, and no game counts as crashed for it", () => {
  const revoked = () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  };
  const thrower = (thrown) => ({
    get t() {
      throw thrown;
    },
    get game() {
      throw thrown;
    },
  });
  const biting = [
    revoked(),
    new Proxy([], {
      get: () => {
        throw null;
      },
    }),
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw Symbol("ownKeys");
        },
      },
    ),
    thrower(Symbol("said")),
    thrower({
      get message() {
        throw new Error("a trap within a trap");
      },
    }),
    thrower(Object.create(null)),
    thrower(new Error("long ".repeat(999))),
    // Long lists of nothing: to copy them would take all memory.
    new Array(2 ** 32 - 1),
    { t: new Array(1e9), game: new Array(1e9) },
    { game: "chess", setup: new Proxy([], { get: (_, name) => (name === "length" ? 1e12 : 7) }) },
    { game: "chess", setup: Array.from({ length: 1100 }, () => new Array(1100).fill(null)) },
  ];
  const game = played(engine, "chess-storm", 3);
  const before = shown(game);
  for (const [n, x] of biting.entries()) {
    for (const [name, call] of Object.entries({
      newGame: () => engine.newGame(x),
      setup: () => engine.newGame({ game: "chess", setup: x }),
      legalMoves: () => game.legalMoves(x),
      suggest: () => game.suggest(x),
      explain: () => game.explain(x),
      reach: () => game.reach("e2", x),
    }))
      assert.equal(refused(call), "bad-input", `${name} ${n}`);
    const step = game.apply(x);
    assert.deepEqual([step.ok, step.error], [false, "bad-input"], `apply ${n}`);
    assert.ok(step.message.length < 200, step.message);
  }
  assert.deepEqual(shown(game), before);
});
