// What the page has for each game; a game that it does not know gets nothing of another one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { build } from "esbuild";
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
  loader: { ".md": "text" },
  write: false,
});
const { gameNames, gamePart } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);

test("a game that the page does not know has rules and a picture of no other game, and nothing else", () => {
  for (const name of ["seventh", "constructor", ""]) {
    const part = gamePart(name);
    assert.deepEqual(Object.keys(part), ["rules", "scene"]);
    for (const known of gameNames) {
      assert.notEqual(part.rules, gamePart(known).rules);
      assert.notDeepEqual(part.scene, gamePart(known).scene);
    }
  }
});
