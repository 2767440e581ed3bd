// Malformed calls: whatever is given to whichever call, the answer is typed, no game is harmed, and nothing changes.
import assert from "node:assert/strict";
import { Chance } from "../chance.mjs";
import { anything } from "./values.mjs";

const CODES = new Set([
  "bad-input",
  "bad-option",
  "bad-save",
  "bad-seed",
  "needs-roll",
  "bad-setup",
  "game-over",
  "newer-save",
  "not-offered",
  "not-over",
  "nothing-to-take-back",
  "revealed",
  "unknown-card",
  "unknown-eye",
  "unknown-game",
  "unknown-level",
  "unknown-option",
  "unknown-square",
]);

/** Everything that can be seen of a game. */
const shown = (game) => ({
  prompt: game.prompt(),
  offers: game.legalMoves(),
  views: ["first", "second", "watcher"].map((eye) => game.view(eye)),
  save: game.save(),
});

/** Calls by name, each with one or two arguments from outside. */
const CALLS = {
  newGame: ({ engine }, x) => engine.newGame(x).free(),
  named: ({ engine, name }, x, y) => engine.newGame({ game: name, options: x, setup: y }).free(),
  seeded: ({ engine, name }, x) => engine.newGame({ game: name, seed: x }).free(),
  board: ({ engine, name }, x) => engine.newGame({ game: name, setup: { board: x } }).free(),
  hands: ({ engine, name }, x, y) => engine.newGame({ game: name, setup: { hands: { first: x }, pile: y } }).free(),
  loadGame: ({ engine }, x) => engine.loadGame(x).free(),
  apply: ({ game }, x, y) => game.apply(x, y),
  object: ({ game }, x, y) => game.apply({ t: "move", from: x, to: y }),
  card: ({ game }, x) => game.apply({ t: "card", card: x }),
  back: ({ game }, x, y) => game.back(x ?? "nobody", y),
  canBack: ({ game }, x, y) => game.canBack(x, y),
  after: ({ game }, x) => game.after(x).free(),
  view: ({ game }, x) => game.view(x),
  legalMoves: ({ game }, x) => game.legalMoves(x),
  explain: ({ game }, x, y) => game.explain(x, y),
  reach: ({ game }, x, y) => game.reach(x, y),
  advise: ({ game }, x) => game.advise(x),
  foresee: ({ game }, x, y) => game.foresee([x, y]),
  ahead: ({ game }, x) => game.foresee(x),
  judge: ({ game }, x, y) => game.judge(x, y),
  goal: ({ game }, x) => game.judge(typeof x === "string" ? `worked:${x}` : x),
  square: ({ game }, x) => game.explain({ square: x }),
  suggest: ({ game }, x) => game.suggest({ ...(typeof x === "object" ? { seed: x } : { level: x }), budget: 10 }),
  wish: ({ game }, x) => game.suggest(x),
  seat: ({ game }, x) => game.seat(x),
};

/** The code of a refusal, or nothing if the call was taken; anything but a typed refusal is a fault. */
function told(call, table, x, y) {
  let reply;
  try {
    reply = CALLS[call](table, x, y);
    if (reply?.ok !== false) return null;
  } catch (thrown) {
    assert.ok(
      thrown instanceof Error && "error" in thrown && typeof thrown.error === "string",
      `${call}: ${thrown?.stack ?? "not an error"}`,
    );
    reply = thrown;
  }
  assert.ok(CODES.has(reply.error), `${call}: ${reply.error}: ${reply.message}`);
  assert.ok(reply.message.length > 8 && reply.message.length < 600, `${call}: ${reply.message}`);
  return reply.error;
}

/** A game some random answers on. */
function begun(engine, name, seed) {
  const game = engine.newGame({ game: name, seed: `attack-${seed}` });
  for (let n = 0; n < seed % 23 && game.prompt(); n++)
    game.apply(game.suggest({ level: "random", seed: `${seed}-${n}` }).text);
  return game;
}

/**
 * Makes so many calls, in rounds on a fresh game each.
 * @param {import("../../../www/engine").Engine} engine @param {number} count
 */
export function malformed(engine, count) {
  const ROUND = 100;
  const names = engine.catalog().games.map((game) => game.name);
  const refusals = {};
  let taken = 0;
  for (let made = 0, round = 0; made < count; round++) {
    const chance = new Chance(round);
    const name = names[round % names.length];
    const table = { engine, name, game: begun(engine, name, round) };
    let before = shown(table.game);
    for (let n = 0; n < ROUND && made < count; n++, made++) {
      const call = chance.pick(Object.keys(CALLS));
      const code = told(call, table, anything(chance), chance.below(2) ? anything(chance) : undefined);
      if (code) refusals[code] = (refusals[code] ?? 0) + 1;
      else taken++;
      // What was taken may have been an answer; what was refused has changed nothing.
      if (code === null) before = shown(table.game);
      else if (n % 10 === 0) assert.deepEqual(shown(table.game), before, `round ${round}: ${call}`);
    }
    assert.deepEqual(shown(table.game), before, `round ${round}`);
    table.game.free();
  }
  return { calls: count, taken, refusals };
}
