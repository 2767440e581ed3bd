// The lists of a review: choices that cost much, what was seen only once it had come, what later estimates took back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dearest, goodMoves, markOf, moveOf, seenLate } from "../../../www/review/parts.js";
import { settled } from "../../../www/review/settled.js";
import { choiceWords } from "../../../www/review/words.js";

/** @param {object} told */
const one = (told) => ({
  role: "play",
  seat: "first",
  mine: 0,
  other: 0,
  luck: 0,
  mind: 0,
  late: true,
  better: null,
  ...told,
});
const better = { label: "Rook a1 to a8", chance: 9000, why: null, fault: null, even: 0, mate: null };

test("what was seen too late is listed beside the dearest choices, each answer once", () => {
  const told = [
    one({ mine: -900, mind: -4000, better }),
    one({ mind: -800 }),
    one({ mind: -499 }),
    one({ mind: 2000 }),
    one({ mind: -3000 }),
    one({ mind: -3000, role: "resign" }),
    one({ mind: -900 }),
    one({ mind: -2500, late: false }),
  ];
  assert.deepEqual(dearest(told), [0]);
  assert.deepEqual(seenLate(told), [4, 6]);
});

test("the list of moves marks it by its points, unless a choice there cost more", () => {
  const acts = [{ seat: /** @type {const} */ ("first"), lines: 0, turn: 1, text: "", thought: 0 }];
  const mark = (/** @type {object} */ told) => markOf({ acts, log: [], deal: 0 }, one(told), 0);
  assert.deepEqual(mark({ mind: -1200 }), { kind: "late", worth: -1200 });
  assert.equal(mark({ mind: -900 }), null);
  assert.equal(mark({ mind: 1200 }), null);
  assert.deepEqual(mark({ mine: -1300, mind: -1200 }), { kind: "cost", worth: -1300 });
});

test("a choice is blamed for what stayed of its price, and a loss is late for what stayed of it", () => {
  const other = { seat: "second" };
  const trap = [one({ mine: -4500, better }), one(other), one({ mind: 4550 }), one({ ...other, mind: 700 })];
  const [bait, , mate] = settled(trap);
  assert.deepEqual([bait.mine, bait.better, mate.mind], [0, null, 50]);
  assert.deepEqual(dearest(settled(trap)), []);
  const sum = (/** @type {typeof trap} */ told) => told.reduce((all, { mine, mind }) => all + mine + mind, 0);
  assert.equal(sum(settled(trap)), sum(trap));
  assert.equal(trap[0].mine, -4500, "what was found stays as it was found");
  // After the player has chosen again, nothing comes back.
  const late = [one({ mine: -4500, better }), one(other), one({}), one({ ...other, mind: 700 }), one({ mind: 4500 })];
  assert.equal(settled(late)[0].mine, -4500);
  const wave = settled([one({ mind: -3000 }), one({ ...other, mind: 2800 })]);
  assert.deepEqual(seenLate(wave), []);
});

test("in a game that is lost or won a choice has the price of an even one, and mates are said", () => {
  const hung = one({ mine: -90, better: { ...better, even: 4800 } });
  const acts = [{ seat: /** @type {const} */ ("first"), lines: 0, turn: 1, text: "", thought: 0 }];
  const game = { acts, log: [], deal: 0 };
  assert.deepEqual(dearest([hung]), [0]);
  assert.deepEqual(markOf(game, hung, 0), { kind: "cost", worth: -4800, even: true });
  assert.deepEqual(goodMoves(game, [hung], "first"), { all: 1, good: 0 });
  const words = (/** @type {object} */ more, mine = -90) =>
    choiceWords(one({ mine, better: { ...better, even: 4800, ...more } }), "Queen d1 to d4");
  assert.deepEqual(words({}), [
    "Queen d1 to d4 would cost 48 points in an even game.",
    "Better: Rook a1 to a8 (90 %).",
  ]);
  assert.equal(
    words({ fault: "loses the queen on d4" }, -3300)[0],
    "Queen d1 to d4 cost 33 points: it loses the queen on d4.",
  );
  assert.equal(words({ mate: { missed: 1 } })[0], "Queen d1 to d4 missed mate in 1.");
  assert.equal(words({ mate: { allowed: 2 } })[0], "Queen d1 to d4 allowed mate in 2.");
  // A reason is said whole or not at all.
  assert.equal(words({ why: "gives checkmate" })[1], "Better: Rook a1 to a8 (90 %), which gives checkmate.");
  const long = "captures the rook on a8 for nothing, with “Knight b1 to c3” after it";
  assert.equal(words({ why: long })[1], "Better: Rook a1 to a8 (90 %).");
});

test("an answer that adds no line belongs to the move of its turn, not to the one before", () => {
  const act = (/** @type {"first" | "second"} */ seat, /** @type {number} */ turn, /** @type {number} */ lines) => ({
    seat,
    turn,
    lines,
    text: "",
    thought: 0,
  });
  // A card in place of a move, Black's move, a card that is declared, and its target; then somebody resigns.
  const acts = [act("first", 1, 1), act("second", 2, 2), act("first", 3, 2), act("first", 3, 3), act("second", 4, 3)];
  const line = (/** @type {number} */ turn, /** @type {string} */ side) => /** @type {any} */ ({ turn, side });
  const played = { acts, log: [line(1, "white"), line(2, "black"), line(3, "white")], deal: 0 };
  assert.deepEqual(
    acts.map((_, at) => moveOf(played, at)),
    [1, 1, 2, 2, 2],
  );
});
