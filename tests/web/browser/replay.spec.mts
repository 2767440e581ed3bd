// Games that have ended: each is kept, counted, shown again by answer and turn, and goes on from any point.
import { todays } from "./daily.mts";
import { engine } from "./engine.mts";
import { accessible, expect, link, tableOf, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

const MATE = ["f2f3", "e7e5", "g2g4", "d8h4"];

for (const [width, height] of todays(
  [
    [1280, 800],
    [390, 844],
    [320, 568],
  ],
  3,
))
  test(`a finished game is kept, and shown again: ${width}x${height}`, async ({ open }) => {
    const deal = { game: "chess", seed: "ended" } as const;
    const sitting = await open("http", { hash: link(deal), viewport: { width, height } });
    const { page, frame } = sitting;
    const table = tableOf(sitting, deal);
    await table.play(MATE);
    await expect(frame.locator("#result")).toBeVisible();
    await page.keyboard.press("Escape");
    await frame.click('[data-test="leave"]');
    await frame.click('[data-test="home-ended"]');
    await expect(frame.locator("#ended h1")).toHaveText("Finished games");
    await expect(frame.locator(".ended-game")).toHaveText(/Chess: Player 2 won/);
    await accessible(sitting, "finished games");
    await frame.click('[data-test="watch"]');
    const [words, slider] = [frame.locator("#prompt-text"), frame.locator(".replay-slider")];
    await expect(words).toHaveText("The game begins.");
    await expect(slider).toHaveAttribute("max", "4");
    await accessible(sitting, "replay");
    const square = (name: string) => frame.locator(`#board [data-square="${name}"]`);
    // By answers, by keys, to the end, and by the list of moves.
    await frame.click('[data-test="replay-on"]');
    await expect(square("f3")).toHaveAccessibleName(/white pawn/);
    await page.keyboard.press("ArrowRight");
    await expect(square("e5")).toHaveAccessibleName(/black pawn/);
    await page.keyboard.press("End");
    await expect(square("h4")).toHaveAccessibleName(/black queen/);
    await expect(words).toHaveText(/checkmate/i);
    expect(await words.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
    // Nobody acted when the game ended: no disc stands before that line.
    await expect(frame.locator("#log .log-dot").last()).toHaveClass(/none/);
    await expect(frame.locator('[data-test="replay-branch"]')).toHaveText("Play on");
    await page.keyboard.press("PageUp");
    await expect(square("d8")).toHaveAccessibleName(/black queen/);
    await page.keyboard.press("Home");
    await expect(slider).toHaveValue("0");
    // It plays by itself to the end.
    await frame.click('[data-test="replay-play"]');
    await expect(slider).toHaveValue("4");
    await expect(frame.locator('[data-test="replay-play"]')).toHaveAccessibleName("Play");
    await expect(frame.locator("#result")).toHaveCount(0);
    // From here on against the computer; the finished game stays.
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue("1");
    await frame.click('[data-test="replay-branch"]');
    await expect(frame.locator(".replay")).toHaveCount(0);
    await expect(square("f3")).toHaveAccessibleName(/white pawn/);
    await frame.click('[data-test="leave"]');
    await frame.click('[data-test="home-ended"]');
    await frame.click('[data-test="delete-ended"]');
    await frame.click("#confirm .primary, #confirm .danger");
    await expect(frame.locator(".ended-game")).toHaveCount(0);
  });

test("hidden pieces are seen by whoever may: as each player saw the game, and open", async ({ open }) => {
  const { page, frame } = await open("http");
  const config = { game: "deception", seed: "eyes" } as const;
  const game = engine.newGame(config);
  const after: string[] = [];
  while (game.prompt()) {
    const ends = game.legalMoves().find(({ choice }) => choice.t === "resign");
    after.push((ends ?? game.suggest({ level: "random", seed: `${after.length}` })).text);
    game.apply(after.at(-1)!);
  }
  await Table.sit(page, frame, config, { seats: "hc", after });
  await frame.click("#prompt-buttons button:nth-child(2)");
  // The review opens beside the replay.
  await frame.click('[data-test="result-review"]');
  await expect(frame.locator("#review .review-line")).toBeVisible();
  // Closed, it leads back to the result.
  await frame.click('#review [data-test="close"]');
  await expect(frame.locator("#result")).toBeVisible();
  await frame.click('[data-test="result-more"]');
  await frame.click('#result [data-test="replay"]');
  const eye = frame.locator('[data-test="replay-eye"]');
  await expect(eye).toHaveAccessibleName("What is shown");
  await expect(eye.locator("option:checked")).toHaveText("Everything");
  const king = frame.locator('#board [data-square="e8"]');
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await expect(king).toHaveAccessibleName(/base/i);
  await eye.selectOption({ label: "As you saw it" });
  await expect(king).not.toHaveAccessibleName(/base/i);
});

test("whoever moves, the hand of the only person stays, under a heading; the computer's can be read", async ({
  open,
}) => {
  const game = "dm1.five-card.0sWtnVP5z5DGWpKjMxLND3nBldDqqHmSvIMNuRF5oY49ymCD";
  const { page, frame } = await open("http", { hash: `#replay=${game}&level=beginner&at=3` });
  const [words, title] = [frame.locator("#prompt-text"), frame.locator("#hand h2.hand-owner")];
  for (const who of [/^Red/, /^Black/]) {
    await expect(words).toHaveText(who);
    await expect(title).toHaveText("Your hand");
    await page.keyboard.press("ArrowRight");
  }
  // A reload shows it again.
  expect(await frame.evaluate(() => location.hash)).toContain(game);
  await frame.getByRole("button", { name: /^Computer's hand, \d+ cards?: / }).click();
  await expect(frame.locator("#hand-dialog li")).toHaveCount(5);
});

test("beside a card every control of a replay is read in one line", async ({ open, walks }) => {
  const sitting = await open("http", { viewport: { width: 1280, height: 800 } });
  const { frame, page } = sitting;
  const { answers, ...deal } = walks["chess-storm"];
  const table = await Table.sit(page, frame, deal, { after: answers.slice(0, -1) });
  await table.give(answers.at(-1)!);
  await expect(frame.locator("#result")).toBeVisible();
  await page.keyboard.press("Escape");
  await frame.click('[data-test="leave"]');
  await frame.click('[data-test="home-ended"]');
  await frame.click('[data-test="watch"]');
  const card = frame.locator(".prompt-card:not([hidden]) .card-face");
  // The keys move the replay once its places are known.
  await expect(frame.locator(".replay-slider")).toHaveAttribute("max", /[1-9]/);
  for (let n = 0; n < 60 && !(await card.count()); n++) {
    await page.keyboard.press("ArrowRight");
    await expect(frame.locator(".replay-slider")).toHaveValue(String(n + 1));
  }
  await expect(card).toBeVisible();
  for (const words of await frame.locator(".replay-step > span").all())
    expect((await words.boundingBox())!.height, (await words.textContent())!).toBeLessThan(30);
  // A select has the room for its words and its arrow.
  const room = await frame.locator(".replay-eye").evaluate((eye: HTMLSelectElement) => {
    const brush = document.createElement("canvas").getContext("2d")!;
    brush.font = getComputedStyle(eye).font;
    return eye.clientWidth - brush.measureText(eye.selectedOptions[0].text).width;
  });
  expect(room).toBeGreaterThan(24);
});
