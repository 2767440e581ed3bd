// Own cards of Chess Storm through the engine: what a workshop asks it.
"use strict";
const assert = require("node:assert/strict");
const { test } = require("node:test");
const Deckmate = require("../engine.cjs");

const CATAPULT = { v: 1, title: "Catapult", when: "instead", do: [{ move: "own rook", leap: [3, 0], take: "foe" }] };

test("a card is read as an object, as JSON and packed, and says what it does", async () => {
  const engine = await Deckmate.load();
  const checked = engine.checkCard(CATAPULT);
  assert.ok(checked.ok, checked.message);
  assert.deepEqual(checked.card, CATAPULT);
  assert.match(checked.name, /^catapult~[a-z2-9]{5}$/);
  assert.match(checked.text, /^Move one of your rooks by a jump of exactly three squares/);
  assert.deepEqual([checked.face, checked.family, checked.counsel], [checked.text, "TR", "plain"]);
  const written = [JSON.stringify(CATAPULT, null, 2), checked.packed, `https://x.example/#card=${checked.packed}`];
  for (const text of written) assert.deepEqual(engine.checkCard(text), checked, text);
});

test("a card that is wrong says what and where, whatever it is", async () => {
  const engine = await Deckmate.load();
  const refused = engine.checkCard({ ...CATAPULT, do: [{ remove: "own pwan" }, { drwa: 2 }] });
  assert.deepEqual([refused.ok, refused.error, refused.at], [false, "bad-card", "do[0].remove"]);
  assert.match(refused.message, /Did you mean `pawn`\?$/);
  assert.deepEqual(
    refused.wrongs.map(({ at }) => at),
    ["do[0].remove", "do[1]"],
  );
  assert.match(engine.checkCard({ ...CATAPULT, title: "derby" }).message, /^There is a printed card Derby/);
  let deep = [];
  for (let n = 0; n < 2000; n++) deep = [deep];
  for (const card of ["{", "", "no card", null, 7, [], () => {}, { ...CATAPULT, do: deep }]) {
    const { ok, error, message } = engine.checkCard(card);
    assert.deepEqual([ok, error], [false, "bad-card"], String(card));
    assert.ok(message.length > 10);
  }
});

test("every verb and every list that the words name is among them, and printed cards begin new ones", async () => {
  const engine = await Deckmate.load();
  const words = engine.cardWords();
  const inside = (sort) => {
    for (const list of [sort.word, sort.kinds, sort.bases]) assert.ok(!list || words.lists[list]?.length, list);
    if (sort.is) assert.ok(sort.is === "yes" || sort.is === "step" || words.sorts[sort.is], sort.is);
    const parts = [...(sort.must ?? []), ...(sort.may ?? []), ...(sort.one ?? [])].map((field) => field.sort);
    [...parts, ...(sort.row ?? []), ...(sort.either ?? []), ...(sort.list ? [sort.list] : [])].forEach(inside);
  };
  const parts = ({ must, may }) => inside({ must, may });
  for (const verb of words.verbs) [verb.sort, ...verb.flags.map(({ sort }) => sort)].forEach(inside);
  [...words.verbs, words].forEach(parts);
  Object.values(words.sorts).forEach(inside);
  const grouped = words.groups.flatMap(({ verbs }) => verbs).sort();
  assert.deepEqual(grouped, words.verbs.map(({ word }) => word).sort());
  assert.ok(words.known.swap.includes("good-friends") && words.printed.length >= 101);
  for (const name of words.printed) {
    const card = engine.printedCard(name);
    const checked = engine.checkCard({ ...card, title: "Trial" });
    const widest = ["double", "solid-snake"];
    if (!checked.ok) assert.ok(widest.includes(name) && /^There are up to/.test(checked.message), checked.message);
    else assert.match(checked.warnings[0], /^This is .* under another name\.$/);
  }
  assert.equal(engine.printedCard("coup-detat"), null);
});

test("a new game takes own cards beside those of its setup, over a connection, too", async () => {
  const engine = await Deckmate.load();
  const { packed, name } = engine.checkCard(CATAPULT);
  const wanted = { game: "chess-storm", seed: "own", options: { deck: 0 }, cards: [`${packed}:9`] };
  const game = engine.newGame(wanted);
  assert.deepEqual(game.view("first").storm.hands.first[0], name);
  assert.equal(engine.loadGame(game.save()).save(), game.save());
  assert.equal(engine.loadGame(game.compact()).save(), game.save());
  const both = engine.newGame({ ...wanted, setup: { cards: [{ ...CATAPULT, title: "Sling" }] } });
  assert.equal(both.view("watcher").storm.deck, 10);
  assert.throws(() => engine.newGame({ game: "chess", cards: [packed] }), { error: "bad-setup" });
  const connection = await Deckmate.connect({ where: "page" });
  assert.deepEqual(await connection.call("checkCard", CATAPULT), engine.checkCard(CATAPULT));
  assert.deepEqual(await connection.call("printedCard", "derby"), engine.printedCard("derby"));
  assert.deepEqual(await connection.call("cardWords"), engine.cardWords());
});
