// The worker of the engine dies without a word, or lives and does not answer: the page goes on from the last save, and
// tells the player where something was asked meanwhile. Silence, and a search that is none, on every second day.
import { isToday } from "./daily.mts";
import { expect, test } from "./fixtures.mts";

test("a worker that ends while nobody waits for it, and one that ends while the computer thinks", async ({ open }) => {
  const { page, frame } = await open("http", { hash: "#g=chess&seed=worker&seats=hc&level=beginner" });
  const move = async (from: string, to: string) => {
    for (const name of [from, to]) await frame.locator(`#board [data-square="${name}"]`).click();
  };
  const trouble = frame.locator("#trouble");
  const lines = frame.locator("#log li");
  await expect(frame.locator("#prompt-text")).not.toBeEmpty();
  // Another one goes on in silence, and the answer need not be given again.
  await page.workers()[0].evaluate(() => self.close());
  await expect.poll(() => page.workers().length).toBe(0);
  await move("e2", "e4");
  await expect(lines).toHaveCount(2);
  await expect(trouble).toHaveCount(0);
  // What the computer had chosen is lost with its worker: it chooses once more.
  await page.workers()[0].evaluate(() => {
    const hear = self.onmessage!;
    self.onmessage = (event) => {
      hear.call(self as any, event);
      if (event.data.op === "think") setTimeout(() => self.close(), 20);
    };
  });
  await move("d2", "d4");
  await expect(lines).toHaveCount(4);
  await expect(trouble).toHaveCount(0);
  // One that is asked and ends before it answers.
  await page.workers()[0].evaluate(() => {
    const hear = self.onmessage!;
    self.onmessage = (event) => (event.data.op === "think" ? self.close() : hear.call(self as any, event));
  });
  await move("a2", "a3");
  await expect(trouble).toContainText("Something went wrong and was undone.", { timeout: 5000 });
  await trouble.locator('[data-test="close"]').click();
  await expect(lines).toHaveCount(6);
});

test("a worker that lives and does not answer is given up, and the player is told", async ({ open }) => {
  test.skip(!isToday(0, 2));
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

test("a worker that ends while it looks for a hint, or reviews: nothing was undone, and that is said", async ({
  open,
}) => {
  const { page, frame } = await open("http", { hash: "#g=chess&seed=hint&seats=hh" });
  const kill = () => page.workers()[0].evaluate(() => self.close());
  await frame.locator('#board [data-square="e2"]').click();
  await frame.locator('#board [data-square="e4"]').click();
  await expect(frame.locator("#log li")).toHaveCount(1);
  await frame.locator('[data-test="menu"]').click();
  // The worker takes long.
  await page.workers()[0].evaluate(() => {
    const hear = self.onmessage!;
    self.onmessage = (event) => void (event.data.op === "suggest" || hear.call(self as any, event));
  });
  await frame.locator('[data-test="menu-hint"]').click();
  await expect(frame.locator("#hint")).toContainText("Looking for a hint");
  await kill();
  const trouble = frame.locator("#trouble");
  await expect(trouble).toContainText("No hint could be found.");
  expect(await trouble.innerText()).not.toMatch(/undone|last action/);
  await trouble.locator('[data-test="go-on"]').click();
  await expect(frame.locator("#log li")).toHaveCount(1);

  await frame.locator('[data-test="menu"]').click();
  await frame.locator('[data-test="menu-resign"]').click();
  await frame.locator('[data-test="confirm-yes"]').click();
  await frame.click('[data-test="result-more"]');
  await frame.locator('#result [data-test="replay"]').click();
  await expect(frame.locator(".replay")).toBeVisible();
  await page.workers()[0].evaluate(() => {
    const hear = self.onmessage!;
    self.onmessage = (event) => void (event.data.op === "review" || hear.call(self as any, event));
  });
  await frame.locator('[data-test="replay-review"]').click();
  await expect(frame.locator("#review progress")).toBeVisible();
  await kill();
  await expect(frame.locator("#review")).toContainText("The review was interrupted: the game engine stopped.");
  await frame.locator('[data-test="review-on"]').click();
  await expect(frame.locator("#review[data-state=done] .review-line")).toBeVisible();
});

test("a search that takes long is not taken for silence", async ({ open }) => {
  test.skip(!isToday(1, 2));
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
  const buffer = Buffer.alloc(4_500_000, "x");
  await frame.setInputFiles('[data-test="load-file"]', { name: "film.json", mimeType: "application/json", buffer });
  await expect(frame.locator('[data-test="toast"]')).toContainText("film.json is too large for a saved game: 5 MB");
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
