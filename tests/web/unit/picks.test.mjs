// What is picked on the board: squares of a card's pairs that are the only ones need no tap of their own.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Picks } from "../../../www/board/picks.js";

/** @param {string} pairs @returns {any[]} */
const offers = (pairs) => pairs.split(" ").map((text) => ({ text, squares: [text.slice(0, 2), text.slice(2)] }));
const numbered = (/** @type {string} */ name) => (name.charCodeAt(0) - 97) * 8 + Number(name[1]);
const texts = (found) => found.map(({ text }) => text);

test("the only piece of a card's pairs is picked already, and stays so", () => {
  const picks = new Picks();
  picks.reset(offers("e1a1 e1b1"), numbered, true);
  assert.deepEqual(picks.picked, [numbered("e1")]);
  assert.equal(picks.back(), false);
  assert.deepEqual(picks.pick(numbered("e1")), []);
  assert.deepEqual(picks.picked, [numbered("e1")]);
  picks.clear();
  assert.deepEqual(texts(picks.pick(numbered("b1"))), ["e1b1"]);
});

test("a move of the only piece that can move begins with a tap on it", () => {
  const picks = new Picks();
  picks.reset(offers("e1a1 e1b1"), numbered);
  assert.deepEqual(picks.picked, []);
  assert.deepEqual(picks.pick(numbered("e1")), []);
  assert.equal(picks.back(), true);
});

test("a piece of several with one square has that as its only one; the second tap of habit is let go by", () => {
  const picks = new Picks();
  picks.reset(offers("a2a3 b2b3 c2c3 c2c4"), numbered, true);
  assert.deepEqual(picks.picked, []);
  picks.pick(numbered("a2"));
  assert.equal(picks.only()?.offer.text, "a2a3");
  picks.settled = numbered("a3");
  picks.reset(offers("b2b3 c2c3"), numbered, true);
  assert.equal(picks.isSettled(numbered("a3")), true);
  assert.equal(picks.isSettled(numbered("a3")), false);
  picks.reset(offers("c2c3 c2c4 b2b3"), numbered, true);
  picks.pick(numbered("c2"));
  assert.equal(picks.only(), null);
  // Of one pair alone the piece is picked; its square is still chosen by a tap.
  picks.reset(offers("a2a3"), numbered, true);
  assert.deepEqual(picks.picked, [numbered("a2")]);
  assert.deepEqual(texts(picks.pick(numbered("a3"))), ["a2a3"]);
});

test("a swap of two kinds begins with either piece, and is one answer; what swaps both ways is asked once", () => {
  const swaps = (/** @type {string} */ pairs) => offers(pairs).map((offer) => ({ ...offer, choice: { t: "swap" } }));
  const picks = new Picks();
  picks.reset(swaps("c8a8 c8h8 f8a8 f8h8"), numbered);
  assert.deepEqual(picks.first(), new Set(["c8", "f8", "a8", "h8"].map(numbered)));
  assert.deepEqual(picks.pick(numbered("h8")), []);
  assert.deepEqual(picks.next(), new Set(["c8", "f8"].map(numbered)));
  assert.deepEqual(texts(picks.pick(numbered("f8"))), ["f8h8"]);
  picks.reset(swaps("a1b1 b1a1 a1c1"), numbered);
  picks.pick(numbered("b1"));
  assert.deepEqual(texts(picks.pick(numbered("a1"))), ["b1a1"]);
  // A move has one way only.
  picks.reset(offers("a2a3 b2b3"), numbered);
  assert.equal(picks.takes(numbered("a3")), false);
});
