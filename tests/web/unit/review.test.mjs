// The lists of a review: choices that cost much, and what was seen only once it had come.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dearest, markOf, seenLate } from "../../../www/review/parts.js";

/** @param {object} told */
const one = (told) => ({ role: "play", seat: "first", mine: 0, other: 0, luck: 0, mind: 0, better: null, ...told });
const better = { label: "", chance: 0, why: null };

test("what was seen too late is listed beside the dearest choices, each answer once", () => {
  const told = [
    one({ mine: -900, mind: -4000, better }),
    one({ mind: -800 }),
    one({ mind: -499 }),
    one({ mind: 2000 }),
    one({ mind: -3000 }),
    one({ mind: -3000, role: "resign" }),
    one({ mind: -900 }),
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
