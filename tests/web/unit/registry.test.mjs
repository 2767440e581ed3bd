// What the page has for each game; a game that it does not know gets nothing of another one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { build } from "esbuild";
import { stepsOf } from "../../../www/games/lessons.js";
import "./browser.mjs";

// Modules of games make elements when they are loaded: here they can be asked everything and do nothing.
/** @type {any} */
const element = new Proxy(() => element, {
  get: (_, name) => (name === Symbol.iterator ? undefined : element),
  set: () => true,
});
Object.assign(document, { createElement: () => element, createElementNS: () => element });
Object.assign(globalThis, { addEventListener() {} });

const { outputFiles } = await build({
  entryPoints: ["www/games/registry.js"],
  bundle: true,
  format: "esm",
  write: false,
});
const texts = await build({
  entryPoints: ["www/games/rules.js"],
  bundle: true,
  format: "esm",
  loader: { ".md": "text" },
  write: false,
});
const { rulesOf } = await import(`data:text/javascript,${encodeURIComponent(texts.outputFiles[0].text)}`);
const { gameNames, gamePart, matchPart } = await import(
  `data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`
);

test("a game that the page does not know has a picture of no other game, and nothing else", async () => {
  for (const name of ["seventh", "constructor", ""]) {
    const part = gamePart(name);
    assert.deepEqual(Object.keys(part), ["scene"]);
    for (const known of gameNames) assert.notDeepEqual(part.scene, gamePart(known).scene);
    assert.deepEqual(await matchPart(name), part);
  }
});

test("every game says the number of steps of its first game", () => {
  for (const name of gameNames) assert.equal(gamePart(name).steps, stepsOf(name).length, name);
});

test("every game has rules of its own, and one that the page does not know says that it has none", () => {
  assert.equal(new Set(gameNames.map(rulesOf)).size, gameNames.length);
  for (const name of gameNames) assert.match(rulesOf(name), /^#/, name);
  for (const name of ["seventh", "constructor", ""])
    assert.equal(rulesOf(name), "<p>This page has no rules of this game.</p>");
});
