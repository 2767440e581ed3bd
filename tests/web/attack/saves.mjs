// Changed saves: bytes, entries and fields changed, with or without the sum that fits. A save is refused in words, or
// it is a game that plays on and can be kept again.
import assert from "node:assert/strict";
import { Chance } from "../chance.mjs";
import { anything } from "./values.mjs";

const CODES = ["bad-save", "newer-save", "unknown-game"];

function begun(engine, name, seed) {
  const game = engine.newGame({ game: name, seed: `changed-${seed}` });
  for (let n = 0; n < 5 + (seed % 40) && game.prompt(); n++)
    game.apply(game.suggest({ level: "random", seed: `${n}` }).text);
  const save = game.save();
  game.free();
  return save;
}

/** Some bytes of the text changed, left out or doubled. */
function scratched(text, chance) {
  const at = chance.below(text.length);
  const end = at + 1 + chance.below(6);
  const between = chance.pick([
    "",
    chance.text(6),
    text.slice(at, end).repeat(2),
    chance.pick(["0", "9", '"', "[", "}", ",", "\\"]),
  ]);
  return text.slice(0, at) + between + text.slice(end);
}

/** The record with another entry, another order or another length; or a field with any value. */
function rewritten(text, chance) {
  const save = JSON.parse(text);
  const turn = chance.pick(save.turns);
  const other = chance.pick(save.turns);
  const at = chance.below(turn.length + 1);
  switch (chance.below(7)) {
    case 0:
      turn.splice(at, 1);
      break;
    case 1:
      turn.splice(at, 0, chance.pick(other) ?? "first pass");
      break;
    case 2:
      turn[at] = chance.pick(other) ?? "roll 0/1";
      break;
    case 3:
      save.turns.splice(chance.below(save.turns.length), 1 + chance.below(3));
      break;
    case 4:
      save.turns.push(other);
      break;
    case 5:
      turn[at] = String(turn[at]).replace(/\d/, String(chance.below(10)));
      break;
    default: {
      const value = anything(chance);
      // What JSON cannot say is left out.
      try {
        save[chance.pick(["options", "setup", "seed", "game", "rules", "format", "turns", "sum", "made"])] = JSON.parse(
          JSON.stringify(value) ?? "null",
        );
      } catch {
        save.setup = {};
      }
    }
  }
  return JSON.stringify(save);
}

/** The text with the sum that fits it: the refusal says which. */
function sealed(engine, text) {
  try {
    engine.loadGame(text).free();
  } catch (refused) {
    const [, was, wanted] = /its sum is `([^`]*)` but should be `([^`]*)`/.exec(refused.message) ?? [];
    if (was && wanted) return text.replace(was, wanted);
  }
  return text;
}

/** @param {import("../../../www/engine").Engine} engine @param {number} count */
export function changed(engine, count) {
  const names = engine.catalog().games.map((game) => game.name);
  const found = { saves: count, refused: 0, loaded: 0, longest: 0 };
  for (let made = 0, seed = 0; made < count; seed++) {
    const chance = new Chance(seed);
    const save = begun(engine, names[seed % names.length], seed);
    for (let n = 0; n < 20 && made < count; n++, made++) {
      const change = chance.below(2) ? scratched : rewritten;
      const text = chance.below(4) ? sealed(engine, change(save, chance)) : change(save, chance);
      const start = performance.now();
      try {
        const game = engine.loadGame(text);
        found.loaded++;
        const offers = game.legalMoves();
        if (game.prompt()) assert.equal(game.apply(chance.pick(offers).text).ok, true, `seed ${seed}, change ${n}`);
        engine.loadGame(game.save()).free();
        game.free();
      } catch (refused) {
        assert.ok(CODES.includes(refused.error), `seed ${seed}, change ${n}: ${refused.stack}`);
        assert.ok(refused.message.length > 8 && refused.message.length < 600, refused.message);
        found.refused++;
      }
      found.longest = Math.max(found.longest, performance.now() - start);
    }
  }
  return found;
}
