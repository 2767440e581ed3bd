// What somebody who programs with engine.js is told: by a refusal, by an exception that nobody caught, by console.log.
// And the file that the page writes, which loadGame reads.
"use strict";
const assert = require("node:assert/strict");
const { spawnSync } = require("node:child_process");
const { join } = require("node:path");
const { before, test } = require("node:test");
const { inspect } = require("node:util");
const { Deckmate, GAMES, played, refused, shown } = require("./ground.cjs");

let engine;
before(async () => {
  engine = await Deckmate.load();
});

test("an exception that nobody caught is printed with its sentence, and without pages of code", () => {
  for (const name of ["engine.js", "engine.mjs"]) {
    const path = JSON.stringify(join(__dirname, "../../../dist", name));
    const code = `import(${path}).then(({ load }) => load()).then((engine) => engine.newGame({ game: "checkers" }));`;
    const { status, stderr } = spawnSync(process.execPath, ["-e", code], { encoding: "utf8" });
    assert.equal(status, 1);
    assert.match(stderr, /^EngineError: there is no game `checkers`/m);
    assert.ok(stderr.length < 2000, `${name}: ${stderr.length} characters`);
    assert.ok(Math.max(...stderr.split("\n").map((line) => line.length)) < 200, name);
  }
});

test("what cannot be an answer is refused with what can", () => {
  const game = engine.newGame({ game: "chess", seed: "told" });
  for (const [said, type] of /** @type {const} */ ([
    [5, "number"],
    [null, "null"],
    [undefined, "undefined"],
    [[], "list"],
  ])) {
    const { error, message } = game.apply(said);
    assert.deepEqual([error, message], ["bad-input", `apply takes a text or an object, not ${type}.`]);
  }
});

test("a refused answer is told with a few that are offered", () => {
  const game = engine.newGame({ game: "chess", seed: "told" });
  const few = "Offered: b1a3, b1c3, g1f3, g1h3, a2a3, a2a4, b2b3, b2b4 and 14 more.";
  const { error, message } = game.apply("e2e5");
  assert.equal(error, "not-offered");
  assert.ok(message.endsWith(few), message);
  const hands = engine.newGame({ game: "five-card", seed: "told" });
  const [seat, other] = hands.prompt()?.seat === "first" ? ["first", "second"] : ["second", "first"];
  assert.match(hands.seat(seat).apply("fly").message, /Offered: /);
  assert.doesNotMatch(hands.seat(other).apply("fly").message, /Offered: /);
});

test("where the asked player alone may know the answers, whoever else looks is told none", async () => {
  const line = await Deckmate.connect();
  for (const game of ["five-card", "deception", "chess-storm"]) {
    await line.call("newGame", { game, seed: "told" });
    const covered = { people: ["first", "second"], veil: true, open: null };
    const { step, prompt } = await line.call("act", "fly", covered);
    assert.equal(step.error, "not-offered", game);
    assert.equal(step.message, "This is not offered.", game);
    const told = await line.call("act", "fly", { ...covered, open: prompt.seat });
    assert.match(told.step.message, /Offered: /, game);
  }
});

test("the memory game of Kidnapping is no question for a hint; the computer answers it when it plays", async () => {
  const line = await Deckmate.connect();
  const setup = { hands: { first: ["kidnapping"], second: [] }, pile: ["stall", "home"] };
  await line.call("newGame", { game: "chess-storm", seed: "memory", setup });
  for (const said of ["a2a3", "card:kidnapping", "piece:b8"]) assert.ok((await line.call("apply", said)).ok, said);
  const own = { people: ["second"], veil: false, open: null };
  assert.equal((await line.call("state", own)).prompt?.why, "recall");
  assert.equal(await line.call("suggest", { level: "normal" }, own), null);
  assert.equal(await line.call("suggest", { level: "normal" }), null);
  await line.call("think", { level: "normal" });
  assert.ok((await line.call("follow", own)).step.ok);
});

test("console.log of a game says what is played and who is asked, and no secret", () => {
  const game = engine.newGame({ game: "chess", seed: "told" });
  assert.equal(inspect(game), "Game { game: 'chess', turn: 1, asked: 'first', result: null }");
  game.apply("resign");
  assert.match(inspect(game), /asked: null,\s+result: 'White resigns/);
  game.free();
  assert.equal(inspect(game), "Game { freed }");
  assert.match(inspect(engine.newGame({ game: "chess" }).seat("first")), /^{\n? +prompt: /);
});

test("loadGame reads the file that the page writes around a save", () => {
  for (const name of GAMES) {
    const game = played(engine, name, 12);
    const seats = { first: { kind: "human", name: "A" }, second: { kind: "computer", name: "B", level: "easy" } };
    const file = { deckmate: 1, game: name, title: name, save: game.save(), seats, flipped: false, answered: "fs" };
    assert.deepEqual(shown(engine.loadGame(JSON.stringify(file))), shown(game));
  }
  const wrapped = (save) => refused(() => engine.loadGame(JSON.stringify({ deckmate: 1, save })));
  const kept = JSON.parse(played(engine, "chess", 4).save());
  assert.equal(wrapped("nothing"), "bad-save");
  assert.equal(wrapped(7), "bad-save");
  assert.equal(wrapped(undefined), "bad-save");
  assert.equal(wrapped(JSON.stringify({ ...kept, sum: "0" })), "bad-save");
  assert.equal(wrapped(JSON.stringify({ ...kept, format: 99 })), "newer-save");
  // A file in a file is none.
  assert.equal(wrapped(JSON.stringify({ deckmate: 1, save: JSON.stringify(kept) })), "bad-save");
});

test("a mate ahead is certain only where no hidden card may prevent it", () => {
  const board = "7k/8/8/8/8/8/R7/1R4K1 w - -";
  const best = (game, hands) => engine.newGame({ game, seed: "mate", setup: { board, ...hands } }).advise().best[0];
  assert.match(`${best("chess").firm} ${best("chess").why}`, /^sure forces mate in at most/);
  const { firm, why } = best("chess-storm", { hands: { first: [], second: ["nope"] } });
  assert.notEqual(firm, "sure");
  assert.doesNotMatch(why, /mate/);
});
