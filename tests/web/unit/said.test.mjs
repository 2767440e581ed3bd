// Typed lines at Chess Storm: what counts as naming a piece or as a complaint, and which of several remarks costs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { amountsTo, remarksIn } from "../../../www/games/chess-storm/said.js";

const KINDS = ["pawn", "knight", "bishop", "rook", "queen"];
const names = KINDS.map((say) => ({ text: `say:${say}`, choice: { t: "say", say } }));
const grumble = { text: "grumble", choice: { t: "grumble" } };

test("names of kinds count in every number and case, other words do not", () => {
  assert.deepEqual(remarksIn("Nice BISHOP! The queen's pawns…"), ["bishop", "queen", "pawn"]);
  for (const line of ["", "Hello there", "the king is in check", "a pawnbroker, knighted", "Brook"])
    assert.deepEqual(remarksIn(line), [], line);
});

test("blame counts where it is about the game, and where nobody denies it", () => {
  for (const line of ["This card is silly.", "what a STUPID game", "I hate that", "Your rules are unfair!"])
    assert.deepEqual(remarksIn(line), ["grumble"], line);
  for (const line of ["silly me", "not a bad card", "This isn’t stupid", "a lovely game", "bad move"])
    assert.deepEqual(remarksIn(line), [], line);
});

test("of several remarks the first counts that costs something, and only what may be said", () => {
  const line = (text, offers, ...costly) => amountsTo(text, offers, costly)?.text ?? null;
  assert.equal(line("knight takes bishop", names, "bishop"), "say:bishop");
  assert.equal(line("knight takes bishop", names, "knight", "bishop"), "say:knight");
  assert.equal(line("my queen", names, "pawn"), "say:queen");
  assert.equal(line("my pawn", [grumble], "grumble"), null);
  assert.equal(line("this game is bad for my pawn", [...names, grumble], "pawn", "grumble"), "grumble");
  assert.equal(line("this game is bad for my pawn", [...names, grumble], "pawn"), "say:pawn");
  assert.equal(line("my pawn stands badly in this stupid game", [grumble]), "grumble");
  assert.equal(line("good luck", [...names, grumble], "pawn", "grumble"), null);
});
