// The price of an answer, in few words under it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answerNote } from "../../../www/games/doublecross/answer-note.js";

test("keeping quiet about a check says what it risks, a call and other answers nothing", () => {
  /** @type {(why: string, choice: object) => string | null} */
  const note = (why, choice) => answerNote(/** @type {any} */ ({ prompt: { why } }), /** @type {any} */ ({ choice }));
  assert.equal(note("call", { t: "pass" }), "risks a piece");
  assert.equal(note("call", { t: "claim", claim: "check" }), null);
  assert.equal(note("draw", { t: "draw" }), null);
});
