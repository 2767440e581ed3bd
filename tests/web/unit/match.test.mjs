// A match: what leads it says whether anybody is asked, and a plan lies over what the engine told without changing it.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";

const { Conductor } = await import("../../../www/match/conductor.js");
const { MatchStatus } = await import("../../../www/match/status.js");
const { Play } = await import("../../../www/match/play.js");

/** A state in which a seat is asked. @returns {any} */
const stateOf = (seat, text = "e2e4") => ({
  view: { game: "chess", eye: "first", log: [] },
  prompt: seat && { seat, why: "move" },
  offers: [{ text, squares: [] }],
  save: "{}",
  options: {},
});

const SEATS = { first: { kind: "human", name: "You" }, second: { kind: "computer", name: "Computer" } };
/** @returns {any} */
const matchWith = (conductor, state = stateOf("first")) => {
  const match = new MatchStatus(/** @type {any} */ ({}), /** @type {any} */ ({ seats: SEATS }), state, conductor);
  match.stage = /** @type {any} */ ({});
  return match;
};

test("a game that is played asks its players; one that is only shown asks nobody", () => {
  assert.equal(matchWith(new Play()).asked, "first");
  assert.equal(matchWith(new Play(), stateOf("second")).asked, null);
  const shown = matchWith(new Conductor());
  assert.deepEqual([shown.asked, shown.autoAnswer, shown.sealed], [null, null, false]);
  assert.deepEqual(matchWith(new Play()).people, ["first"]);
});

test("a plan is shown in place of what the engine told, which stays; what the engine tells next ends it", () => {
  const told = stateOf("first");
  const match = matchWith(new Play(), told);
  const planned = stateOf("first", "target");
  match.plan = { shown: planned };
  assert.deepEqual([match.state, match.shown, match.offers[0].text], [told, planned, "target"]);
  match.adopt(stateOf("second", "e7e5"));
  assert.deepEqual([match.plan, match.offers[0].text, match.shown], [null, "e7e5", match.state]);
});

test("own cards are those of the save; a guest, who has none, sits down, too", () => {
  const conductor = () => /** @type {any} */ ({ asks: true, people: [] });
  const save = '{"setup":{"cards":["packed:2"]}}';
  assert.deepEqual(matchWith(conductor(), { ...stateOf("first"), save }).request.cards, ["packed:2"]);
  assert.deepEqual(matchWith(conductor(), { ...stateOf("first"), save: "" }).request.cards, []);
});

test("only what the engine tells becomes the state", () => {
  const match = matchWith(new Play());
  assert.throws(() => {
    match.state = stateOf("second");
  }, TypeError);
});
