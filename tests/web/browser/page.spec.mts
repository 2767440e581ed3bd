// What a page promises beside the games: reloading, the computer, a restart of a busy engine, work without a network.
import { todays } from "./daily.mts";
import { engine } from "./engine.mts";
import { expect, link, tableOf, test } from "./fixtures.mts";
import { record } from "./table.mts";

for (const place of todays(["http", "file, index.html", "file, deckmate.html"] as const, 3)) {
  test(`reloading in the middle of a turn restores it: ${place}`, async ({ open }) => {
    const deal = { game: "doublecross", seed: "reload" } as const;
    const { page, frame } = await open(place, { hash: link(deal) });
    const table = tableOf({ page, frame }, deal);
    // Far enough that a card lies on the table and is not carried out yet.
    while (table.game.prompt()?.why !== "play" || table.given < 6) await table.give(table.game.legalMoves()[0].text);
    await table.shown();
    await table.reload();
    await expect(frame.getByRole("group", { name: "Drawn card" })).toBeVisible();
    await table.play([table.game.legalMoves()[0].text]);
  });
}

/** The second document of the tab finds an empty store, as Chromium may give one to a page from a file. */
const EMPTY_ONCE = `{
  const times = Number(sessionStorage.times ?? 0);
  sessionStorage.times = times + 1;
  if (times === 1) Storage.prototype.getItem = () => null;
}`;

test("where the store comes back empty, the page is loaded once more, and the game goes on", async ({ open }) => {
  const deal = { game: "chess", seed: "empty" } as const;
  const sitting = await open("http", { hash: link(deal), script: EMPTY_ONCE });
  const table = tableOf(sitting, deal);
  await table.play(["e2e4"]);
  await table.reload();
  expect(await sitting.frame.evaluate(() => sessionStorage.times)).toBe("3");
  // What is gone for good is looked for once.
  await sitting.frame.evaluate(() => localStorage.clear());
  await sitting.page.reload();
  await expect(sitting.frame.locator("#home")).toBeVisible();
  expect(await sitting.frame.evaluate(() => sessionStorage.times)).toBe("5");
});

test("a drag moves a piece", async ({ open }) => {
  const deal = { game: "chess", seed: "drag" } as const;
  const table = tableOf(await open("http", { hash: link(deal) }), deal);
  await table.shown();
  await table.square("g1").dragTo(table.square("f3"));
  table.apply("g1f3");
  await table.shown();
});

test("a link or a file takes the place of a kept game only when the player wants that", async ({ open }) => {
  const deal = { game: "chess", seed: "kept" } as const;
  const { page, frame } = await open("http", { hash: link(deal) });
  const table = tableOf({ page, frame }, deal);
  const question = frame.getByRole("dialog", { name: "You have an unfinished game" });
  const follow = (hash: string) => frame.evaluate((hash) => void (location.hash = hash), hash);
  const kept = async () => (await frame.evaluate(() => localStorage.getItem("deckmate.game.chess"))) ?? "";
  await table.play(["e2e4"]);
  // From the table itself: one answer is enough to be asked; a second link asks in place of the first.
  await follow("g=chess&seats=hh&seed=other");
  const first = (await question.elementHandle())!;
  await follow("g=chess&seats=hh&seed=another");
  await expect.poll(() => first.evaluate((box) => box.isConnected)).toBe(false);
  await expect(question).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await table.play(["e7e5", "g1f3", "b8c6", "f1c4", "g8f6"]);
  expect(new URL(page.url()).hash).toBe("");
  await follow("g=chess&seats=hh");
  await question.locator('[data-test="which-continue"]').click();
  await table.play(["e1g1"]);
  // From the table of another game.
  await follow("g=full-double&seats=hh");
  await expect(frame.locator('#table[data-game="full-double"]')).toBeVisible();
  await follow("g=chess&seats=hh");
  await expect(question).toBeVisible();
  expect(await kept()).toContain("e1g1");
  await page.keyboard.press("Escape");
  // By a file, on the home screen.
  await frame.click('[data-test="leave"]');
  const buffer = Buffer.from(record("chess", engine.newGame({ game: "chess", seed: "file" }).save(), "hh"));
  const file = { name: "game.json", mimeType: "application/json", buffer };
  await frame.setInputFiles('[data-test="load-file"]', file);
  await expect(question).toBeVisible();
  expect(await kept()).toContain("e1g1");
  await question.locator('[data-test="which-new"]').click();
  await expect(frame.locator("#log li")).toHaveText(["No moves yet."]);
  expect(await kept()).not.toContain("e1g1");
});

test("a game is opened from its pasted text; a link that cannot be followed asks nothing", async ({ open }) => {
  const deal = { game: "chess", seed: "kept" } as const;
  const { frame } = await open("http", { hash: link(deal) });
  await tableOf({ page: frame.page(), frame }, deal).play(["e2e4", "e7e5"]);
  await frame.evaluate(() => void (location.hash = "g=chess&seats=hh&board=nonsense"));
  await expect(frame.locator("#notice")).toContainText("This link doesn't work.");
  await expect(frame.locator("dialog[open]")).toHaveCount(0);
  await expect(frame.locator('[data-test="continue"]')).toContainText("Player 1 vs Player 2");
  const full = engine.newGame({ game: "full-double", seed: "text" });
  full.apply(full.legalMoves()[0].text);
  await frame.click('[data-test="open-save"]');
  await frame.fill("#save-text", record("full-double", full.save(), "hh"));
  await frame.click('[data-test="open-text"]');
  await expect(frame.locator('#table[data-game="full-double"] #log li')).toHaveCount(1);
});

/** Watches how long the page stands still. */
const PULSE = `globalThis.longest = 0; let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    globalThis.longest = Math.max(globalThis.longest, now - last);
    last = now;
  }, 5);`;

for (const game of ["chess", "full-double", "doublecross"]) {
  test(`the computer answers and the page stays awake: ${game}`, async ({ open }) => {
    const { frame } = await open("http", { hash: `#g=${game}&seed=computer&seats=ch&level=normal` });
    await frame.evaluate(PULSE);
    await expect(frame.locator("#log")).toContainText(/White/, { timeout: 60_000 });
    await expect(frame.getByRole("alert").filter({ hasText: /^You, black: / })).toBeAttached({ timeout: 60_000 });
    expect(await frame.evaluate<number>("globalThis.longest"), "milliseconds without a breath").toBeLessThan(1000);
  });
}

test("a busy engine is restarted and goes on from the last save", async ({ open }) => {
  const { frame } = await open();
  const seen = await frame.evaluate(async () => {
    const connection = await (globalThis as any).Deckmate.connect();
    await connection.call("newGame", { game: "full-double", seed: "busy" });
    const { offers } = await connection.call("state", "watcher");
    const { save } = await connection.call("act", offers[0].text, "watcher");
    const thought = connection.call("suggest", { level: "strong", budget: 1e12, cap: 600_000 }).then(
      () => "answered",
      (error: any) => error.error,
    );
    await connection.restart();
    return { where: connection.where, thought: await thought, same: (await connection.call("save")) === save };
  });
  expect(seen).toEqual({ where: "worker", thought: "stopped", same: true });
});

test("the page works without a network once it was visited", async ({ open }) => {
  const { page, frame } = await open();
  await frame.evaluate(async () => {
    await navigator.serviceWorker.register("sw.js");
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
  });
  await page.context().setOffline(true);
  await page.reload();
  await frame.getByRole("button", { name: "More: Chess", exact: true }).click();
  await frame.getByRole("button", { name: "Play friend: Chess", exact: true }).click();
  await tableOf({ page, frame }, { game: "chess", seed: "any" }).play(["e2e4"]);
});

test("nothing is asked of any other site", async ({ open, places }) => {
  const { page, frame } = await open();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload();
  await frame.getByRole("button", { name: "More: DoubleCross" }).click();
  await frame.getByRole("button", { name: "Play friend: DoubleCross" }).click();
  await expect(frame.locator("#deck")).toBeVisible();
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((url) => !url.startsWith(places.address) && !/^(blob|data):/.test(url))).toEqual([]);
});

for (const [what, first] of [
  ["a game", "#g=chess"],
  ["a game that is shown again", `#replay=${engine.newGame({ game: "chess", seed: "first" }).compact()}`],
  ["a puzzle", "#g=chess&try=puzzle-1"],
] as const)
  test(`an address that comes while another one is followed is the one that counts: ${what}`, async ({ open }) => {
    const script = `const listen = addEventListener;
      globalThis.addEventListener = (name, ...more) => {
        listen(name, ...more);
        if (name === "hashchange") setTimeout(() => (location.hash = "#g=deception&embed=1"));
      };`;
    const { page, frame } = await open("http", { hash: `${first}&embed=1`, script });
    await page.waitForLoadState("networkidle");
    await expect(frame.locator("#table.deception")).toBeVisible({ timeout: 8000 });
    await expect(frame.locator("#home")).toHaveCount(0);
  });
