// The size of a board's squares in each room of the window, and a drawing that is set before another one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { measure } from "../../../www/board/measure.js";
import { moved } from "../../../www/pieces/joined.js";

const usual = { columns: 8, rows: 8 };
const wide = { columns: 16, rows: 8 };

test("a board uses the width of a phone, and the height of a desktop", () => {
  for (const [width, height, size] of [
    [360, 360, 44],
    [390, 400, 48],
    [748, 748, 91],
    [1020, 1020, 124],
  ])
    assert.equal(measure(width, height, usual, true).size, size, `${width} by ${height}`);
});

test("a board has its letters in its rim, and a narrow one that is seen whole on its squares", () => {
  for (const [width, height, shape] of /** @type {const} */ ([
    [1240, 600, wide],
    [500, 500, usual],
    [390, 500, wide],
  ])) {
    const { onSquares, rim, thin } = measure(width, height, shape, width < 500);
    assert.ok(!onSquares && rim >= 13 && thin < rim, `${width}: ${rim} and ${thin}`);
  }
  const narrow = measure(390, 400, usual, true);
  assert.ok(narrow.onSquares && narrow.rim === narrow.thin);
});

test("a path is made smaller and set elsewhere: places move, lengths shrink, an arc keeps its turn and flags", () => {
  assert.equal(moved("M10 20L30 40z", 0.5, 100, 200), "M105 210L115 220z");
  assert.equal(moved("M10 20l30-40h10v10", 0.5, 100, 200), "M105 210l15 -20h5v5");
  assert.equal(moved("M0 0H10V20", 2, 1, 3), "M1 3H21V43");
  assert.equal(moved("M0 0a4 6 30 1 0 8 10", 0.5, 9, 9), "M9 9a2 3 30 1 0 4 5");
  assert.equal(moved("M0 0A4 6 30 1 0 8 10", 0.5, 9, 9), "M9 9A2 3 30 1 0 13 14");
});

test("in a low frame a wide board is seen whole, in place of a map that leaves it no room", () => {
  for (const [width, height] of [
    [360, 256],
    [320, 256],
    [340, 240],
  ]) {
    const { size, pans, across, rim, thin } = measure(width, height, { columns: 16, rows: 8 }, true);
    assert.equal(pans, false);
    assert.ok(size >= 19 && across === 16 * size && across + rim + thin <= width, `${width}: ${size}`);
  }
});
