// A game again: acts() lists what was answered, after(n) is the game as it stood then, with all that each eye saw.
"use strict";
const assert = require("node:assert/strict");
const { before, test } = require("node:test");
const Deckmate = require("../engine.cjs");
const GAMES = ["chess", "full-double", "doublecross", "five-card", "deception", "chess-storm"];
const EYES = ["first", "second", "watcher"];

let engine;
before(async () => {
  engine = await Deckmate.load();
});

/** What is seen, and asked, in a game now. */
const seen = (game) => ({ prompt: game.prompt(), views: EYES.map((eye) => game.view(eye)) });

for (const name of GAMES)
  test(`every state of a game is there again: ${name}`, () => {
    const game = engine.newGame({ game: name, seed: "again" });
    const states = [seen(game)];
    const given = [];
    const answer = (text) => {
      const { seat } = game.prompt();
      const turn = game.view("watcher").turn.number;
      assert.ok(game.apply(text).ok, text);
      given.push({ seat, text, turn, lines: game.view("watcher").log.length });
      states.push(seen(game));
    };
    for (let n = 0; game.prompt() && n < 40; n++) answer(game.suggest({ level: "random", seed: `${n}` }).text);
    for (let n = 0; game.prompt(); n++) {
      const ends = game.legalMoves().find(({ role }) => role === "ends");
      answer((ends ?? game.suggest({ level: "random", seed: `end-${n}` })).text);
    }
    const acts = game.acts();
    assert.deepEqual(
      acts.map(({ seat, text, lines }) => ({ seat, text, lines })),
      given.map(({ seat, text, lines }) => ({ seat, text, lines })),
    );
    // A turn of the record may hold several of the game's own, never the other way round.
    assert.ok(acts.every((act, at) => at === 0 || act.turn >= acts[at - 1].turn));
    for (const at of new Set([0, 1, 5, 17, acts.length - 1, acts.length])) {
      const then = game.after(at);
      assert.deepEqual(seen(then), states[at], `after ${at}`);
      assert.equal(then.view("all").eye, "all", "nothing is hidden once the game is over");
      if (at < acts.length) assert.ok(then.apply(acts[at].text).ok, acts[at].text);
      if (at < acts.length) assert.deepEqual(seen(then), states[at + 1], `${at} and on`);
      then.free();
    }
    game.free();
  });

test("while a game goes on, its earlier points hide what it hides", () => {
  const game = engine.newGame({ game: "deception", seed: "again" });
  for (let n = 0; n < 6; n++) game.apply(game.suggest({ level: "random", seed: `${n}` }).text);
  const then = game.after(2);
  assert.throws(() => then.view("all"), { error: "not-over" });
  for (const wrong of [7, -1, 0.5, "1", undefined, null, Number.NaN])
    assert.throws(() => game.after(wrong), { error: "bad-input" }, `${wrong}`);
  assert.equal(typeof game.seat("first").after, "undefined");
  assert.equal(typeof game.seat("first").acts, "undefined");
});
