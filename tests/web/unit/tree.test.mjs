// The tree of an analysis: its text, its branches, and what is done with them.
import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

const { Tree } = await import("../../../www/analysis/tree.js");

const TEXT = "e2e4 e7e5 ( c7c5 g1f3 ( b1c3 ) d7d6 ) ( e7e6 ) g1f3";

test("a tree is written as it was read, with branches within branches", () => {
  const tree = Tree.read(TEXT);
  assert.equal(tree.write(), TEXT);
  assert.deepEqual([...tree.all()].length, 8);
  assert.deepEqual(tree.answers(tree.end()), ["e2e4", "e7e5", "g1f3"]);
  assert.equal(Tree.read("e2e4(e2e3)").write(), "e2e4 ( e2e3 )");
  assert.equal(new Tree().write(), "");
});

test("a branch becomes the main line, and is cut with all that comes after it", () => {
  const tree = Tree.read(TEXT);
  const sicilian = tree.root.next[0].next[1];
  assert.equal(sicilian.text, "c7c5");
  tree.now = tree.end(sicilian);
  assert.equal(tree.promote(tree.now), true);
  assert.equal(tree.promote(tree.now), false);
  assert.equal(tree.write(), "e2e4 c7c5 ( e7e5 g1f3 ) ( e7e6 ) g1f3 ( b1c3 ) d7d6");
  tree.cut(sicilian);
  assert.equal(tree.now.text, "e2e4");
  assert.equal(tree.write(), "e2e4 e7e5 ( e7e6 ) g1f3");
  tree.cut(tree.root);
  assert.equal(tree.write(), "e2e4 e7e5 ( e7e6 ) g1f3");
  assert.equal(tree.add("e7e5").text, "e7e5");
  assert.equal(tree.write(), "e2e4 e7e5 ( e7e6 ) g1f3");
});

test("a text that is no tree is refused in a sentence", () => {
  for (const [text, words] of [
    ["( e2e4 )", /before the first answer/],
    ["e2e4 )", /that has not begun/],
    ["e2e4 ( d2d4", /does not end/],
    [Array.from({ length: 1001 }, (_, at) => `a${at}`).join(" "), /at most 1000/],
  ])
    assert.throws(() => Tree.read(/** @type {string} */ (text)), { message: words });
});
