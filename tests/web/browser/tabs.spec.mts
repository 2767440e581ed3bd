// Two tabs on one game: one of them keeps it, the other is told and may take it over.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.mts";

const NO_LOCKS = 'Object.defineProperty(Navigator.prototype, "locks", { value: undefined });';
const elsewhere = (page: Page) => page.locator("#elsewhere");
const move = async (page: Page, from: string, to: string) => {
  await page.locator(`#board [data-square="${from}"]`).click();
  await page.locator(`#board [data-square="${to}"]`).click();
};
const lines = (page: Page) => page.locator("#log li");

for (const locks of [true, false]) {
  test(`two tabs do not overwrite each other's game, ${locks ? "by a lock" : "without locks"}`, async ({ open }) => {
    const { page: one } = await open("http", { hash: "#g=chess&seed=tabs&seats=hh", script: locks ? "" : NO_LOCKS });
    await move(one, "e2", "e4");
    await expect(lines(one)).toHaveCount(1);
    const two = await one.context().newPage();
    if (!locks) await two.addInitScript(NO_LOCKS);
    await two.goto(one.url());
    if (locks) await elsewhere(two).locator('[data-test="play-here"]').click();
    await expect(lines(two)).toHaveText([/e2 to e4/]);
    // The first tab is told, keeps nothing more, and may have the game back as the second one left it.
    await expect(elsewhere(one)).toBeVisible();
    await move(two, "e7", "e5");
    await expect(lines(two)).toHaveCount(2);
    await elsewhere(one).locator('[data-test="play-here"]').click();
    await expect(lines(one)).toHaveText([/e2 to e4/, /e7 to e5/]);
    await elsewhere(two).locator('[data-test="leave-there"]').click();
    await expect(two.locator("#home")).toBeVisible();
    await move(one, "g1", "f3");
    await expect(lines(one)).toHaveCount(3);
    // What is left is free for another tab.
    await one.click('[data-test="leave"]');
    await two.reload();
    await two.locator('[data-test="continue-button"]').click();
    await expect(lines(two)).toHaveCount(3);
    await expect(elsewhere(two)).toHaveCount(0);
  });
}
