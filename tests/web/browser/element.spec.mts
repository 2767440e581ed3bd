// The element `<deckmate-game>` in a page of somebody's own: as a plain script, as a module, in a bundle; where its
// page lies, and what an attribute can't do.
import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { engine } from "./engine.mts";
import { accessible, expect, PATIENT, test } from "./fixtures.mts";

/** A post in a folder of its own, beside which the page lies one folder up. */
async function post(browser: Browser, address: string, html: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(PATIENT);
  const bundle = readFileSync(new URL("../../../dist/deckmate-game.mjs", import.meta.url), "utf8");
  await page.route(`${address}posts/**`, (route) => {
    const script = route.request().url().endsWith("bundle.js");
    const body = script ? bundle : `<!doctype html><html lang="en"><title>A post</title><body>${html}</body></html>`;
    return route.fulfill({ contentType: script ? "text/javascript" : "text/html", body });
  });
  await page.goto(`${address}posts/post.html`);
  return page;
}

const PLAIN = '<script src="../deckmate-game.js"></script>';

for (const [how, script] of [
  ["a plain script", PLAIN],
  ["a module script", '<script type="module" src="../deckmate-game.js"></script>'],
  ["an import", '<script type="module">import "../deckmate-game.mjs";</script>'],
] as const)
  test(`the element finds the page beside its script: ${how}`, async ({ browser, places }) => {
    const page = await post(browser, places.address, `${script}<deckmate-game game="chess"></deckmate-game>`);
    await expect(page.frameLocator("iframe").locator("#board")).toBeVisible();
    const src = await page.locator("iframe").evaluate((frame: HTMLIFrameElement) => frame.src);
    expect(src).toBe(`${places.address}index.html#g=chess&embed=1`);
    await page.close();
  });

test("in a bundle it says that it needs src, and shows the page once it has one", async ({ browser, places }) => {
  const html = '<script type="module" src="bundle.js"></script><deckmate-game game="chess"></deckmate-game>';
  const page = await post(browser, places.address, html);
  const element = page.locator("deckmate-game");
  await expect(element).toHaveText(/does not know where Deckmate lies: give its address as src/);
  expect(await page.locator("iframe").count()).toBe(0);
  await element.evaluate((one) => one.setAttribute("src", ".."));
  await expect(page.frameLocator("iframe").locator("#board")).toBeVisible();
  await expect(element).toHaveText("");
  await page.close();
});

test("attributes that are set in quick succession end in the last one", async ({ browser, places }) => {
  const page = await post(browser, places.address, `${PLAIN}<deckmate-game game="chess"></deckmate-game>`);
  const element = page.locator("deckmate-game");
  const ends = async (pause: number) => {
    const games = ["doublecross", "five-card", "chess", "deception"];
    for (const game of games) {
      await element.evaluate((one, name) => {
        one.setAttribute("game", "chess-storm");
        one.setAttribute("game", name);
      }, game);
      await page.waitForTimeout(pause);
    }
    await expect(page.frameLocator("iframe").locator('#table[data-game="deception"], #table.deception')).toBeVisible();
    expect(await page.locator("iframe").count()).toBe(1);
    await element.evaluate((one) => one.setAttribute("game", "full-double"));
    await expect(page.frameLocator("iframe").locator("#table.full-double, #table.wide")).toBeVisible();
  };
  for (const pause of [0, 60, 400]) await ends(pause);
  await page.close();
});

test("src is relative to the document", async ({ browser, places }) => {
  const html = `${PLAIN}<deckmate-game game="chess" src="../index.html#old"></deckmate-game>`;
  const page = await post(browser, places.address, html);
  const src = await page.locator("iframe").evaluate((frame: HTMLIFrameElement) => frame.src);
  expect(src).toBe(`${places.address}index.html#g=chess&embed=1`);
  await page.close();
});

test("no attribute runs in the page around the frame, or leaves it without a word", async ({ browser, places }) => {
  const page = await post(browser, places.address, PLAIN);
  await page.evaluate(() => Object.assign(globalThis, { host: "secret", got: null }));
  for (const src of [
    "javascript:parent.got=parent.host//",
    " javascript:parent.got=parent.host//",
    "java\nscript:parent.got=parent.host//",
    "JAVASCRIPT:parent.got=parent.host//",
    "data:text/html,<script>parent.got=1</script>",
    "blob:http://example.org/1",
    "about:srcdoc",
    "vbscript:x",
    "http://[",
  ]) {
    await page.evaluate((value) => {
      const element = document.createElement("deckmate-game");
      element.setAttribute("src", value);
      document.body.replaceChildren(element);
    }, src);
    await expect(page.locator("deckmate-game")).toHaveText(/^The address in src /);
    expect(await page.locator("iframe").count(), src).toBe(0);
  }
  await page.waitForTimeout(100);
  expect(await page.evaluate(() => (globalThis as { got?: unknown }).got)).toBe(null);

  const shown = async (name: string, value: string) => {
    await page.evaluate(
      ([word, text]) => {
        const element = document.createElement("deckmate-game");
        if (word !== "gaem") element.setAttribute("game", "chess");
        element.setAttribute(word, text);
        element.className = "post";
        document.body.replaceChildren(element);
      },
      [name, value],
    );
    return page.frameLocator("iframe").locator("#notice");
  };
  for (const word of ["seed", "o", "board", "seats", "level", "try"])
    await expect(await shown(word, `\ud800"&#x=%`)).toContainText("This link doesn't work.");
  await expect(await shown("gaem", "chess")).toContainText("A link has no word “gaem”.");
  await page.close();
});

test("what a link says is cut in the sentence about it", async ({ open }) => {
  for (const word of ["daily", "g=chess&try", "g", "g=chess&o", "g=chess&seats"]) {
    const { page, frame } = await open("http", { hash: `#${word}=${"W".repeat(5000)}` });
    const notice = frame.locator("#notice");
    await expect(notice).toContainText("This link doesn't work.");
    expect((await notice.textContent())!.length, word).toBeLessThan(400);
    await page.close();
  }
});

test("a bare frame of 300 pixels has the board and one line, and a task of the page's own is judged in it", async ({
  browser,
  places,
}) => {
  const board = "6k1/5ppp/8/8/8/8/8/R5K1 w - -";
  const task = `game="chess" board="${board}" goal="won by:1" say="White mates at once."`;
  const html = `${PLAIN}<deckmate-game bare height="300" ${task}></deckmate-game>`;
  const page = await post(browser, places.address, html);
  await page.evaluate(() => {
    const told: unknown[] = [];
    for (const name of ["over", "solved"])
      addEventListener(`deckmate-${name}`, (event) => told.push((event as CustomEvent).detail));
    Object.assign(globalThis, { told });
  });
  const [element, frame] = [page.locator("deckmate-game"), page.frameLocator("iframe")];
  const line = frame.locator("#task");
  for (const width of [300, 600]) {
    await element.evaluate((one, wide) => (one.parentElement!.style.width = `${wide}px`), width);
    await expect(line).toContainText("White mates at once.");
    expect((await page.locator("iframe").boundingBox())!.height).toBe(300);
    const inside = await frame.locator("#table").evaluate((table) => {
      const of = (name: string) => table.querySelector(name)!.getBoundingClientRect();
      const [field, words, menu] = [".board-field", "#prompt", '[data-test="menu"]'].map(of);
      const spills = document.documentElement.scrollHeight > innerHeight || table.scrollWidth > innerWidth;
      return { field: field.height, apart: words.top - field.bottom, foot: words.bottom, menu: menu.bottom, spills };
    });
    expect(inside.spills, `${width}`).toBe(false);
    expect(inside.field, `${width}`).toBeGreaterThanOrEqual(240);
    expect(inside.apart).toBeGreaterThanOrEqual(0);
    expect(Math.max(inside.foot, inside.menu)).toBeLessThanOrEqual(300);
  }
  await accessible({ frame: page.frames()[1] }, "a bare frame");
  await frame.locator('[data-square="a1"]').click();
  await frame.locator('[data-square="a2"]').click();
  await expect(line).toContainText("Not solved.");
  await frame.locator('[data-test="try-again"]').click();
  await expect(line).toHaveAttribute("data-verdict", "open");
  await frame.locator('[data-square="a1"]').click();
  await frame.locator('[data-square="a8"]').click();
  await expect(line).toContainText("Solved!");
  const told = () => page.evaluate(() => (globalThis as any).told.map((one: any) => [one.type, one.winner ?? one.id]));
  await expect.poll(told).toEqual([
    ["over", "first"],
    ["solved", null],
  ]);
  // The logo leads to the same task.
  const own = await frame.getByRole("link", { name: "Open this game in a tab of its own" }).getAttribute("href");
  expect(own).toContain("&goal=won_by:1&say=White%20mates%20at%20once.");

  // Faults are said: of the goal in the frame, of the height in its place.
  const notice = frame.locator("#notice");
  await element.evaluate((one) => one.setAttribute("goal", "mate"));
  await expect(notice).toContainText("mate");
  await element.evaluate((one) => one.setAttribute("height", "tall"));
  await expect(element).toHaveText("The height of this frame is a number of pixels, at least 200.");
  await page.close();
});

test("a frame is set up with hands, and a whole game is shown bare, as high as its board", async ({
  browser,
  places,
}) => {
  const game = engine.newGame({ game: "chess", seed: "bare" });
  for (const answer of ["f2f3", "e7e5", "g2g4", "d8h4"]) game.apply(answer);
  const hands = '{"board": "4k3/8/8/8/8/8/4P3/4K3 w - -", "hands": {"first": ["crab", "nope"]}}';
  // Cards have no place in a line: such a frame stays as it is.
  const html = `${PLAIN}<div style="width:400px">
    <deckmate-game bare game="chess-storm" setup='${hands}'></deckmate-game>
    <deckmate-game bare replay="${game.compact()}"></deckmate-game></div>`;
  const page = await post(browser, places.address, html);
  const storm = page.frameLocator("iframe >> nth=0");
  await expect(storm.locator("#hand button[data-card]")).toHaveCount(2);
  await expect(storm.locator('#hand button[data-card="crab"]')).toBeVisible();
  const replay = page.frameLocator("iframe >> nth=1");
  await page.locator("iframe").nth(1).scrollIntoViewIfNeeded();
  await expect(replay.locator("#table.bare.replay")).toBeVisible();
  await expect.poll(async () => (await page.locator("iframe").nth(1).boundingBox())!.height).toBe(444);
  for (const name of ["first", "back", "play", "on", "last"])
    await expect(replay.locator(`[data-test="replay-${name}"]`)).toBeInViewport({ ratio: 1 });
  await replay.locator('[data-test="replay-last"]').click();
  await expect(replay.locator('[data-square="h4"]')).toHaveAccessibleName(/black queen/);
  await page.close();
});
