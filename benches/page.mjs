// Measures the page in Chromium (CHROME names it): how soon a click is seen, frames while things move, and how soon a
// legal move is accepted on a processor slowed six times. Prints one `name value unit` a line, and the load beside it:
// `node benches/page.mjs [clicks] [rounds]`.

import { loadavg } from "node:os";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { serve } from "../scripts/serve.mjs";
import { aim, measure, start } from "./probe.mjs";

const clicks = Number(process.argv[2] ?? 100);
const rounds = Number(process.argv[3] ?? 5);
const GAMES = ["chess", "full-double", "doublecross", "five-card", "deception", "chess-storm"];

/** @param {string} name @param {number} value @param {string} unit */
const print = (name, value, unit) => console.log(`${name} ${value.toFixed(1)} ${unit}`);
/** @param {number[]} sorted @param {number} percent */
const at = (sorted, percent) => sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
/** @param {number[]} list */
const rising = (list) => [...list].sort((a, b) => a - b);

/** What else the machine does: its load, and how much of a processor this process gets while it counts. */
function load() {
  const [began, before] = [performance.now(), process.cpuUsage()];
  let sum = 0;
  for (let n = 0; n < 2e8; n++) sum += n;
  const spent = process.cpuUsage(before).user / 1000;
  print("load-of-the-machine", loadavg()[0], "processes");
  print("share-of-a-processor", (100 * spent) / (performance.now() - began + sum * 0), "percent");
}

const server = await serve("dist", 8200);
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
const http = `http://127.0.0.1:${port}/index.html`;
const disk = pathToFileURL(resolve("dist/deckmate.html")).href;
const browser = await chromium.launch({
  executablePath: process.env.CHROME,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});

/** A fresh profile; tips would stand before what is clicked. @param {object} [wish] */
async function fresh(wish = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US", ...wish });
  await context.addInitScript('localStorage.setItem("deckmate.settings", JSON.stringify({ tips: false }))');
  return { context, page: await context.newPage() };
}

/**
 * Two players at one screen click what can be clicked, `number` times, always the same; after each click is waited
 * until nothing moves.
 * @param {string} game @param {number} number
 */
async function play(game, number) {
  const { context, page } = await fresh();
  await page.addInitScript(measure);
  const waits = [];
  const frames = [];
  for (let deal = 0; waits.length < number; deal++) {
    await page.goto("about:blank");
    await page.goto(`${http}#g=${game}&seed=bench-${deal}&seats=hh`);
    await page.waitForSelector("#board [data-square]");
    for (let n = 0, idle = 0; waits.length < number && idle < 20; n++) {
      const place = await page.evaluate(aim, n);
      if (place === "over") break;
      if (!place) {
        idle++;
        await page.waitForTimeout(100);
        continue;
      }
      idle = 0;
      await page.mouse.move(place.x, place.y);
      await page.waitForTimeout(40);
      // A press within half a second after another seat was asked would not count.
      await page.evaluate("Page.settle(); globalThis.measured.begin()");
      await page.mouse.down();
      await page.mouse.up();
      const { wait, intervals } = await page.evaluate(() => globalThis.measured.end());
      if (wait !== null) waits.push(wait);
      frames.push(...intervals);
    }
  }
  await context.close();
  return { waits: rising(waits), frames: rising(frames) };
}

/**
 * Milliseconds from the address to an accepted first move of a game, in a fresh profile.
 * @param {string} address @param {string} game
 */
async function first(address, game) {
  const { context, page } = await fresh({ viewport: { width: 390, height: 844 } });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.addInitScript(start, game);
  await page.goto(address);
  await page.waitForFunction(() => "accepted" in globalThis, null, { timeout: 60_000 });
  const times = await page.evaluate(() => globalThis.accepted);
  // What the page's own thread has had of a processor is the same whatever else the machine does.
  const { metrics } = await session.send("Performance.getMetrics");
  times["main-thread"] = metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  await context.close();
  return times;
}

for (const [name, address] of [
  ["index", http],
  ["deckmate", disk],
]) {
  load();
  for (const game of ["chess", "full-double"]) {
    const times = [];
    for (let round = 0; round < rounds; round++) times.push(await first(address, game));
    for (const what of ["play-button", "first-move", "main-thread"]) {
      const list = rising(times.map((one) => one[what]));
      print(`page-${name}-${game}-${what}-best`, list[0], "ms");
      print(`page-${name}-${game}-${what}-median`, at(list, 50), "ms");
    }
  }
}
for (const game of GAMES) {
  load();
  const { waits, frames } = await play(game, clicks);
  for (const percent of [50, 95]) print(`page-click-${game}-p${percent}`, at(waits, percent), "ms");
  print(`page-frames-${game}-counted`, frames.length, "frames");
  print(`page-frames-${game}-median`, 1000 / at(frames, 50), "frames/s");
  print(`page-frames-${game}-slowest-twentieth`, 1000 / at(frames, 95), "frames/s");
}
load();
await browser.close();
server.close();
