// Decks of Chess Storm: contents, the option's value and the text of a deck lead to each other; what a value means the
// engine alone says. The ready-made ones are dealt.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { store } from "./browser.mjs";

const folder = "../../../www/games/chess-storm/decks";
const [texts, own, ready] = await Promise.all(["decks", "own", "ready"].map((name) => import(`${folder}/${name}.js`)));
const engine = await createRequire(import.meta.url)("../../../dist/engine.js").load();
const { context } = await import("../../../www/context.js");
context.connect(/** @type {any} */ ({ call: async (op, ...args) => engine[op](...args) }), engine.catalog());
const { cards } = engine.catalog().games.find(({ name }) => name === "chess-storm");
const printed = cards.filter(({ copies }) => copies > 0);
const {
  contentsIn,
  deckIn,
  dropDeck,
  freshName,
  keepDeck,
  optionOf,
  ownDecks,
  readyDecks,
  sizeOf,
  textOf,
  trialDeck,
  heldAtStart,
} = {
  ...texts,
  ...own,
  ...ready,
};

test("an opponent brings the cards that it likes to the deck for beginners, and to no other", async () => {
  const { bring, BROUGHT } = await import(`${folder}/brought.js`);
  const likes = JSON.parse(readFileSync("src/bots/habits.json", "utf8")).filter((one) => one.likes);
  assert.deepEqual(
    Object.keys(BROUGHT),
    likes.map(({ name }) => name),
  );
  const deck = ready.forBeginners();
  for (const { name, likes: liked } of likes) {
    const contents = await contentsIn(bring(name, { deck }).deck);
    for (const card of Object.keys(liked)) assert.ok(contents[card] > 0, `${name}: ${card}`);
    assert.equal(bring(name, { deck: "second" }), null);
  }
  assert.equal(bring("purist", { deck }), null);
});

test("a value leads to contents and back, the shorter way", async () => {
  const again = async (value) => optionOf(await contentsIn(value), cards);
  for (const text of ["", "nope:0", "nope:0/crab:3", "0/crab:2/nope:1"]) {
    const value = await again(text);
    assert.equal(await again(value), value);
  }
  assert.equal(await again("0/crab:2"), "0/crab:2");
  assert.equal(await again("0/Rock'n'Roll:2"), "0/rock-n-roll:2");
  assert.equal(await again("0/rocknroll:2"), "0/rock-n-roll:2");
  assert.equal(await again("1"), "");
  assert.equal(sizeOf(await contentsIn("2")), 2 * printed.length);
  for (const value of ["kraken:1", "crab:10", "crab:x", "0/1", "0/constructor:9"])
    await assert.rejects(contentsIn(value), { error: "bad-option" }, value);
});

test("the editor opens what the engine deals, with the same number of cards", async () => {
  const rest = "/crab:9/nope:9/jenga:9";
  for (const deck of ["", "nope:0", "1/", "2/nope:0", `0${rest}`, `0/crab:+9/nope:09/jenga:9`, `0/${rest}/`]) {
    const game = engine.newGame({ game: "chess-storm", seed: "deck", options: { deck } });
    assert.equal(sizeOf(await contentsIn(deck)), game.view("watcher").storm.deck, deck);
    game.free();
  }
  assert.throws(() => engine.counts({ game: "chess-storm", option: "kraken", value: "1" }), {
    error: "unknown-option",
  });
  assert.deepEqual(engine.counts({ game: "doublecross", option: "joust_counts", value: 0 })["save-king"], 0);
});

test("a deck to play with an own card deals it nearly always, as often as its words say", async () => {
  const { name, title, packed } = engine.checkCard({ v: 1, title: "Windfall", when: "before", do: [{ draw: 2 }] });
  const deck = trialDeck({ name, title, packed });
  assert.equal(sizeOf(deck.contents), 20);
  assert.deepEqual([sizeOf(await contentsIn(deck.value)), deck.cards], [11, [`${packed}:9`]]);
  const all = Array.from({ length: 200 }, (_, seed) => {
    const [options, setup] = [{ deck: deck.value, open_hands: true }, { cards: deck.cards }];
    const game = engine.newGame({ game: "chess-storm", seed: `held-${seed}`, options, setup });
    const held = game.view("watcher").storm.hands.first.includes(name);
    game.free();
    return held;
  });
  const held = all.filter(Boolean).length / 2;
  assert.equal(heldAtStart(deck), 97);
  assert.ok(Math.abs(held - 97) < 4, String(held));
});

test("a deck is read by nobody but the engine", () => {
  const folder = "www/games/chess-storm";
  const files = readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".js"));
  assert.ok(files.length > 20);
  const readers = files.filter((name) => /split\("\/"\)/.test(readFileSync(`${folder}/${name}`, "utf8")));
  assert.deepEqual(readers, []);
});

test("a deck as text is read again; accents, small letters and signs may be left out", async () => {
  for (const { name, value } of readyDecks(cards)) {
    const contents = await contentsIn(value);
    const text = textOf(name, contents, cards);
    assert.deepEqual(deckIn(text, cards), { name, value, contents });
  }
  assert.deepEqual(deckIn("Mine\n\n 2x ole\nNOPE\n1 rookies luck", cards).value, "0/ole:2/rookies-luck:1/nope:1");
  for (const [text, words] of /** @type {const} */ ([
    ["Mine", /names no cards/],
    ["Mine\n3 Kraken", /no card “Kraken”/],
    ["Mine\n5 Crab\n5 Crab", /at most 9 of a card, not 10 Crab/],
  ]))
    assert.throws(() => deckIn(text, cards), { message: words }, text);
});

test("the player's own decks are kept under their names; what cannot be read is left alone", async () => {
  store.set(
    "deckmate.decks",
    JSON.stringify([{ name: "Old", value: "kraken:1" }, 7, { name: "Mine", value: "nope:0" }]),
  );
  const own = async () => (await ownDecks()).map(({ name, value }) => ({ name, value }));
  assert.deepEqual(await own(), [{ name: "Mine", value: "nope:0" }]);
  assert.equal((await ownDecks())[0].contents.nope, 0);
  keepDeck({ name: "Mine", value: "crab:2" });
  keepDeck({ name: "Yours", value: "" }, "Mine");
  assert.deepEqual(await own(), [{ name: "Yours", value: "" }]);
  dropDeck("Yours");
  assert.deepEqual(JSON.parse(store.get("deckmate.decks") ?? ""), [{ name: "Old", value: "kraken:1" }, 7]);
  store.set("deckmate.decks", "{");
  assert.deepEqual(await own(), []);
  assert.equal(freshName("Mine", [{ name: "Mine" }, { name: "Mine 2" }]), "Mine 3");
});

test("every ready-made deck has cards enough, and the engine deals them", async () => {
  const sizes = {};
  for (const { name, value, contents, about } of readyDecks(cards)) {
    const size = sizeOf(contents);
    assert.deepEqual(await contentsIn(value), contents, name);
    sizes[name] = size;
    assert.match(about ?? "", /^[A-Z].*[.]$/);
    const game = engine.newGame({ game: "chess-storm", seed: "deck", options: value ? { deck: value } : {} });
    assert.equal(game.view("watcher").storm.deck, size, name);
    assert.ok(size >= 30, `${name}: ${size}`);
    game.free();
  }
  assert.equal(sizes["Beginners' deck"], 40);
  assert.equal(sizes["The printed deck"], printed.length);
  assert.equal(sizes["Both decks"], printed.length + sizes["The second deck"]);
  const values = Object.fromEntries(readyDecks(cards).map(({ name, value }) => [name, value]));
  assert.deepEqual([values["The second deck"], values["Both decks"]], ["second", "printed/second"]);
});

test("a deck's name from elsewhere turns no words around it, and a kept one can still be deleted", async () => {
  assert.equal(deckIn("\u202eevil\n2 Crab", cards).name, "evil");
  assert.equal(deckIn(`${"W".repeat(99)}\n2 Crab`, cards).name.length, 40);
  store.set("deckmate.decks", JSON.stringify([{ name: "\u2067Mine", value: "0/crab:2" }]));
  assert.deepEqual(
    (await ownDecks()).map(({ name }) => name),
    ["Mine"],
  );
  dropDeck("Mine");
  assert.deepEqual(await ownDecks(), []);
});
