// Every puzzle of the page and every practice position, proved by `deckmate prove`.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { percent, problemOf } from "../../scripts/puzzles.mjs";
import { practices } from "../../www/games/chess-storm/practice/practice.js";
import { hard } from "../../www/games/chess-storm/puzzles.js";
import { CHANGED, days } from "../../www/games/days.js";
import { puzzleOf, puzzlesOf } from "../../www/games/puzzles.js";

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
        .split("\n")
        .filter(Boolean)
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
  test(`the puzzles of ${game}: the named first answers alone reach the goal, and it is as hard as it says`, () => {
    const puzzles = puzzlesOf(game, practices);
    assert.ok(puzzles.length >= 40);
    assert.equal(new Set(puzzles.map(({ position }) => JSON.stringify(position.setup))).size, puzzles.length);
    // Those in which chance decides stand behind the others.
    for (const some of [puzzles.filter(({ likely }) => !likely), puzzles.filter(({ likely }) => likely)]) {
      const hards = some.map(({ hard }) => hard);
      assert.deepEqual(
        hards,
        hards.toSorted((one, other) => one - other),
      );
    }
    const usual = game === "chess" || game === "full-double";
    const chosen = puzzles.filter(({ hard }, at) => hard <= HARDEST && (usual || ALL || at % PART === 0));
    const { status, told } = prove(chosen.map((puzzle, at) => JSON.stringify(problemOf(game, String(at), puzzle))));
    assert.deepEqual(
      told.map(({ verdict, first, hard }, at) => [verdict, chosen[at].likely?.asked.seat ? ["no"] : first, hard]),
      chosen.map(({ first, hard }) => [first.length > 1 ? "not-only" : "proved", first, hard]),
    );
    assert.equal(status, chosen.some(({ first }) => first.length > 1) ? 1 : 0);
    for (const [at, { likely }] of chosen.entries())
      for (const [answer, share] of told[at].chances ?? [])
        assert.equal(likely?.chance(answer), percent(share), `${game} ${at}: ${answer}`);
    // There the goal of the page is to give that answer.
    const given = chosen.filter(({ likely }) => likely).map(({ position, first }) => ({ position, first }));
    assert.deepEqual(
      prove(given.map((puzzle, at) => JSON.stringify(problemOf(game, String(at), puzzle)))).told.map(
        ({ verdict, first }) => [verdict, first],
      ),
      given.map(({ first }) => ["proved", first]),
    );
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

/** The problems of Chess Storm, each with its number, and the drills before them. */
const drills = practices.length;
const dealt = puzzlesOf("chess-storm", practices)
  .map((puzzle, at) => ({ puzzle, number: at + 1 }))
  .slice(drills);

/** The setup of a problem: always a board, and both hands. */
const setupOf = ({ position }) => /** @type {{ board: string, hands: Record<string, string[]> }} */ (position.setup);

/** A problem with only these cards in White's hand; the task begins before a card of White's that is not among them. */
function holding({ position, ...puzzle }, mine) {
  const { hands } = position.setup;
  const isLost = (text) => text.startsWith("card:") && ![...mine, ...hands.second].includes(text.slice(5));
  const at = position.moves.findIndex(isLost);
  const moves = at < 0 ? position.moves : position.moves.slice(0, at);
  const setup = { ...position.setup, hands: { ...hands, first: mine } };
  return { ...puzzle, position: { ...position, setup, moves } };
}

test("each problem of Chess Storm passes its four gates, and is as hard as it says", () => {
  // Numbers of drills are those of the days before: the problems stand behind so many for good.
  assert.equal(drills, 170);
  const boards = dealt.map(({ puzzle }) => JSON.stringify(puzzle.position.setup));
  assert.equal(new Set(boards).size, boards.length);
  const chosen = ALL ? dealt : dealt.filter((_, at) => at % PART === 0);
  const asked = (puzzle, goal) => ({
    ...{ ...problemOf("chess-storm", "it", puzzle), seat: "first" },
    ...(goal && { goal }),
  });
  const lines = chosen.flatMap(({ puzzle }) => {
    const { goal } = puzzle.position;
    const { board, hands } = setupOf(puzzle);
    const mine = hands.first;
    const at = goal !== "won by:1" && board.endsWith(" w") ? [asked(puzzle, "won by:1")] : [];
    return [asked(puzzle), asked(holding(puzzle, [])), ...mine.map((card) => asked(holding(puzzle, [card]))), ...at];
  });
  const { told } = prove(lines.map((line) => JSON.stringify(line)));
  for (const { puzzle, number } of chosen) {
    const { goal } = puzzle.position;
    const { board, hands } = setupOf(puzzle);
    const [whole, empty, ...alone] = told.splice(0, 2 + hands.first.length);
    const what = `problem ${number}`;
    assert.deepEqual([whole.verdict, whole.first, whole.hard], ["proved", puzzle.first, puzzle.hard], what);
    assert.ok(whole.worlds === 1 && (whole.depth >= 2 || whole.width >= 12), what);
    assert.ok(puzzle.hard >= 900 && puzzle.hard <= 2300, what);
    assert.equal(empty.verdict, "refuted", what);
    const helping = hands.first.filter((_, at) => alone[at].verdict !== "refuted");
    assert.deepEqual(helping, puzzle.helps, what);
    if (goal !== "won by:1" && board.endsWith(" w")) assert.equal(told.shift().verdict, "refuted", what);
  }
});

/** What Black comes to at once, whatever White does without the card that helps. @param {string} task */
const blackIn = (task) => {
  const told = dealt.filter(({ puzzle }) => puzzle.position.task.includes(task));
  assert.ok(told.length > 0);
  const lines = told.map(({ puzzle, number }) => {
    const { hands } = setupOf(puzzle);
    const left = holding(
      puzzle,
      hands.first.filter((card) => !puzzle.helps?.includes(card)),
    );
    const { goal, ...asked } = problemOf("chess-storm", String(number), left);
    return JSON.stringify({ ...asked, seat: "second", goal: "won by:2", only: false });
  });
  return prove(lines).told;
};

test("where a mate is to be stopped, Black mates whatever White does without the card that helps", () => {
  assert.deepEqual(
    blackIn("top the mate").filter(({ verdict }) => verdict !== "proved"),
    [],
  );
});

test("where the queen is to be saved, it is not a mate that threatens", () => {
  assert.deepEqual(
    blackIn("ave your queen").filter(({ verdict }) => verdict === "proved"),
    [],
  );
});

test("White's answers begin with the first one that is a choice, and with what is none", () => {
  for (const { puzzle, number } of dealt) assert.ok(puzzle.answers?.includes(puzzle.first[0]), `problem ${number}`);
});

test("the problems stand in the days to come, and no day that was has changed", () => {
  const stormy = days.split(" ").flatMap((word, at) => (word[0] === "s" ? [[at + 1, Number(word.slice(1))]] : []));
  const before = stormy.filter(([day]) => day < CHANGED);
  assert.deepEqual(
    before.map(([day]) => puzzleOf(day)?.number),
    before.map(([, number]) => number),
  );
  const after = stormy.filter(([day]) => day >= CHANGED).map(([day]) => Number(puzzleOf(day)?.number));
  const rated = after.filter((number) => number > drills).toSorted();
  assert.deepEqual(rated, dealt.flatMap(({ puzzle, number }) => (puzzle.drill ? [] : [number])).toSorted());
  assert.equal(new Set(after).size, after.length);
});

test("every drill of Chess Storm carries the way that reaches its goal", () => {
  for (const { way, how } of puzzlesOf("chess-storm", practices).slice(0, drills)) assert.ok(way?.length, how);
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

test("later answers are counted where that is asked, and make a problem no harder", () => {
  const chess = puzzlesOf("chess", practices).filter(({ position: { goal } }) => goal === "won by:3");
  const lines = chess.slice(0, 2).map((puzzle, at) => problemOf("chess", String(at), puzzle));
  const { told } = prove(lines.map((line) => JSON.stringify({ ...line, line: true })));
  assert.deepEqual(
    told.map(({ later, hard }) => [later, hard]),
    [
      [[2], chess[0].hard],
      [[1], chess[1].hard],
    ],
  );
});

test("a chance is counted exactly: over cards that may be drawn, hidden hands, and a tie-break as one of two", () => {
  const held = (id, goal, { first, second, ...more }, options = {}, chance = 50) => ({
    ...{ id, game: "five-card", options: { clock: "none", ...options }, goal, only: true, chance },
    setup: {
      board: "6k1/5ppp/8/1b6/8/8/5PPP/R5K1 w",
      hands: { first, second },
      cube: { value: 2, owner: "second" },
      ...more,
    },
  });
  const first = ["rook", "pawn", "knight", "knight", "queen"];
  const second = ["pawn", "pawn", "knight", "rook", "rook"];
  const lines = [
    held("fold", "won by:2", { first, second }, { open_hands: true }),
    held("hidden", "won by:1", { first, second, called: "first" }),
    held("last", "won by:1", { first: ["rook"], second: ["pawn"], called: "first" }, {}, 60),
    held("not", "won by:1", { first: ["rook"], second: ["pawn"], called: "first" }, {}, 90),
    { ...held("dealt", "won by:1", { first, second }), dealt: true },
  ];
  const { told, status } = prove(lines.map((line) => JSON.stringify(line)));
  const of = (at, answer) => told[at].chances.find(([one]) => one === answer)[1];
  // Ra8 is answered by a Bishop or a wild card: 12 of 42 in the stack, of which five are drawn; or of 47 unseen.
  assert.equal(of(0, "a1a8"), "261/1558");
  assert.equal(of(0, "call"), "1/1");
  assert.deepEqual([told[0].verdict, told[0].first], ["proved", ["call"]]);
  assert.equal(of(1, "a1a8"), "29512/139449");
  assert.equal(of(1, "give-up"), "1/2");
  assert.deepEqual([told[1].verdict, told[1].first, told[1].worlds], ["proved", ["give-up"], 251]);
  // One card of 51 is hidden: 39 do not help. Where the last card does not mate, the turn is over.
  assert.equal(of(2, "a1a8"), "13/17");
  assert.deepEqual([told[2].verdict, told[2].first], ["proved", ["a1a8"]]);
  assert.deepEqual([told[3].verdict, told[3].first], ["refuted", []]);
  assert.match(told[4].message, /a chance is counted/);
  assert.equal(status, 1);
});
