// What every browser test begins with: pages opened from any place on which nothing may go wrong, games to play,
// axe-core.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type BrowserContextOptions, test as base, expect, type Frame, type Page } from "@playwright/test";
import { isToday } from "./daily.mts";
import { engine, type NewGame } from "./engine.mts";
import { type Found, kept } from "./games.mts";
import { inFrame, openPlaces, type Place } from "./places.mts";
import { Table } from "./table.mts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
export const SCREENS =
  "#home, #setup, #gallery, #table, #you, #run, #no-engine, .own-page, #workshop > .maker > *, #editor";

export interface Sitting {
  page: Page;
  frame: Frame;
}
export interface Wish extends BrowserContextOptions {
  hash?: string;
  script?: string;
  /** How fast it is told what has happened; left out: at once. */
  pace?: "slow" | "normal" | "fast" | "once";
  /** Whether tips are shown; left out: none. */
  tips?: boolean;
  /** Whether touches come at once, even where another player is asked; left out: half a second later. */
  hasty?: boolean;
}

/** Keeps settings before the page is there; where nothing can be kept, they are as at first. */
const begun = (pace: string, tips: boolean) => `try {
  const kept = JSON.parse(localStorage.getItem("deckmate.settings") ?? "{}");
  localStorage.setItem("deckmate.settings", JSON.stringify({ pace: ${JSON.stringify(pace)}, tips: ${tips}, ...kept }));
} catch {}`;

/**
 * Whoever plays waits half a second before each touch, as a person would, but no test waits for that. In a frame of
 * another site this may be run after the page's own scripts: there a mouse that moves says it before it presses.
 */
export const PATIENT = `for (const way of ["pointermove", "pointerdown", "keydown", "click"])
  addEventListener(way, () => globalThis.Page?.settle(), { capture: true });`;

/**
 * As soon as the document has a head, and before a script of the page runs: where the store is touched before there is
 * any, Chromium may give a page from a file an empty store after a reload.
 */
const withHead = (script: string) => `new MutationObserver((_, seen) => {
  if (!document.head) return;
  seen.disconnect();
  ${script}
}).observe(document, { childList: true, subtree: true })`;

/** In whatever browser: the places from which the page is opened, and games to play. */
export const grounds = base.extend<
  object,
  { places: Awaited<ReturnType<typeof openPlaces>>; walks: Record<string, Found> }
>({
  places: [
    async ({}, use) => {
      const places = await openPlaces();
      await use(places);
      places.close();
    },
    { scope: "worker" },
  ],
  walks: [async ({}, use) => use(kept()), { scope: "worker" }],
});

interface Means {
  open: (place?: Place, wish?: Wish) => Promise<Sitting>;
  /** The days in which each test of a file runs once. */
  turns: number;
  today: undefined;
}

export const test = grounds.extend<Means>({
  locale: "en-US",
  turns: [1, { option: true }],
  /** Tests that take turns: the letters of its title say on which days one runs. */
  today: [
    async ({ turns }, use, { title }) => {
      const sum = [...title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
      base.skip(!isToday(sum, turns), "not today");
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    await context.addInitScript(PATIENT);
    await use(context);
  },
  /** Opens a page with a profile of its own; when the test ends nothing may have gone wrong on it. */
  open: async ({ browser, places, contextOptions, viewport }, use) => {
    const troubles: string[] = [];
    const contexts: { close(): Promise<void> }[] = [];
    await use(
      async (place = "http", { hash = "", script, pace = "once", tips = false, hasty = false, ...options } = {}) => {
        const context = await browser.newContext({ viewport, ...contextOptions, ...options });
        contexts.push(context);
        if (!hasty) await context.addInitScript(PATIENT);
        const page = await context.newPage();
        page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
        page.on("pageerror", (error) => troubles.push(String(error)));
        const settings = begun(pace, tips);
        await page.addInitScript(place.startsWith("file") ? withHead(settings) : settings);
        if (script) await page.addInitScript(script);
        await page.goto(places.at[place](hash));
        const frame = inFrame(place) ? page.frames()[1] : page.mainFrame();
        await frame.waitForSelector(SCREENS);
        return { page, frame };
      },
    );
    for (const context of contexts) await context.close();
    expect(troubles).toEqual([]);
  },
});
export { expect };

/** The link that deals a game, and the table at which it was dealt. */
export const link = ({ game, seed, options = {} }: NewGame, more = "seats=hh") => {
  const chosen = Object.entries(options)
    .map(([name, value]) => `${name}:${encodeURIComponent(String(value))}`)
    .join(",");
  return `#g=${game}&seed=${seed}&${more}${chosen ? `&o=${chosen}` : ""}`;
};
export const tableOf = ({ page, frame }: Sitting, config: NewGame, options = {}) =>
  new Table(page, frame, engine.newGame(config), options);

/** axe-core finds nothing on what is shown. */
export async function accessible({ frame }: { frame: Frame }, what: string) {
  if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(AXE);
  const found = await frame.evaluate(async () => {
    const { violations } = await (globalThis as any).axe.run(document, { resultTypes: ["violations"] });
    return violations.map(
      ({ id, nodes }: any) =>
        `${id}: ${nodes
          .map((node: any) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`)
          .slice(0, 4)
          .join(" | ")}`,
    );
  });
  expect(found, what).toEqual([]);
}
