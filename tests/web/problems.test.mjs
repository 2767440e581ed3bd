// Every puzzle of the page and every practice position, proved by `deckmate prove`; and the list of days.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { practices } from "../../www/games/chess-storm/practice/practice.js";
import { hard } from "../../www/games/chess-storm/puzzles.js";
import { days } from "../../www/games/days.js";
import { dayOf, puzzleOf, puzzlesOf } from "../../www/games/puzzles.js";

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
const HARDEST = process.env.DECKMATE_PROBLEMS === "all" ? 9999 : 1650;

for (const game of ["chess", "full-double"])
  test(`the puzzles of ${game}: one first move alone wins in time, and it is as hard as it says`, () => {
    const puzzles = puzzlesOf(game, practices);
    assert.ok(puzzles.length >= 40);
    assert.equal(new Set(puzzles.map(({ position }) => position.setup.board)).size, puzzles.length);
    const chosen = puzzles.filter((puzzle) => puzzle.hard <= HARDEST);
    const { status, told } = prove(
      chosen.map(({ position: { setup, goal } }, at) =>
        JSON.stringify({ id: String(at), game, setup, goal, only: true }),
      ),
    );
    assert.deepEqual(
      told.map(({ verdict, first, hard }) => [verdict, first, hard]),
      chosen.map(({ first, hard }) => ["proved", [first], hard]),
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

test("what is no problem, cannot be reached, has two ways or no end is said, and none of it ends well", () => {
  const board = (text) => ({ id: "it", game: "chess", setup: { board: text }, goal: "won by:1", only: true });
  const { status, told } = prove([
    "{}",
    JSON.stringify({ ...board("6k1/5ppp/8/8/8/8/8/R5K1 w"), goal: "won by:x" }),
    JSON.stringify(board("6k1/5ppp/8/8/8/8/R7/6K1 b")),
    JSON.stringify(board("6k1/5ppp/8/8/8/8/8/RR4K1 w")),
    JSON.stringify({ ...board("6k1/5ppp/8/8/8/8/8/R5K1 w"), only: false, goal: "won" }),
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
    ["refuted", "not-only", "unknown", "refuted"],
  );
  assert.equal(told[5].worlds, 2);
  assert.equal(status, 1);
});

test("each day has a puzzle of its own, which is one of the page", () => {
  assert.equal(dayOf(Date.UTC(2026, 10, 25)), 1);
  assert.equal(dayOf(Date.UTC(2026, 10, 26) - 1), 1);
  const words = days.split(" ");
  assert.equal(new Set(words).size, words.length);
  for (const [at] of words.entries()) {
    const found = puzzleOf(at + 1);
    assert.ok(found && puzzlesOf(found.game, practices)[found.number - 1], `day ${at + 1}`);
  }
  assert.equal(puzzleOf(0), null);
  assert.equal(puzzleOf(words.length + 1), null);
});
