// The memory of the engine, in a process of its own: what other tests have needed would hide what is lost here.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { longGame, newGames, suggestions } from "./attack/memory.mjs";

const { load } = createRequire(import.meta.url)("../../dist/engine.js");
const engine = await load();
const names = engine.catalog().games.map((game) => game.name);
const full = process.env.DECKMATE_ATTACKS === "full";

/** What the memory may grow by after the warm-up: sixteen pages, for what was not met by chance before. */
const SLACK = 16 * 65_536;

for (const name of names) {
  test(`memory does not grow after the warm-up: ${name}`, () => {
    const found = {
      newGames: newGames(engine, name, full ? 10_000 : 200),
      longGame: longGame(engine, name, full ? 2_000 : 200, 2),
      suggestions: suggestions(engine, name, full ? 200 : 10, "normal", 2_000),
    };
    if (full) console.log(name, JSON.stringify(found));
    for (const [what, { before, after }] of Object.entries(found))
      assert.ok(after - before <= SLACK, `${what}: ${before} bytes became ${after}`);
  });
}
