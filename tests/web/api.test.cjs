// engine.js in Node: what it gives, what it refuses, and that a refusal changes nothing.
"use strict";
const assert = require("node:assert/strict");
const { before, test } = require("node:test");
const Deckmate = require("../../dist/engine.js");

const GAMES = ["chess", "full-double", "doublecross", "five-card", "deception", "chess-storm"];
let engine;
before(async () => {
  engine = await Deckmate.load();
});

/** Everything that can be seen of a game. */
const shown = (game) => ({
  prompt: game.prompt(),
  offers: game.legalMoves(),
  views: ["first", "second", "watcher"].map((eye) => game.view(eye)),
  save: game.save(),
});

/** Runs it and gives the code it was refused with; the message must be a sentence. */
function refused(run) {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof Error && typeof error.error === "string", `no typed refusal: ${error?.stack}`);
    assert.ok(error.message.length > 8 && !error.message.startsWith("{"), error.message);
    return error.error;
  }
  return "accepted";
}

/** A game a number of random answers on. */
function played(name, answers, seed = "api") {
  const game = engine.newGame({ game: name, seed });
  for (let n = 0; n < answers && game.prompt(); n++) game.apply(game.suggest({ level: "random", seed: `${seed}-${n}` }).text);
  return game;
}

test("loading twice gives the same engine", async () => {
  assert.equal(await Deckmate.load(), engine);
  assert.match(engine.version, /^\d+\.\d+\.\d+$/);
  assert.equal(engine.catalog().version, engine.version);
});

test("the catalogue lists games, options and cards", () => {
  const { games } = engine.catalog();
  assert.deepEqual(games.map((game) => game.name), GAMES);
  for (const game of games) {
    for (const option of game.options) assert.match(option.name, /^[a-z0-9_]+$/);
    assert.equal(engine.newGame({ game: game.name, seed: "x" }).view("watcher").board, game.board);
  }
  const cards = games.find((game) => game.name === "doublecross").cards;
  assert.equal(cards.reduce((sum, card) => sum + card.copies, 0), 46);
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
    ask: (x) => storm.explain({ [x]: 1 }),
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
    for (const [name, message] of messages(hard)) assert.ok(message.length <= 420, `${name}: ${message.length} characters`);
});

test("a seat's own game answers for that seat alone, and tells nothing of the other", () => {
  const NAMES = ["prompt", "legalMoves", "drawCard", "apply", "view", "suggest", "explain"];
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
      assert.equal(refused(() => other.suggest({ level: "random" })), "not-offered");
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
    assert.equal(refused(() => seats.second.suggest({ level: "random" })), "game-over");
  }
  assert.equal(refused(() => engine.newGame({ game: "chess" }).seat("all")), "bad-input");
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
    assert.equal(refused(() => game.explain({ square: "z9" })), "unknown-square", name);
    assert.equal(refused(() => game.explain({})), "bad-input", name);
    assert.deepEqual(shown(game), before, name);
  }
  const hand = engine.newGame({ game: "chess-storm", setup: { hands: { first: ["stall"], second: [] } }, seed: "explain" });
  assert.match(hand.explain({ card: "stall" }), /^Stall is played /);
  assert.equal(refused(() => hand.explain({ card: "no-such" })), "unknown-card");
});

test("bad requests for a game are refused by their kind", () => {
  const circle = {};
  circle.circle = circle;
  const deep = JSON.parse(`${"[".repeat(3000)}${"]".repeat(3000)}`);
  for (const [request, code] of [
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
  ]) {
    assert.equal(refused(() => engine.newGame(request)), code, JSON.stringify(request?.setup ?? request?.options?.deck_limit ?? String(request?.game ?? request)));
  }
  assert.match(refused(() => engine.newGame({ game: "chess", seed: "\ud800" })), /^bad-(seed|input)$/);
  assert.match(refused(() => engine.newGame({ game: "chess", seed: 7 })), /^bad-(seed|input)$/);
  assert.match(refused(() => engine.newGame({})), /^(unknown-game|bad-input)$/);
  assert.match(refused(() => engine.newGame({ game: 7 })), /^(unknown-game|bad-input)$/);
  assert.match(refused(() => engine.newGame({ game: "doublecross", setup: { deck: ["white-unicorn"] } })), /^(bad-setup|unknown-card)$/);
});

test("broken saves are refused, every one", () => {
  const save = played("doublecross", 30).save();
  for (const text of ["", "{}", "null", "[]", "nonsense", save.slice(0, -1), save.slice(1), `${save}x`, "[".repeat(1e5), "\u0000"]) {
    assert.equal(refused(() => engine.loadGame(text)), "bad-save", text.slice(0, 40));
  }
  for (const value of [undefined, null, 7, {}, []]) assert.equal(refused(() => engine.loadGame(value)), "bad-save");
  const deep = `${"[".repeat(3000)}${"]".repeat(3000)}`;
  for (const text of [deep, save.replace(`"options":{}`, `"options":{"a":${deep}}`)]) assert.equal(refused(() => engine.loadGame(text)), "bad-save");
  const record = JSON.parse(save);
  assert.equal(refused(() => engine.loadGame(JSON.stringify({ ...record, format: record.format + 1 }))), "newer-save");
  assert.equal(refused(() => engine.loadGame(JSON.stringify({ ...record, rules: record.rules + 1 }))), "newer-save");
  assert.equal(refused(() => engine.loadGame(JSON.stringify({ ...record, seed: "other" }))), "bad-save");
  assert.equal(refused(() => engine.loadGame(save.replace("first draw", "first e2e4"))), "bad-save");
});

test("bad answers are refused and change nothing", () => {
  for (const name of GAMES) {
    const game = played(name, 7);
    const before = shown(game);
    for (const answer of [
      "e2e5", "", "e2e4 ", "E2E4", "draw!", "x".repeat(1e5), "\u0000", "ä", "card:", "card:no-such", "square:z9", "piece:i1", "p9p9",
      "constructor", "claim:nothing", "man:white-unicorn", "kind:unicorn",
      { t: "move", from: "e2", to: "e9" }, { t: "move", from: "e2" }, { t: "nothing" }, {}, { t: 7 }, { t: "move", from: 1, to: 2 },
      { t: "card", card: null }, { t: "move", from: "a1", to: "a1" }, [], null, undefined, 7, true, Symbol("x"), 7n, () => "e2e4",
      Object.defineProperty({}, "t", { enumerable: true, get: () => { throw new Error("a trap"); } }),
    ]) {
      const step = game.apply(answer);
      assert.equal(step.ok, false, String(answer));
      assert.match(step.error, /^(not-offered|bad-input|unknown-square|unknown-card)$/, `${typeof answer} ${step.error}`);
      assert.ok(step.message.length > 8);
    }
    for (const [run, code] of [
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
    ]) assert.match(refused(run), code, run.toString());
    const other = game.back("nobody");
    assert.equal(other.ok, false);
    assert.deepEqual(shown(game), before);
    game.free();
  }
});

test("what a caller passes is copied before the engine looks at it", () => {
  const sly = Object.assign(["white-pawn"], { map: () => ["white-king"], toJSON: () => 7 });
  const game = engine.newGame({ game: "doublecross", seed: "sly", setup: new Proxy({ deck: sly }, {}) });
  assert.deepEqual(JSON.parse(game.save()).setup, { deck: ["white-pawn"] });
  const freeing = { get t() { game.free(); return "draw"; } };
  assert.equal(game.apply(freeing).error, "freed");
  const held = engine.newGame({ game: "chess", seed: "sly" });
  const wish = { level: "random", get seed() { return held.apply("e2e4").ok ? "then" : "now"; } };
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
  const thrower = (thrown) => ({ get t() { throw thrown; }, get game() { throw thrown; } });
  const biting = [
    revoked(),
    new Proxy([], { get: () => { throw null; } }),
    new Proxy({}, { ownKeys: () => { throw Symbol("ownKeys"); } }),
    thrower(Symbol("said")),
    thrower({ get message() { throw new Error("a trap within a trap"); } }),
    thrower(Object.create(null)),
    thrower(new Error("long ".repeat(999))),
    // Long lists of nothing: to copy them would take all memory.
    new Array(2 ** 32 - 1),
    { t: new Array(1e9), game: new Array(1e9) },
    { game: "chess", setup: new Proxy([], { get: (_, name) => (name === "length" ? 1e12 : 7) }) },
    { game: "chess", setup: Array.from({ length: 1100 }, () => new Array(1100).fill(null)) },
  ];
  const game = played("chess-storm", 3);
  const before = shown(game);
  for (const [n, x] of biting.entries()) {
    for (const [name, call] of Object.entries({
      newGame: () => engine.newGame(x),
      setup: () => engine.newGame({ game: "chess", setup: x }),
      legalMoves: () => game.legalMoves(x),
      suggest: () => game.suggest(x),
      explain: () => game.explain(x),
    }))
      assert.equal(refused(call), "bad-input", `${name} ${n}`);
    const step = game.apply(x);
    assert.deepEqual([step.ok, step.error], [false, "bad-input"], `apply ${n}`);
    assert.ok(step.message.length < 200, step.message);
  }
  assert.deepEqual(shown(game), before);
});

test("exactly what is offered is taken, as text and as object", () => {
  for (const name of GAMES) {
    for (const answers of [0, 5, 20, 41]) {
      const game = played(name, answers, `offers-${answers}`);
      const save = game.save();
      const offers = game.legalMoves();
      assert.equal(new Set(offers.map((offer) => offer.text)).size, offers.length);
      for (const offer of offers) {
        assert.match(offer.text, /^[!-~]+$/);
        assert.ok(offer.label.length > 1);
        const [byText, byChoice] = [engine.loadGame(save), engine.loadGame(save)];
        const step = byText.apply(offer.text);
        assert.equal(step.ok, true, `${name} ${offer.text}: ${step.message}`);
        assert.deepEqual(byChoice.apply(offer.choice), step);
        assert.equal(byChoice.save(), byText.save());
        byText.free();
        byChoice.free();
      }
      const touched = offers.find((offer) => offer.squares.length)?.squares[0];
      if (touched) assert.deepEqual(game.legalMoves({ square: touched }), offers.filter((offer) => offer.squares.includes(touched)));
      game.free();
    }
  }
});

test("drawCard draws where there is a deck, and is refused elsewhere", () => {
  const game = engine.newGame({ game: "doublecross", seed: "card" });
  const step = game.drawCard();
  assert.equal(step.ok, true);
  assert.ok(step.events.some((event) => event.t === "draw"));
  assert.equal(engine.newGame({ game: "chess", seed: "card" }).drawCard().error, "not-offered");
});

test("a game can be saved and loaded at every prompt, and goes on the same", () => {
  for (const name of GAMES) {
    let game = engine.newGame({ game: name, seed: "saves" });
    for (let n = 0; n < 60 && game.prompt(); n++) {
      const loaded = engine.loadGame(game.save());
      assert.deepEqual(shown(loaded), shown(game));
      const { text } = game.suggest({ level: "random", seed: String(n) });
      assert.deepEqual(loaded.apply(text), game.apply(text));
      game.free();
      game = loaded;
    }
    game.free();
  }
});

test("a finished game shows everything and takes no more answers", () => {
  for (const name of GAMES) {
    const game = engine.newGame({ game: name, seed: "over" });
    // In Deception Chess the secret set-up comes first.
    while (game.prompt().why === "cloak") game.apply("done");
    assert.equal(game.apply("resign").ok, true);
    assert.equal(game.prompt(), null);
    assert.deepEqual(game.legalMoves(), []);
    assert.equal(game.view("all").result.how, "resignation");
    assert.equal(game.view("all").result.winner, "second");
    assert.equal(game.apply("e2e4").error, "game-over");
    assert.equal(refused(() => game.suggest({ level: "random" })), "game-over");
    assert.deepEqual(shown(engine.loadGame(game.save())), shown(game));
    game.free();
  }
});

test("answers are taken back until something is revealed", () => {
  const chess = engine.newGame({ game: "chess", seed: "back" });
  assert.equal(chess.back().error, "nothing-to-take-back");
  const before = shown(chess);
  chess.apply("e2e4");
  chess.apply("e7e5");
  assert.equal(chess.back("first").ok, true);
  assert.deepEqual(shown(chess), before);
  const cards = engine.newGame({ game: "doublecross", seed: "back" });
  cards.drawCard();
  assert.equal(cards.back("first").error, "revealed");
});

test("calls after free() say so", () => {
  const game = engine.newGame({ game: "chess" });
  game.free();
  game.free();
  assert.equal(game.apply("e2e4").error, "freed");
  assert.equal(game.back().error, "freed");
  for (const run of [() => game.prompt(), () => game.view("first"), () => game.save(), () => game.legalMoves(), () => game.suggest({ level: "random" })]) {
    assert.equal(refused(run), "freed");
  }
});

test("a seed that is left out is a fresh one", () => {
  const seeds = new Set(Array.from({ length: 20 }, () => JSON.parse(engine.newGame({ game: "doublecross" }).save()).seed));
  assert.equal(seeds.size, 20);
});

test("every level of the computer chooses from the list, the same for the same seed and budget", () => {
  for (const name of GAMES) {
    const game = played(name, 6);
    const texts = game.legalMoves().map((offer) => offer.text);
    for (const level of ["random", "greedy", "easy", "normal", "strong"]) {
      const wish = { level, budget: 2000, seed: "same" };
      const offer = game.suggest(wish);
      assert.ok(texts.includes(offer.text), `${level} chose ${offer.text}`);
      assert.deepEqual(game.suggest(wish), offer);
    }
    game.free();
  }
});
