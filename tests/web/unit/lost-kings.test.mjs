// A king of Full Double Chess that is lost is told by a tip, as whoever looks sees it, and the tip has words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lostKings } from "../../../www/games/full-double/lost.js";
import { tips } from "../../../www/games/full-double/tips.js";

/** @param {string} eye @param {string[]} lost the sides of the kings that are taken */
const met = (eye, lost) => {
  const taken = [...lost.map((side) => ({ kind: "king", side })), { kind: "pawn", side: "white" }];
  return lostKings(/** @type {any} */ ({ eye, taken, sides: { first: "black", second: "white" } })).map(
    ([name]) => name,
  );
};

test("the lost king is one's own or the other's", () => {
  assert.deepEqual(met("first", []), []);
  assert.deepEqual(met("first", ["white"]), ["other king lost"]);
  assert.deepEqual(met("second", ["white"]), ["own king lost"]);
  assert.deepEqual(met("watcher", ["white"]), []);
  for (const name of met("first", ["white", "black"])) assert.ok(tips[name], name);
});
