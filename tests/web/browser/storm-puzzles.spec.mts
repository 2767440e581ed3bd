// Puzzles of Chess Storm on the page: each is failed, explained and solved by touches; then why no other card helps.
// Two of them a day; PUZZLES names others by their numbers.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { problemOf } from "../../../scripts/puzzles.mjs";
import { practices } from "../../../www/games/chess-storm/practice/practice.js";
import { puzzlesOf } from "../../../www/games/puzzles.js";
import { sight } from "./answers.mts";
import { all } from "./daily.mts";
import { engine, type Game } from "./engine.mts";
import { accessible, expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

const CLI = process.env.DECKMATE_CLI ?? "target/release/deckmate";
const titles = new Map(
  engine
    .catalog()
    .games.find(({ name }) => name === "chess-storm")!
    .cards.map(({ name, title }) => [name, title]),
);
const puzzles = puzzlesOf("chess-storm", practices, (card) => titles.get(card)!);
const problems = puzzles.map((_, at) => at + 1).slice(practices.length);
const day = Number(process.env.DAY);
const named = process.env.PUZZLES?.split(",").map(Number);
const today = [0, 1].map((nth) => problems[(2 * day + nth) % problems.length]);

/** The first answers that reach the goal of a problem after these answers. */
function proved(number: number, after: string[]): string[] {
  const { position, likely } = puzzles[number - 1];
  const moves = [...(position.moves ?? []), ...after];
  const puzzle = { position: { ...position, moves }, likely };
  const problem = { ...problemOf("chess-storm", "it", puzzle), seat: "first", only: false };
  const folder = mkdtempSync(join(tmpdir(), "puzzle-"));
  try {
    writeFileSync(join(folder, "one"), JSON.stringify(problem));
    return JSON.parse(spawnSync(CLI, ["prove", join(folder, "one")], { encoding: "utf8" }).stdout).first ?? [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The game of a puzzle after some answers. */
function gameOf(number: number, answers: string[] = []): Game {
  const { setup, options, moves = [] } = puzzles[number - 1].position;
  const game = engine.newGame({ game: "chess-storm", seed: "practice", setup, options });
  for (const text of [...moves, ...answers]) game.apply(text);
  return game;
}

/** Black's answers that lead to what the page shows, a few at most. */
function replies(number: number, answers: string[], labels: Record<string, string>, left = 3): string[] | null {
  const game = gameOf(number, answers);
  const prompt = game.prompt();
  if (!prompt) return null;
  if (prompt.seat === "first") {
    const { squares } = sight(game, "first");
    const same = Object.entries(squares).every(([square, what]) =>
      `${labels[square]},`.startsWith(`${square}, ${what},`),
    );
    return same ? [] : null;
  }
  if (!left) return null;
  for (const { text, role } of game.legalMoves()) {
    const found = role === "play" ? replies(number, [...answers, text], labels, left - 1) : null;
    if (found) return [text, ...found];
  }
  return null;
}

const [PHONE, DESK] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const number of named ?? (all ? problems : today))
  for (const size of named ? [PHONE, DESK] : [number % 2 ? PHONE : DESK])
    test(`puzzle ${number} is failed, explained and solved: ${size.width}x${size.height}`, async ({ open }) => {
      const puzzle = puzzles[number - 1];
      const sitting = await open("http", { hash: `#g=chess-storm&try=puzzle-${number}`, viewport: size });
      const { frame, page } = sitting;
      const task = frame.locator("#task");
      await expect(task).toContainText(puzzle.position.task);
      // Answers that are no choice come first.
      const { first, answers: way = [] } = puzzle;
      const before = way.slice(0, way.indexOf(first[0]));
      let table = new Table(page, frame, gameOf(number), { seat: "first" });
      for (const text of before) await table.give(text);
      const wrong = table.game.legalMoves().find(({ text, role }) => role === "play" && !first.includes(text))!;
      await table.give(wrong.text);
      await expect(task).toHaveAttribute("data-verdict", "missed");
      await expect(task).toContainText("Not solved.");
      await frame.click('#task [data-test="why"]');
      await expect(task).toContainText("Why not:");
      const failure = new RegExp(`${puzzle.missed}|wins|stalemate`);
      await expect(task).toContainText(failure);
      await frame.click('#task [data-test="try-again"]');
      const answers: string[] = [];
      table = new Table(page, frame, gameOf(number), { seat: "first" });
      while ((await task.getAttribute("data-verdict")) !== "reached") {
        const next = way[answers.length] ?? proved(number, answers)[0];
        // The goal has just been reached if nothing is left to be proved.
        if (!next) await expect(task, answers.join(" ")).toHaveAttribute("data-verdict", "reached");
        if (!next) break;
        await table.give(next);
        answers.push(next);
        let black: string[] | null = null;
        await expect
          .poll(async () => {
            if ((await task.getAttribute("data-verdict")) === "reached") return true;
            const labels = await frame.evaluate(() =>
              Object.fromEntries(
                [...document.querySelectorAll<HTMLElement>("#board [data-square]")].map((node) => [
                  node.dataset.square,
                  node.getAttribute("aria-label"),
                ]),
              ),
            );
            black = replies(number, answers, labels as Record<string, string>);
            return black !== null;
          })
          .toBe(true);
        answers.push(...(black ?? []));
        table = new Table(page, frame, gameOf(number, answers), { seat: "first" });
      }
      await expect(task).toContainText(`Solved! ${puzzle.right ?? ""}`);
      await accessible(sitting, "a solved puzzle of Chess Storm");
      const decoys = puzzle.decoys ?? [];
      await expect(task.locator("[data-decoy]")).toHaveCount(decoys.length);
      for (const [card, title] of decoys) {
        await frame.click(`#task [data-decoy="${card}"]`);
        await expect(task).toContainText(`${title}:`);
        await expect(task).toContainText(failure);
      }
      await expect(task.locator('[data-test="next"]')).toBeVisible();
      await frame.click('#task [data-test="next"]');
      await expect(task).not.toContainText(puzzle.position.task);
      await expect(task).toHaveAttribute("data-verdict", "open");
    });

test("the rival's card is in sight; what refutes is named first, and the solution answers it", async ({ open }) => {
  const { frame, page } = await open("http", { hash: "#g=chess-storm&try=puzzle-177", viewport: PHONE });
  const task = frame.locator("#task");
  await expect(task).toContainText("Checkmate on your next turn. Black still holds Veto: cancel Exile now, or wait?");
  await expect(task.locator('[data-test="task-more"]')).toHaveCount(0);
  await expect(frame.getByRole("button", { name: "hand, 1 card: Veto" })).toHaveText("Veto");
  await new Table(page, frame, gameOf(177), { seat: "first" }).give("card:no");
  await frame.click('#task [data-test="why"]');
  await expect(task).toContainText("Why not: Black plays Veto. The mate does not come.");
  await frame.click('#task [data-test="solution"]');
  await expect(task).toContainText("Pass, then Queen d6 to g6, then Play No.");
});

test("how a card fails is shown after the move of the solution, and says so", async ({ open }) => {
  const { frame, page } = await open("http", { hash: "#g=chess-storm&try=puzzle-214", viewport: PHONE });
  await new Table(page, frame, gameOf(214), { seat: "first" }).give("c7c6");
  await frame.click('#task [data-test="solution"]');
  await frame.click('#task [data-decoy="veto"]');
  await expect(frame.locator("#task")).toContainText("Veto: King c7 to d8, Veto in hand. Your queen falls.");
});
