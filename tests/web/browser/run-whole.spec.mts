// A whole run of Chess Storm by clicks, by somebody who knows nothing but what the page shows: the first game is begun
// and another one is played a week, with WALKS=all as many as the hearts allow; of the rest the end is told.
import { all, isToday } from "./daily.mts";
import { engine, type NewGame } from "./engine.mts";
import { accessible, expect, SCREENS, test } from "./fixtures.mts";
import { act } from "./user.mts";

const SEED = "novice-0-whole";
/** Acts of a game at most, and of a first one that is only begun. */
const [MOST, FEW] = [300, 24];
/** All that the first run says, each sentence once. */
const SAID = [
  "You have one move and one card a turn.",
  "A card with the sign “End” comes after the move.",
  "Your opponent has one card a turn, too.",
  "Their hand lies open: tap here to read it.",
  "At dusk, points decide. Tap the turns that are left to read what counts.",
];

/** The run as the page keeps it. */
type Kept = Parameters<typeof engine.stormRun>[0]["run"];

/** The save of the game that is due, won by the player: the opponent gives up. */
function won(run: Kept): string {
  const { asks } = engine.stormRun({ run }).view;
  if (asks?.what !== "game") throw new Error("no game is due");
  const game = engine.newGame(asks.game as NewGame);
  for (let prompt = game.prompt(); prompt; prompt = game.prompt())
    game.apply(prompt.seat === asks.seat ? game.suggest({ level: "greedy" }).text : "resign");
  return game.save();
}

test("seven games from the first screen to the end, hearts and points at each", async ({ open }) => {
  test.setTimeout(all ? 1_200_000 : 300_000);
  const sitting = await open("http", { hash: `#run=${SEED}`, tips: true, viewport: { width: 390, height: 844 } });
  const { page, frame } = sitting;
  await frame.click('[data-choice="deck:stable"]');
  const said = SAID.slice(0, 1);
  /** The game goes on after a reload as it stood; what the opponent has said is of its moment. */
  const told = () => frame.locator("#log .log-line:not(.log-said)").allTextContents();
  const again = async () => {
    const log = await told();
    expect(log.length).toBeGreaterThan(0);
    await page.reload();
    await frame.waitForSelector("#table");
    await expect.poll(told).toEqual(log);
    await expect(frame.locator('#sun .run-heart[data-lost="false"]')).toHaveCount(hearts);
  };
  let hearts = 3;
  for (let number = 1; number <= 7; number++) {
    await expect(frame.locator('[data-test="run-play"]')).toHaveText(`Play game ${number}`);
    await frame.click('[data-test="run-play"]');
    await frame.waitForSelector("#table");
    await expect(frame.locator('#sun .run-heart[data-lost="false"]')).toHaveCount(hearts);
    if (number === 1) await expect(frame.locator(".tip p")).toHaveText(SAID[0]);
    const plays = hearts > 1 && isToday(number, 49);
    let over = false;
    for (let n = 0; n < (plays ? MOST : number === 1 ? FEW : 0) && !over; n++) {
      if (number === 1 && n === 3) await again();
      over = !(await act(page, frame, n));
      // A tip may stand for a moment only.
      const tip = over ? [] : await frame.locator(".tip p").allTextContents();
      said.push(...tip.filter((words) => said.at(-1) !== words));
      if (tip.length) await page.keyboard.press("Escape");
    }
    if (over) {
      const came = frame.locator('[data-test="run-came"]');
      await expect(came).toContainText(`Game ${number} of 7`);
      hearts = await came.locator('.run-heart[data-lost="false"]').count();
      await frame.click('[data-test="on-with-run"]');
    } else {
      // From home: a table that is left keeps its game once more.
      await frame.click('[data-test="leave"]');
      await frame.waitForSelector("#home");
      const now = await page.evaluate(() => JSON.parse(JSON.parse(localStorage["deckmate.player"]).runs.now).run);
      const game = { deckmate: 1, game: "chess-storm", title: "Chess Storm", save: won(now) };
      await page.evaluate((text) => {
        const keys = JSON.parse(localStorage["deckmate.ended"] ?? "[]");
        const key = String(Date.now());
        localStorage[`deckmate.ended.${key}`] = text;
        localStorage["deckmate.ended"] = JSON.stringify([...keys, key]);
        localStorage.removeItem("deckmate.game.chess-storm");
        localStorage.removeItem("deckmate.at");
      }, JSON.stringify(game));
      await page.goto(page.url().replace(/#.*/, ""));
      await frame.waitForSelector(SCREENS);
      await frame.click('[data-test="home-run-on"]');
    }
    await expect(frame.locator(`.run-stops li:nth-child(${number})`)).not.toHaveAttribute("data-state", /next|open/);
    if (await frame.locator('[data-what="reward"]').count()) {
      await frame.locator("[data-take]").first().click();
      await frame.locator("[data-out]").last().click();
      await frame.click('[data-test="run-take"]');
      await expect(frame.locator('[data-what="reward"]')).toHaveCount(0);
      if (await frame.locator(".run-pair").count()) await frame.locator(".run-pair").first().click();
    }
  }
  expect(said, "each sentence of the first run once").toEqual([...new Set(said)]);
  expect(said.filter((words) => !SAID.includes(words))).toEqual([]);
  await expect(frame.locator(".run-over h2")).toHaveText("You crossed");
  await expect(frame.locator('[data-test="run-best"]')).toContainText(/won you most|No card of yours/, {
    timeout: 60_000,
  });
  await expect(frame.locator(".run-wind-words")).toHaveText("Hard wind 1: two hearts.");
  await accessible(sitting, "the end of a whole run");
  await frame.click('[data-test="run-on"]');
  await expect(frame.locator('#sun, .run-hearts .run-heart[data-lost="false"]')).toHaveCount(2);
});
