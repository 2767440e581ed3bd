// The review of a game that is over: from its replay, as it was seen and with everything open, and back into it.
import { engine } from "./engine.mts";
import { hittable } from "./fits.mts";
import { accessible, expect, test } from "./fixtures.mts";

/** A game of 5 Card Chess that the second player resigns. */
function played() {
  const game = engine.newGame({ game: "five-card", seed: "review" });
  for (let n = 0; n < 12; n++) game.apply(game.suggest({ level: "beginner", seed: String(n) }).text);
  game.apply("resign");
  return game;
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 320, height: 568 },
])
  test(`a game is reviewed: ${viewport.width}x${viewport.height}`, async ({ open }) => {
    const game = played();
    const answers = game.acts().length;
    const sitting = await open("http", { hash: `#replay=${game.compact()}&seats=hh`, viewport });
    const { frame } = sitting;
    await hittable(frame, "the replay");
    await frame.click('[data-test="replay-review"]');
    const review = frame.locator("#review");
    await expect(review.locator(".review-parts li")).toHaveCount(5);
    await accessible(sitting, "the review");
    // What is said adds up to the result, whoever looks and whatever is known; 0.1 is lost to rounding in each part.
    for (const [seat, known] of [
      ["first", "seen"],
      ["second", "seen"],
      ["second", "open"],
    ]) {
      await review.locator(`[name="review-seat"][value="${seat}"]`).check();
      await review.locator(`[name="review-open"][value="${known}"]`).check();
      const words = await review.locator(".review-chart").getAttribute("aria-label");
      const [from, to] = [...words!.matchAll(/(\d+) %/g)].map(([, number]) => Number(number));
      expect([0, 100]).toContain(to);
      const parts = await review.locator(".review-parts li").allTextContents();
      const sum = parts.map((text) => {
        const size = Number(/([\d.]+) points$/.exec(text)?.[1] ?? 0);
        return / (took|cost|fell by) /.test(text) ? -size : size;
      });
      expect(Math.abs(from + sum.reduce((one, other) => one + other, 0) - to)).toBeLessThan(1);
    }
    await review.locator("summary").click();
    await expect(review.locator("tbody tr")).toHaveCount(answers);
    await accessible(sitting, "the review with all answers");
    const place = review.locator(".review-place").first();
    const [move] = /^Move \d+/.exec((await place.textContent())!)!;
    await place.click();
    await expect(review).toHaveCount(0);
    await expect(frame.locator("#prompt")).toContainText(new RegExp(`${move}\\b`));
    await expect(frame.locator(".replay-slider")).not.toHaveValue("0");
  });

test("a review is stopped and taken up again", async ({ open }) => {
  const { frame } = await open("http", { hash: `#replay=${played().compact()}` });
  await frame.evaluate(() => {
    // The worker is slow.
    const { connection } = (globalThis as any).Page.table.match;
    const call = connection.call.bind(connection);
    connection.call = async (name: string, ...rest: unknown[]) => {
      if (name === "review") await new Promise((done) => setTimeout(done, 300));
      return call(name, ...rest);
    };
  });
  await frame.click('[data-test="replay-review"]');
  await frame.click('[data-test="review-stop"]');
  await frame.click('[data-test="review-on"]');
  await expect(frame.locator("#review .review-parts")).toBeVisible();
});

test("what would have been better is said and marked where the review leads, and gone a step on", async ({ open }) => {
  const game = engine.newGame({ game: "chess", seed: "fool" });
  for (const answer of "f2f3 e7e5 g2g4 d8h4".split(" ")) game.apply(answer);
  const { page, frame } = await open("http", { hash: `#replay=${game.compact()}&seats=hc` });
  await frame.click('[data-test="replay-review"]');
  await frame.locator("#review .review-place", { hasText: "Pawn g2 to g4" }).click();
  await expect(frame.locator("#review")).toHaveCount(0);
  const better = frame.locator("#hint");
  await expect(better).toHaveText(/^Played: Pawn g2 to g4 \(0 %\)\. Better: .+ \(\d+ %\)\.$/);
  const marked = frame.locator('#board [aria-label$=", hint"]');
  await expect(marked).toHaveCount(2);
  await page.keyboard.press("ArrowRight");
  await expect(better).toBeHidden();
  await expect(marked).toHaveCount(0);
});

test("a game that was lost on time is not called resigned", async ({ open }) => {
  const game = engine.newGame({ game: "five-card", seed: "late" });
  game.apply("time-up", 3_600_000);
  expect(game.view("watcher").result?.how).toBe("time");
  const { frame } = await open("http", { hash: `#replay=${game.compact()}&seats=hc` });
  await frame.click('[data-test="replay-review"]');
  await expect(frame.locator("#review .review-parts")).toContainText("Running out of time cost");
});
