// The workshop's words and first steps, held against the grammar that the engine gives.
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstOf, nameOf, STEPS } from "../../../www/workshop/fields.js";
import { hasLabel, POOL, VERBS, WHEN, WHOSE } from "../../../www/workshop/labels.js";
import { lineOf } from "../../../www/workshop/lines.js";
import { partAt, pathOf, stepOf, withPart } from "../../../www/workshop/places.js";
import { readSelector, writeSelector } from "../../../www/workshop/selector.js";
import Deckmate from "../engine.cjs";

const engine = await Deckmate.load();
const words = engine.cardWords();
const moments = words.windows.map(({ word }) => word);

/** Lists whose words are shown otherwise, or are names of kinds. */
const OTHERWISE = { "word for whose pieces": WHOSE, "word for lost pieces": POOL, "time to play a card": WHEN };

test("every word that the grammar has, has words on the page", () => {
  for (const { word } of words.verbs) assert.equal(VERBS[word]?.length, 3, word);
  for (const [list, all] of Object.entries(words.lists))
    for (const { word } of all) {
      if (list === "advice" || /^kind (of piece|to become)/.test(list)) continue;
      assert.ok(OTHERWISE[list] ? OTHERWISE[list][word] : hasLabel(list, word), `${list}: ${word}`);
    }
  for (const { may, flags } of words.verbs)
    for (const { word } of [...may, ...flags]) if (word !== "as") assert.notEqual(nameOf(word), word);
});

test("every verb begins as a step that the engine takes at some time, and every part with a value that is read", () => {
  const takes = (step) =>
    moments.some((when) => {
      const found = engine.checkCard({ v: 1, title: "Trial of a verb", when, do: [step, { draw: 1 }] });
      const alone = engine.checkCard({ v: 1, title: "Trial of a verb", when, do: [step] });
      return found.ok || alone.ok;
    });
  for (const { word, must, may } of words.verbs) {
    const first = structuredClone(STEPS[word]);
    if (must.some((field) => field.word === "as")) first.as = "a";
    // Steps within it come later.
    if (word === "when") first.do = [{ draw: 1 }];
    if (word === "foe") first.foe = [{ remove: "own pawn" }];
    assert.ok(takes(first), `${word}: ${JSON.stringify(first)}`);
    for (const field of may) {
      if (["as", "else"].includes(field.word)) continue;
      const { wrongs = [] } = engine.checkCard({
        ...{ v: 1, title: "Trial of a part", when: "end" },
        do: [{ ...first, [field.word]: firstOf(field.word) }],
      });
      const unread = wrongs.filter(({ message }) => /^(This must be|There is no)/.test(message));
      assert.deepEqual(unread, [], `${word}.${field.word}`);
    }
  }
});

test("selectors of all printed cards are read and written as they were", () => {
  let seen = 0;
  const visit = (value) => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (["remove", "choose", "mark", "move", "change", "send"].includes(name)) {
        assert.deepEqual(writeSelector(readSelector(part)), part);
        seen++;
      }
      visit(part);
    }
  };
  for (const name of words.printed) visit(engine.printedCard(name));
  assert.ok(seen > 40, `${seen} selectors`);
});

test("places are found in cards, and in their texts", () => {
  const card = { title: "T", do: [{ draw: 1 }, { roll: [[{ draw: 2 }], [{ mark: "own", with: "x" }]] }] };
  const path = pathOf("do[1].roll[1][0].with");
  assert.deepEqual(path, ["do", 1, "roll", 1, 0, "with"]);
  assert.deepEqual(stepOf(path), ["do", 1, "roll", 1, 0]);
  assert.deepEqual(stepOf(["do", 0, "remove", "where", 0]), ["do", 0]);
  assert.equal(stepOf(["title"]), null);
  assert.equal(partAt(withPart(card, path, "peaceful"), path), "peaceful");
  assert.equal(withPart(card, ["do", 0], undefined).do.length, 1);
  const text = JSON.stringify(card, null, 1);
  assert.match(text.split("\n")[lineOf(text, path) - 1], /"with"/);
  assert.match(text.split("\n")[lineOf(text, ["do", 1, "roll", 0, 0, "far"]) - 1], /"draw|\{/);
});
