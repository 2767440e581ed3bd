// The engine comes plain over a quick line and packed over a slow one, and packed where the plain one cannot be read.
import { expect, test } from "./fixtures.mts";

/** The browser's knowledge of the line. @param line as `navigator.connection` */
const line = (line: object) =>
  `Object.defineProperty(navigator, "connection", { value: ${JSON.stringify(line)}, configurable: true });`;
const DAMAGED = 'WebAssembly.compileStreaming = () => Promise.reject(new TypeError("another type of file"));';

const CASES: [name: string, script: string, files: string[]][] = [
  ["a quick line", line({ downlink: 10 }), ["engine.wasm"]],
  ["a slow line", line({ downlink: 1.6 }), ["engine.lzma"]],
  ["a line that is to be spared", line({ downlink: 10, saveData: true }), ["engine.lzma"]],
  ["a browser that knows nothing of the line", line({}), ["engine.lzma"]],
  ["a file that cannot be compiled", line({ downlink: 10 }) + DAMAGED, ["engine.wasm", "engine.lzma"]],
];

for (const [name, script, files] of CASES)
  test(`the engine over ${name}`, async ({ open }) => {
    const { frame } = await open("http", { hash: "#g=chess&seed=line&seats=hh", script });
    await frame.locator('#board [data-square="e2"]').click();
    await frame.locator('#board [data-square="e4"]').click();
    await expect(frame.locator("#log li")).toHaveText([/e2 to e4/]);
    const fetched = await frame.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map((one) => one.name.replace(/.*\//, ""))
        .filter((one) => /^engine\.(wasm|lzma)$/.test(one)),
    );
    expect(fetched).toEqual(files);
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
