// The examples as a reader opens them, from disk: a blog with two frames, a post with an element, and a page of one's
// own in TypeScript.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";

const root = resolve(import.meta.dirname, "../../..");

test("the post with an element is solved, and hears of it", async ({ page }) => {
  await page.goto(pathToFileURL(join(root, "examples/element/index.html")).href);
  const frame = page.frameLocator("iframe");
  await expect(frame.locator('[data-square="a1"]')).toHaveAccessibleName(/can be chosen/);
  // No press counts for half a second after a screen has come.
  await page.waitForTimeout(600);
  await frame.locator('[data-square="a1"]').click();
  await frame.locator('[data-square="a8"]').click();
  await expect(frame.locator("#task")).toContainText("Solved!");
  await expect(page.locator("#told")).toContainText('{"deckmate":1,"type":"solved","id":null}');
});

test("the blog's frames can be played in", async ({ page }) => {
  await page.goto(pathToFileURL(join(root, "examples/blog/index.html")).href);
  const mate = page.frameLocator('iframe[title^="Chess"]');
  await expect(mate.locator("#prompt-text")).toContainText("move");
  const cards = page.frameLocator('iframe[title="DoubleCross Chess"]');
  await page.locator('iframe[title="DoubleCross Chess"]').scrollIntoViewIfNeeded();
  await cards.getByRole("button", { name: /^Draw/ }).first().click();
  await expect(cards.locator("#prompt-text")).toBeVisible();
});

test("the page in TypeScript compiles strictly and plays", async ({ page }) => {
  const folder = join(root, "target/web/examples");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "examples"), { recursive: true });
  cpSync(join(root, "dist"), join(folder, "dist"), { recursive: true });
  cpSync(join(root, "examples/page"), join(folder, "examples/page"), { recursive: true });
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const strict = ["--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes"];
  // As the page says it is compiled.
  const told = /npx tsc (.*) -->/.exec(readFileSync(join(root, "examples/page/index.html"), "utf8"))?.[1] ?? "";
  const args = [tsc, ...strict, ...told.split(" ")];
  expect(spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" }).stdout).toBe("");
  await page.goto(pathToFileURL(join(folder, "examples/page/index.html")).href);
  await expect(page.locator("#question")).toContainText("Draw");
  const lines = page.locator("#log li");
  await page.locator("#answers button").first().click();
  await expect(lines).not.toHaveCount(0);
});
