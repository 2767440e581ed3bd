// Puzzles for the page, from what `deckmate mine` prints: `node scripts/puzzles.mjs FILE...` prints lines to be added
// at the end of the game's `puzzles.js`. The side to move is always White: a board of Black's is turned over. Each is
// read as the page reads it, and proved once more by `prove`; what is not proved so is left out.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AIMS } from "../www/games/chess-storm/dealt.js";
import { cloaked, drawn, held, mate, pieces } from "../www/games/puzzle-lines.js";
import { letterOf } from "../www/games/puzzle-pieces.js";

const CLI = process.env.DECKMATE_CLI ?? "target/release/deckmate";

const swapCase = (text) => text.replace(/[a-z]/gi, (c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()));

/** The board with White to move. */
export function forWhite(board) {
  const [placement, side, castling, passed] = board.split(" ");
  if (side === "w") return board;
  const turned = swapCase(placement.split("/").reverse().join("/"));
  return [turned, "w", swapCase(castling), passed === "-" ? "-" : passed.replace("6", "3")].join(" ");
}

/**
 * Returns the problem that `prove` is given for a puzzle of the page.
 * @param {string} game @param {string} id
 * @param {Pick<import("../www/games/puzzles.js").Puzzle, "position" | "likely">} puzzle
 */
export function problemOf(game, id, { position: { task, ...position }, likely }) {
  return { id, game, only: true, ...position, ...likely?.asked };
}

/** In how many of a hundred cases, from a fraction as `prove` prints it. */
export function percent(share) {
  const [some, all] = share.split("/").map(BigInt);
  return Number((100n * some) / all);
}

/** The chances of the answers as a line has them: in groups, the best first, the largest other one without names. */
function chancesOf(chances) {
  const shares = [...new Set(chances.map(([, share]) => percent(share)))];
  const groups = shares.map((one) => chances.flatMap(([answer, share]) => (percent(share) === one ? [answer] : [])));
  const largest = Math.max(...groups.slice(1).map(({ length }) => length));
  const rest = groups.findLastIndex(({ length }) => length === largest);
  return groups.map((answers, at) => [shares[at], ...(at === rest ? [] : answers)].join(" ")).join(",");
}

/** The problems as JSON lines, and what the prover says of each. */
export function proved(problems) {
  const folder = mkdtempSync(join(tmpdir(), "problems-"));
  try {
    const file = join(folder, "problems.jsonl");
    writeFileSync(file, problems.map((problem) => JSON.stringify(problem)).join("\n"));
    const { stdout } = spawnSync(CLI, ["prove", file], { encoding: "utf8", maxBuffer: 1 << 26 });
    return stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const plain = (board) => forWhite(board).replace(/( -)+$/, "");
const short = (board) => plain(board).replace(/ w$/, "");
const letters = (names) => names.map(letterOf).join("");
const turns = (goal) => Math.ceil(Number(/\d/.exec(goal)?.[0]) / 2);
const FORMS = { odds: "p", fold: "f", take: "d", drop: "d" };
const WANTED = { "won by:3": "2", "turn:3": "s", "turn:3 !off:white+queen by:2": "q" };

/** For each game: the fields of a line before its hardness and its first answer, and how the page reads it. */
const GAMES = {
  chess: [({ setup, goal }) => [plain(setup.board), turns(goal)], mate],
  doublecross: [
    ({ setup, goal }) => [
      short(setup.board),
      letters(setup.deck),
      WANTED[goal] ?? { q: "Q", r: "R" }[letterOf(/black\+(\w+)/.exec(goal)?.[1] ?? "")],
    ],
    drawn,
  ],
  "five-card": [
    ({ setup, options, goal, sort }) => [
      setup.board.replace(/( w)?( -)*$/, ""),
      letters(setup.hands.first),
      letters(setup.hands.second),
      FORMS[sort] ?? (setup.called ? (options.open_hands ? "o" : "h") : "c"),
      sort === "fold" ? 1 : turns(goal),
    ],
    held,
  ],
  deception: [
    ({ setup, goal }) => [
      short(setup.board),
      pieces(setup.board)
        .map(({ square }) => (setup.uncloaked.includes(square) ? "." : letterOf(setup.bases[square])))
        .join(""),
      goal === "turn:3" ? "s" : turns(goal),
    ],
    cloaked,
  ],
};
GAMES["full-double"] = GAMES.chess;

/** The seat's answers that reach the goal of a problem, until the other one is asked: what is no choice, too. */
function wayOf(engine, problem) {
  const { game: name, setup, options, goal, moves } = problem;
  const game = engine.newGame({ game: name, seed: "practice", setup, options });
  for (const text of moves) game.apply(text);
  const way = [];
  while (game.prompt()?.seat === "first" && game.judge(goal) === "open") {
    const { sort, way: _, ...asked } = { ...problem, moves: [...moves, ...way], seat: "first", only: false };
    const all = game.legalMoves().filter(({ role }) => role === "play");
    const text = all.length === 1 ? all[0].text : proved([asked])[0].first?.[0];
    if (!text) break;
    game.apply(text);
    way.push(text);
  }
  return way;
}

/**
 * True if Black wins at once, whatever White does without the card that helps: who is told to save the queen would look
 * for what attacks her.
 * @param {any} problem
 */
function isMate({ setup, helps, moves, ...problem }) {
  const mine = setup.hands.first.filter((card) => !helps.includes(card));
  const hands = { ...setup.hands, first: mine };
  const { sort, hard, way, ...asked } = { ...problem, moves: moves.filter((text) => text !== `card:${helps[0]}`) };
  const black = { ...asked, setup: { ...setup, hands }, seat: "second", goal: "won by:2", only: false };
  return proved([black])[0].verdict === "proved";
}

/** The goal of one who saves something, a turn of both later. @param {string} goal */
export const later = (goal) => goal.replace("turn:3", "turn:5").replace("by:2", "by:4");

/** True unless what White saves can be lost in Black's next turn. @param {any} problem */
function lasts({ sort, hard, way, helps, ...problem }) {
  if (!problem.goal.startsWith("turn:3")) return true;
  const asked = { ...problem, seat: "first", only: false, goal: later(problem.goal) };
  return proved([asked])[0].verdict === "proved";
}

/** A problem of Chess Storm as a line, which mine has proved: www/games/chess-storm/dealt.js reads it. */
function dealtLine(engine, problem) {
  const { sort, setup, moves, goal, hard, way, helps } = problem;
  const { first, second } = setup.hands;
  const board = setup.board.replace(/( -)+$/, "").replace(/ w$/, "");
  const words = [first, second, moves].map((list) => list.join(" "));
  const aims = Object.keys(AIMS).filter((letter) => AIMS[letter][0] === goal);
  const wanted = aims.length > 1 && !isMate(problem) ? "g" : aims[0];
  const answers = wayOf(engine, problem).map((text) => (text === way[0] ? `*${text}` : text));
  return [sort, board, ...words, wanted, hard, answers.join(" "), helps.join(" ")].join("|");
}

const isCalled = process.argv[1]?.endsWith("puzzles.mjs");
if (isCalled) {
  const found = process.argv.slice(2).flatMap((file) => readFileSync(file, "utf8").trim().split("\n"));
  const problems = found.map((line) => JSON.parse(line));
  const [{ game }] = problems;
  if (game === "chess-storm") {
    const engine = await createRequire(import.meta.url)("../dist/engine.js").load();
    problems.sort((one, other) => one.hard - other.hard);
    const kept = problems.filter((problem) => lasts(problem) && !(problem.goal.includes("queen") && isMate(problem)));
    for (const problem of kept) console.log(dealtLine(engine, problem));
    process.exit();
  }
  const [fields, read] = GAMES[game];
  const rows = problems.map((problem) => {
    const answer = problem.sort === "drop" ? "no" : problem.way[0];
    return { row: fields(problem).join("|"), answer: problem.chance ? `${problem.chance} ${answer},0` : answer };
  });
  const told = proved(rows.map(({ row, answer }, at) => problemOf(game, String(at), read(`${row}|0|${answer}`))));
  const lines = rows
    .map((row, at) => ({ ...row, ...told[at] }))
    .filter(({ verdict }) => verdict === "proved")
    .sort((one, other) => one.hard - other.hard);
  for (const { row, hard, chances, answer, first } of lines)
    console.log(`${row}|${hard}|${chances ? chancesOf(chances) : answer === "no" ? answer : first[0]}`);
}
