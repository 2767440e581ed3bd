// A frame in somebody's page, and a small window that is wider than high: question, buttons, hand and board are seen at
// once.
import { expect, test } from "./fixtures.mts";
import { GAME_NAMES } from "./kinds.mts";

/** Width, height, and the least a square may measure on a board of eight files, and on one of sixteen. */
const SIZES = [
  [640, 560, 36, 36],
  [640, 600, 36, 36],
  [800, 600, 50, 44],
  [880, 700, 60, 48],
  [890, 860, 60, 48],
] as const;

for (const game of GAME_NAMES) {
  for (const embed of ["", "&embed=1"]) {
    test(`all that is asked stands in a small frame${embed && " with embed=1"}: ${game}`, async ({ open }) => {
      const { page, frame } = await open("http", { hash: `#g=${game}&seed=frame&seats=hh${embed}` });
      await expect(frame.locator("#prompt-text, #veil").first()).toBeVisible();
      const veil = frame.locator('#veil [data-test="open-veil"]');
      if (await veil.count()) await veil.click();
      await expect(frame.locator("#prompt-text")).not.toBeEmpty();
      for (const [width, height, narrow, wide] of SIZES) {
        await page.setViewportSize({ width, height });
        const what = `${width} by ${height}`;
        for (const part of await frame.locator("#prompt-text, #prompt button, #hand button, #deck").all())
          if (await part.isVisible()) await expect(part, what).toBeInViewport({ ratio: 1 });
        const square = await frame.locator('#board [data-square="d4"]').boundingBox();
        const least = (await frame.locator("#table.wide").count()) ? wide : narrow;
        expect(square?.width, `a square at ${what}`).toBeGreaterThanOrEqual(least);
        await expect(frame.locator("#board"), what).toBeInViewport({ ratio: 1 });
        expect(await frame.evaluate(() => scrollY)).toBe(0);
      }
    });
  }
}
