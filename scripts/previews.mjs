// Makes the pictures by which links to the games unfold, from the built page: node scripts/previews.mjs [game ...].
// CHROME names the browser.
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";

/** After how many answers each game is shown, and its seed: a board on which something goes on. */
const MOMENTS = {
  chess: [17, "a"],
  "full-double": [24, "a"],
  doublecross: [40, "a"],
  "five-card": [30, "a"],
  deception: [60, "a"],
  "chess-storm": [42, "a"],
};

const { load } = createRequire(import.meta.url)("../dist/engine.js");
const engine = await load();

/** @param {string} name @param {number} length @param {string} seed */
function played(name, length, seed) {
  const game = engine.newGame({ game: name, seed });
  const answer = (n) => game.apply(game.suggest({ level: "easy", seed: `${seed}-${n}` }).text);
  for (let n = 0; n < length; n++) answer(n);
  // Only of a game that is over are the hands shown.
  for (let n = length; !game.apply("resign").ok; n++) answer(n);
  return game.compact();
}

const browser = await chromium.launch({ executablePath: process.env.CHROME });
const page = await browser.newPage({ viewport: { width: 1440, height: 756 }, colorScheme: "light" });
for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(MOMENTS)) {
  const [length, seed] = MOMENTS[name];
  const address = pathToFileURL(resolve("dist/index.html")).href;
  await page.goto("about:blank");
  await page.goto(`${address}#replay=${played(name, length, seed)}&at=${length}&seats=hh`);
  await page.locator("#board [data-square]").first().waitFor();
  await page.waitForTimeout(3000);
  await page.screenshot({ path: `www/games/${name}/preview.jpg`, type: "jpeg", quality: 72 });
}
await browser.close();
