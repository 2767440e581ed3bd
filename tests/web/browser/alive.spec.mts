// What is alive after many visits: whoever goes from table to table all evening must not fill the memory.
import type { CDPSession } from "@playwright/test";
import { isToday } from "./daily.mts";
import { expect, test } from "./fixtures.mts";

/** Visits until everything that is made once is there, and visits that are counted. */
const [FIRST, COUNTED] = [6, 20];
/** Bytes that all counted visits together may leave behind. A canvas that stays costs more. */
const ALLOWED = 512 * 1024;
/**
 * Listeners of a page at home, at most, once everything that is made once is there: eight of `ui/begun.js` and four of
 * the patient user (`fixtures.mts`) among them. One table has thirty more.
 */
const LISTENERS = 230 + 8 + 4;

/** Bytes of the heap, elements, listeners and canvases that are alive, after the garbage is collected. */
async function alive(devtools: CDPSession) {
  for (let n = 0; n < 2; n++) await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize: heap } = await devtools.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners: listeners } = await devtools.send("Memory.getDOMCounters");
  const { result } = await devtools.send("Runtime.evaluate", { expression: "HTMLCanvasElement.prototype" });
  const { objects } = await devtools.send("Runtime.queryObjects", { prototypeObjectId: result.objectId! });
  const { result: canvases } = await devtools.send("Runtime.callFunctionOn", {
    objectId: objects.objectId!,
    functionDeclaration: "function () { return this.length; }",
    returnByValue: true,
  });
  await devtools.send("Runtime.releaseObject", { objectId: objects.objectId! });
  return { heap, nodes, listeners, canvases: canvases.value as number };
}

for (const [nth, game] of ["chess", "doublecross", "five-card", "deception", "chess-storm"].entries()) {
  if (!isToday(nth, 3)) continue;
  test(`twenty visits of home and a table leave nothing alive: ${game}`, async ({ open }) => {
    const { page, frame } = await open();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("DOM.enable");
    /** One visit; a short one ends before what the table loads by itself is there. */
    const visit = async (short: boolean) => {
      await frame.click(`[data-game="${game}"] .play-computer`);
      await expect(frame.locator("#prompt-text")).not.toBeEmpty();
      if (!short) await expect(frame.locator("#moves")).toBeAttached();
      await frame.click('[data-test="leave"]');
      await expect(frame.locator("#home")).toBeVisible();
    };
    /** What is alive once as little of it is as expected; what was begun by the last visit may first end. */
    const settled = async (listeners: number) => {
      let found = await alive(devtools);
      const wait = async () => (found = await alive(devtools)).listeners;
      await expect.poll(wait, { message: "listeners" }).toBeLessThanOrEqual(listeners);
      return found;
    };
    /** Elements of the drawings that pictures of cards share: each is made once, with the first card that needs it. */
    const drawn = () => frame.evaluate(() => document.querySelectorAll("symbol, symbol *").length);
    for (let n = 0; n < FIRST; n++) await visit(false);
    const before = await settled(LISTENERS);
    const drawnBefore = await drawn();
    for (let n = 0; n < COUNTED; n++) await visit(n % 2 === 1);
    const after = await settled(before.listeners);
    // A screen that was just left may still wait for the collector; what stays from each visit may not.
    expect(after.canvases - before.canvases, "canvases").toBeLessThan(COUNTED);
    expect(after.nodes - before.nodes - 2 * ((await drawn()) - drawnBefore), "nodes").toBeLessThan(COUNTED);
    expect(after.heap - before.heap, "bytes").toBeLessThan(ALLOWED);
  });
}

test("what a screen or a table listens to ends when it is left", async ({ open }) => {
  const { frame } = await open();
  // The small board of the daily puzzle listens, too, once it is there.
  const listening = async () => {
    await expect(frame.locator(".today[data-filled]")).toBeVisible();
    return frame.evaluate(() => (globalThis as any).Page.store.listening() as number);
  };
  const atHome = await listening();
  for (let n = 0; n < 3; n++) {
    await frame.click('[data-game="chess"] .more');
    await frame.click('[data-game="chess"] .play-friend');
    await expect(frame.locator("#prompt-text")).not.toBeEmpty();
    await frame.click('[data-test="leave"]');
    await expect(frame.locator("#home")).toBeVisible();
    expect(await listening()).toBeLessThanOrEqual(atHome);
  }
});
