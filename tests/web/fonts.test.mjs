// The typefaces: small, the same in every build, and with every letter that the page writes.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { EXTENDED, fonts, LATIN } from "../../scripts/fonts.mjs";

/** Signs that no text face has, and that systems draw: stars and ticks, and what stands in the text of a game. */
const SIGNS = "★✓▸▫▪☉";

test("the fonts together have at most 60 kB, and each build makes the same ones", async () => {
  const made = await fonts();
  assert.equal(made.length, 3);
  const size = made.reduce((sum, [, bytes]) => sum + bytes.length, 0);
  assert.ok(size <= 60_000, `${size} bytes`);
  for (const [at, [name, bytes]] of (await fonts()).entries()) assert.ok(bytes.equals(made[at][1]), name);
});

test("the sheet names each font, and says of the extended ones for which letters they are loaded", async () => {
  const sheet = readFileSync("www/ui/fonts.css", "utf8");
  for (const [name] of await fonts()) assert.ok(sheet.includes(`url("fonts/${name}")`), name);
  const [, list] = /unicode-range: (.*);/.exec(sheet) ?? [];
  const ranges = [...(list ?? "").matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, from, to]) => [from, to ?? from]);
  const within = (/** @type {string} */ letter) =>
    ranges.some(([from, to]) => {
      const code = letter.codePointAt(0) ?? 0;
      return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
    });
  for (const letter of EXTENDED) assert.equal(within(letter), !LATIN.includes(letter), letter);
  for (const letter of LATIN) assert.ok(!within(letter), letter);
});

test("the page writes no letter that the fonts lack", () => {
  const texts = readdirSync("dist").filter((name) => /^(page|extra-\w+|rulings)\.js$|^(index|rules)\.html$/.test(name));
  const letters = new Set(texts.flatMap((name) => [...readFileSync(`dist/${name}`, "utf8")]));
  for (const known of `${LATIN}${EXTENDED}${SIGNS}\n\t`) letters.delete(known);
  assert.deepEqual([...letters], []);
});
