// Tips: what is new is told once, in nobody's way; they can be switched off and shown again.
import { accessible, expect, test } from "./fixtures.mts";

test.use({ viewport: { width: 390, height: 844 } });

test("a tip tells what is new, moves nothing, and is read once; tips can be switched off and shown again", async ({
  open,
}) => {
  const sitting = await open("http", { hash: "#g=doublecross&seats=hh&seed=tips", tips: true });
  const { page, frame } = sitting;
  const tip = frame.locator(".tip");
  const boxes = () =>
    frame.evaluate(() =>
      ["#board", "#prompt", "#log"].map((name) => document.querySelector(name)?.getBoundingClientRect()),
    );
  /** What of the table the tip covers, though it is asked, held or a player's row. */
  const covered = () =>
    frame.evaluate(() => {
      const box = (node: Element | null) => node?.getBoundingClientRect() ?? new DOMRect();
      const { left, right, top, bottom } = box(document.querySelector(".tip"));
      return [...document.querySelectorAll(".prompt, .seat, .hand")]
        .filter((part) => {
          const other = box(part);
          return other.left < right && left < other.right && other.top < bottom && top < other.bottom;
        })
        .map(({ className }) => className);
    });
  await expect(tip).toContainText("New to DoubleCross Chess?");
  expect(await covered()).toEqual([]);
  const before = await boxes();
  await accessible(sitting, "a tip");
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
  expect(await boxes()).toEqual(before);
  await page.reload();
  // The one that was read does not come again; the next one is used by answering.
  await expect(tip).toHaveAttribute("data-tip", "doublecross why draw");
  await frame.click('#prompt [data-text="draw"]');
  await expect(frame.locator('[data-tip="doublecross why draw"]')).toHaveCount(0);
  await frame.click('[data-test="leave"]');
  await frame.click('[data-test="home-settings"]');
  await frame.click('label:has([name="set-tips"][value="false"])');
  await frame.click('#settings [data-test="close"]');
  await frame.click('[data-game="chess"] .play-computer');
  await frame.waitForFunction(() => (globalThis as any).deckmateExtras?.moves);
  await expect(tip).toHaveCount(0);
  await frame.click('[data-test="leave"]');
  await frame.click('[data-test="home-settings"]');
  await frame.click('[data-test="tips-again"]');
  await expect(frame.locator('[name="set-tips"][value="true"]')).toBeChecked();
  await frame.click('#settings [data-test="close"]');
  await frame.click('[data-game="five-card"] .play-computer');
  await expect(tip).toContainText("New to 5 Card Chess?");
  expect(await covered()).toEqual([]);
  await frame.click('[data-test="tip-learn"]');
  await expect(frame.locator("#task")).toContainText("Step 1 of 6.");
});
