// The words before a draw where a king is attacked: how many cards of the deck capture it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { oddsOf } from "../../../www/games/doublecross/odds.js";

/** @type {(first: number, second: number, asked?: "first" | "second") => string} */
const odds = (first, second, asked = "first") =>
  oddsOf(/** @type {any} */ ({ deck: 31, strikes: { first, second } }), asked);

test("the chance to capture a king, and the danger to one's own, are told to whoever draws", () => {
  assert.equal(odds(0, 0), "");
  assert.equal(odds(2, 0), "2 of 31 cards let you capture the king!");
  assert.equal(odds(0, 1), "Your king is in danger from 1 of 31 cards.");
  assert.equal(odds(1, 2, "second"), odds(2, 1));
  assert.equal(odds(2, 1), "2 of 31 cards let you capture the king! Your king is in danger from 1 of 31 cards.");
});
