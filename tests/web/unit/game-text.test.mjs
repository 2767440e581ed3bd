// A game as text: what was written is read back, played again, and comes to the same save; what is changed is refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import { foreign, readGameText } from "../../../www/engine/game-text.js";
import { gameText } from "../../../www/share/text.js";
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

test("a long text takes as many steps as it has signs, and a comment without an end is refused", () => {
  const head = '[Game "chess"]\n[Seed "x"]\n';
  const long = 900_000;
  const used = process.cpuUsage();
  for (const body of ["{".repeat(long), "{ ".repeat(long / 2)])
    assert.throws(() => readGameText(`${head}${body}`), /has no end: a brace is missing/);
  for (const blank of ["\n", " ", "\t\n", "[", '[A "', "1. "]) {
    const text = `${head}${blank.repeat(long / blank.length)}`;
    assert.doesNotThrow(() => readGameText(text));
    foreign(text);
    foreign(blank.repeat(long / blank.length));
    foreign("{}".repeat(long / 2));
    foreign("{ ".repeat(long / 2));
  }
  // Quadratic in its length, any of them takes minutes. Time of the processor, which others do not take away.
  const { user, system } = process.cpuUsage(used);
  assert.ok(user + system < 8_000_000, `${(user + system) / 1e6} s`);
});

test("PGN, positions and links are told apart from games", () => {
  for (const [kind, texts] of Object.entries({
    pgn: [
      '[Event "Casual"]\n[Site "?"]\n\n1. e4 e5 2. Nf3',
      "1. e4 e5",
      '{ Openings, by\nsomebody. }\n\n[ECO "A00"]\n\n1. b4 *',
      "; a line\n% another\n1. e4 e5",
      "1.Nf3 d5",
      '\ufeff[White "A"]\n1. d4',
      "1. O-O",
    ],
    fen: [
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
      "8/8/8/8/8/8/8/K6k",
      " 8k7/16/16/16/16/16/16/7K8 b - - ",
    ],
    link: [
      "https://example.org/deckmate/#g=chess",
      "https://example.org/deckmate/chess/#g=chess&seats=hh\n",
      "file:///home/a/deckmate.html#replay=dm1.chess.AAAA",
      "#daily=game",
    ],
    null: [
      '[Game "chess"]\n[Seed "x"]\n\n1. e2e4',
      "1. e2e4",
      '{"format":2}',
      '{ "deckmate": 1, "game": "chess" }',
      "dm1.chess.AAAA",
      "",
      "hello",
      "a/b/c",
    ],
  }))
    for (const text of texts) assert.equal(String(foreign(text)), kind, text);
});
