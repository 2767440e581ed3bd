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
    "puzzles",
    "settings",
  ]);
  assert.deepEqual(
    kindsOf(load).map(({ words }) => words),
    [
      "Unfinished game: Chess",
      "2 finished games",
      "2 decks",
      "Cards of your own",
      "Puzzle rating and days",
      "Settings, sounds and names",
    ],
  );
});

test("on the other device games and decks are added, the rest takes its place, and what is not wanted stays", () => {
  const load = loadIn(everything());
  const kinds = kindsOf(load).filter(({ name }) => name !== "puzzles");
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
    JSON.parse(kept("decks")).map((/** @type {{ value: string }} */ { value }) => value),
    ["c:3", "a:1", "b:2"],
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
