// The same seed plays the same game natively and in wasm: `deckmate play` against engine.js, answer by answer; the
// suggestions of every level are among the answers.
"use strict";
const assert = require("node:assert/strict");
const { execFileSync } = require("node:child_process");
const { test } = require("node:test");
const Deckmate = require("./engine.cjs");

const command = process.env.DECKMATE_CLI ?? "target/release/deckmate";

/** The lines that `deckmate play` prints, played through engine.js. */
function inWasm(engine, game, seed, levels) {
  const lines = [];
  const table = engine.newGame({ game, seed });
  for (let n = 0, prompt; (prompt = table.prompt()); n++) {
    const { text } = table.suggest({ level: levels[prompt.seat], seed: `${seed}-${n}` });
    lines.push(`${prompt.seat} ${text}`);
    assert.equal(table.apply(text).ok, true);
  }
  const { winner, how } = table.view("all").result;
  lines.push(`result ${winner ?? "draw"} ${how}`);
  table.free();
  return lines;
}

/** What is played of each game: levels of both seats, and how many seeds. */
const PLAYED = /** @type {const} */ ([
  ["chess", "beginner", "random", 1],
  ["full-double", "beginner", "random", 1],
  ["doublecross", "easy", "beginner", 1],
  ["five-card", "easy", "beginner", 1],
  ["deception", "easy", "beginner", 1],
  ["chess-storm", "easy", "beginner", 1],
]);

for (const [game, strong, weak, few] of PLAYED)
  for (const [first, second, seeds] of /** @type {const} */ ([
    ["random", "random", 6],
    ["greedy", "random", 2],
    [strong, weak, few],
  ]))
    test(`${game}: ${first} against ${second} is the same natively and in wasm`, async () => {
      const engine = await Deckmate.load();
      assert.equal(engine.catalog().games.length, PLAYED.length);
      for (let n = 0; n < seeds; n++) {
        const seed = `same-${n}`;
        const out = execFileSync(
          command,
          ["play", "--game", game, "--seed", seed, "--first", first, "--second", second],
          { encoding: "utf8", maxBuffer: 1 << 26 },
        );
        assert.deepEqual(inWasm(engine, game, seed, { first, second }), out.trim().split("\n"), `${game} ${seed}`);
      }
    });
