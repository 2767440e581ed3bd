// The review of a game between two people: what it blames, and whose game it is.
import { engine } from "./engine.mts";
import { expect, test } from "./fixtures.mts";

test.use({ turns: 3 });

test("a trap is no mistake of who lays it; of two players either can be looked at, on each part about one", async ({
  open,
}) => {
  const game = engine.newGame({ game: "chess", seed: "legal" });
  for (const answer of "e2e4 e7e5 g1f3 d7d6 f1c4 c8g4 b1c3 g7g6 f3e5 g4d1 c4f7 e8e7 c3d5".split(" "))
    game.apply(answer);
  const { frame } = await open("http", { hash: `#replay=${game.compact()}&seats=hh` });
  await frame.click('[data-test="replay-review"]');
  await expect(frame.locator("#review[data-state=done]")).toBeVisible({ timeout: 30_000 });
  const own = frame.locator("#review .turn-cell.white .review-mark[data-kind=cost]");
  await expect(own).toHaveCount(0);
  await expect(frame.locator("#review .review-mark[data-kind=late]")).toHaveCount(0);
  // The word and the first number of the axis are told apart.
  const gap = await frame.locator(".review-axis").evaluate((axis) => {
    const [word, one] = [axis.querySelector("b")!, axis.querySelector("span")!].map((n) => n.getBoundingClientRect());
    return one.left - word.right;
  });
  expect(gap).toBeGreaterThan(2);
  await frame.locator("#review-tab-dear").click();
  await expect(frame.locator("#review-dear")).toContainText("No choice was clearly worse");
  await frame.locator('#review-dear [name="review-seat"][value="second"]').check({ force: true });
  await expect(frame.locator("#review[data-state=done]")).toBeVisible({ timeout: 30_000 });
  await expect(frame.locator('#review-dear [data-test="review-cost"]').first()).toContainText("mate allowed");
  await expect(frame.locator('#review-dear [data-test="review-cost"]').first()).toContainText("Move 5: Bishop g4");
  await expect(frame.locator(".review-graph figcaption")).toHaveText("Player 2's chance to win");
  await frame.locator("#review-tab-sums").click();
  await expect(frame.locator('#review-sums [name="review-seat"][value="second"]')).toBeChecked();
});
