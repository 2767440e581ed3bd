// Every puzzle of the page and every practice position, proved by `deckmate prove`; and the list of days.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { practices } from "../../www/games/chess-storm/practice/practice.js";
import { hard } from "../../www/games/chess-storm/puzzles.js";
import { days, played } from "../../www/games/days.js";
import { dayOf, gameOf, games, puzzleOf, puzzlesOf } from "../../www/games/puzzles.js";

const CLI = process.env.DECKMATE_CLI ?? "target/release/deckmate";

/** What the prover says of these lines, and how it ends. @param {string[]} lines */
function prove(lines) {
  const folder = mkdtempSync(join(tmpdir(), "problems-"));
  try {
    const file = join(folder, "problems.jsonl");
    writeFileSync(file, lines.join("\n"));
    const { status, stdout } = spawnSync(CLI, ["prove", file], { encoding: "utf8" });
    return {
      status,
      told: stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The most that is proved at each run: `./build.sh soak` proves all. */
const ALL = process.env.DECKMATE_PROBLEMS === "all";
const HARDEST = ALL ? 9999 : 1650;

/** What is proved of a game at each run, beside the least hard: every so manieth. */
const PART = 4;

for (const game of ["chess", "full-double", "doublecross", "five-card", "deception"])
  test(`the puzzles of ${game}: one first answer alone reaches the goal, and it is as hard as it says`, () => {
    const puzzles = puzzlesOf(game, practices);
    assert.ok(puzzles.length >= 40);
    assert.equal(new Set(puzzles.map(({ position }) => JSON.stringify(position.setup))).size, puzzles.length);
    const hards = puzzles.map(({ hard }) => hard);
    assert.deepEqual(
      hards,
      hards.toSorted((one, other) => one - other),
    );
    const usual = game === "chess" || game === "full-double";
    const chosen = puzzles.filter(({ hard }, at) => hard <= HARDEST && (usual || ALL || at % PART === 0));
    const { status, told } = prove(
      chosen.map(({ position: { task, ...position } }, at) =>
        JSON.stringify({ id: String(at), game, only: true, ...position }),
      ),
    );
    assert.deepEqual(
      told.map(({ verdict, first, hard }) => [verdict, first, hard]),
      chosen.map(({ first, hard }) => ["proved", first, hard]),
    );
    assert.equal(status, 0);
  });

test("every practice position can be done against every answer, as its cards are dealt", () => {
  const problems = practices.map(({ card, task, ...position }) => ({
    ...{ id: card, game: "chess-storm", seat: "first", dealt: true, task },
    ...position,
  }));
  const { status, told } = prove(problems.map((problem) => JSON.stringify(problem)));
  assert.deepEqual(
    told.filter(({ verdict }) => verdict !== "proved"),
    [],
  );
  assert.equal(status, 0);
  assert.deepEqual(
    told.map((proof) => proof.hard),
    hard.split(" ").map(Number),
  );
});

test("every puzzle of Chess Storm carries the way that reaches its goal", () => {
  for (const { way, how } of puzzlesOf("chess-storm", practices)) assert.ok(way?.length, how);
});

test("what is no problem, cannot be reached, has two ways or no end is said, and none of it ends well", () => {
  const board = (text) => ({ id: "it", game: "chess", setup: { board: text }, goal: "won by:1", only: true });
  const held = (open) => ({
    ...{ id: "fc", game: "five-card", options: { clock: "none", open_hands: open }, goal: "won by:1", only: true },
    setup: {
      board: "6k1/5ppp/8/1b6/8/8/5PPP/R5K1 w",
      hands: { first: ["rook", "pawn", "knight"], second: ["pawn", "pawn", "knight"] },
      cube: { value: 2, owner: "second" },
    },
  });
  const { status, told } = prove([
    "{}",
    JSON.stringify({ ...board("6k1/5ppp/8/8/8/8/8/R5K1 w"), goal: "won by:x" }),
    JSON.stringify(board("6k1/5ppp/8/8/8/8/R7/6K1 b")),
    JSON.stringify(board("6k1/5ppp/8/8/8/8/8/RR4K1 w")),
    JSON.stringify({ ...board("6k1/5ppp/8/8/8/8/8/R5K1 w"), only: false, goal: "won" }),
    // The other hand is any hand; without a call a new one may be drawn, and giving the call up leaves it to the cards.
    JSON.stringify({ ...held(true), setup: { ...held(true).setup, called: "first" } }),
    JSON.stringify(held(false)),
    // The black rook takes the king if its card falls, and any card may fall.
    JSON.stringify({
      ...{ id: "dc", game: "doublecross", options: { auto_call: true }, moves: ["draw"], goal: "turn:3", only: true },
      setup: { board: "3r4/8/8/3k4/8/8/8/3K4 w", deck: ["white-king", "black-king", "black-rook", "white-rook"] },
    }),
    // The king may be under either cloak.
    JSON.stringify({
      ...{ id: "de", game: "deception", goal: "won by:1" },
      setup: {
        board: "3qk3/8/8/8/8/8/8/4RK2 w - -",
        bases: { e8: "king", d8: "pawn", e1: "rook", f1: "king" },
      },
    }),
  ]);
  assert.match(told[0].message, /problems\.jsonl:1: no problem: missing field `id`/);
  assert.equal(told[1].message, "it: `by:x` is no goal: by: takes the number of a turn");
  assert.deepEqual(
    told.slice(2).map(({ verdict }) => verdict),
    ["refuted", "not-only", "unknown", "proved", "refuted", "not-only", "refuted"],
  );
  assert.equal(told.at(-1).worlds, 2);
  assert.equal(status, 1);
});

test("each day has a puzzle of its own, which is one of the page, and a game", () => {
  assert.equal(dayOf(Date.UTC(2026, 10, 25)), 1);
  assert.equal(dayOf(Date.UTC(2026, 10, 26) - 1), 1);
  const words = days.split(" ");
  assert.equal(new Set(words).size, words.length);
  for (const [at] of words.entries()) {
    const found = puzzleOf(at + 1);
    assert.ok(found && puzzlesOf(found.game, practices)[found.number - 1], `day ${at + 1}`);
  }
  assert.equal(played.length, 2 * words.length);
  for (const [at] of words.entries()) {
    const found = gameOf(at + 1);
    assert.ok(found && games.includes(found.game) && /^(hc|ch)$/.test(found.seats), `the game of day ${at + 1}`);
  }
  assert.equal(gameOf(0), null);
  assert.equal(gameOf(words.length + 1), null);
  assert.equal(puzzleOf(0), null);
  assert.equal(puzzleOf(words.length + 1), null);
});
