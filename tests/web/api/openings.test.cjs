// The names of openings: every line can be played, is written as the engine writes it, and is found.
const assert = require("node:assert/strict");
const { test } = require("node:test");
const Deckmate = require("../engine.cjs");

test("each opening can be played as it is written, and the longest line that fits gives the name", async () => {
  const { openings, openingOf } = await import("../../../www/games/chess/openings.js");
  const engine = await Deckmate.load();
  assert.ok(openings.length >= 150, `${openings.length} openings`);
  for (const { moves, name } of openings) {
    const [read] = engine.readPgn(moves.join(" "));
    assert.ok(read.game, `${name}: ${read.message}`);
    const log = engine.loadGame(read.game).view("watcher").log;
    const played = log.flatMap(({ moved }) => moved?.short ?? []);
    assert.deepEqual(played, moves, name);
    assert.equal(openingOf(moves), name);
    assert.equal(openingOf([...moves, "Kh9"]), name, "what follows is no opening of its own");
  }
  assert.equal(openingOf([]), null);
  assert.equal(openingOf(["h4"]), null);
});
