// The rules: a player's page for every game with painted pictures, and behind it the rules book.
import { todays } from "./daily.mts";
import { accessible, expect, test } from "./fixtures.mts";

test.use({ turns: 3 });

const GAMES = ["chess", "full-double", "doublecross", "five-card", "deception", "chess-storm"];

for (const viewport of todays(
  [
    { width: 320, height: 568 },
    { width: 1280, height: 800 },
  ],
  2,
)) {
  test(`rules for players with pictures: ${viewport.width}x${viewport.height}`, async ({ open }) => {
    const { frame } = await open("http", { viewport });
    for (const game of GAMES) {
      await frame.click(`[data-game="${game}"] .more`);
      await frame.click(`[data-game="${game}"] .rules`);
      const rules = frame.locator("#rules .prose");
      await expect(rules.locator("h3").first()).toBeVisible();
      const pictures = await rules.locator(".diagram canvas").evaluateAll((nodes) =>
        nodes.map((node) => {
          const canvas = node as HTMLCanvasElement;
          const { data } = (canvas.getContext("2d") as CanvasRenderingContext2D).getImageData(
            0,
            0,
            canvas.width,
            canvas.height,
          );
          const { left, right } = canvas.getBoundingClientRect();
          return { colours: new Set(new Uint32Array(data.buffer)).size, seen: left >= 0 && right <= innerWidth };
        }),
      );
      expect(pictures.length, `pictures of ${game}`).toBeGreaterThan(0);
      for (const { colours, seen } of pictures) {
        expect(colours, `a picture of ${game}`).toBeGreaterThan(20);
        expect(seen, `a picture of ${game} within the screen`).toBe(true);
      }
      const book = rules.getByRole("link", { name: "Full rules" });
      await expect(book).toHaveCount(game === "chess" ? 0 : 1);
      if (game !== "chess") expect(await book.getAttribute("href")).toMatch(new RegExp(`/rules\\.html#${game}$`));
      await frame.click('#rules [data-test="close"]');
    }
  });
}

test("rules and their pictures fit again after the window was turned", async ({ open }) => {
  for (const wide of [
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
  ]) {
    const { page, frame } = await open("http", { viewport: wide });
    for (const game of ["full-double", "chess-storm"]) {
      await page.setViewportSize(wide);
      await frame.click(`[data-game="${game}"] .more`);
      await frame.click(`[data-game="${game}"] .rules`);
      const body = frame.locator("#rules .dialog-body");
      const canvas = body.locator(".diagram canvas").first();
      const width = () => canvas.evaluate((node) => node.getBoundingClientRect().width);
      await expect.poll(width).toBeGreaterThan(0);
      const before = await width();
      await page.setViewportSize({ width: 390, height: 844 });
      const tooWide = () =>
        body.evaluate((node) =>
          [node, ...node.querySelectorAll(".prose, canvas")]
            .filter((part) => part.scrollWidth > node.clientWidth || part.getBoundingClientRect().right > innerWidth)
            .map(({ className, tagName }) => className || tagName),
        );
      await expect.poll(tooWide, game).toEqual([]);
      // Turned back it is as large as before.
      await page.setViewportSize(wide);
      await expect.poll(width, game).toBe(before);
      await frame.click('#rules [data-test="close"]');
    }
  }
});

for (const colorScheme of todays(["light", "dark"] as const, 2)) {
  test(`the rules book is a page to read: ${colorScheme}`, async ({ open }) => {
    const { page } = await open("http", { colorScheme });
    await page.goto(page.url().replace(/[^/]*$/, "rules.html#CS-140"));
    await expect(page.locator("#CS-140")).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    const wrong = () =>
      page.evaluate(() => {
        const cut = [...document.querySelectorAll("main *")].filter(
          (node) => node.getBoundingClientRect().right > innerWidth && !node.closest(".table-scroll"),
        );
        const codes = [...document.querySelectorAll("code")];
        return [...cut, ...codes.filter((node) => getComputedStyle(node).display !== "inline")].map((node) =>
          node.textContent?.slice(0, 60),
        );
      });
    await expect.poll(wrong).toEqual([]);
    await accessible({ frame: page.mainFrame() }, "the rules book");
  });
}

test("the page in one file says where the full rules are", async ({ open }) => {
  const { frame } = await open("one file over http");
  await frame.click('[data-game="doublecross"] .more');
  await frame.click('[data-game="doublecross"] .rules');
  await expect(frame.locator("#rules .prose")).toContainText("The full rules are in rules.html");
});

test("the rules book opens beside the game; where no window may be opened its address is shown", async ({ open }) => {
  for (const blocked of [false, true]) {
    const { page, frame } = await open("http", { script: blocked ? "globalThis.open = () => null;" : undefined });
    await frame.click('[data-game="doublecross"] .more');
    await frame.click('[data-game="doublecross"] .rules');
    const opened = blocked ? null : page.waitForEvent("popup");
    await frame.getByRole("link", { name: "Full rules" }).click();
    const address = /\/rules\.html#doublecross$/;
    if (opened) await expect(await opened).toHaveURL(address);
    else await expect(frame.locator("#text textarea")).toHaveValue(address);
  }
});
