// The pictures on the cards of Chess Storm: every card has one or a reason for words, and it shows what the engine
// played: what stood before, what stands after, and nothing else.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { cardPictures, played, WORDS } from "../../scripts/pictures.mjs";
import { LETTERS } from "../../www/games/chess-storm/pictures/letters.js";
import { practices } from "../../www/games/chess-storm/practice/practice.js";

const engine = await createRequire(import.meta.url)("../../dist/engine.js").load();
const { cards } = engine.catalog().games.find(({ name }) => name === "chess-storm");
const text = cardPictures(engine);
const pictures = new Map(text.split("\n").map((line) => [line.split(" ")[0], line.split(" ").slice(1)]));

/** What stands on a view, as tokens: Ka1, ke8, ~rd5. */
const standing = ({ cells, files }) =>
  cells.flatMap((cell, at) => {
    if (!cell) return [];
    const letter = LETTERS[cell.kind];
    const piece = { white: letter.toUpperCase(), black: letter, neutral: `~${letter}` }[cell.side];
    return [`${piece}${String.fromCharCode(97 + (at % files))}${Math.floor(at / files) + 1}`];
  });

test("each card of a deck has a picture, or stands in the list with its reason", () => {
  const printed = cards.filter(({ deck }) => deck).map(({ name }) => name);
  assert.deepEqual([...pictures.keys()], printed);
  const signs = [...pictures].filter(([, tokens]) => tokens[0].startsWith("!"));
  assert.deepEqual(
    signs.map(([name, [sign]]) => [name, sign.slice(1)]),
    printed.flatMap((name) => (name in WORDS ? [[name, WORDS[name]]] : [])),
  );
  for (const name of Object.keys(WORDS)) assert.ok(printed.includes(name), `${name} is no card`);
});

test("the page has these pictures, a few bytes each", () => {
  assert.ok(readFileSync(new URL("../../dist/extra-pictures.js", import.meta.url), "utf8").includes(text));
  assert.ok(text.length < 170 * 50, `${text.length} bytes`);
});

for (const practice of practices) {
  const tokens = pictures.get(practice.card) ?? [];
  const pieces = tokens.filter((token) => /^[-+^xo<]?~?[a-z][a-h]\d$/i.test(token));
  if (practice.card in WORDS) continue;
  test(`the picture of ${practice.card} shows what the engine played`, () => {
    const { steps, plays, after } = played(engine, practice);
    const before = new Set(steps.flatMap((step) => standing(step.before)));
    const now = new Set(standing(after));
    for (const token of pieces) {
      const bare = token.replace(/^[-+^xo<]/, "");
      if (/^[+^]/.test(token)) assert.ok(now.has(bare), `${token} stands there in the end`);
      else if (!token.startsWith("o")) assert.ok(before.has(bare) || now.has(bare), `${token} stood there`);
      if (token.startsWith("x")) assert.ok(!now.has(bare), `${token} has gone`);
      if (/^[+^]/.test(token)) assert.ok(!standing(steps[plays].before).includes(bare), `${token} has come`);
    }
    assert.ok(tokens.length > 1, "something is drawn");
    assert.ok(new Set(tokens).size === tokens.length, "nothing is drawn twice");
  });
}
