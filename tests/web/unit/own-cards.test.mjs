// Own cards on the shelf: sets of at most forty, what cannot be read is left alone; texts lead back to their cards.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { store } from "./browser.mjs";

const engine = await createRequire(import.meta.url)("../../../dist/engine.js").load();
const { context } = await import("../../../www/context.js");
context.connect(/** @type {any} */ ({ call: async (op, ...args) => engine[op](...args) }), engine.catalog());
const shelf = await import("../../../www/cards/shelf.js");
const { cardsIn, fileOf, linksOf } = await import("../../../www/workshop/set-text.js");

/** @param {string} title */
const packed = (title) => engine.checkCard({ v: 1, title, when: "before", do: [{ draw: 2 }] }).packed;
const names = async () => (await shelf.sets()).map(({ name, cards }) => [name, cards.length]);

test("a full set goes on in a new one, and a card is kept once", async () => {
  const many = Array.from({ length: 45 }, (_, at) => packed(`Gift ${at}`));
  shelf.keepCards(many, "Gifts");
  assert.deepEqual(await names(), [
    ["Gifts", 40],
    ["Gifts 2", 5],
  ]);
  shelf.keepCards([many[3], many[44]]);
  assert.deepEqual(await names(), [
    ["Gifts", 40],
    ["Gifts 2", 5],
  ]);
  shelf.moveCard(many[0], "Others");
  shelf.renameSet("Gifts 2", "Gifts");
  assert.deepEqual(await names(), [
    ["Gifts", 39],
    ["Gifts 2", 5],
    ["Others", 1],
  ]);
  for (const card of many) shelf.removeCard(card);
  assert.deepEqual(await names(), []);
});

test("what no game takes is left alone on the shelf", async () => {
  const one = packed("Gift");
  store.set("deckmate.cards", JSON.stringify([{ name: "Old", cards: ["nonsense", one, 7] }, "none"]));
  const [set] = await shelf.sets();
  assert.deepEqual([set.name, set.cards.map(({ title }) => title), set.broken], ["Old", ["Gift"], ["nonsense"]]);
  shelf.replaceCard(one, packed("Present"));
  assert.deepEqual(JSON.parse(store.get("deckmate.cards") ?? ""), [
    { name: "Old", cards: ["nonsense", packed("Present")] },
  ]);
});

test("a set as file and as links leads back to its cards; faults are named", async () => {
  const cards = await Promise.all(["One gift", "Other gift"].map((title) => shelf.ownCard(packed(title))));
  for (const text of [await fileOf(cards), linksOf(cards), `\n${packed("One gift")}, ${packed("Other gift")}`]) {
    const found = await cardsIn(text);
    assert.deepEqual([found.cards.map(({ title }) => title), found.faults], [["One gift", "Other gift"], []], text);
  }
  const { cards: read, faults } = await cardsIn('[{"v":1,"title":"Bad","when":"end","do":[]}, 5]');
  assert.equal(read.length, 0);
  assert.match(faults[0], /^Bad: /);
  assert.equal(faults.length, 2);
  assert.match((await cardsIn("{")).faults[0], /^This is no JSON/);
  assert.deepEqual((await cardsIn("hi")).faults, ["There is no card in this text."]);
});
