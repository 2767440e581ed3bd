// A quick second press: it counts where the first one has opened or closed something, but not where the first one lay.
import type { Frame, Locator } from "@playwright/test";
import { passTime, STILL } from "./echo.mts";
import { expect, link, test } from "./fixtures.mts";

/** Shorter than half a second. */
const SHORT = 480;

/** Whatever a press may have begun has been done by then. */
const settled = (frame: Frame) =>
  frame.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 80)));

const middle = async (thing: Locator): Promise<[number, number]> => {
  const box = (await thing.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** As soon as a person presses something else after a press. */
const QUICK = 150;

test("what a press has opened or closed takes a quick second press elsewhere, but not the same one again", async ({
  open,
}) => {
  const deal = { game: "chess", seed: "quick" } as const;
  const { page, frame } = await open("http", { hash: link(deal), script: STILL, hasty: true });
  await expect(frame.locator("#prompt-text")).toHaveText("Your move.");
  await passTime(frame, 1000);
  const menu = await middle(frame.locator('[data-test="menu"]'));
  await page.mouse.click(...menu);
  await expect(frame.locator("#menu")).toBeVisible();
  // The second click of a double click lies beside the menu, which it would close.
  for (const gap of [0, QUICK, SHORT - QUICK]) {
    await passTime(frame, gap);
    await page.mouse.click(...menu);
    await settled(frame);
    await expect(frame.locator("#menu")).toBeVisible();
  }
  await passTime(frame, 1000);
  await frame.locator('#menu [data-test="close"]').click();
  await expect(frame.locator("#menu")).toHaveCount(0);
  await passTime(frame, QUICK);
  await page.mouse.click(...menu);
  await expect(frame.locator("#menu")).toBeVisible();
  await passTime(frame, QUICK);
  await frame.locator('[data-test="menu-resign"]').click();
  await expect(frame.locator("#confirm")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(frame.locator("#confirm")).toHaveCount(0);
  await passTime(frame, QUICK);
  await frame.locator('#board [data-square="e2"]').click();
  await expect(frame.locator('#board [data-square="e2"]')).toHaveAttribute("aria-selected", "true");
});
