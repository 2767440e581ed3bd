// engine.js in Node: what it gives, offer by offer, save by save, level by level.
"use strict";
const assert = require("node:assert/strict");
const { before, test } = require("node:test");
const { Deckmate, GAMES, played, refused, shown } = require("./ground.cjs");

let engine;
before(async () => {
  engine = await Deckmate.load();
});

test("loading twice gives the same engine", async () => {
  assert.equal(await Deckmate.load(), engine);
  assert.match(engine.version, /^\d+\.\d+\.\d+$/);
  assert.equal(engine.catalog().version, engine.version);
});

test("the catalogue lists games, options and cards", () => {
  const { games } = engine.catalog();
  assert.deepEqual(
    games.map((game) => game.name),
    GAMES,
  );
  for (const game of games) {
    for (const option of game.options) assert.match(option.name, /^[a-z0-9_]+$/);
    assert.equal(engine.newGame({ game: game.name, seed: "x" }).view("watcher").board, game.board);
  }
  const cards = games.find((game) => game.name === "doublecross").cards;
  assert.equal(
    cards.reduce((sum, card) => sum + card.copies, 0),
    46,
  );
});

test("games of chess leave as PGN and come back, one by one or several in a text", () => {
  const game = engine.newGame({ game: "chess" });
  for (const answer of ["f2f3", "e7e5", "g2g4", "d8h4"]) game.apply(answer);
  const text = game.pgn({ White: "Ada", Date: "2026.11.29" });
  assert.match(text, /\[White "Ada"\]\n[\s\S]*\n1\. f3 e5 2\. g4 Qh4# 0-1\n$/);
  const [first, second, ...none] = engine.readPgn(`${text}\n1. e4 e5 2. Ke3 *`);
  assert.deepEqual(none, []);
  assert.equal(first.tags.White, "Ada");
  assert.equal(engine.loadGame(first.game).pgn(first.tags), text);
  assert.equal(second.game, undefined);
  assert.deepEqual([second.error, second.message], ["bad-input", "Line 11, move 2. Ke3: `Ke3` is no legal move here."]);
  assert.throws(() => engine.newGame({ game: "chess-storm" }).pgn(), { error: "bad-input" });
  assert.throws(() => engine.readPgn(7), { error: "bad-input" });
  assert.deepEqual(engine.readPgn("  "), []);
});

test("exactly what is offered is taken, as text and as object", () => {
  for (const name of GAMES) {
    for (const answers of [0, 5, 20, 41]) {
      const game = played(engine, name, answers, `offers-${answers}`);
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
      if (touched)
        assert.deepEqual(
          game.legalMoves({ square: touched }),
          offers.filter((offer) => offer.squares.includes(touched)),
        );
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
    assert.equal(
      refused(() => game.suggest({ level: "random" })),
      "game-over",
    );
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

test("several answers of a seat are taken back, all or none", () => {
  const chess = engine.newGame({ game: "chess", seed: "back" });
  chess.apply("e2e4");
  const before = shown(chess);
  for (const text of ["e7e5", "g1f3", "b8c6", "f1b5"]) chess.apply(text);
  assert.equal(chess.back("second", 3).error, "nothing-to-take-back");
  assert.equal(chess.back("second", 2).ok, true);
  assert.deepEqual(shown(chess), before);
  for (const wrong of [0, -1, 1.5, NaN, 2 ** 32, "1", null]) {
    assert.equal(chess.back("first", wrong).error, "bad-input");
    assert.equal(chess.canBack("first", wrong).error, "bad-input");
  }
  // One answer could be taken back, but not the one before it.
  const cards = engine.newGame({ game: "doublecross", seed: "back" });
  cards.drawCard();
  cards.apply(cards.legalMoves().find(({ role, squares }) => role === "play" && squares.length > 1).text);
  const save = cards.save();
  assert.equal(cards.canBack("first").ok, true);
  assert.equal(cards.back("first", 2).error, "revealed");
  assert.equal(cards.save(), save);
  assert.equal(cards.back("first").ok, true);
});

test("canBack says what back would do, and changes nothing", () => {
  const found = new Set();
  for (const name of GAMES) {
    const game = engine.newGame({ game: name, seed: "can" });
    for (let n = 0; game.prompt() && n < 60; n++) {
      for (const [seat, answers] of [[], ["first"], ["second"], ["first", 2], ["second", 3]]) {
        const save = game.save();
        const can = game.canBack(seat, answers);
        assert.equal(game.save(), save);
        if (seat) assert.deepEqual(game.seat(seat).canBack(answers), can);
        const twin = engine.loadGame(save);
        const { ok, error, message } = twin.back(seat, answers);
        const lines = twin.view("watcher").log.length;
        assert.deepEqual(can, ok ? { ok, lines } : { ok, error, message }, `${name}: ${seat} ${answers}`);
        found.add(ok || error);
        twin.free();
      }
      game.apply(game.suggest({ level: "random", seed: `${n}` }).text);
    }
    game.free();
  }
  assert.deepEqual([...found].sort(), ["nothing-to-take-back", "revealed", true]);
});

test("a seed that is left out is a fresh one", () => {
  const seeds = new Set(
    Array.from({ length: 20 }, () => JSON.parse(engine.newGame({ game: "doublecross" }).save()).seed),
  );
  assert.equal(seeds.size, 20);
});

test("every level of the computer chooses from the list, the same for the same seed and budget", () => {
  for (const name of GAMES) {
    const game = played(engine, name, 6);
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

test("labels say what a card of Chess Storm makes of an answer", () => {
  const labels = (hand, lasting, answers) => {
    const board = "6k1/5ppp/8/8/8/2P5/5PPP/1N4K1 w - -";
    const setup = { board, hands: { first: [hand], second: [] }, pile: ["stall", "stable", "home"], lasting };
    const game = engine.newGame({ game: "chess-storm", seed: "labels", setup, options: { deck: "1/respect:2" } });
    for (const text of answers) assert.ok(game.apply(text).ok, text);
    return game.legalMoves().flatMap(({ text, label, role }) => (role === "play" ? [`${text} ${label}`] : []));
  };
  assert.deepEqual(labels("cohabitation", [], ["card:cohabitation"]), ["b1c3 Knight b1 joins pawn c3"]);
  const twice = ["first", "second"].map((owner) => ({ card: "respect", owner }));
  const owners = labels("trash-can", twice, ["g1f1", "card:trash-can", "card:respect"]);
  assert.deepEqual(owners.sort(), ["word:first White's", "word:second Black's"]);
});

test("a fair trade counts its turns: one more turn, two more turns", () => {
  const game = engine.newGame({
    game: "chess-storm",
    seed: "trade",
    setup: { board: "6k1/5ppp/8/8/8/8/5PPP/6K1 w - -", lasting: [{ card: "fair-trade", owner: "first" }] },
  });
  const texts = [];
  for (let n = 0; n < 6; n++) {
    const [trade] = game.view("watcher").storm.lasting;
    if (trade) texts.push(trade.text);
    for (const seat = game.prompt().seat; game.prompt().seat === seat; ) {
      const offers = game.legalMoves();
      game.apply((offers.find(({ text }) => text === "pass") ?? offers.find(({ role }) => role === "play")).text);
    }
  }
  assert.ok(
    texts.some((text) => / for 1 more turn,/.test(text)),
    texts.join("\n"),
  );
  assert.ok(
    texts.some((text) => / for 2 more turns,/.test(text)),
    texts.join("\n"),
  );
});
