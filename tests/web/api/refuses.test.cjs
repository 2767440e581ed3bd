// engine.js in Node: what it refuses, in a sentence and with a code, and that a refusal changes nothing.
"use strict";
const assert = require("node:assert/strict");
const { before, test } = require("node:test");
const { Deckmate, GAMES, played, refused, shown } = require("./ground.cjs");

let engine;
before(async () => {
  engine = await Deckmate.load();
});

test("a refusal quotes at most 80 characters of what it was given", () => {
  const storm = engine.newGame({ game: "chess-storm", seed: "long" });
  const kept = JSON.parse(storm.save());
  const calls = {
    game: (x) => engine.newGame({ game: x }),
    seed: (x) => engine.newGame({ game: "chess", seed: x }),
    option: (x) => engine.newGame({ game: "chess-storm", options: { [x]: 1 } }),
    deck: (x) => engine.newGame({ game: "chess-storm", options: { deck: x } }),
    hand: (x) => engine.newGame({ game: "chess-storm", options: { hand_size: x } }),
    clock: (x) => engine.newGame({ game: "chess", clock: x }),
    field: (x) => engine.newGame({ game: "chess", [x]: 1 }),
    board: (x) => engine.newGame({ game: "chess", setup: { board: x } }),
    rights: (x) => engine.newGame({ game: "chess", setup: { board: `8/8/8/8/8/8/8/8 w ${x} -` } }),
    setup: (x) => engine.newGame({ game: "chess", setup: { [x]: 1 } }),
    hands: (x) => engine.newGame({ game: "chess-storm", setup: { hands: { first: [x] } } }),
    pile: (x) => engine.newGame({ game: "chess-storm", setup: { pile: [x] } }),
    piles: (x) => engine.newGame({ game: "chess-storm", setup: { pile: x } }),
    lasting: (x) => engine.newGame({ game: "chess-storm", setup: { lasting: [{ card: x, owner: "first" }] } }),
    cards: (x) => engine.newGame({ game: "doublecross", setup: { deck: [x] } }),
    bases: (x) => engine.newGame({ game: "deception", setup: { bases: { [x]: "pawn" } } }),
    poker: (x) => engine.newGame({ game: "five-card", setup: { hands: { first: [x] } } }),
    apply: (x) => storm.apply(x),
    word: (x) => storm.apply({ t: x }),
    square: (x) => storm.apply({ t: "move", from: x, to: "e4" }),
    card: (x) => storm.apply({ t: "card", card: x }),
    back: (x) => storm.back(x),
    view: (x) => storm.view(x),
    explain: (x) => storm.explain({ square: x }),
    why: (x) => storm.explain({ card: x }),
    reach: (x) => storm.reach(x),
    reachFor: (x) => storm.reach("e2", x),
    ask: (x) => storm.explain({ [x]: 1 }),
    judge: (x) => storm.judge(x),
    goal: (x) => storm.judge(`worked:${x} ${x}=king`),
    level: (x) => storm.suggest({ level: x }),
    wish: (x) => storm.suggest({ level: "easy", [x]: 1 }),
    moves: (x) => storm.legalMoves({ square: x }),
    load: (x) => engine.loadGame(x),
    save: (x) => engine.loadGame(JSON.stringify({ format: 2, game: x })),
    sum: (x) => engine.loadGame(JSON.stringify({ ...kept, sum: x })),
    rules: (x) => engine.loadGame(JSON.stringify({ ...kept, rules: x })),
    turns: (x) => engine.loadGame(JSON.stringify({ ...kept, turns: [[x]] })),
  };
  const messages = (long) =>
    Object.entries(calls).map(([name, call]) => {
      let message = null;
      try {
        const reply = call(long);
        message = reply.ok === false ? reply.message : null;
      } catch (error) {
        message = error.message;
      }
      assert.ok(message, `${name} took ${long.slice(0, 9)}`);
      return [name, message];
    });
  for (const [name, message] of messages("x".repeat(5_000))) assert.doesNotMatch(message, /x{81}/, name);
  for (const [name, message] of messages("two words ".repeat(500)))
    assert.ok((message.match(/two words/g) ?? []).length <= 8, `${name}: ${message}`);
  for (const hard of ["`x".repeat(2_500), '"x'.repeat(2_500), "\n".repeat(5_000)])
    for (const [name, message] of messages(hard))
      assert.ok(message.length <= 420, `${name}: ${message.length} characters`);
});

test("bad requests for a game are refused by their kind", () => {
  const circle = {};
  circle.circle = circle;
  const deep = JSON.parse(`${"[".repeat(3000)}${"]".repeat(3000)}`);
  /** @type {[any, string][]} */
  const wrong = [
    [{ game: "checkers" }, "unknown-game"],
    [{ game: "constructor" }, "unknown-game"],
    [{ game: "chess", options: { no_such: true } }, "unknown-option"],
    [{ game: "doublecross", options: { __proto__x: 1 } }, "unknown-option"],
    [{ game: "doublecross", options: { deck_limit: "many" } }, "bad-option"],
    [{ game: "doublecross", options: { deck_limit: -1 } }, "bad-option"],
    [{ game: "doublecross", options: { deck_limit: 1.5 } }, "bad-option"],
    [{ game: "doublecross", options: { deck_limit: 1e99 } }, "bad-option"],
    [{ game: "chess", seed: "" }, "bad-seed"],
    [{ game: "chess", seed: "ä" }, "bad-seed"],
    [{ game: "chess", seed: "x".repeat(65) }, "bad-seed"],
    [{ game: "chess", setup: { board: "" } }, "bad-setup"],
    [{ game: "chess", setup: { board: "8/8/8/8/8/8/8/8 w - -" } }, "bad-setup"],
    [{ game: "chess", setup: { board: "x".repeat(1e5) } }, "bad-setup"],
    [{ game: "doublecross", setup: { deck: Array(47).fill("white-pawn") } }, "bad-setup"],
    [{ game: "chess", setup: { deck: [] } }, "bad-setup"],
    [{ game: "chess", options: circle }, "bad-input"],
    [{ game: "chess", options: { deep } }, "bad-input"],
    [{ game: "chess", seed: 7n }, "bad-input"],
    [{ game: "chess", seed: () => 7 }, "bad-input"],
    [undefined, "bad-input"],
    [null, "bad-input"],
    ["chess", "bad-input"],
    [[], "bad-input"],
  ];
  for (const [request, code] of wrong) {
    assert.equal(
      refused(() => engine.newGame(request)),
      code,
      JSON.stringify(request?.setup ?? request?.options?.deck_limit ?? String(request?.game ?? request)),
    );
  }
  assert.match(
    refused(() => engine.newGame({ game: "chess", seed: "\ud800" })),
    /^bad-(seed|input)$/,
  );
  assert.match(
    refused(() => engine.newGame({ game: "chess", seed: 7 })),
    /^bad-(seed|input)$/,
  );
  assert.match(
    refused(() => engine.newGame({})),
    /^(unknown-game|bad-input)$/,
  );
  assert.match(
    refused(() => engine.newGame({ game: 7 })),
    /^(unknown-game|bad-input)$/,
  );
  assert.match(
    refused(() => engine.newGame({ game: "doublecross", setup: { deck: ["white-unicorn"] } })),
    /^(bad-setup|unknown-card)$/,
  );
});

test("broken saves are refused, every one", () => {
  const save = played(engine, "doublecross", 30).save();
  for (const text of [
    "",
    "{}",
    "null",
    "[]",
    "nonsense",
    save.slice(0, -1),
    save.slice(1),
    `${save}x`,
    "[".repeat(1e5),
    "\u0000",
  ]) {
    assert.equal(
      refused(() => engine.loadGame(text)),
      "bad-save",
      text.slice(0, 40),
    );
  }
  for (const value of [undefined, null, 7, {}, []])
    assert.equal(
      refused(() => engine.loadGame(value)),
      "bad-save",
    );
  const deep = `${"[".repeat(3000)}${"]".repeat(3000)}`;
  for (const text of [deep, save.replace(`"options":{}`, `"options":{"a":${deep}}`)])
    assert.equal(
      refused(() => engine.loadGame(text)),
      "bad-save",
    );
  const record = JSON.parse(save);
  assert.equal(
    refused(() => engine.loadGame(JSON.stringify({ ...record, format: engine.catalog().format + 1 }))),
    "newer-save",
  );
  assert.equal(
    refused(() => engine.loadGame(JSON.stringify({ ...record, rules: record.rules + 1 }))),
    "newer-save",
  );
  assert.equal(
    refused(() => engine.loadGame(JSON.stringify({ ...record, seed: "other" }))),
    "bad-save",
  );
  assert.equal(
    refused(() => engine.loadGame(save.replace("first draw", "first e2e4"))),
    "bad-save",
  );
});

test("bad answers are refused and change nothing", () => {
  for (const name of GAMES) {
    const game = played(engine, name, 7);
    const before = shown(game);
    for (const answer of [
      "e2e5",
      "",
      "e2e4 ",
      "E2E4",
      "draw!",
      "x".repeat(1e5),
      "\u0000",
      "ä",
      "card:",
      "card:no-such",
      "square:z9",
      "piece:i1",
      "p9p9",
      "constructor",
      "claim:nothing",
      "man:white-unicorn",
      "kind:unicorn",
      { t: "move", from: "e2", to: "e9" },
      { t: "move", from: "e2" },
      { t: "nothing" },
      {},
      { t: 7 },
      { t: "move", from: 1, to: 2 },
      { t: "card", card: null },
      { t: "move", from: "a1", to: "a1" },
      [],
      null,
      undefined,
      7,
      true,
      Symbol("x"),
      7n,
      () => "e2e4",
      Object.defineProperty({}, "t", {
        enumerable: true,
        get: () => {
          throw new Error("a trap");
        },
      }),
    ]) {
      const step = game.apply(answer);
      assert.equal(step.ok, false, String(answer));
      assert.match(
        step.error,
        /^(not-offered|bad-input|unknown-square|unknown-card)$/,
        `${typeof answer} ${step.error}`,
      );
      assert.ok(step.message.length > 8);
    }
    for (const [run, code] of /** @type {const} */ ([
      [() => game.view("nobody"), /unknown-eye/],
      [() => game.view(), /unknown-eye/],
      [() => game.view("all"), /not-over/],
      [() => game.legalMoves({ square: "z9" }), /unknown-square/],
      [() => game.legalMoves({ square: 7 }), /bad-input|unknown-square/],
      [() => game.legalMoves("e2"), /bad-input/],
      [() => game.legalMoves(null), /bad-input/],
      [() => game.suggest({ level: "clever" }), /unknown-level/],
      [() => game.suggest({}), /bad-input|unknown-level/],
      [() => game.suggest(), /bad-input/],
      [() => game.suggest({ level: "random", budget: "much" }), /bad-input/],
    ]))
      assert.match(refused(run), code, run.toString());
    assert.throws(() => game.suggest({ level: "clever" }), { message: /the levels are random, .*, strong/ });
    assert.throws(() => game.view("nobody"), { message: /the eyes are first, second, watcher, all/ });
    const other = game.back("nobody");
    assert.equal(other.ok, false);
    assert.deepEqual(shown(game), before);
    game.free();
  }
});

test("calls after free() say so", () => {
  const game = engine.newGame({ game: "chess" });
  game.free();
  game.free();
  assert.equal(game.apply("e2e4").error, "freed");
  assert.equal(game.back().error, "freed");
  for (const run of [
    () => game.prompt(),
    () => game.view("first"),
    () => game.save(),
    () => game.legalMoves(),
    () => game.suggest({ level: "random" }),
  ]) {
    assert.equal(refused(run), "freed");
  }
});

test("a refused option is named beside the sentence, over a line, too", async () => {
  const options = { hand_size: "many" };
  const faults = { error: "bad-option", option: "hand_size" };
  assert.throws(() => engine.newGame({ game: "chess-storm", options }), faults);
  const unknown = { error: "unknown-option", option: "no_such" };
  assert.throws(() => engine.newGame({ game: "chess", options: { no_such: 1 } }), unknown);
  assert.throws(() => engine.counts({ game: "chess-storm", option: "no_such", value: 1 }), unknown);
  const line = await Deckmate.connect({ where: "page" });
  await assert.rejects(line.call("newGame", { game: "chess-storm", options }), faults);
  assert.throws(
    () => engine.newGame({ game: "chess", seed: "no seed" }),
    (/** @type {any} */ error) => error.error === "bad-seed" && !("option" in error),
  );
});
