// What was kept by another version, or by another hand: its fitting parts count, the others are named.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fit } from "../../../www/ui/fit.js";

const SHAPE = { theme: ["system", "dark"], sound: true, names: { first: "", second: "" }, turn: 1 };
const FIRST = { theme: "system", sound: true, names: { first: "", second: "" }, turn: 1 };

test("what fits is taken, what is missing is as at first, what is unknown is left out", () => {
  assert.deepEqual(fit(SHAPE, {}), { value: FIRST, bad: [] });
  assert.deepEqual(fit(SHAPE, { theme: "dark", names: { second: "Bo" }, other: 7 }), {
    value: { ...FIRST, theme: "dark", names: { first: "", second: "Bo" } },
    bad: [],
  });
});

test("each part of a wrong shape is left out and named, and the rest goes on", () => {
  const wrong = [
    [null, FIRST, ["everything"]],
    ["x", FIRST, ["everything"]],
    [[1], FIRST, ["everything"]],
    [{ names: null, sound: false }, { ...FIRST, sound: false }, ["names"]],
    [{ theme: "purple", turn: "2" }, FIRST, ["theme", "turn"]],
    [{ names: { first: 3, second: "Bo" } }, { ...FIRST, names: { first: "", second: "Bo" } }, ["names (first)"]],
  ];
  for (const [found, value, bad] of wrong) assert.deepEqual(fit(SHAPE, found), { value, bad }, JSON.stringify(found));
});
