// Every feat of a game, judged by the engine over whole games: one that reaches it, and one that is won without it.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { featsOfRecord } from "../../www/feats/records.js";
import { feats, goalsOf } from "../../www/games/feats.js";

const engine = await createRequire(import.meta.url)("../../dist/engine.js").load();

const UNHELPED = { seat: "first", level: "strong", unhelped: true };

/**
 * A game from its setup and its answers.
 * @param {[game: string, setup: object, answers: string, options?: object]} it
 */
function played([game, setup, answers, options = {}]) {
  const begun = engine.newGame({ game, seed: "feats", options, setup });
  for (const text of answers.split(" ")) {
    const step = begun.apply(text);
    assert.ok(step.ok, `${game} ${answers}: ${text}: ${step.message}`);
  }
  return begun;
}

/** True if a game reaches a feat for the seat of `beside`. */
function isReached(feat, game, beside = UNHELPED) {
  const side = game.view(beside.seat).sides[beside.seat];
  return game.judgeAll(goalsOf(feat, side), beside).includes("reached");
}

const KINGS = "6k1/5ppp/8/8/8/8/5PPP/6K1 w - -";
const STORM = { redraw: false, uniform_prompts: false, dump: false };
const POKER = { clock: "none", failed_call: "loss" };
/** A long game: knights go out and home three times, then each side moves something else. */
const LONG = [
  ..."a2a4 a7a5,b2b4 b7b5,c2c4 c7c5,d2d4 d7d5,e2e4 e7e5,f2f4 f7f5".split(","),
  ..."g2g4 g7g5,h2h4 h7h5,a1a2 a8a7,h1h2 h8h7,e1e2 e8e7".split(","),
]
  .map((moves) => `${Array(3).fill("g1f3 g8f6 f3g1 f6g8").join(" ")} ${moves}`)
  .join(" ");
/** @param {string[]} first @param {string[]} [second] */
const hands = (first, second = []) => ({ hands: { first, second }, pile: [] });
const [ROOKS, OTHERS] = [["rook"], ["knight", "pawn"]];

/** By number: a game that reaches it. @type {Record<string, Parameters<typeof played>[0]>} */
const RECORDS = {
  A01: ["chess", { board: "6k1/5ppp/8/8/8/8/8/R5K1 w - -" }, "a1a8"],
  A02: ["chess", { board: "6k1/5ppp/8/8/8/8/8/R5K1 w - -" }, "a1a8"],
  A03: ["chess", { board: "6k1/5ppp/8/8/8/8/8/R5K1 w - -" }, "a1a8"],
  A04: ["chess", { board: "6k1/5ppp/8/8/8/8/8/R5K1 w - -" }, "a1a8"],
  A05: ["chess", { board: "6k1/p4ppp/8/8/8/8/1q6/RQ4K1 w - -" }, "g1h1 b2b1 a1b1 a7a6 b1b8"],
  A06: ["chess", { board: "7k/5K1p/6PP/8/8/8/8/8 w - -" }, "g6g7"],
  A07: ["chess", { board: "6rk/6pp/8/6N1/8/8/8/6K1 w - -" }, "g5f7"],
  A08: ["chess", { board: "4k3/8/8/8/R3r3/8/8/4K3 w - -" }, "a4e4 resign"],
  A09: ["chess", undefined, `${LONG} g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 resign`, { draw_claims: "claim" }],
  A10: ["full-double", { board: "r14k/16/16/16/16/16/16/K14K w - -" }, "p1p2 a8a1 p2p3 resign"],
  A11: ["full-double", { board: "k5a8k/16/16/16/16/16/16/R14K w - -" }, "a1a8 p8p7 a8g8 resign"],
  A12: ["full-double", { board: "7kk7/16/16/16/16/16/16/A6KK7 w - -" }, "a1a2 resign"],
  A13: ["full-double", { board: "13KDk/16/16/11A4/16/16/16/16 w - -" }, "o8n6"],
  A14: [
    "doublecross",
    { board: "4k3/8/8/8/8/8/8/R3K3 w Q -", deck: ["white-rook", "black-king"] },
    "draw a1a8 claim:check resign",
  ],
  A15: [
    "doublecross",
    { board: "r3k3/8/8/8/8/8/8/4K3 b - -", deck: ["black-rook", "white-king", "black-king"] },
    "draw a8a1 done claim:punish piece:a1 draw e1e2 resign",
  ],
  A16: [
    "doublecross",
    { board: "4k3/8/8/8/4p3/3KP3/8/8 w - -", held: { first: ["save-king"] }, deck: ["black-pawn", "lose-move"] },
    "draw e4d3 card:save-king resign",
  ],
  A17: [
    "doublecross",
    { board: "r2qk3/8/8/8/8/8/7P/R2QK3 w - -", deck: ["black-rook", "white-pawn", "black-queen"] },
    "draw a8a1 done draw h2h3 draw d8d1 done resign",
  ],
  A18: ["doublecross", { board: "4k3/8/8/8/8/8/8/R3K3 w Q -", deck: ["white-rook", "black-king"] }, "draw a1a7 resign"],
  A19: [
    "five-card",
    { board: "6k1/5ppp/8/8/8/8/8/R5K1 w - -", hands: { first: ROOKS, second: OTHERS } },
    "call a1a8",
    POKER,
  ],
  A20: [
    "five-card",
    {
      board: "6k1/5ppp/8/8/8/8/8/R5K1 w - -",
      hands: { first: ROOKS, second: OTHERS },
      cube: { value: 8, owner: "first" },
    },
    "a1a8",
    POKER,
  ],
  A21: ["five-card", { board: KINGS }, "double no", POKER],
  A22: [
    "five-card",
    { board: "6k1/p4ppp/8/8/8/8/8/1R4K1 b - -", hands: { first: ROOKS, second: OTHERS } },
    "double yes a7a6 b1b8",
    POKER,
  ],
  A23: [
    "five-card",
    {
      ...{ board: "6k1/p4ppp/8/8/8/8/8/1R4K1 w - -", hands: { first: ["pawn"], second: OTHERS } },
      stack: ["rook", "rook", "queen", "queen", "bishop", "bishop", "bishop", "knight", "knight"],
    },
    "fold a7a6 b1b8",
    POKER,
  ],
  A24: [
    "five-card",
    {
      board: KINGS,
      hands: { first: ["queen", "queen"], second: ["pawn"] },
      stack: ["queen", "queen", "pawn", "pawn", "rook", "knight"],
    },
    "call give-up draw draw",
    { clock: "none" },
  ],
  A25: ["deception", { board: "6k1/5ppp/8/8/8/8/8/R5K1 w - -" }, "a1a8 resign"],
  A26: [
    "deception",
    { board: "4k3/8/8/8/8/8/8/R3K3 w - -", bases: { e1: "king", a1: "rook", e8: "king" } },
    "a1a2 resign",
  ],
  A27: [
    "deception",
    { board: "4k3/8/8/8/8/8/8/R3K3 w - -", bases: { e1: "king", a1: "rook", e8: "king" } },
    "a1a2 resign",
  ],
  A28: [
    "deception",
    {
      board: "r2qk3/8/8/8/8/8/8/R2QK3 w - -",
      bases: { a1: "rook", d1: "queen", e1: "king", a8: "rook", d8: "queen", e8: "king" },
    },
    "e1e2 a8a1 d1c1 a1c1 e2f3 resign",
  ],
  A29: ["chess-storm", { board: "6k1/5ppp/8/8/8/8/8/R5K1 w - -", ...hands([]) }, "a1a8", STORM],
  A30: [
    "chess-storm",
    { board: "6k1/5ppp/2n5/8/8/8/5PPP/6K1 b - -", ...hands(["nope"], ["prayer"]) },
    "card:prayer c6a4 card:nope resign",
    STORM,
  ],
  A31: [
    "chess-storm",
    { board: "3q2k1/5ppp/8/8/8/8/5PPP/6K1 w - -", ...hands(["trap"]) },
    "h2h3 card:trap square:d2 d8d2 h3h4 resign",
    STORM,
  ],
  A32: [
    "chess-storm",
    { board: "4k3/8/8/8/8/7r/5PP1/5RK1 w - -", ...hands(["stand-in"]) },
    "f2f4 card:stand-in h3h1 f4f5 h1g1 f5f6 resign",
    STORM,
  ],
  A33: [
    "chess-storm",
    { board: "3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - -", ...hands(["judas"]) },
    "d8d1 card:judas piece:d1 h2h3 resign",
    STORM,
  ],
  A34: [
    "chess-storm",
    { board: "6k1/5ppp/8/3p4/4P3/8/5PPP/6K1 w - -", ...hands(["crab"]) },
    "h2h3 card:crab piece:e4 resign",
    STORM,
  ],
  A35: [
    "chess-storm",
    { board: "4k3/8/8/8/8/8/3P4/R3K3 w - -", ...hands(["coup-detat"]) },
    "a1a7 card:coup-detat piece:d2 resign",
    STORM,
  ],
  A36: [
    "chess-storm",
    { board: "6k1/p4pp1/7p/n7/8/8/5PPP/R5K1 w - -", ...hands(["bulldozer"]) },
    "card:bulldozer a1a8 resign",
    STORM,
  ],
};

/** Games that are won without these feats. @type {[win: string, without: string[]][]} */
const WITHOUT = [
  ["A04", ["A05", "A06", "A07", "A08", "A09"]],
  ["A08", ["A04", "A05", "A06", "A07", "A09"]],
  ["A12", ["A10", "A11", "A13"]],
  ["A18", ["A14", "A15", "A16", "A17"]],
  ["A21", ["A19", "A20", "A22", "A23", "A24"]],
  ["A27", ["A28"]],
  ["A29", ["A30", "A31", "A32", "A33", "A34", "A35", "A36"]],
  ["A36", ["A29"]],
];

/** @param {string} id */
const feat = (id) => feats[Number(id.slice(1)) - 1];

test("each feat of a game is reached by one game, and missed by whoever loses it and by wins of another sort", () => {
  const of = feats.filter(({ game }) => !["run", "evening", "puzzle"].includes(game));
  assert.equal(feats.length, 40);
  assert.deepEqual(
    Object.keys(RECORDS),
    of.map(({ id }) => id),
  );
  for (const one of of) {
    const game = played(RECORDS[one.id]);
    assert.ok(isReached(one, game), `${one.id} ${one.title} is not reached`);
    assert.ok(!isReached(one, game, { ...UNHELPED, seat: "second" }), `${one.id}: the loser`);
  }
  for (const [win, without] of WITHOUT)
    for (const id of without) assert.ok(!isReached(feat(id), played(RECORDS[win])), `${id} is no part of ${win}`);
});

test("who has lost a second queen is not without one", () => {
  const promoted = { board: "3r2k1/2P2ppp/8/8/8/8/5PPP/1Q4K1 w - -" };
  const [kept, lost] = ["c7c8=queen d8c8 g1f1 resign", "c7c8=queen d8c8 b1b8 c8b8 g1f1 resign"];
  const reached = (answers) => isReached(feat("A05"), played(["chess", promoted, answers]));
  assert.deepEqual([reached(kept), reached(lost)], [false, true]);
});

test("help and the level of the computer count as who asks says", () => {
  const game = played(RECORDS.A02);
  const reached = (id, beside) => isReached(feat(id), game, { seat: "first", ...beside });
  assert.deepEqual(
    [{}, { unhelped: true }, { level: "strong" }, { level: "beginner", unhelped: true }].map((one) =>
      reached("A02", one),
    ),
    [false, false, false, false],
  );
  assert.ok(reached("A02", { level: "easy", unhelped: true }) && reached("A02", { level: "normal", unhelped: true }));
  assert.ok(!reached("A03", { level: "normal", unhelped: true }) && reached("A01", {}));
  assert.throws(() => reached("A01", { level: "weak" }), /there is no level `weak`/);
  for (const [goal, why] of [
    ["level:weak", "level: takes one of random, greedy, novice, learner, beginner, easy, normal, strong, or `easy+`"],
    ["cards:no", "cards: takes the number of cards"],
    ["last:dog", "last: takes a kind of piece"],
    ["unsaid:hello", "gave: and unsaid: take an answer of this game"],
    ["how:", "how: takes the word of an ending, such as checkmate"],
  ])
    assert.throws(() => game.judge(goal), { message: `\`${goal}\` is no goal: ${why}` });
});

test("feats of a run, an evening and the days are read from their records", () => {
  const win = { won: true, how: "checkmate", reward: false };
  const run = { finished: true, hearts: 3, left: 3, games: Array(7).fill(win) };
  assert.deepEqual(featsOfRecord("run", run), ["A37", "A38"]);
  assert.deepEqual(featsOfRecord("run", { ...run, left: 2 }), ["A38"]);
  assert.deepEqual(featsOfRecord("run", { ...run, games: [...run.games.slice(1), { ...win, how: "points" }] }), [
    "A37",
  ]);
  assert.deepEqual(featsOfRecord("run", { ...run, left: 2, games: run.games.with(4, { ...win, reward: true }) }), []);
  assert.deepEqual(featsOfRecord("run", { ...run, finished: false }), []);
  assert.deepEqual(featsOfRecord("evening", { won: true, rebuys: 1 }), ["A39"]);
  assert.deepEqual(featsOfRecord("evening", { won: true, rebuys: 0 }), []);
  const days = (count, first) => Object.fromEntries(Array.from({ length: count }, (_, at) => [2 * at, { first }]));
  assert.deepEqual(featsOfRecord("puzzle", { days: days(7, true) }), ["A40"]);
  assert.deepEqual(featsOfRecord("puzzle", { days: { ...days(6, true), 99: { first: false } } }), []);
});
