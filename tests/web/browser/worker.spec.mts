// The worker of the engine dies without a word, or lives and does not answer: the page tells the player, and goes on
// from the last save.
import { expect, test } from "./fixtures.mts";

test("a worker that ends while nobody waits for it, and one that ends while the computer thinks", async ({ open }) => {
  const { page, frame } = await open("http", { hash: "#g=chess&seed=worker&seats=hc&level=strong" });
  const square = (name: string) => frame.locator(`#board [data-square="${name}"]`);
  const kill = () => page.workers()[0].evaluate(() => self.close());
  const trouble = frame.getByRole("dialog").filter({ hasText: "Something went wrong and was undone." });
  await expect(frame.locator("#prompt-text")).not.toBeEmpty();
  await kill();
  await square("e2").click();
  await square("e4").click();
  await expect(trouble).toBeVisible();
  await trouble.locator('[data-test="close"]').click();
  // The second worker, too.
  await square("e2").click();
  await square("e4").click();
  await expect(frame.locator("#log li")).toHaveCount(1);
  await kill();
  await expect(trouble).toBeVisible({ timeout: 2000 });
  await trouble.locator('[data-test="close"]').click();
  await expect(frame.locator("#log li")).toHaveCount(2);
});

test("a worker that lives and does not answer is given up, and the player is told", async ({ open }) => {
  const { page, frame } = await open("http", { hash: "#g=chess&seed=deaf&seats=hh" });
  const square = (name: string) => frame.locator(`#board [data-square="${name}"]`);
  const move = async (from: string, to: string) => {
    await square(from).click();
    await square(to).click();
  };
  await move("e2", "e4");
  await expect(frame.locator("#log li")).toHaveText([/e2 to e4/]);
  await page.workers()[0].evaluate("self.onmessage = () => {}");
  await move("e7", "e5");
  const trouble = frame.getByRole("dialog").filter({ hasText: "Something went wrong and was undone." });
  await expect(trouble).toBeVisible({ timeout: 20_000 });
  await trouble.locator('[data-test="close"]').click();
  await expect(frame.locator("#log li")).toHaveText([/e2 to e4/]);
  await move("e7", "e5");
  await expect(frame.locator("#log li")).toHaveCount(2);
});

test("a search that takes long is not taken for silence", async ({ open }) => {
  const { frame } = await open();
  const found = await frame.evaluate(async () => {
    const connection = await (globalThis as any).Deckmate.connect();
    await connection.call("newGame", { game: "full-double", seed: "long" });
    const start = performance.now();
    const { text } = await connection.call("suggest", { level: "strong", budget: 1e12, cap: 14_000 });
    return { text, took: performance.now() - start };
  });
  expect(found.text).toMatch(/^[a-p]/);
  expect(found.took).toBeGreaterThan(13_000);
});

test("a file that is too large for a saved game is refused before it is read", async ({ open }) => {
  const { frame } = await open();
  const buffer = Buffer.alloc(1_500_000, "x");
  await frame.setInputFiles('[data-test="load-file"]', { name: "film.json", mimeType: "application/json", buffer });
  await expect(frame.locator('[data-test="toast"]')).toContainText("film.json is too large for a saved game: 2 MB");
});

test("a save that takes long to open says so, and can be stopped", async ({ open }) => {
  const { page, frame } = await open("http", { hash: "#g=chess&seed=slow" });
  await frame.locator('#board [data-square="e2"]').click();
  await frame.locator('#board [data-square="e4"]').click();
  await expect(frame.locator("#log li")).not.toHaveCount(0);
  // From now on a worker never hears that it should open a save, until this is over.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...more: []) {
      if (message?.op !== "loadGame" || "opens" in globalThis) post.call(this, message, ...more);
    };
  });
  await page.goto(page.url().replace(/#.*/, ""));
  const waiting = frame.getByRole("dialog", { name: "Opening the game" });
  await waiting.locator('[data-test="stop-waiting"]').click();
  await expect(waiting).toHaveCount(0);
  await expect(frame.locator("#home")).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { opens: true }));
  await frame.locator('[data-test="continue-button"]').click();
  await expect(frame.locator("#log li")).not.toHaveCount(0);
});
