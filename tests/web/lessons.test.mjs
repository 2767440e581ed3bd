// Every step of every first game in the engine: the way that it shows reaches its goal, wrong ways miss it, and its
// texts are short.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { stepsOf } from "../../www/games/lessons.js";
import { TIPS } from "./tips.mjs";

const engine = await createRequire(import.meta.url)("../../dist/engine.js").load();
const { games } = engine.catalog();

/** By game and step: ways that miss the goal, with commas between them. */
const WRONG = {
  chess: ["c3e4, b2b4", "e1f1, h1g1", "a7a8=rook, g2g3", "a1a7", "e1d1, e1f1, g1e2", "a1e1, g2g4"],
  "full-double": ["h3h4, h3g4", "c1b3", "e1d1, j1j7", "i1i7"],
  doublecross: [
    "draw c3b5, resign",
    "draw d7d4, draw d7h3",
    "draw f1b5 done, draw f1c4, draw f1a6",
    "draw e8d7 done draw draw e7e6, draw e8f8 draw d1d7 done",
    "pass",
    "draw draw d1d2, draw draw f2f3",
  ],
  "five-card": [
    "b2b3, fold, g1h1",
    "g1f1, g1h1",
    "resign, fold resign",
    "d1d8, b1b8, fold",
    "a1a8, call a1a7",
    "no, yes a7a6",
  ],
  deception: ["c3b5, uncloak:c3 c3d4", "c2c4, uncloak:c2 c2c7", "a2a3, a1d1", "a1d1, a1a6"],
  "chess-storm": [
    "h2h3 pass, g1f1 pass",
    "card:phase-shift piece:d4 d1d7, d1e1 pass, card:phase-shift piece:f2 d1e1",
    "h2h3 pass, h2h3 card:inception piece:f7",
    "pass pass",
    "pass pass",
    "h2h3 pass",
  ],
};

/**
 * Gives these answers of the player, whatever the computer answers between them: how the goal stands then.
 * @param {string} game @param {import("../../www/games/protocol").Step} step @param {string} way
 */
function judged(game, { setup, options, moves = [], goal, rest = [] }, way) {
  const match = engine.newGame({ game, seed: "practice", options, setup });
  const give = (text) => {
    const step = match.apply(text);
    const offered = () => match.legalMoves().map((offer) => offer.text);
    assert.ok(step.ok, `${text}: ${step.message} (offered: ${step.ok || offered().join(" ")})`);
  };
  const told = new Set();
  const reply = () => {
    while (match.judge(goal) === "open" && match.prompt().seat === "second")
      give(match.suggest({ level: "beginner", budget: 200, seed: "reply" }).text);
  };
  for (const text of moves) give(text);
  for (const text of way.split(" ")) {
    reply();
    assert.equal(match.judge(goal), "open", `${way}: before ${text}`);
    assert.equal(match.prompt().seat, "first");
    give(text);
    reply();
    const next = match.judge(goal) === "open" && rest.findLast((part) => isReached(match, part));
    if (next) told.add(next);
  }
  reply();
  const verdict = match.judge(goal);
  match.free();
  if (verdict === "reached") assert.deepEqual([...told], rest, "what is still to be done is told, in order");
  return verdict;
}

/** Whether this part of a step has been reached. @param {any} match @param {{ goal?: string, why?: string }} part */
const isReached = (match, { goal, why }) => (goal ? match.judge(goal) === "reached" : match.prompt()?.why === why);

test("each game has a first game of three to six steps", () => {
  for (const { name } of games) {
    const { length } = stepsOf(name);
    assert.ok(length >= 3 && length <= 6, `${name}: ${length}`);
    assert.equal(WRONG[name].length, length, name);
  }
  assert.deepEqual(stepsOf("no-such-game"), []);
});

test("what a step says is a sentence or two, short enough for a phone", () => {
  for (const { name } of games)
    for (const { task, done, missed = task, rest, tips = [] } of stepsOf(name)) {
      for (const tip of tips) assert.ok(tip in TIPS, tip);
      for (const text of [task, done, missed, ...(rest ?? []).map((part) => part.task)]) {
        assert.match(text, /^[A-Z].*[.?]$/, name);
        assert.ok(text.length <= 115, `${text}: ${text.length} characters`);
      }
    }
});

for (const { name } of games)
  for (const [at, step] of stepsOf(name).entries())
    test(`step ${at + 1} of ${name} is reached, and missed`, () => {
      assert.equal(judged(name, step, step.way), "reached", step.way);
      for (const way of WRONG[name][at].split(", ")) assert.equal(judged(name, step, way), "missed", way);
    });
