// Which sounds belong to what has happened, and how loud they are.
import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

const { gainOf, namesOf, soundsOf } = await import("../../../www/sound/sounds.js");

/** @param {object} view @param {string[]} people */
const match = (view, people = ["first"]) => /** @type {any} */ ({ view: { result: null, check: [], ...view }, people });
/** @param {string[]} kinds @param {object | null} [now] */
const names = (kinds, now = null) =>
  namesOf(/** @type {any} */ (kinds.map((t) => ({ t, had: true }))), /** @type {any} */ (now));

test("a move, a capture, a check, a card and an effect have a sound of their own", () => {
  assert.deepEqual(names(["shift", "say"]), ["move"]);
  assert.deepEqual(names(["lift", "shift"]), ["capture"]);
  assert.deepEqual(names(["shift"], match({ check: ["e8"] })), ["move", "check"]);
  assert.deepEqual(names(["play", "say"]), ["card"]);
  assert.deepEqual(names(["draw"]), ["draw"]);
  assert.deepEqual(names(["cube", "say"]), ["chips"]);
  assert.deepEqual(names(["shuffle", "draw"]), ["shuffle"]);
  assert.deepEqual(names(["effect", "place"]), ["effect", "move"]);
  assert.deepEqual(names(["say"]), []);
});

test("a result is won, lost or drawn for the one person who plays; with two somebody has won", () => {
  assert.deepEqual(names(["over"], match({ result: { winner: "first" } })), ["win"]);
  assert.deepEqual(names(["over"], match({ result: { winner: "second" }, check: ["e1"] })), ["loss"]);
  assert.deepEqual(names(["over"], match({ result: { winner: null } })), ["drawn"]);
  assert.deepEqual(names(["over"], match({ result: { winner: "second" } }, ["first", "second"])), ["win"]);
});

test("each sound is in one group", () => {
  const all = ["moves", "cards", "result"].flatMap(soundsOf);
  assert.equal(new Set(all).size, all.length);
  assert.equal(all.length, 24);
});

test("the volume goes from silent to loud, is soft in the middle, and no value is too loud", () => {
  assert.equal(gainOf(0), 0);
  assert.equal(gainOf(50), 0.4);
  assert.equal(gainOf(100), 1.6);
  assert.equal(gainOf(1e9), 1.6);
  assert.equal(gainOf(-5), 0);
});
