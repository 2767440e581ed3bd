// The log of a view beside its sentences: whose line it is, and where it names its card.
"use strict";
const assert = require("node:assert/strict");
const { before, test } = require("node:test");
const { Deckmate, GAMES, played } = require("./ground.cjs");

let engine;
before(async () => {
  engine = await Deckmate.load();
});

const NAMES = { white: ["White", "Red"], black: ["Black"] };

test("a line that begins with the name of an army is about that army", () => {
  const begun = new Set();
  for (const name of GAMES)
    for (const { text, side } of played(engine, name, 60).view("watcher").log) {
      const [army] = /^(White|Red|Black)\b(?!,|'s)/.exec(text) ?? [];
      if (!army) continue;
      assert.ok(NAMES[side]?.includes(army), `${name}: ${text} is of ${side}`);
      begun.add(army);
    }
  assert.deepEqual([...begun].sort(), ["Black", "Red", "White"]);
});

test("a line that names its card says where, in the letters of JavaScript", () => {
  const named = { doublecross: 0, "five-card": 0, "chess-storm": 0 };
  const { games } = engine.catalog();
  for (const name of Object.keys(named)) {
    const { cards } = games.find((game) => game.name === name);
    for (const seed of ["api", "log-1", "log-2"])
      for (const { text, card, named: place } of played(engine, name, 120, seed).view("watcher").log) {
        const title = cards.find((one) => one.name === card)?.title;
        assert.equal(card === null, title === undefined, text);
        if (place !== null) assert.equal(text.slice(place, place + title.length), title, text);
        else assert.ok(!title || !text.includes(title), `${text} names ${title}`);
        if (place !== null) named[name]++;
      }
  }
  assert.ok(named.doublecross > 50 && named["chess-storm"] > 50, JSON.stringify(named));
});

test("a title stands where JavaScript counts it", () => {
  const setup = { board: "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - -", hands: { first: ["omerta"], second: [] } };
  const game = engine.newGame({ game: "chess-storm", seed: "api", setup });
  for (const text of ["h2h3", "card:omerta"]) assert.ok(game.apply(text).ok, text);
  const line = game.view("watcher").log.find(({ card }) => card === "omerta");
  assert.deepEqual([line.seat, line.side, line.text.slice(line.named)], ["first", "white", "Omertà."]);
});

test("a check is told once, right after what gave it", () => {
  const setup = { board: "6k1/5pp1/8/8/8/8/5PPP/R5K1 w - -", hands: { first: ["stall"], second: ["veto"] } };
  const game = engine.newGame({ game: "chess-storm", seed: "api", setup });
  for (const text of ["a1a8", "dump:stall"]) assert.ok(game.apply(text).ok, text);
  while (game.prompt().why !== "action") game.apply("pass");
  assert.deepEqual(
    game.view("watcher").log.map(({ text, sign }) => [text, sign]),
    [
      ["White: rook a1 to a8.", null],
      ["Black is in check.", "+"],
      ["White discards Stall.", null],
    ],
  );
});
