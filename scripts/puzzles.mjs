// Puzzles for the page, from what `deckmate mine` prints: `node scripts/puzzles.mjs FILE...`, for a module on standard
// output. The side to move is always White: a board of Black's is turned over. Each is proved once more by `prove`.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const CLI = process.env.DECKMATE_CLI ?? "target/release/deckmate";

const swapCase = (text) => text.replace(/[a-z]/gi, (c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()));

/** The board with White to move. */
export function forWhite(board) {
  const [placement, side, castling, passed] = board.split(" ");
  if (side === "w") return board;
  const turned = swapCase(placement.split("/").reverse().join("/"));
  return [turned, "w", swapCase(castling), passed === "-" ? "-" : passed.replace("6", "3")].join(" ");
}

/** The problems as JSON lines, and what the prover says of each. */
export function proved(problems) {
  const folder = mkdtempSync(join(tmpdir(), "problems-"));
  try {
    const file = join(folder, "problems.jsonl");
    writeFileSync(file, problems.map((problem) => JSON.stringify(problem)).join("\n"));
    const told = execFileSync(CLI, ["prove", file], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    return told
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const isCalled = process.argv[1]?.endsWith("puzzles.mjs");
if (isCalled) {
  const lines = process.argv.slice(2).flatMap((file) => readFileSync(file, "utf8").trim().split("\n"));
  const problems = lines.map((line) => JSON.parse(line));
  for (const { setup } of problems) setup.board = forWhite(setup.board);
  const told = proved(problems);
  const rows = problems.map(({ setup, par }, at) => ({ board: setup.board.replace(/( -)+$/, ""), par, ...told[at] }));
  rows.sort((one, other) => one.hard - other.hard);
  const [{ game }] = problems;
  console.log(`// Puzzles of the game ${game}, found by \`deckmate mine\`: a board, how many moves to win,
// how hard it is, and the first move. Lines are only ever added at the end: what is solved is kept by their numbers.
export const puzzles = \`
${rows.map(({ board, par, hard, first }) => [board, par, hard, first[0]].join("|")).join("\n")}
\`;`);
}
