// How strong the computer is, by game: beginner until a level is chosen, or beaten.
import assert from "node:assert/strict";
import { test } from "node:test";
import { store } from "./browser.mjs";

const { beaten, chooseLevel, levelOf } = await import("../../../www/match/levels.js");
const { startOf } = await import("../../../www/games/registry.js");

/** A game that is over. @returns {any} */
const over = (game, winner, level = "beginner", seats = "hc") => {
  const seat = (name) => (seats[name === "first" ? 0 : 1] === "h" ? { kind: "human" } : { kind: "computer", level });
  const people = ["first", "second"].filter((name) => seat(name).kind === "human");
  return { view: { game, result: { winner } }, people, seat, other: (name) => (name === "first" ? "second" : "first") };
};

test("every game begins against a beginner, and each remembers its own level", async () => {
  store.clear();
  for (const game of ["chess", "doublecross", "five-card", "deception", "full-double"])
    assert.equal((await startOf(game)).level, "beginner");
  chooseLevel("chess", "strong");
  assert.deepEqual([levelOf("chess"), levelOf("deception")], ["strong", "beginner"]);
  assert.equal((await startOf("chess")).level, "strong");
  chooseLevel("chess", "beginner");
  assert.equal(levelOf("chess"), "beginner");
});

test("whoever beats the beginner meets the next level, unless a level was chosen", () => {
  store.clear();
  assert.equal(beaten(over("chess", "second")), null);
  assert.equal(beaten(over("chess", null)), null);
  assert.equal(beaten(over("chess", "first", "easy")), null);
  assert.equal(beaten(over("chess", "first", "beginner", "hh")), null);
  assert.equal(levelOf("chess"), "beginner");
  assert.equal(beaten(over("chess", "first")), "easy");
  assert.deepEqual([levelOf("chess"), levelOf("doublecross")], ["easy", "beginner"]);
  chooseLevel("chess", "beginner");
  assert.equal(beaten(over("chess", "first")), null);
  assert.equal(levelOf("chess"), "beginner");
});

test("what is kept by another hand is one of the levels, or none", () => {
  for (const text of ['{"chess":"__proto__"}', "[]", "7", "{", '{"chess":{}}', "null"]) {
    store.set("deckmate.levels", text);
    assert.equal(levelOf("chess"), "beginner", text);
    assert.equal(levelOf("constructor"), "beginner", text);
  }
});
