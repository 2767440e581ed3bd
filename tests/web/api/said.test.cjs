// `legalMoves({ said })`: the answer that a typed line amounts to, which only Chess Storm knows.
"use strict";
const assert = require("node:assert/strict");
const { before, test } = require("node:test");
const { Deckmate, refused } = require("./ground.cjs");

let engine;
before(async () => {
  engine = await Deckmate.load();
});

const lasting = ["omerta", "respect"].map((card) => ({ card, owner: "first" }));
const storm = () => engine.newGame({ game: "chess-storm", seed: "said", setup: { lasting } });
const texts = (game, said) => game.legalMoves({ said }).map(({ text }) => text);

test("a line amounts to an offer of the list, or to none", () => {
  const game = storm();
  const all = game.legalMoves();
  for (const [said, text] of [
    ["I do not like this game", "grumble"],
    ["Your pawns!", "say:pawn"],
    ["this game is bad for my bishop", "grumble"],
  ]) {
    const offers = game.legalMoves({ said });
    assert.deepEqual(
      offers,
      all.filter((offer) => offer.text === text),
      said,
    );
    assert.deepEqual(game.seat("first").legalMoves({ said }), offers);
    assert.deepEqual(game.seat("second").legalMoves({ said }), []);
  }
  for (const said of ["", "Good luck!", "That was a terrible move of mine", "x".repeat(100_000)])
    assert.deepEqual(texts(game, said), [], said.slice(0, 40));
  assert.deepEqual(texts(game, `${" ".repeat(400)}pawn`), [], "what is beyond 400 characters is not read");
  assert.equal(
    refused(() => game.legalMoves({ said: 7 })),
    "bad-input",
  );
});

test("once words count for nothing, and in the other games, a line amounts to nothing", () => {
  const game = storm();
  game.apply(game.legalMoves({ said: "this card is silly" })[0].text);
  game.apply("piece:h2");
  assert.deepEqual(texts(game, "this card is silly"), []);
  assert.deepEqual(texts(engine.newGame({ game: "chess" }), "this game is silly, my queen"), []);
});
