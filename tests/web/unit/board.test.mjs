// What is picked on a board, and how its squares lie on the screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Picks } from "../../../www/board/picks.js";
import { Shape } from "../../../www/board/shape.js";

const board = new Shape(8, 8, false, false);
const wide = new Shape(16, 8, false, false);
const names = (squares, shape = board) => [...squares].map((square) => shape.name(square)).sort();

/** Picks among offers that are written as their squares: "e2 e4". */
function picksOf(...offers) {
  const picks = new Picks();
  picks.reset(
    /** @type {any} */ (offers.map((text) => ({ text, squares: text.split(" ").filter(Boolean) }))),
    (name) => (name === "-" ? Picks.BUTTON : board.square(name)),
  );
  return (...squares) => {
    let complete = [];
    for (const name of squares) complete = picks.pick(board.square(name));
    return {
      complete: complete.map(({ text }) => text),
      next: names(picks.next()),
      picked: names(picks.picked),
      first: names(picks.first()),
      back: () => picks.back(),
    };
  };
}

test("an offer is complete when its last square is picked", () => {
  const pick = picksOf("e2 e4", "e2 e3", "g1 f3", "");
  assert.deepEqual(pick().first, ["e2", "g1"]);
  assert.deepEqual(pick("e2").next, ["e3", "e4"]);
  assert.deepEqual(pick("e4").complete, ["e2 e4"]);
});

test("a king that castles is dropped on its target or on the piece with which it castles", () => {
  const picks = new Picks();
  picks.reset(
    /** @type {any} */ ([
      { text: "e1g1", squares: ["e1", "g1"], onto: "h1" },
      { text: "h1f1", squares: ["h1", "f1"] },
    ]),
    (name) => board.square(name),
  );
  const pick = (...squares) => squares.map((name) => picks.pick(board.square(name)).map(({ text }) => text)).at(-1);
  assert.deepEqual(pick("e1", "h1"), ["e1g1"]);
  picks.picked = [];
  assert.deepEqual(pick("e1", "g1"), ["e1g1"]);
  picks.picked = [];
  assert.deepEqual(pick("h1", "f1"), ["h1f1"]);
});

test("the same square lets go, another candidate changes the choice, any other square clears it", () => {
  assert.deepEqual(picksOf("e2 e4", "g1 f3")("e2", "e2").picked, []);
  assert.deepEqual(picksOf("e2 e4", "g1 f3")("e2", "g1").picked, ["g1"]);
  assert.deepEqual(picksOf("e2 e4", "g1 f3")("e2", "h8").picked, []);
});

test("several offers with the same squares are complete together", () => {
  const picks = new Picks();
  picks.reset(/** @type {any} */ (["queen", "rook"].map((text) => ({ text, squares: ["a7", "a8"] }))), (name) =>
    board.square(name),
  );
  picks.pick(board.square("a7"));
  assert.deepEqual(
    picks.pick(board.square("a8")).map(({ text }) => text),
    ["queen", "rook"],
  );
});

test("where a longer offer begins with a shorter one, the second tap on the last square takes the shorter", () => {
  assert.deepEqual(picksOf("a1", "a1 b2")("a1").complete, []);
  assert.deepEqual(picksOf("a1", "a1 b2")("a1", "a1").complete, ["a1"]);
  assert.deepEqual(picksOf("a1", "a1 b2")("a1", "b2").complete, ["a1 b2"]);
});

test("the square of a button is never offered on the board", () => {
  assert.deepEqual(picksOf("d2 -")("d2").next, []);
  assert.deepEqual(picksOf("d2 -")("d2").picked, ["d2"]);
});

test("one step back at a time, until nothing is picked", () => {
  const { back } = picksOf("a1 b1 c1")("a1", "b1");
  assert.deepEqual([back(), back(), back()], [true, true, false]);
});

test("every square has a name, and the name leads back", () => {
  for (const shape of [board, wide]) {
    for (let square = 0; square < shape.count; square++) assert.equal(shape.square(shape.name(square)), square);
  }
  assert.equal(wide.name(wide.count - 1), "p8");
  for (const name of ["i1", "a9", "a0", "z1", ""]) assert.equal(board.square(name), -1, name);
});

test("a place on the screen and its square agree, flipped or turned", () => {
  for (const flipped of [false, true]) {
    for (const turned of [false, true]) {
      const shape = new Shape(16, 8, flipped, turned);
      for (let square = 0; square < shape.count; square++) {
        const { column, row } = shape.spot(square);
        assert.ok(column >= 0 && column < shape.columns && row >= 0 && row < shape.rows);
        assert.equal(shape.at(column, row), square);
      }
    }
  }
});

test("White is below; turned, White is on the left and file a on top", () => {
  assert.deepEqual(board.spot(board.square("a1")), { column: 0, row: 7 });
  assert.deepEqual(new Shape(8, 8, true, false).spot(0), { column: 7, row: 0 });
  assert.deepEqual(new Shape(16, 8, false, true).spot(0), { column: 0, row: 0 });
});

test("reading order and edges follow what is seen", () => {
  const flipped = new Shape(8, 8, true, false);
  assert.deepEqual(
    [...flipped.reading()].slice(0, 3).map((square) => flipped.name(square)),
    ["h1", "g1", "f1"],
  );
  assert.deepEqual(flipped.edges().below.join(""), "hgfedcba");
  assert.deepEqual(new Shape(16, 8, false, true).edges().left.join(""), "abcdefghijklmnop");
  assert.equal(board.dark(board.square("a1")), true);
  assert.equal(board.dark(board.square("h1")), false);
});
