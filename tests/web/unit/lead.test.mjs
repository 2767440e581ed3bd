// The lead beside a player's captured pieces: pawns, and a king, which is beyond counting.
import assert from "node:assert/strict";
import { test } from "node:test";
import { leadOver } from "../../../www/pieces/lead.js";

/** @param {string} white @param {string} black letters of the pieces on the board */
const over = (white, black) => {
  const KINDS = { k: "king", q: "queen", a: "amazon", p: "pawn" };
  const cells = [...white, "|", ...black].map((letter, at) =>
    letter === "|" ? null : { kind: KINDS[letter], side: at < white.length ? "white" : "black" },
  );
  return leadOver(/** @type {any} */ ({ cells }), "black");
};

test("a captured king is told beside the pawns, or alone where nobody is ahead by pieces", () => {
  assert.equal(over("kk", "kk"), null);
  assert.deepEqual(over("kka", "kk"), ["+12", "12 pawns ahead"]);
  assert.deepEqual(over("kka", "k"), ["+12 and a king", "12 pawns and a king ahead"]);
  assert.deepEqual(over("kk", "kq"), ["a king ahead", "a king ahead"]);
  assert.equal(over("k", "kk"), null);
});
