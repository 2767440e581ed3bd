// What attackers try, a little of it in every test; DECKMATE_ATTACKS=full does as much as docs/trust.md says.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { malformed } from "./attack/calls.mjs";
import { changed } from "./attack/saves.mjs";
import { setUp } from "./attack/setups.mjs";

const { load } = createRequire(import.meta.url)("../../dist/engine.js");
const engine = await load();
const full = process.env.DECKMATE_ATTACKS === "full";
const report = (/** @type {string} */ what, /** @type {unknown} */ found) =>
  full && console.log(what, JSON.stringify(found));

test("malformed calls are refused by their kind, and change nothing", () => {
  report("malformed calls", malformed(engine, full ? 100_000 : 3_000));
});

test("changed saves are refused in words, or are games", () => {
  const found = changed(engine, full ? 10_000 : 400);
  report("changed saves", found);
  assert.ok(found.longest < 2_000, `a save took ${found.longest} ms`);
});

test("random setups are refused, or can be played out", () => {
  report("random setups", setUp(engine, full ? 2_000 : 40));
});
