// Decks of Chess Storm: contents, the option's value and the text of a deck lead to each other; the ready-made ones are
// dealt.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { store } from "./browser.mjs";

const decks = await import("../../../www/games/chess-storm/decks/decks.js");
const engine = await createRequire(import.meta.url)("../../../dist/engine.js").load();
const { cards } = engine.catalog().games.find(({ name }) => name === "chess-storm");
const { contentsIn, deckIn, dropDeck, freshName, keepDeck, optionOf, ownDecks, readyDecks, sizeOf, textOf } = decks;

test("a value leads to contents and back, the shorter way", () => {
  for (const value of ["", "nope:0", "nope:0/crab:3", "0/crab:2/nope:1"].map((text) =>
    optionOf(contentsIn(text, cards), cards),
  ))
    assert.equal(optionOf(contentsIn(value, cards), cards), value);
  assert.equal(optionOf(contentsIn("0/crab:2", cards), cards), "0/crab:2");
  assert.equal(optionOf(contentsIn("1", cards), cards), "");
  assert.equal(sizeOf(contentsIn("2", cards)), 2 * cards.length);
  for (const [value, words] of /** @type {const} */ ([
    ["kraken:1", /no card “kraken”/],
    ["crab:10", /“crab:10”/],
    ["crab:x", /“crab:x”/],
    ["0/1", /“1”/],
  ]))
    assert.throws(() => contentsIn(value, cards), { message: words }, value);
});

test("a card that is in no printed deck is in a deck that names it", () => {
  const all = [...cards, { ...cards[0], name: "paddock", title: "Paddock", number: cards.length + 1, copies: 0 }];
  assert.equal(sizeOf(contentsIn("", all)), cards.length);
  assert.equal(sizeOf(contentsIn("2", all)), 2 * cards.length);
  for (const [value, paddocks] of /** @type {const} */ ([
    ["paddock:2", 2],
    ["0/paddock:3", 3],
    ["crab:2", 0],
  ])) {
    assert.equal(contentsIn(value, all).paddock, paddocks);
    assert.equal(optionOf(contentsIn(value, all), all), value);
  }
  assert.equal(deckIn("Mine\n2 Paddock", all).value, "0/paddock:2");
});

test("the editor opens what the engine takes, with the same number of cards, and nothing else", () => {
  const values = [
    ["0/constructor:9", "0/__proto__:9", "0/toString:9", "1e0/crab:1", "0x1/crab:1", " 1/crab:1", "0/crab: 1"],
    ["0/crab:1.0", "crab:", "0/crab:1:2", "0/crab:1e0", "0/:9", "0/crab", "-0/crab:1", "0/crab:10", "1e0", "0x1", " 1"],
    [
      "",
      "nope:0",
      "0/crab:9/nope:9/jenga:9",
      "0/crab:+9/nope:09/jenga:9",
      "0//crab:9/nope:9/jenga:9/",
      "1/",
      "2/nope:0",
    ],
  ].flat();
  let taken = 0;
  for (const deck of values) {
    /** @type {number | null} */
    let dealt = null;
    try {
      const game = engine.newGame({ game: "chess-storm", seed: "deck", options: { deck } });
      dealt = game.view("watcher").storm.deck;
      game.free();
      taken += 1;
    } catch (error) {
      assert.equal(/** @type {import("../../../www/engine").EngineError} */ (error).error, "bad-option", deck);
    }
    if (dealt === null) assert.throws(() => contentsIn(deck, cards), Error, deck);
    else assert.equal(sizeOf(contentsIn(deck, cards)), dealt, deck);
  }
  assert.equal(taken, 7);
});

test("a deck as text is read again; accents, small letters and signs may be left out", () => {
  for (const { name, value } of readyDecks(cards)) {
    const text = textOf(name, contentsIn(value, cards), cards);
    assert.deepEqual(deckIn(text, cards), { name, value });
  }
  assert.deepEqual(deckIn("Mine\n\n 2x ole\nNOPE\n1 rookies luck", cards).value, "0/ole:2/rookies-luck:1/nope:1");
  for (const [text, words] of /** @type {const} */ ([
    ["Mine", /names no cards/],
    ["Mine\n3 Kraken", /no card “Kraken”/],
    ["Mine\n5 Crab\n5 Crab", /at most 9 of a card, not 10 Crab/],
  ]))
    assert.throws(() => deckIn(text, cards), { message: words }, text);
});

test("the player's own decks are kept under their names; what cannot be read is left alone", () => {
  store.set(
    "deckmate.decks",
    JSON.stringify([{ name: "Old", value: "kraken:1" }, 7, { name: "Mine", value: "nope:0" }]),
  );
  assert.deepEqual(ownDecks(cards), [{ name: "Mine", value: "nope:0" }]);
  keepDeck({ name: "Mine", value: "crab:2" });
  keepDeck({ name: "Yours", value: "" }, "Mine");
  assert.deepEqual(ownDecks(cards), [{ name: "Yours", value: "" }]);
  dropDeck("Yours");
  assert.deepEqual(JSON.parse(store.get("deckmate.decks") ?? ""), [{ name: "Old", value: "kraken:1" }, 7]);
  store.set("deckmate.decks", "{");
  assert.deepEqual(ownDecks(cards), []);
  assert.equal(
    freshName("Mine", [
      { name: "Mine", value: "" },
      { name: "Mine 2", value: "" },
    ]),
    "Mine 3",
  );
});

test("every ready-made deck has cards enough, and the engine deals them", () => {
  const sizes = {};
  for (const { name, value, about } of readyDecks(cards)) {
    const size = sizeOf(contentsIn(value, cards));
    sizes[name] = size;
    assert.match(about ?? "", /^[A-Z].*[.]$/);
    const game = engine.newGame({ game: "chess-storm", seed: "deck", options: value ? { deck: value } : {} });
    assert.equal(game.view("watcher").storm.deck, size, name);
    assert.ok(size >= 40, `${name}: ${size}`);
    game.free();
  }
  assert.equal(sizes["Beginners' 40"], 40);
  assert.equal(sizes["The printed deck"], cards.length);
});
