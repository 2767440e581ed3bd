// The browser's Back leads from a table to the page's own screens, and from those out of the page; the game is kept.
import { todays } from "./daily.mts";
import { expect, test } from "./fixtures.mts";

test.use({ turns: 2 });

const moved = "The move e2 to e4 stands in the log.";
const play = async (frame: import("@playwright/test").Frame) => {
  await frame.locator('#board [data-square="e2"]').click();
  await frame.locator('#board [data-square="e4"]').click();
  await expect(frame.locator("#log li").first(), moved).toContainText("e2 to e4");
};

const friends = async (frame: import("@playwright/test").Frame) => {
  await frame.getByRole("button", { name: "More: Chess", exact: true }).click();
  await frame.getByRole("button", { name: "Play friend: Chess", exact: true }).click();
};
/** Back, where the page may go forward again: no load follows that could be waited for. */
const back = (page: import("@playwright/test").Page) => page.evaluate(() => void setTimeout(() => history.back()));

for (const [how, hash] of todays(
  [
    ["chosen on the home screen", ""],
    ["that a link opens", "#g=chess&seats=hh"],
  ] as const,
  2,
))
  test(`Back from a game ${how} leads home, and Forward to the game again`, async ({ open }) => {
    const { page, frame } = await open("http", hash ? { hash } : {});
    if (!hash) await friends(frame);
    await play(frame);
    const steps = await page.evaluate(() => history.length);
    await back(page);
    await expect(frame.locator("#confirm")).toContainText("Leave the game?");
    await frame.click('[data-test="confirm-yes"]');
    await expect(frame.locator("#home")).toBeVisible();
    await expect(frame.locator("#table")).toHaveCount(0);
    await page.goForward();
    await expect(frame.locator("#log li").first(), moved).toContainText("e2 to e4");
    await frame.locator('[data-test="leave"]').click();
    await expect(frame.locator("#home")).toBeVisible();
    await frame.locator('[data-test="continue-button"]').click();
    await expect(frame.locator("#log li").first(), moved).toContainText("e2 to e4");
    // However often a table is opened and left, the history grows no longer.
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.reload();
    await expect(frame.locator("#log li").first(), moved).toContainText("e2 to e4");
    await back(page);
    await frame.click('[data-test="confirm-yes"]');
    await expect(frame.locator("#home")).toBeVisible();
  });

test("Back from the home screen leaves the page, a table that was left before or not", async ({ open, places }) => {
  const { page, frame } = await open();
  await page.goto(`${places.address}rules.html`);
  await page.goto(places.address);
  await friends(frame);
  await play(frame);
  await frame.locator('[data-test="leave"]').click();
  await expect(frame.locator("#home")).toBeVisible();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(/rules\.html/);
});

test("Back closes a dialog that lies over the table, and leads from a position to try to its card", async ({
  open,
}) => {
  const { page, frame } = await open("http", { hash: "#g=chess-storm&cards" });
  await expect(frame.locator("#gallery")).toBeVisible();
  await page.evaluate(() => {
    location.hash = "#g=chess-storm&try=icy-road";
  });
  await expect(frame.locator("#table")).toBeVisible();
  await frame.locator('[data-test="rules"]').click();
  await expect(frame.locator("dialog[open]")).toHaveCount(1);
  const steps = await page.evaluate(() => history.length);
  for (const opens of ["rules", "menu"]) {
    if (opens === "menu") await frame.locator('[data-test="menu"]').click();
    await expect(frame.locator("dialog[open]")).toHaveCount(1);
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(frame.locator("dialog[open]")).toHaveCount(0);
    await expect(frame.locator("#table")).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.deckmate)).toBe("table");
  }
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await expect(frame.locator("#table")).toHaveCount(0);
  await expect(frame.locator("#gallery")).toBeVisible();
});

test("Back from the set-up, the cards and a table behind them leads home, and from there out of the page", async ({
  open,
  places,
}) => {
  const { page, frame } = await open();
  await page.goto(`${places.address}rules.html`);
  await page.goto(places.address);
  const more = frame.getByRole("button", { name: "More: Chess Storm", exact: true });
  await more.click();
  await frame.getByRole("button", { name: "Set up: Chess Storm", exact: true }).click();
  await expect(frame.locator("#setup")).toBeVisible();
  const steps = await page.evaluate(() => history.length);
  await page.goBack();
  await expect(frame.locator("#home")).toBeVisible();
  await more.click();
  await frame.getByRole("button", { name: "Cards: Chess Storm", exact: true }).click();
  await expect(frame.locator("#gallery")).toBeVisible();
  await frame.locator('[data-test="set-up"]').click();
  await expect(frame.locator("#setup")).toBeVisible();
  await frame.locator('[data-test="start"]').click();
  await expect(frame.locator("#table")).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await expect(frame.locator("#home")).toBeVisible();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(/rules\.html/);
});

test("Back closes the sheet that is open, then the dialog, then asks before it leaves a game that runs", async ({
  open,
}) => {
  const { page, frame } = await open("http", { hash: "#g=chess&seats=hh", viewport: { width: 390, height: 844 } });
  await play(frame);
  const steps = await page.evaluate(() => history.length);
  const stays = async () => {
    await expect(frame.locator("#table")).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.deckmate)).toBe("table");
  };
  await frame.click(".log-open");
  await expect(frame.locator(".log.open")).toBeVisible();
  await back(page);
  await expect(frame.locator(".log.open")).toHaveCount(0);
  await stays();
  await frame.click(".log-open");
  await frame.click('[data-test="menu"]');
  await back(page);
  await expect(frame.locator("#menu")).toHaveCount(0);
  await stays();
  await expect(frame.locator(".log.open")).toBeVisible();
  await back(page);
  await expect(frame.locator(".log.open")).toHaveCount(0);
  // A second Back answers the question as Esc does: the player stays, and nothing is lost.
  for (const answer of ["back", "confirm-no"]) {
    await stays();
    await back(page);
    await expect(frame.locator("#confirm")).toContainText("It is kept");
    if (answer === "back") await back(page);
    else await frame.click(`[data-test="${answer}"]`);
    await expect(frame.locator("#confirm")).toHaveCount(0);
    await expect(frame.locator("#log li").first(), moved).toContainText("e2 to e4");
  }
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await stays();
  // Over, the game is left without a question.
  await frame.click('[data-test="menu"]');
  await frame.click('[data-test="menu-resign"]');
  await frame.click('[data-test="confirm-yes"]');
  await expect(frame.locator("#result")).toBeVisible();
  await back(page);
  await expect(frame.locator("#result")).toHaveCount(0);
  await stays();
  await back(page);
  await expect(frame.locator("#home")).toBeVisible();
});

test("Back leaves a game in which nothing was answered, and a lesson, without a question", async ({ open }) => {
  const { page, frame } = await open();
  await friends(frame);
  await expect(frame.locator("#prompt-text")).not.toBeEmpty();
  await page.goBack();
  await expect(frame.locator("#home")).toBeVisible();
  await frame.click('[data-game="chess"] .learn');
  await expect(frame.locator("#task")).toBeVisible();
  await page.goBack();
  await expect(frame.locator("#home")).toBeVisible();
});

for (const place of todays(["http", "file, index.html"] as const, 2))
  test(`Back closes a dialog over the home screen, and leads out from there, on ${place}`, async ({ open, places }) => {
    const { page, frame } = await open(place);
    const home = page.url();
    await page.goto(`${places.address}rules.html`);
    await page.goto(home);
    await expect(frame.locator("#home")).toBeVisible();
    const state = () => page.evaluate(() => history.state?.deckmate);
    let steps = 0;
    for (const way of ["home-lessons", "home-puzzles", "home-settings", "home-rules"]) {
      await frame.click(`[data-test="${way}"]`);
      await expect(frame.locator("dialog[open]")).toHaveCount(1);
      steps ||= await page.evaluate(() => history.length);
      await back(page);
      await expect(frame.locator("dialog[open]")).toHaveCount(0);
      await expect(frame.locator("#home")).toBeVisible();
      await expect.poll(state).toBe("left");
      await frame.click(`[data-test="${way}"]`);
      await frame.click('dialog [data-test="close"]');
      await expect(frame.locator("dialog[open]")).toHaveCount(0);
      await expect.poll(state).toBe("left");
    }
    // A dialog over the menu of a game is closed first, then the menu.
    await frame.getByRole("button", { name: "More: Chess", exact: true }).click();
    const rules = frame.getByRole("button", { name: "Rules: Chess", exact: true });
    await rules.click();
    await expect(frame.locator("dialog[open]")).toHaveCount(1);
    await back(page);
    await expect(frame.locator("dialog[open]")).toHaveCount(0);
    await expect.poll(state).toBe("left");
    await expect(rules).toBeVisible();
    await back(page);
    await expect(rules).toBeHidden();
    await expect.poll(state).toBe("left");
    await frame.click('[data-test="home-puzzles"]');
    await frame.click('[data-test="daily"]');
    await expect(frame.locator("#task")).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await back(page);
    await expect(frame.locator("#home")).toBeVisible();
    await back(page);
    await expect(page).toHaveURL(/rules\.html/);
  });

test("Back from a dialog over the daily puzzle leaves it and its hint as they are; Forward opens the puzzle", async ({
  open,
}) => {
  const { page, frame } = await open("http", { hash: "#daily=5" });
  const task = frame.locator("#task");
  await expect(task).toContainText("Daily puzzle 5.");
  await frame.click('[data-test="hint"]');
  await expect(frame.locator(".prompt")).toContainText("Begin on");
  await frame.evaluate(() => document.getElementById("task")?.setAttribute("data-same", ""));
  await frame.click('[data-test="pieces"]');
  await expect(frame.locator("#pieces")).toBeVisible();
  await back(page);
  await expect(frame.locator("#pieces")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state?.deckmate)).toBe("table");
  await expect.poll(() => page.evaluate(() => location.hash)).toBe("#daily=5");
  // A page that opened the puzzle anew would ask the engine first: a later answer of it is waited for.
  await frame.evaluate(() => (globalThis as any).Page.table.match.connection.call("state", "watcher"));
  await frame.click('[data-test="pieces"]');
  await expect(frame.locator("#pieces")).toBeVisible();
  await frame.click('#pieces [data-test="close"]');
  await expect(task).toContainText("Daily puzzle 5.");
  await expect(task).toHaveAttribute("data-same", "");
  await expect(frame.locator('[data-test="pieces"]')).toHaveCount(1);
  await expect(frame.locator(".prompt")).toContainText("Begin on");
  await page.goBack();
  await expect(frame.locator("#home")).toBeVisible();
  await page.goForward();
  await expect(task).toContainText("Daily puzzle 5.");
  await page.reload();
  await expect(task).toContainText("Daily puzzle 5.");
});
