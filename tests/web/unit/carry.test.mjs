// Everything kept that is carried to another device, and how it joins what is there.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { store } from "./browser.mjs";

Object.assign(globalThis, { addEventListener() {} });
const { context } = await import("../../../www/context.js");
const { everything, kindsOf, loadIn, take } = await import("../../../www/line/carry.js");
const games = [
  { name: "chess", title: "Chess" },
  { name: "deception", title: "Deception Chess" },
];
context.connect(/** @type {any} */ ({}), /** @type {any} */ ({ games }));

/** @param {Record<string, string>} texts */
const keep = (texts) => {
  store.clear();
  for (const [key, text] of Object.entries(texts)) store.set(`deckmate.${key}`, text);
};
const kept = (/** @type {string} */ key) => store.get(`deckmate.${key}`);

const HERE = {
  settings: '{"theme":"dark"}',
  decks: '[{"name":"Small","value":"a:1"},{"name":"Mine","value":"b:2"}]',
  "game.chess": '{"save":"one"}',
  ended: '["200","100"]',
  "ended.200": "two hundred",
  "ended.100": "one hundred",
  cards: '[{"name":"Sunday","cards":["one","two"]}]',
  puzzles: '{"rating":1100}',
  at: "chess",
  line: '{"as":"host"}',
  "decks.unread": "broken",
};
beforeEach(() => keep(HERE));

test("all that outlasts the page goes along, in words first; where this page is, and its line, stay", () => {
  const load = everything();
  assert.deepEqual(Object.keys(load).sort(), [
    "cards",
    "decks",
    "ended.100",
    "ended.200",
    "game.chess",
    "player",
    "settings",
  ]);
  assert.deepEqual(
    kindsOf(load).map(({ words }) => words),
    [
      "Unfinished game: Chess",
      "2 finished games",
      "2 decks",
      "Cards of your own",
      "Levels, stars, puzzle rating and days",
      "Settings, sounds and names",
    ],
  );
});

test("on the other device games and decks are added, the rest takes its place, and what is not wanted stays", () => {
  const load = loadIn(everything());
  const kinds = kindsOf(load).filter(({ name }) => name !== "player");
  keep({
    decks: '[{"name":"Mine","value":"old"},{"name":"Other","value":"c:3"}]',
    cards: '[{"name":"Sunday","cards":["two","three"]}]',
    ended: '["150"]',
    "ended.150": "own",
    settings: "{}",
    puzzles: '{"rating":900}',
    "game.deception": "own",
  });
  assert.equal(take(load, kinds), 0);
  assert.deepEqual(
    JSON.parse(kept("decks")).map((/** @type {Record<string, string>} */ { name, value }) => `${name} ${value}`),
    ["Mine old", "Other c:3", "Small a:1", "Mine 2 b:2"],
  );
  assert.deepEqual(JSON.parse(kept("cards")), [{ name: "Sunday", cards: ["two", "three", "one"] }]);
  assert.equal(kept("ended"), '["100","150","200"]');
  assert.deepEqual(
    [
      kept("ended.150"),
      kept("ended.200"),
      kept("settings"),
      kept("puzzles"),
      kept("game.deception"),
      kept("game.chess"),
    ],
    ["own", "two hundred", HERE.settings, '{"rating":900}', "own", HERE["game.chess"]],
  );
});

test("keys that are none, texts that are none, too many and too large ones are not taken", () => {
  const strange = {
    at: "line",
    line: "{}",
    "ended.x": "a",
    "game.poker": "b",
    __proto__: "c",
    levels: 5,
    cabinet: "[]",
  };
  assert.deepEqual(loadIn(strange), { cabinet: "[]" });
  for (const found of [null, [], "text", {}, { line: "{}" }]) assert.throws(() => loadIn(found), /nothing in it/);
  const many = Object.fromEntries(Array.from({ length: 401 }, (_, at) => [`ended.${at}`, "a"]));
  assert.throws(() => loadIn(many), /more than this page can take/);
  assert.throws(() => loadIn({ settings: "x".repeat(5_000_001) }), /more than this page can take/);
});

test("of two states of one game the later one goes on, and the other is not lost", () => {
  const all = () => JSON.parse(kept("ended") ?? "[]").map((/** @type {string} */ key) => kept(`ended.${key}`));
  const state = (/** @type {string} */ save, /** @type {number} */ when) =>
    JSON.stringify({ game: "chess", save, seats: {}, when });
  for (const [here, there] of [
    [5, 9],
    [9, 5],
  ]) {
    const [own, other] = [state("own", here), state("other", there)];
    keep({ "game.chess": own });
    const load = loadIn({ "game.chess": other });
    // Taken twice, nothing is there twice.
    for (let n = 0; n < 2; n++) assert.equal(take(load, kindsOf(load)), 0);
    assert.equal(kept("game.chess"), here < there ? other : own);
    assert.deepEqual(all(), [here < there ? own : other]);
  }
  // Two finished games with one key are two.
  keep({ ended: '["7"]', "ended.7": "own" });
  const load = loadIn({ "ended.7": "other" });
  for (let n = 0; n < 2; n++) take(load, kindsOf(load));
  assert.deepEqual(all(), ["own", "other"]);
});

test("of a game by links the longer one goes on; another way of it lies among the finished games", () => {
  const post = (/** @type {string[]} */ ...answers) =>
    JSON.stringify({
      game: "chess",
      own: "second",
      when: 5,
      save: JSON.stringify({ turns: answers.map((one) => [one]) }),
    });
  const [short, long, apart] = [post("first e2e4"), post("first e2e4", "second e7e5"), post("first d2d4")];
  for (const [here, there, after, aside] of /** @type {[string | null, string, string, number][]} */ ([
    [null, short, short, 0],
    [short, long, long, 0],
    [long, short, long, 0],
    [long, apart, long, 1],
  ])) {
    keep(here ? { post: '[{"id":"abcd1234"}]', "post.abcd1234": here } : {});
    const load = loadIn({ "post.abcd1234": there, "post.x": there });
    assert.deepEqual(
      kindsOf(load).map(({ words }) => words),
      ["1 game by links"],
    );
    assert.equal(take(load, kindsOf(load)), 0);
    assert.equal(JSON.parse(kept("post.abcd1234")).save, JSON.parse(after).save);
    assert.equal(JSON.parse(kept("post"))[0].id, "abcd1234");
    assert.equal(JSON.parse(kept("ended") ?? "[]").length, aside);
  }
});
