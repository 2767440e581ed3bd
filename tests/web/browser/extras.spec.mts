// Extras: nothing of one is fetched or run before it is asked for; it opens from everywhere; while it is loaded the
// page says so, and where it cannot be loaded a sentence says that and nothing is lost.
import { readFileSync } from "node:fs";
import type { Frame, Page } from "@playwright/test";
import { todays } from "./daily.mts";
import { expect, SCREENS, test } from "./fixtures.mts";
import { PLACES } from "./places.mts";

test.use({ turns: 2 });

const SCRIPT = "extra-practice.js";
/** Those that come by themselves, once a question stands at a table. */
const QUIET = ["aim", "coach", "moments", "moves", "telling"];
/** It comes with the first sound, after the first touch. */
const SOUNDS = "sounds";
/** They come with the first move of chess. */
const OPENINGS = "openings";
/** It comes by itself to the home screen, which names the daily puzzle and shows its board. */
const HOME = "puzzles";
/** Those that come with whatever shows cards, and what draws the rule of a card that is read. */
const WITH = ["cards", "drawings"];
const RULE = "pictures";
const LINK = "#g=chess-storm&try=icy-road";
/** It comes where one player may plan moves. */
const PREMOVES = "premoves";
const BESIDE = [...QUIET, ...WITH, RULE, SOUNDS, OPENINGS, PREMOVES];
/** The extras that have been asked for. */
const run = async (frame: Frame) => (await all(frame)).filter((name) => ![...BESIDE, HOME].includes(name)).sort();
/** All extras that are there. */
const all = (frame: Frame) => frame.evaluate(() => Object.keys((globalThis as any).deckmateExtras ?? {}).sort());

test("no extra is fetched or run before it is asked for, and each is fetched once", async ({ page, places }) => {
  const fetched: string[] = [];
  const quiet: string[] = [];
  const beside: string[] = [];
  let sounded = 0;
  page.on("request", (request) => {
    const [, name] = /extra-(\w+)\.js/.exec(request.url()) ?? [];
    if (name === SOUNDS) sounded++;
    else if (name && ![HOME, RULE, OPENINGS, PREMOVES].includes(name))
      (QUIET.includes(name) ? quiet : WITH.includes(name) ? beside : fetched).push(name);
  });
  await page.goto(places.at.http(""));
  await page.waitForSelector(SCREENS);
  expect([fetched, quiet]).toEqual([[], []]);
  await page.goto(places.at.http("#g=chess&seats=hh"));
  await expect.poll(async () => (await all(page.mainFrame())).filter((name) => name !== HOME)).toEqual(QUIET);
  expect([fetched, beside, quiet.sort()]).toEqual([[], [], QUIET]);
  expect(sounded).toBe(0);
  await page.locator('#board [data-square="e2"]').click();
  await page.locator('#board [data-square="e4"]').click();
  await expect(page.locator("#log li")).toHaveCount(1);
  await expect(page.locator("#moves .play")).toHaveCount(1);
  await expect.poll(() => sounded).toBe(1);
  await page.click('[data-test="leave"]');
  await page.click('[data-game="chess-storm"] .more');
  await page.click('[data-game="chess-storm"] .cards');
  await expect(page.locator('[data-try="icy-road"]')).toBeVisible();
  expect(fetched).toEqual(["screens"]);
  await expect(page.locator(".card-scene .scene-actors > *").first()).toBeVisible();
  expect(beside).toEqual(WITH);
  for (const card of ["icy-road", "mercy"]) {
    await page.click(`[data-try="${card}"]`);
    await expect(page.locator("#task")).toContainText("Try it:");
    expect(fetched).toEqual(["screens", "practice", "chessStorm"]);
    await page.click('[data-test="leave"]');
  }
  await page.click('[data-test="back"]');
  await page.click('[data-test="home-rules"]');
  await expect(page.locator("#rules h3").first()).toBeVisible();
  expect(fetched).toEqual(["screens", "practice", "chessStorm", "rules"]);
  expect(await run(page.mainFrame())).toEqual(["chessStorm", "practice", "rules", "screens"]);
  expect(beside).toEqual(WITH);
});

/** The names of the extras that a page fetches from now on, without those that come by themselves. */
function asked(page: Page) {
  const names: string[] = [];
  page.on("request", (request) => {
    const [, name] = /extra-(\w+)\.js/.exec(request.url()) ?? [];
    if (name && !BESIDE.includes(name)) names.push(name);
  });
  return names;
}

test("the first game of Chess Storm needs its table alone, the name of its deck included", async ({ page, places }) => {
  const names = asked(page);
  await page.goto(places.at.http(""));
  await page.click('[data-game="chess-storm"] .play-computer');
  await expect(page.locator(".deck-name")).toHaveText("Beginners' deck");
  await expect.poll(() => all(page.mainFrame())).toEqual(expect.arrayContaining(QUIET));
  expect(names.filter((name) => ![...QUIET, HOME].includes(name))).toEqual(["chessStorm"]);
});

test("a puzzle loads the practice positions only where they are the puzzles", async ({ page, places }) => {
  const names = asked(page);
  await page.goto(places.at.http("#g=chess&try=puzzle-1"));
  await expect(page.locator("#task")).toContainText("Puzzle 1.");
  expect(names).toEqual(["screens", "puzzles"]);
  await page.goto(places.at.http("#g=chess-storm&try=puzzle-1"));
  await expect(page.locator("#table[data-game=chess-storm] #task")).toContainText("Puzzle 1.");
  expect(names.filter((name) => !QUIET.includes(name))).toEqual(["screens", "puzzles", "practice", "chessStorm"]);
});

for (const place of todays(PLACES, 3)) {
  test(`the extras open when they are asked for: ${place}`, async ({ open }) => {
    const { frame } = await open(place);
    expect(await run(frame)).toEqual([]);
    await frame.click('[data-test="home-rules"]');
    await expect(frame.locator("#rules .prose h3").first()).toBeVisible();
    await frame.click('#rules [data-test="close"]');
    expect(await run(frame)).toEqual(["rules", "screens"]);
    await frame.click('[data-test="home-workshop"]');
    await frame.click('[data-from="derby"]');
    await expect(frame.locator(".preview-does")).toContainText("Your knight just moved");
    expect(await run(frame)).toEqual(["rules", "screens", "workshop"]);
    await frame.click('[data-test="back"]');
    await frame.click('[data-game="chess-storm"] .more');
    await frame.click('[data-game="chess-storm"] .cards');
    await frame.click('[data-try="icy-road"]');
    await expect(frame.locator("#task")).toContainText("Try it:");
    await expect.poll(() => run(frame)).toEqual(["chessStorm", "practice", "rules", "screens", "workshop"]);
  });
  if (place !== "srcdoc")
    test(`a link straight to a practice position loads it: ${place}`, async ({ open }) => {
      const { frame } = await open(place, { hash: LINK });
      await expect(frame.locator("#task")).toContainText("Try it:");
      await expect.poll(() => run(frame)).toEqual(["chessStorm", "practice", "screens"]);
    });
}

/** How a script may be missing: the network fails, or the host has another build by now; and what is said then. */
const MISSING: Record<string, [(page: Page, name: string) => Promise<void>, string]> = {
  "the network fails": [
    (page, name) => page.route(`**/${name}`, (route) => route.abort()),
    "The practice positions could not be loaded. Try again.",
  ],
  "the host has another build": [
    (page, name) =>
      page.route(`**/${name}`, (route) => {
        const text = readFileSync(new URL(`../../../dist/${name}`, import.meta.url), "utf8");
        const body = text.replace(/(deckmateCore\.?\["?)\w+/g, "$10123456789abcdef");
        return route.fulfill({ body, contentType: "text/javascript" });
      }),
    "The practice positions can't be loaded: this page has a newer version. Reload it.",
  ],
};
for (const [why, [spoil, words]] of todays(Object.entries(MISSING), 2)) {
  test(`an extra that cannot be loaded is told and can be asked for again: ${why}`, async ({ page, places }) => {
    await page.goto(places.at.http("#g=chess-storm&seats=hc"));
    await page.waitForSelector("#table");
    await page.click('[data-test="leave"]');
    await spoil(page, SCRIPT);
    await page.click('[data-game="chess-storm"] .more');
    await page.click('[data-game="chess-storm"] .cards');
    await page.click('[data-try="icy-road"]');
    await expect(page.locator("#toasts")).toContainText(words);
    await expect(page.locator("#gallery")).toBeVisible();
    // Where only a reload helps, it is offered.
    const reload = page.locator("#confirm", { hasText: "Reload the page?" });
    await expect(reload).toHaveCount(words.includes("Reload") ? 1 : 0);
    await page.unroute(`**/${SCRIPT}`);
    if (await reload.count()) await reload.locator('[data-test="confirm-yes"]').click();
    await page.click('[data-try="icy-road"]');
    await expect(page.locator("#task")).toContainText("Try it:");
    // By a link, too; the game that was left is still kept.
    await spoil(page, SCRIPT);
    await page.goto("about:blank");
    await page.goto(places.at.http(LINK));
    await expect(page.locator("#notice")).toHaveText(words);
    await expect(page.locator("#home .continue")).toContainText("You vs Computer");
  });
}

test("the rules that cannot be loaded are told in their dialog, and asked for again there", async ({
  page,
  places,
}) => {
  await page.route("**/extra-rules.js", (route) => route.abort());
  await page.goto(places.at.http(""));
  await page.click('[data-test="home-rules"]');
  await expect(page.locator("#rules")).toContainText("The rules could not be loaded.");
  await page.unroute("**/extra-rules.js");
  await page.click('[data-test="rules-again"]');
  await expect(page.locator("#rules .prose h3").first()).toBeVisible();
});

for (const [place, open] of Object.entries({
  "the set-up screen": ".set-up",
  settings: '[data-test="home-settings"]',
}))
  test(`${place}: not loaded, which is told; what is shown stays, and it can be asked for again`, async ({
    page,
    places,
  }) => {
    await page.route("**/extra-screens.js", (route) => route.abort());
    await page.goto(places.at.http(""));
    const press = async () => {
      const way = page.locator(open).first();
      if (!(await way.isVisible())) await page.locator(".more").first().click();
      await way.click();
    };
    await press();
    await expect(page.locator("#toasts")).toContainText("could not be loaded. Try again.");
    await expect(page.locator("#home")).toBeVisible();
    await page.unroute("**/extra-screens.js");
    await press();
    await expect(page.locator("#setup, #settings")).toBeVisible();
  });

test("a link to the cards whose screen cannot be loaded leads home, with a sentence", async ({ page, places }) => {
  await page.route("**/extra-screens.js", (route) => route.abort());
  await page.goto(places.at.http("#g=chess-storm&cards"));
  await expect(page.locator("#notice")).toHaveText("The screen could not be loaded. Try again.");
});

test("a game whose table cannot be loaded does not begin, and a kept one is not lost", async ({ page, places }) => {
  await page.goto(places.at.http("#g=doublecross&seats=hh"));
  await page.waitForSelector("#table");
  await page.route("**/extra-*.js", (route) => route.abort());
  await page.reload();
  await expect(page.locator("#toasts")).toContainText("DoubleCross Chess could not be loaded. Try again.");
  await page.click('[data-game="five-card"] .play-computer');
  await expect(page.locator("#toasts")).toContainText("5 Card Chess could not be loaded. Try again.");
  await expect(page.locator("#home")).toBeVisible();
  await page.unroute("**/extra-*.js");
  await page.click('[data-test="continue-button"]');
  await page.waitForSelector("#table");
});

test("while an extra is loaded the page says so, and the player may stop it", async ({ page, places }) => {
  const waiting: (() => Promise<void>)[] = [];
  await page.goto(places.at.http("#g=chess-storm&cards"));
  await page.waitForSelector(SCREENS);
  await page.waitForSelector("#gallery");
  await page.route("**/extra-*.js", (route) => void waiting.push(() => route.continue()));
  await page.click('[data-try="icy-road"]');
  const patience = page.locator("#patience");
  await expect(patience).toContainText("Loading the practice positions");
  await patience.locator('[data-test="stop-waiting"]').click();
  await expect(patience).toHaveCount(0);
  await expect(page.locator("#gallery")).toBeVisible();
  await expect(page.locator("#toasts")).toBeEmpty();
  await page.click('[data-test="back"]');
  await page.click('[data-test="home-rules"]');
  await expect(page.locator("#rules")).toContainText("Loading the rules …");
  for (const go of waiting) await go();
  await expect(page.locator("#rules .prose h3").first()).toBeVisible();
});
