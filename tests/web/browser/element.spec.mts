// The element `<deckmate-game>` in a page of somebody's own: as a plain script, as a module, in a bundle; where its
// page lies, and what an attribute can't do.
import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./fixtures.mts";

/** A post in a folder of its own, beside which the page lies one folder up. */
async function post(browser: Browser, address: string, html: string): Promise<Page> {
  const page = await browser.newPage();
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
