// The workshop's words and first steps, held against the grammar that the engine gives.
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstOf, nameOf, STEPS } from "../../../www/workshop/fields.js";
import { hasLabel, inWords, POOL, VERBS, WHEN, WHOSE } from "../../../www/workshop/labels.js";
import { lineOf } from "../../../www/workshop/lines.js";
import { partAt, pathOf, stepOf, withPart } from "../../../www/workshop/places.js";
import { hasQuestion, questionOf } from "../../../www/workshop/questions.js";
import { readSelector, writeSelector } from "../../../www/workshop/selector.js";
import "./browser.mjs";
import Deckmate from "../engine.cjs";

const { context } = await import("../../../www/context.js");
const { learnGrammar } = await import("../../../www/workshop/grammar.js");
const { choicesOf } = await import("../../../www/workshop/options.js");
const { judged } = await import("../../../www/workshop/possible.js");

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

test("every part has a question of its own, which ends as one", () => {
  const parts = words.verbs.flatMap(({ word, must, may, flags }) =>
    [...must, ...may, ...flags].map((part) => [word, part]),
  );
  const asked = parts.filter(
    ([, { word, sort }]) => !/^(as|do|else)$/.test(word) && !["squares", "lost"].includes(sort.is),
  );
  for (const [verb, { word }] of asked) {
    assert.ok(hasQuestion(word), `${verb}.${word}`);
    assert.match(questionOf(word, verb), /^[A-Z][^`]*\?$/);
  }
  // The verb's own value, where it is neither piece nor square nor steps.
  const own = words.verbs.filter(
    ({ sort }) => sort.word || sort.kinds || sort.number || /hand|pile/.test(sort.is ?? ""),
  );
  for (const { word } of own) assert.ok(hasQuestion(word), word);
  assert.ok(own.length >= 6 && asked.length > 30, `${own.length} ${asked.length}`);
});

test("words that demand another part, or allow none, bring the card in which they are possible", async () => {
  context.connect(/** @type {any} */ ({ call: async (op, ...args) => engine[op](...args) }), engine.catalog());
  await learnGrammar();
  const cases = /** @type {any[]} */ ([
    [{ begin: "ceased", until: "their-turn" }, "begin", "they must move next", { begin: "ordered", kind: "knight" }],
    [{ lay: ["centre"], with: "swallowed" }, "with", "as joined to another", { with: "joining", two: true }],
    [{ mark: "own pawn", with: "also", kind: "rook" }, "with", "as asleep", { with: "asleep", kind: undefined }],
    [{ note: ["empty"], with: "mined" }, "with", "as foreseen", { note: "foe pawn", with: "foreseen" }],
  ]);
  for (const [step, field, label, then] of cases) {
    const design = /** @type {any} */ ({ v: 1, title: "Trial", when: "end", do: [step] });
    const verb = words.verbs.find(({ word }) => word in step);
    const sort = field in verb ? verb.sort : [verb, ...verb.must].find(({ word }) => word === field).sort;
    const { groups } = choicesOf(design, { kind: "value", path: ["do", 0, field], label: "", sort, field });
    const found = await judged(
      design,
      groups.flatMap(([, options]) => options),
    );
    const judgement = /** @type {any} */ (found.find(({ option }) => option.label === label));
    assert.equal(judgement.why, undefined, label);
    for (const [word, value] of Object.entries(then)) assert.deepEqual(judgement.design.do[0][word], value);
  }
});

test("faults say the words that stand on the blocks", () => {
  const cases = /** @type {[object, string][]} */ ([
    [{ remove: "own pawn", far: 2 }, "“Remove a piece” knows no “how far”."],
    [{ remove: 7 }, "This must be whose pieces, such as “one of your pawns”."],
    [{ mark: "own", with: "starving" }, "“Every move must capture” lies on nobody: use “Begin a rule”."],
    [{ begin: "ordered" }, "“They must move next” needs “which kind”: which kind?"],
  ]);
  for (const [step, words] of cases) {
    const found = engine.checkCard(/** @type {any} */ ({ v: 1, title: "Trial", when: "end", do: [step] }));
    assert.equal(inWords(found.wrongs[0].message), words);
  }
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
