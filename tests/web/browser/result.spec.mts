// The result: a win, a loss and a draw look different, one button is the main one, and the deciding moment is watched.
import type { Frame } from "@playwright/test";
import { move, resign } from "./clicks.mts";
import { todays } from "./daily.mts";
import { engine } from "./engine.mts";
import { accessible, expect, test } from "./fixtures.mts";

test.use({ turns: 2 });

const link = (board: string, level = "normal") => `#g=chess&level=${level}&board=${board.replaceAll(" ", "_")}`;
const MATE = link("6k1/5ppp/8/8/8/8/8/R3K3 w - -", "beginner");
const STALEMATE = link("k7/2Q5/8/2K5/8/8/8/8 w - -");

/** All of the result is in sight, and one button is the main one. */
const whole = async (frame: Frame) => {
  await expect(frame.locator("#result .primary")).toHaveCount(1);
  const cut = await frame.locator("#result").evaluate((node) => {
    const { bottom, right } = node.getBoundingClientRect();
    const boxes = [...node.querySelectorAll("button")].map((one) => one.getBoundingClientRect());
    const out = boxes.filter((box) => box.bottom > Math.min(bottom, innerHeight) || box.right > right);
    return node.scrollHeight - node.clientHeight + out.length;
  });
  expect(cut).toBe(0);
};

for (const [width, height] of todays(
  [
    [1280, 800],
    [390, 844],
    [360, 640],
    [844, 390],
  ] as const,
  2,
))
  test(`won, lost and drawn look different, with one main button and nothing cut: ${width}x${height}`, async ({
    open,
  }) => {
    const viewport = { width, height };
    const won = await open("http", { hash: MATE, viewport });
    await move(won.frame, "a1", "a8");
    await expect(won.frame.locator('[data-outcome="won"] #result h2')).toHaveText("You won");
    await expect(won.frame.locator("#result .result-rays")).toHaveCount(1);
    await expect(won.frame.locator("#result .primary")).toHaveText("Rematch");
    await whole(won.frame);
    const drawn = await open("http", { hash: STALEMATE, viewport });
    await move(drawn.frame, "c5", "b6");
    await expect(drawn.frame.locator('[data-outcome="drawn"] #result h2')).toHaveText("Draw");
    await expect(drawn.frame.locator("#result .primary")).toHaveText("Rematch");
    await expect(drawn.frame.locator("#result .result-kings .result-piece")).toHaveCount(2);
    await whole(drawn.frame);
    const lost = await open("http", { hash: link("q5k1/5ppp/8/8/8/Q7/5PPP/6K1 w - -"), viewport });
    await move(lost.frame, "g2", "g3");
    await expect(lost.frame.locator('#board [data-square="a3"]')).toHaveAccessibleName(/black queen/);
    await expect(lost.frame.locator("#prompt-text")).toHaveText(/turn|move/i);
    await resign(lost.frame);
    await expect(lost.frame.locator('[data-outcome="lost"] #result h2')).toHaveText("You lost");
    await expect(lost.frame.locator("#result .primary")).toHaveText("See move 1");
    await expect(lost.frame.locator("#result")).toContainText("Your queen fell at move 1.");
    await expect(lost.frame.locator("#result")).toContainText("Given up so early, it does not count.");
    await whole(lost.frame);
    const dimmed = (frame: Frame) =>
      frame
        .locator("#board canvas")
        .first()
        .evaluate((one) => getComputedStyle(one).filter);
    // Dimmed, and no grey: the colours of both sides are still told apart.
    await expect.poll(() => dimmed(lost.frame)).toMatch(/^saturate\(0\.[6-9]\d*\) brightness\(0\.[89]\d*\)$/);
    expect(await dimmed(won.frame)).toBe("none");
    // From before the choice, which is played, to the answer to it, and no further.
    await lost.frame.click('[data-test="see-move"]');
    await expect(lost.frame.locator(".replay")).toBeVisible();
    await expect(lost.frame.locator('#board [data-square="a3"]')).toHaveAccessibleName(/black queen/);
    await expect(lost.frame.locator('[data-test="replay-play"]')).toHaveAccessibleName("Play");
    await expect(lost.frame.locator(".replay-slider")).toHaveValue("2");
    // The words of the mistake stay beside what is shown.
    await expect(lost.frame.locator("#prompt-text")).toHaveText(/^“Pawn g2 to g3” missed mate in 1\. Better: /);
  });

/** The kept things of a player who is about to mate as Black, and has won once before. */
function aboutToMate() {
  const game = engine.newGame({ game: "chess", seed: "fool" });
  for (const text of ["f2f3", "e7e5", "g2g4"]) game.apply(text);
  const seats = {
    first: { kind: "computer", name: "Computer", level: "novice" },
    second: { kind: "human", name: "You" },
  };
  const kept = {
    "deckmate.game.chess": JSON.stringify({ save: game.save(), turn: 2, answered: "fsf", seats, flipped: true }),
    "deckmate.player": JSON.stringify({ player: 1, games: { chess: { last: [["novice", "w", 0, 5]] } } }),
  };
  return `for (const [key, text] of Object.entries(${JSON.stringify(kept)}))
    localStorage.getItem(key) ?? localStorage.setItem(key, text);`;
}

test("a win over an opponent rims its face: on the result, on the tile, and on the player's own page", async ({
  open,
}) => {
  const game = engine.newGame({ game: "chess", seed: "rim" });
  for (const text of ["f2f3", "e7e5", "g2g4"]) game.apply(text);
  const seats = {
    first: { kind: "computer", name: "Pip", level: "novice", habit: "pip" },
    second: { kind: "human", name: "You" },
  };
  const kept = {
    "deckmate.game.chess": JSON.stringify({ save: game.save(), turn: 2, answered: "fsf", seats, flipped: true }),
    "deckmate.player": JSON.stringify({ player: 1, games: { chess: { last: [["novice", "l", 0, 5]] } } }),
  };
  const sitting = await open("http", {
    script: `for (const [key, text] of Object.entries(${JSON.stringify(kept)}))
      localStorage.getItem(key) ?? localStorage.setItem(key, text);`,
    viewport: { width: 360, height: 640 },
  });
  const { frame } = sitting;
  const beaten = '[data-beaten="true"] > .portrait';
  await expect(frame.locator('.tile[data-game="chess"] .rung-face')).toHaveCount(3);
  await expect(frame.locator(`.tile ${beaten}`)).toHaveCount(0);
  await frame.click('[data-test="continue-button"]');
  await expect.poll(() => frame.evaluate(() => !!(globalThis as any).Page.table?.beyond.moves?.talk)).toBe(true);
  await move(frame, "d8", "h4");
  await expect(frame.locator(`#result .farewell${beaten}`)).toHaveCount(1);
  await expect(frame.locator("#result .rim-words")).toHaveText("1 of 3 beaten at First steps. Next: Brother Anselm.");
  await whole(frame);
  await frame.page().waitForTimeout(600);
  await frame.page().keyboard.press("Escape");
  await frame.click('[data-test="leave"]');
  await expect(frame.locator(`.tile[data-game="chess"] ${beaten}`)).toHaveCount(1);
  await frame.click('[data-test="home-you"]');
  await expect(frame.locator(".foe-next")).toContainText("Brother AnselmFirst steps. Stays at home behind a wall.");
  // The ladder tells the habit of each, who is beaten and who is next.
  await expect(frame.locator('.rung[data-now="true"] .foe')).toHaveText([
    "PipRuns his pawns forward.Beaten",
    "Aunt RufinaGives check early and often.",
    "Brother AnselmStays at home behind a wall.Next",
  ]);
  await accessible(sitting, "the player's own page with an opponent beaten");
});

test("on the player's own page a waiting game goes on, and an opponent opens and is played", async ({ open }) => {
  const save = engine.newGame({ game: "chess", seed: "waits" }).save();
  const seats = { first: { kind: "human", name: "You" }, second: { kind: "computer", name: "Pip", level: "novice" } };
  const kept = JSON.stringify({ save, turn: 10, answered: "fs", seats });
  const sitting = await open("http", { script: `localStorage["deckmate.game.chess"] ??= ${JSON.stringify(kept)}` });
  const { frame } = sitting;
  await frame.click('[data-test="home-you"]');
  await frame.click('.you-game[data-game="chess"]');
  await expect(frame.locator('[data-test="you-play"]')).toHaveText("Go on at move 10");
  await frame.click('.rung[data-now="true"] [data-foe="rufina"]');
  await expect(frame.locator("#meet")).toContainText("Gives check early and often.");
  await accessible(sitting, "an opponent by itself");
  await frame.click('[data-test="meet-play"]');
  await expect(frame.locator("#which")).toContainText("Chess against Pip is at move 10.");
  await expect(frame.locator('[data-test="which-continue"]')).toHaveText("Continue at move 10");
  await frame.click('[data-test="which-new"]');
  await expect(frame.locator('.seat-name:has-text("Aunt Rufina")')).toHaveCount(1);
});

test("two wins propose the next rung: by every door the next game has it, and the tile has its star", async ({
  open,
}) => {
  const sitting = await open("http", { script: aboutToMate() });
  const { frame } = sitting;
  await frame.click('[data-test="continue-button"]');
  await move(frame, "d8", "h4");
  await expect(frame.locator('[data-test="proposal"]')).toHaveText("You beat First steps twice. Try Learner?");
  await whole(frame);
  await accessible(sitting, "a rung that is proposed");
  await frame.click('[data-test="next-level"]');
  await expect(frame.locator('.seat-kind:has-text("learner")')).toHaveCount(1);
  await frame.click('[data-test="leave"]');
  await expect(frame.locator('[data-game="chess"] .play-computer')).toHaveText("Play · Learner");
  await expect(frame.locator('.tile[data-game="chess"] .stars')).toHaveAccessibleName("1 of 6 stars");
  // The player's own page has it, too; a rung that is taken there is that of the tile.
  await frame.click('[data-test="home-you"]');
  await expect(frame.locator('#you .rung[data-now="true"]')).toContainText("Learner");
  await expect(frame.locator("#you .result-dot")).toHaveCount(2);
  await accessible(sitting, "the player's own page");
  await frame.click('.rung:has([data-rung="easy"]) summary');
  await frame.click('[data-rung="easy"]');
  await frame.setInputFiles('[data-test="player-file"]', {
    name: "deckmate-player.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"player":1,"games":{"deception":{"stars":{"novice":2}}},"later":7}'),
  });
  await expect(frame.locator('.you-tile:has-text("Deception") .stars')).toHaveAccessibleName("1 of 5 stars");
  expect(await frame.evaluate(() => JSON.parse(localStorage.getItem("deckmate.player")!).later)).toBe(7);
  await frame.click('[data-test="back"]');
  await expect(frame.locator('[data-game="chess"] .play-computer')).toHaveText("Play · Easy");
});

test("who wants no motion sees neither slips nor turning rays", async ({ open }) => {
  const { frame } = await open("http", { hash: MATE, reducedMotion: "reduce" });
  await move(frame, "a1", "a8");
  await expect(frame.locator("#result")).toBeVisible();
  await expect(frame.locator(".slips")).toHaveCount(0);
  const name = () => frame.locator(".result-rays").evaluate((one) => getComputedStyle(one, "::before").animationName);
  expect(await name()).toBe("none");
});

test("slips fall when a game is won, and not when its result is opened again", async ({ open }) => {
  const { frame } = await open("http", { hash: MATE, reducedMotion: "no-preference" });
  await move(frame, "a1", "a8");
  await expect(frame.locator("#result")).toBeVisible();
  await expect(frame.locator(".slips")).toHaveCount(1);
  await frame.click('[data-test="review"]');
  await frame.click('#prompt-buttons button:has-text("Result")');
  await expect(frame.locator("#result h2")).toHaveText("You won");
  await expect(frame.locator(".slips")).toHaveCount(0);
});

test("the moment of a win is shown with the turns that led to it", async ({ open }) => {
  const { frame } = await open("http", { script: aboutToMate() });
  await frame.click('[data-test="continue-button"]');
  await move(frame, "d8", "h4");
  await frame.click('#result [data-test="moment"]');
  await expect(frame.locator("#prompt-text")).toHaveText("White: pawn f2 to f3.");
  await expect(frame.locator(".replay-slider")).toHaveValue("4");
});

test("the pot of 5 Card goes to the winner", async ({ open }) => {
  const { frame } = await open("http", {
    hash: "#g=five-card&level=beginner&seed=pot",
    viewport: { width: 390, height: 844 },
  });
  await expect(frame.locator("#prompt-text")).not.toBeEmpty();
  await resign(frame);
  const pot = frame.locator('[data-test="result-pot"]');
  await expect(pot).toHaveText("Computer wins the pot: 2 antes");
  await expect(pot.locator(".poker-chip")).toHaveCount(2);
  await expect(pot).toHaveAttribute("data-to", "other");
  // No play has decided a game that was resigned: none is offered.
  await expect(frame.locator("#result .primary")).toHaveText("Rematch");
  await expect(frame.locator("#result .moment")).toHaveCount(0);
  await whole(frame);
});

test("Back from Share leads to the result again", async ({ open }) => {
  const { page, frame } = await open("http", { hash: MATE, viewport: { width: 390, height: 844 } });
  await move(frame, "a1", "a8");
  await frame.click('[data-test="result-share"]');
  await expect(frame.locator("#share")).toBeVisible();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(frame.locator("#share")).toHaveCount(0);
  await expect(frame.locator("#result h2")).toHaveText("You won");
  await expect(frame.locator('[data-test="result-share"]')).toBeFocused();
});

for (const [width, height] of todays(
  [
    [768, 1024],
    [320, 568],
    [360, 640],
  ] as const,
  3,
))
  test(`the result of a cloaked game is not cut: ${width}x${height}`, async ({ open }) => {
    const { frame } = await open("http", {
      hash: "#g=deception&seed=cut",
      viewport: { width, height },
      hasTouch: true,
      isMobile: true,
    });
    await frame.getByRole("button", { name: /^Shuffle/ }).click();
    await resign(frame);
    await expect(frame.locator("#result .bluff-told")).toBeVisible();
    await whole(frame);
  });
