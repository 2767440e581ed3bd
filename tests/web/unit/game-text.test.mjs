// A game as text: what was written is read back, played again, and comes to the same save; what is changed is refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gameText, readGameText } from "../../../www/share/text.js";
import { Chance } from "../chance.mjs";
import load from "../engine.cjs";

const engine = await load.load();
/** Games of each kind that are written and read. */
const GAMES = Number(process.env.DECKMATE_TEXTS ?? 3);
const WHO = { First: { name: 'Ann "the [fox]" \\' }, Second: { name: "Computer", level: "easy" } };

/** A game of answers by lot, of at most so many. @param {any} game @param {number} number */
function played(game, number, most = 120) {
  const found = engine.newGame({ game, seed: `text-${number}` });
  const chance = new Chance(number);
  for (let n = 0; n < most && found.prompt(); n++) {
    const all = found.legalMoves();
    const played = all.filter(({ role }) => role === "play");
    const offers = played.length ? played : all;
    found.apply(offers[chance.below(offers.length)].text);
  }
  return found;
}

/** @param {any} game */
const written = (game) =>
  gameText(game.save(), {
    title: "Title",
    who: WHO,
    result: "",
    acts: game.acts(),
    log: game.after(game.acts().length).view("watcher").log,
  });

for (const { name } of engine.catalog().games)
  test(`${name}: the text of a game is read back, ${GAMES} times`, () => {
    for (let n = 0; n < GAMES; n++) {
      const game = played(name, n);
      const { wanted, answers, sum, seats } = readGameText(written(game));
      const again = engine.newGame(wanted);
      for (const [answer, thought] of answers) assert.ok(again.apply(answer, thought).ok, answer);
      assert.equal(again.save(), game.save());
      assert.equal(sum, JSON.parse(game.save()).sum);
      assert.deepEqual(seats, {
        first: { kind: "human", name: WHO.First.name, level: undefined },
        second: { kind: "computer", ...WHO.Second },
      });
    }
  });

test("a text without game or seed, or with a tag that is no JSON, is refused in a sentence", () => {
  assert.throws(() => readGameText("1. e2e4"), /names no game/);
  assert.throws(() => readGameText('[Game "chess"]\n[Seed "a"]\n[Setup "{"]'), /tag Setup cannot be read/);
});
