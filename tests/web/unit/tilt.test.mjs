// The card of the balancing game: it stands still in no wind, falls by itself in a storm, and can be kept up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { after, FALLEN, gustAt, hasFallen, lean, STEP, upright } from "../../../www/games/chess-storm/tilt.js";

const TIME = 5000;

/** Plays to the end with a player; the milliseconds that the card stood. */
function play(gusts, push) {
  let card = upright(gusts);
  let at = 0;
  for (; at < TIME && !hasFallen(card); at += STEP) card = after(card, push(card), gustAt(gusts, at, TIME));
  return at;
}

const strongest = Array.from({ length: 20 }, (_, at) => (at % 3 ? 100 : -100));
const steady = ({ tilt, speed }) => Math.max(-1, Math.min(1, -4 * tilt - 1.5 * speed));

test("a card that nobody holds falls before the time is over", () => {
  for (const gusts of [[], [0], strongest, [100], [-100]]) assert.ok(play(gusts, () => 0) < TIME);
});

test("a quiet hand keeps it up in the strongest gusts", () => {
  for (const gusts of [strongest, strongest.map((gust) => -gust), Array(20).fill(100), Array(20).fill(-100), []])
    assert.equal(play(gusts, steady), TIME);
});

test("keys alone do, too: full pushes against the tilt", () => {
  const keys = ({ tilt, speed }) => -Math.sign(tilt + 0.4 * speed);
  assert.equal(play(strongest, keys), TIME);
});

test("gusts fill the time evenly, and the last one lasts to its end", () => {
  const gusts = [10, -20, 30, -40];
  assert.deepEqual(
    [0, 1249, 1250, 2500, 4999, 5000].map((at) => gustAt(gusts, at, TIME)),
    [0.1, 0.1, -0.2, 0.3, -0.4, -0.4],
  );
  assert.equal(gustAt([], 100, TIME), 0);
});

test("it is fallen beyond its limit, on either side", () => {
  assert.ok(hasFallen({ tilt: FALLEN + 0.01, speed: 0 }) && hasFallen({ tilt: -FALLEN - 0.01, speed: 0 }));
  assert.ok(!hasFallen({ tilt: FALLEN - 0.01, speed: 0 }));
});

test("a device pushes to the side of its screen that it is lowered to, however it is turned", () => {
  for (const [angle, low] of /** @type {const} */ ([
    [0, { beta: 0, gamma: 20 }],
    [90, { beta: 20, gamma: 0 }],
    [180, { beta: 0, gamma: -20 }],
    [270, { beta: -20, gamma: 0 }],
    [-90, { beta: -20, gamma: 0 }],
  ]))
    assert.equal(lean(low, angle), 1, `${angle}`);
  assert.equal(lean({ beta: 50, gamma: -10 }, 0), -0.5);
  assert.equal(lean({ beta: 0, gamma: -90 }, 0), -1);
});
