// The engine comes small where the address names a game that needs no more, and whole once it is needed; plain over a
// quick line, packed over a slow one, and packed where the plain one cannot be read.
import type { Frame } from "@playwright/test";
import { expect, test } from "./fixtures.mts";

/** The browser's knowledge of the line. @param line as `navigator.connection` */
const line = (line: object) =>
  `Object.defineProperty(navigator, "connection", { value: ${JSON.stringify(line)}, configurable: true });`;
const DAMAGED = 'WebAssembly.compileStreaming = () => Promise.reject(new TypeError("another type of file"));';

const CASES: [name: string, script: string, files: string[]][] = [
  ["a quick line", line({ downlink: 10 }), ["engine-small.wasm"]],
  ["a slow line", line({ downlink: 1.6 }), ["engine-small.lzma"]],
  ["a line that is to be spared", line({ downlink: 10, saveData: true }), ["engine-small.lzma"]],
  ["a browser that knows nothing of the line", line({}), ["engine-small.lzma"]],
  ["a file that cannot be compiled", line({ downlink: 10 }) + DAMAGED, ["engine-small.wasm", "engine-small.lzma"]],
];

/** The engines that a page has fetched. */
const fetched = (frame: Frame) =>
  frame.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map((one) => one.name.replace(/.*\//, ""))
      .filter((one) => /^engine.*\.(wasm|lzma)$/.test(one)),
  );

for (const [name, script, files] of CASES)
  test(`the engine over ${name}`, async ({ open }) => {
    const { frame } = await open("http", { hash: "#g=chess&seed=line&seats=hh", script });
    await frame.locator('#board [data-square="e2"]').click();
    await frame.locator('#board [data-square="e4"]').click();
    await expect(frame.locator("#log li")).toHaveText([/e2 to e4/]);
    expect(await fetched(frame)).toEqual(files);
  });

test("a host whose policy allows no script in a document", async ({ page, places }) => {
  const headers = { "content-security-policy": "script-src 'self' 'wasm-unsafe-eval'; worker-src blob:" };
  await page.route(/\/(index\.html)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  });
  await page.goto(places.at.http("#g=chess&seed=line&seats=hh"));
  await page.locator('#board [data-square="e2"]').click();
  await page.locator('#board [data-square="e4"]').click();
  await expect(page.locator("#log li")).toHaveText([/e2 to e4/]);
  expect(await page.evaluate(() => ["deckmateEngine" in globalThis, document.documentElement.dataset.room])).toEqual([
    false,
    "desktop",
  ]);
});

test("the whole engine takes the small one's place; a fault on its way costs nothing", async ({ open }) => {
  const { page, frame } = await open("http", { hash: "#g=chess&seed=line&seats=hh", script: line({}) });
  await frame.locator('#board [data-square="e2"]').click();
  await frame.locator('#board [data-square="e4"]').click();
  await expect(frame.locator("#log li")).toHaveCount(1);
  await frame.click('[data-test="leave"]');
  await page.route("**/engine.lzma", (route) => route.fulfill({ status: 200, body: "damaged" }), { times: 1 });
  const storm = frame.locator('[data-game="chess-storm"] .play-computer');
  await storm.click();
  await expect(page.locator(".toast, [role=alert]").filter({ hasText: /./ }).first()).toBeAttached();
  await expect(frame.locator("#home")).toBeVisible();
  // The same press at once, in the place of the first, is taken for its repeat.
  await expect(async () => {
    if (await storm.isVisible()) await storm.click();
    await expect(frame.locator("#hand .card-face")).toHaveCount(5, { timeout: 5_000 });
  }).toPass();
  expect(await fetched(frame)).toEqual(["engine-small.lzma", "engine.lzma", "engine.lzma"]);
});
