// The page's small sentences: clocks, counts, refusals.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  controlName,
  controlOf,
  controlSign,
  controlText,
  controlWords,
  reading,
  spoken,
} from "../../../www/ui/clock-words.js";
import { count, sentence, words } from "../../../www/ui/words.js";

test("a clock shows tenths at the end, and is out only when it says so", () => {
  const shown = /** @type {const} */ ([
    [-5, "0:00.0"],
    [0, "0:00.0"],
    [1, "0:00.1"],
    [19_400, "0:19.4"],
    [19_999, "0:20.0"],
    [20_000, "0:20"],
    [59_001, "1:00"],
    [545_000, "9:05"],
    [3_600_000, "1:00:00"],
    [3_661_000, "1:01:01"],
  ]);
  for (const [ms, text] of shown) assert.equal(reading(ms), text, `${ms} ms`);
});

test("time is said in minutes and seconds", () => {
  for (const [ms, text] of /** @type {const} */ ([
    [0, "no time"],
    [1, "1 second"],
    [61_000, "1 minute 1 second"],
    [120_000, "2 minutes"],
    [545_000, "9 minutes 5 seconds"],
  ]))
    assert.equal(spoken(ms), text);
});

test("a control of time in words", () => {
  for (const [text, said] of [
    ["none", "No clock"],
    ["1+0", "1 minute each"],
    ["10+5", "10 minutes each, and 5 seconds more after each move"],
    ["3+1-delay", "3 minutes each; at each move the clock waits 1 second"],
    ["30-move", "30 seconds for each move"],
    ["5-hourglass", "5 minutes each; the time that you use goes to your opponent"],
  ])
    assert.equal(controlWords(text), said);
  assert.equal(controlWords("10+5", "delay"), "10 minutes each; at each move the clock waits 5 seconds");
  for (const [text, name] of [
    ["2+1", "Bullet"],
    ["3+2", "Blitz"],
    ["15+10", "Rapid"],
    ["30+20", "Classical"],
  ])
    assert.equal(controlName(text).split(":")[0], name);
  for (const [text, sign] of [
    ["none", ""],
    ["3+2-delay", "3+2"],
    ["30-move", "30 s a move"],
    ["5-hourglass", "5 min hourglass"],
  ])
    assert.equal(controlSign(text), sign);
  for (const text of ["3+2", "3+2-delay", "30-move", "5-hourglass"]) {
    const control = controlOf(text);
    assert.equal(control && controlText(control, "increment"), text);
  }
});

test("refusals of the engine become sentences, names become words", () => {
  assert.equal(sentence("there is no game `checkers`"), "There is no game “checkers”");
  assert.equal(sentence("the save is broken"), "The save is broken.");
  assert.equal(sentence("really?"), "Really?");
  assert.equal(words("draw_claims"), "Draw claims");
  assert.deepEqual([count(1, "card"), count(3, "card"), count(2, "ante")], ["1 card", "3 cards", "2 antes"]);
});
