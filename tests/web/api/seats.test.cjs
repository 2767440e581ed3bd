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
  const NAMES = [
    "prompt",
    "legalMoves",
    "drawCard",
    "apply",
    "view",
    "suggest",
    "advise",
    "explain",
    "reach",
    "survey",
    "rays",
    "plans",
    "foresee",
    "canBack",
    "judge",
    "lookBack",
    "told",
  ];
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
      assert.deepEqual(other.prompt(), { ...prompt, text: "", card: null, chosen: [], duty: null });
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

test("a suggestion after a card says its targets, changes nothing, and is none where others would know", async () => {
  const connection = await Deckmate.connect({ where: "page" });
  const board = "4k3/pppp1ppp/8/8/8/8/PPPP1PPP/R3K3 w - -";
  const setup = { board, hands: { first: ["coup-detat"], second: [] } };
  await connection.call("newGame", { game: "chess-storm", seed: "after", setup });
  const suggest = (/** @type {string[]} */ ...after) =>
    connection.call("suggest", { level: "normal", budget: 500, after }, { people: ["first"], veil: false, open: null });
  // After a move the turn's end is asked in the open.
  assert.equal(await suggest("a1b1"), null);
  await connection.call("apply", "a1b1");
  const save = await connection.call("save");
  assert.match((await suggest("card:coup-detat"))?.text ?? "", /^piece:[a-h][1-8]$/);
  // Then it is the other player who is asked.
  assert.equal(await suggest("pass"), null);
  assert.equal(await suggest("no such answer"), null);
  assert.equal(await connection.call("save"), save);
});

test("foresee tells what answers would lead to, and changes nothing", () => {
  for (const name of GAMES) {
    const game = engine.newGame({ game: name, seed: "foresee" });
    for (let n = 0, prompt; (prompt = game.prompt()) && n < 30; n++) {
      const own = game.seat(prompt.seat);
      const before = game.save();
      assert.deepEqual(game.foresee([]), { ok: true, events: [], prompt, offers: game.legalMoves() });
      const { text, choice } = own.suggest({ level: "random", seed: `${n}` });
      const ahead = own.foresee([text]);
      assert.equal(ahead.ok, true, `${name}: ${ahead.message}`);
      assert.deepEqual(game.foresee([choice]), ahead);
      const other = game.seat(prompt.seat === "first" ? "second" : "first");
      assert.equal(other.foresee([text]).error, "not-offered");
      assert.equal(game.save(), before);
      const { events } = game.apply(text);
      // Beyond these events the other player is taken to pass.
      const seen = Math.min(events.length, ahead.events.length);
      assert.deepEqual(ahead.events.slice(0, seen), events.slice(0, seen), name);
    }
  }
  const chess = engine.newGame({ game: "chess", seed: "foresee" });
  assert.match(chess.foresee(["e2e4", "e7e5"]).message, /nothing can be foreseen where `e7e5`/);
  for (const wrong of [undefined, null, "e2e4", {}, 7]) assert.equal(chess.foresee(wrong).error, "bad-input");
  assert.equal(chess.foresee(["e2e5"]).error, "not-offered");
  assert.equal(chess.foresee([7]).ok, false);
  chess.apply("resign");
  assert.equal(chess.foresee([]).error, "game-over");
});

test("reach tells where a piece could go, to every seat and eye, whoever is asked", () => {
  for (const name of GAMES) {
    const game = engine.newGame({ game: name, seed: "reach" });
    for (let n = 0, prompt; (prompt = game.prompt()) && n < 30; n++) {
      const before = shown(game);
      const own = game.seat(prompt.seat);
      for (const { choice, squares } of own.legalMoves().filter(({ choice }) => choice.t === "move"))
        assert.ok(own.reach(choice.from).includes(choice.to), `${name} ${squares}`);
      for (const square of ["a2", "d7", "e1", "g8"])
        assert.deepEqual(game.reach(square), own.reach(square), `${name} ${square}`);
      const survey = own.survey();
      assert.deepEqual(game.survey(), survey);
      const seen = own.view().cells.filter(Boolean).length;
      assert.ok(survey.pieces.flatMap(({ squares }) => squares).length >= seen, name);
      assert.deepEqual(game.rays("d4"), own.rays("d4"));
      assert.deepEqual(shown(game), before);
      game.apply(own.suggest({ level: "random", seed: `${n}` }).text);
    }
    const fresh = engine.newGame({ game: name, seed: "reach" });
    assert.deepEqual(fresh.reach("e4"), [], name);
    for (const eye of ["first", "second", "watcher"]) assert.equal(fresh.reach("b8", eye).length, 2, name);
    for (const [code, ...args] of [
      ["unknown-square", "z9"],
      ["unknown-square", undefined],
      ["unknown-square", { square: "e2" }],
      ["unknown-eye", "e2", "nobody"],
      ["bad-input", "e2", 7],
      ["not-over", "e2", "all"],
    ])
      assert.equal(
        refused(() => fresh.reach(...args)),
        code,
        `${name} ${args}`,
      );
  }
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
  assert.match(hand.explain({ card: "stall" }), /^Stall can only be played /);
  assert.equal(
    refused(() => hand.explain({ card: "no-such" })),
    "unknown-card",
  );
});
