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

test("advise honours its cap at Chess Storm, and says less the less time it has", async () => {
  const engine = await Deckmate.load();
  let start = 0;
  Date.now = () => spent() - start;
  let [asked, longest] = [0, 0];
  for (let seed = 0; asked < QUESTIONS; seed++) {
    const game = engine.newGame({ game: "chess-storm", seed: `cap-${seed}` });
    for (let n = 0; n < 40 && game.prompt() && asked < QUESTIONS; n++) {
      if (game.legalMoves().length > 2 && n % 2 === 0) {
        start = spent();
        const { best } = game.advise({ cap: CAP });
        longest = Math.max(longest, spent() - start);
        assert.ok(best.length >= 1 && game.legalMoves().some(({ text }) => text === best[0].offer.text));
        asked++;
      }
      game.apply(game.suggest({ level: "random", seed: `${n}` }).text);
    }
    game.free();
  }
  console.log(`${asked} questions, the longest took ${longest.toFixed()} ms of ${CAP}`);
  assert.ok(longest <= CAP + OVER, `advice took ${longest.toFixed()} ms instead of ${CAP}`);
  // No time at all: what the computer would answer, and no more.
  const game = engine.newGame({ game: "chess-storm", seed: "cap" });
  assert.equal(game.advise({ cap: 0 }).best.length, 1);
});
