// The computer at Chess Storm answers when its time is over. The clock that it is given is the processor time of this
// process, so that what else the machine does makes no difference.
"use strict";
const assert = require("node:assert/strict");
const { test } = require("node:test");
const Deckmate = require("./engine.cjs");

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** Milliseconds that an answer may take, and what it may take beyond them. */
const [CAP, OVER] = [100, 60];
const QUESTIONS = process.env.DECKMATE_ATTACKS === "full" ? 240 : 24;

test("suggest honours its cap at Chess Storm", async () => {
  const engine = await Deckmate.load();
  let start = 0;
  Date.now = () => spent() - start;
  let [asked, longest] = [0, 0];
  for (let seed = 0; asked < QUESTIONS; seed++) {
    const game = engine.newGame({ game: "chess-storm", seed: `cap-${seed}`, options: { hand_size: 3 + (seed % 3) } });
    for (let n = 0; n < 60 && game.prompt() && asked < QUESTIONS; n++) {
      if (game.legalMoves().length > 2 && n % 2 === 0) {
        start = spent();
        game.suggest({ level: "strong", cap: CAP, seed: "cap" });
        longest = Math.max(longest, spent() - start);
        asked++;
      }
      game.apply(game.suggest({ level: n % 4 ? "beginner" : "random", budget: 300, seed: `${n}` }).text);
    }
    game.free();
  }
  console.log(`${asked} questions, the longest took ${longest.toFixed()} ms of ${CAP}`);
  assert.ok(longest <= CAP + OVER, `an answer took ${longest.toFixed()} ms instead of ${CAP}`);
});
