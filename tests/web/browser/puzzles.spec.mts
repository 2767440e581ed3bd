// Puzzles: one is missed, hinted at and solved; another way than the kept first answer is right; the daily one.
import type { Frame } from "@playwright/test";
import { puzzlesOf } from "../../../www/games/puzzles.js";
import { engine } from "./engine.mts";
import { accessible, expect, test } from "./fixtures.mts";

test.use({ turns: 3 });

const PUZZLES = puzzlesOf("chess", []);
/** One that takes one move. */
const AT = PUZZLES.findIndex(({ position }) => position.goal === "won by:1");
const { first, position } = PUZZLES[AT];
/** A move of the King, which mates nobody. */
const WRONG = engine
  .newGame({ game: "chess", setup: position.setup })
  .legalMoves()
  .find(({ label }) => label.startsWith("King"))!.text;

const task = (frame: Frame) => frame.locator("#task");

async function move(frame: Frame, text: string) {
  for (const square of [text.slice(0, 2), text.slice(2, 4)]) await frame.click(`[data-square="${square}"]`);
}

test.use({ viewport: { width: 390, height: 844 } });

test("a puzzle is missed and solved, counts once, and its hints point at the answer", async ({ open }) => {
  const sitting = await open("http", { hash: `#g=chess&try=puzzle-${AT + 1}` });
  const { frame } = sitting;
  await expect(task(frame)).toHaveText(new RegExp(`^Puzzle ${AT + 1}. ${position.task}`));
  await accessible(sitting, "a puzzle");
  await move(frame, WRONG);
  await expect(task(frame)).toHaveAttribute("data-verdict", "missed");
  await expect(task(frame)).toContainText("Not solved.");
  await expect(task(frame)).toContainText(/Your rating: 1000 → 9\d\d\./);
  // All of it is read above the buttons.
  const under = await frame.evaluate(() => {
    const [words, ways] = [...document.querySelectorAll("#task > *")].map((node) => node.getBoundingClientRect());
    return words.bottom - ways.top;
  });
  expect(under).toBeLessThanOrEqual(0);
  await expect(frame.locator("#table[data-still] .board")).toHaveCount(1);
  // Why it is wrong is said, at a table with the same players.
  await frame.click('#task [data-test="why"]');
  await expect(task(frame)).toContainText("Why not: The mate does not come in one move.");
  await expect(frame.locator(".seat.top .seat-kind")).toHaveText("Black · strong");
  await expect(frame.locator('#task [data-test="solution"]')).toBeVisible();
  await frame.click('#task [data-test="try-again"]');
  await expect(task(frame)).toHaveAttribute("data-verdict", "open");
  await move(frame, WRONG);
  // The solution is shown answer by answer.
  await frame.click('#task [data-test="solution"]');
  await expect(task(frame)).toHaveAttribute("data-verdict", "reached");
  await expect(task(frame)).toContainText("The solution:");
  await frame.click('#task [data-test="try-again"]');
  await expect(task(frame)).toHaveAttribute("data-verdict", "open");
  await frame.click('[data-test="hint"]');
  await expect(frame.locator(".prompt")).toContainText(`Begin on ${first[0].slice(0, 2)}.`);
  await frame.click('[data-test="hint"]');
  await expect(frame.locator(".prompt")).toContainText(` to ${first[0].slice(2, 4)}`);
  await expect(frame.locator('[data-test="hint-why"]')).toHaveCount(0);
  await move(frame, first[0]);
  await expect(task(frame)).toHaveAttribute("data-verdict", "reached");
  await expect(task(frame)).toContainText("Solved!");
  await expect(frame.locator('[data-test="bar-rematch"]')).toBeHidden();
  await accessible(sitting, "a puzzle that is solved");
  // The first try alone counts.
  const kept = await frame.evaluate(() => JSON.parse(localStorage.getItem("deckmate.player")!).puzzles);
  expect(kept.rating).toBeLessThan(1000);
  expect(kept.done).toEqual({ chess: [AT + 1] });
});

test("a wrong move of a mate in two is answered by the reply that takes the mate away", async ({ open }) => {
  const at = PUZZLES.findIndex((one) => one.position.goal === "won by:3");
  const { position, first } = PUZZLES[at];
  const game = engine.newGame({ game: "chess", setup: position.setup });
  const [wrong] = game.legalMoves().filter(({ role, text }) => role === "play" && !first.includes(text));
  const { frame } = await open("http", { hash: `#g=chess&try=puzzle-${at + 1}` });
  await move(frame, wrong.text);
  await frame.click('#task [data-test="why"]');
  await expect(task(frame)).toContainText(/Why not: Black answers .+\. No mate comes in time after that\./);
  // The reply is shown on the board, and after it no mate is left, by whatever White does.
  const said = /Black answers (.+?)\. No mate/.exec((await task(frame).textContent()) ?? "")![1];
  game.apply(wrong.text);
  game.apply(game.legalMoves().find(({ label }) => label === said)!.text);
  await expect(frame.locator(".log")).toContainText(/\S/);
  const { board } = game.view("first");
  expect(engine.findWin({ game: "chess", setup: { board } }, { turns: 1 }).turns).toBeNull();
});

test("the daily puzzle is opened from home, and Next leads to one near the rating", async ({ open }) => {
  const sitting = await open("http");
  const { frame } = sitting;
  await frame.click('[data-test="home-puzzles"]');
  await expect(frame.locator("#puzzles")).toContainText("Your rating: 1000.");
  await expect(frame.locator('#puzzles [data-test="daily-game"]')).toBeVisible();
  await frame.click('#puzzles [data-test="daily"]');
  await expect(task(frame)).toHaveText(/^Daily puzzle \d+\./);
  await frame.click('[data-test="leave"]');
  await frame.click('[data-test="home-puzzles"]');
  await frame.click('[data-puzzles="chess"]');
  await expect(task(frame)).toHaveText(/^Puzzle \d+\./);
  const number = Number(/Puzzle (\d+)/.exec((await task(frame).textContent())!)![1]);
  const gaps = PUZZLES.map(({ hard }) => Math.abs(hard - 1000));
  expect(gaps[number - 1]).toBe(Math.min(...gaps));
});

for (const [width, height] of [
  [1280, 800],
  [720, 520],
])
  test(`the words of a task stand whole beside its buttons: ${width}x${height}`, async ({ open }) => {
    for (const hash of ["#g=five-card&try=puzzle-42", "#g=five-card&try=puzzle-48", "#g=doublecross&try=puzzle-10"]) {
      const { page, frame } = await open("http", { hash, viewport: { width, height } });
      await expect(frame.locator('#task [data-test="hint"]')).toBeVisible();
      const lines = await frame.evaluate(() => {
        const words = document.querySelector("#task > p")!;
        const { bottom } = document.getElementById("task")!.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(words);
        return [...range.getClientRects()].map((line) => {
          const hit = document.elementFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2);
          return line.bottom < bottom + 2 && words.contains(hit);
        });
      });
      expect(lines, hash).not.toContain(false);
      expect(lines.length, hash).toBeLessThan(8);
      await page.close();
    }
  });

test("what came before a puzzle is not taken back; a wrong answer says what it gives; then nothing is asked", async ({
  open,
}) => {
  const fiveCard = puzzlesOf("five-card", []);
  const at = fiveCard.findIndex(({ first }) => first[0] === "no");
  const { frame } = await open("http", { hash: `#g=five-card&try=puzzle-${at + 1}` });
  await expect(frame.locator('[data-text="yes"]')).toBeVisible();
  await frame.locator("#undo").press("Enter");
  await expect(frame.getByText("There is no answer to take back.").first()).toBeVisible();
  await expect(frame.locator("#undo")).toHaveAttribute("aria-disabled", "true");
  await expect(task(frame)).toHaveAttribute("data-verdict", "open");
  expect(await frame.evaluate(() => localStorage.getItem("deckmate.player"))).toBeNull();
  await frame.click('[data-text="yes"]');
  await expect(task(frame)).toHaveAttribute("data-verdict", "missed");
  await expect(task(frame)).toContainText("After this Black wins for certain.");
  await frame.click('#task [data-test="why"]');
  await expect(task(frame)).toContainText("Why not: Checkmate: Black wins the pot of 4 antes.");
  await frame.click('#task [data-test="try-again"]');
  // Declining ends the game, and solves it.
  await frame.click('[data-text="no"]');
  await frame.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
  await expect(task(frame)).toContainText("Solved! After accepting Black wins for certain.");
  expect(await frame.evaluate(() => JSON.parse(localStorage.getItem("deckmate.player")!).puzzles.done)).toEqual({
    "five-card": [at + 1],
  });
  // Once it is over nothing is asked: neither the question after it, nor a card of the tie-break.
  const call = fiveCard.findIndex(({ position }) => position.task.startsWith("You have called"));
  const { frame: other } = await open("http", { hash: `#g=five-card&try=puzzle-${call + 1}` });
  await other.click('[data-text="give-up"]');
  await other.click('[data-test="confirm-yes"]');
  await expect(task(other)).toHaveAttribute("data-verdict", "missed");
  await expect(other.locator(".flop")).toBeHidden();
  await expect(other.locator('[data-test="flop-draw"]')).toHaveCount(0);
});
