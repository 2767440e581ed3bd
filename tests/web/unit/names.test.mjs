// Names by another hand: nothing in them turns the words around them, and none is without a visible letter.
import assert from "node:assert/strict";
import { test } from "node:test";
import { store } from "./browser.mjs";

store.set("deckmate.settings", JSON.stringify({ names: { first: "\u200b\u2060", second: "\u202eBo" } }));
const { fitSeats, seatsFor, shownName } = await import("../../../www/match/seats.js");
const { does, oneLine, turnOf } = await import("../../../www/ui/words.js");

const TURNS = [
  "\u202a",
  "\u202b",
  "\u202c",
  "\u202d",
  "\u202e",
  "\u2066",
  "\u2067",
  "\u2068",
  "\u2069",
  "\u200e",
  "\u200f",
];
const UNSEEN = [
  "\u200b",
  "\u200c",
  "\u200d",
  "\u2060",
  "\ufeff",
  "\u00ad",
  "\u3164",
  "\u115f",
  "\u2800",
  "\u{e0041}",
  "\ufe0f",
];

test("signs that turn the direction of the text are left out of a name", () => {
  for (const sign of TURNS)
    assert.equal(shownName(`${sign}Anna${sign} Lee`), "Anna Lee", sign.codePointAt(0)?.toString(16));
  assert.equal(oneLine("\u202eevil\n\u0000name"), "evil name");
});

test("a name without a visible letter counts as none", () => {
  for (const sign of [...UNSEEN, ...TURNS])
    assert.equal(shownName(sign.repeat(9)), "Player", sign.codePointAt(0)?.toString(16));
  assert.equal(shownName(`${"\u200b".repeat(60)}Anna`), "Player");
  const names = (seats) => [seats.first.name, seats.second.name];
  const human = (name) => ({ kind: "human", name });
  assert.deepEqual(names(fitSeats({ first: human("\u200b"), second: human("\u2067B") })), ["Player", "B"]);
  assert.deepEqual(names(fitSeats({ first: { kind: "computer", name: "\u2060" }, second: human("B") })), [
    "Computer",
    "B",
  ]);
  assert.deepEqual(names(seatsFor("hh", "easy")), ["Player 1", "Bo"]);
  assert.deepEqual(names(seatsFor("hc", "easy")), ["You", "Computer"]);
});

test("a name keeps the joiners that its own letters need", () => {
  assert.equal(shownName("می\u200cخواهم"), "می\u200cخواهم");
  assert.equal(shownName("👩\u200d🚀"), "👩\u200d🚀");
});

test("the only player of a page is spoken to; of two players none is", () => {
  assert.deepEqual([turnOf("You"), turnOf("Bo")], ["It's your turn.", "It's Bo's turn."]);
  assert.deepEqual([does("You", "have", "has"), does("Bo", "have", "has")], ["You have", "Bo has"]);
  const human = (name) => ({ kind: "human", name });
  const { first, second } = fitSeats({ first: human("You"), second: human("You") });
  assert.deepEqual([first.name, second.name], ["Player 1", "Player 2"]);
  // Of two players on two devices one is the reader.
  assert.equal(fitSeats({ first: human("Ann"), second: human("You") }, "second").second.name, "You");
});
