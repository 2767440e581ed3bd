// The size of a board's squares in each room of the window.
import assert from "node:assert/strict";
import { test } from "node:test";
import { measure } from "../../../www/board/measure.js";

const usual = { columns: 8, rows: 8 };
const wide = { columns: 16, rows: 8 };

test("a board uses the width of a phone, and the height of a desktop", () => {
  for (const [width, height, size] of [
    [360, 360, 44],
    [390, 400, 48],
    [748, 748, 91],
    [1020, 1020, 124],
    [1340, 1340, 164],
  ])
    assert.equal(measure(width, height, usual, true).size, size, `${width} by ${height}`);
});

test("a board has its letters in its rim, and a narrow or low one that is seen whole on its squares", () => {
  for (const [width, height, shape] of /** @type {const} */ ([
    [1240, 600, wide],
    [500, 500, usual],
    [390, 500, wide],
  ])) {
    const { onSquares, rim, thin } = measure(width, height, shape, width < 500);
    assert.ok(!onSquares && rim >= 13 && thin < rim, `${width}: ${rim} and ${thin}`);
  }
  for (const [width, height] of [
    [390, 400],
    [600, 256],
  ]) {
    const { onSquares, rim, thin } = measure(width, height, usual, true);
    assert.ok(onSquares && rim === thin, `${width} by ${height}`);
  }
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
