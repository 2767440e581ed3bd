// A hit test: nothing lies over what must be tapped, nothing is cut, and nothing needs scrolling, in every game and
// kind of question.
import { hittable } from "./fits.mts";
import { expect, test } from "./fixtures.mts";
import { GAME_NAMES, questions } from "./kinds.mts";
import { Table } from "./table.mts";

const SIZES = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [768, 1024],
  [740, 360],
  [600, 420],
  [640, 560],
  [800, 600],
  [880, 700],
  [1280, 800],
] as const;

for (const game of GAME_NAMES) {
  test(`everything that is asked can be tapped: ${game}`, async ({ open }) => {
    const { page, frame } = await open("http", { hasTouch: true, viewport: { width: 390, height: 844 } });
    for (const { deal, answers, why } of questions(game)) {
      const table = await Table.sit(page, frame, deal, { after: answers });
      await table.shown();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await hittable(frame, `${why} after ${answers.join(" ")} at ${width} by ${height}`);
      }
    }
  });
}

test("the longest names are not cut on the smallest screen", async ({ open }) => {
  for (const game of ["chess-storm", "five-card"]) {
    const { frame } = await open("http", { viewport: { width: 320, height: 568 } });
    await frame.click(`[data-game="${game}"] .set-up`);
    await frame.check('#setup [data-seat="second"] input[value="human"]', { force: true });
    for (const field of await frame.locator('#setup input[type="text"][maxlength="24"]').all())
      await field.fill("Maximiliana von Hohenfels");
    await frame.click('[data-test="start"]');
    const names = frame.locator(".seat-name strong:visible");
    await expect(names.filter({ hasText: "Maximiliana" }).first()).toBeAttached();
    const cut = (nodes: Element[]) => nodes.filter((node) => node.scrollWidth > node.clientWidth).length;
    expect(await names.evaluateAll(cut), game).toBe(0);
  }
});

test("the whole pile can be looked through on every screen", async ({ open }) => {
  const { page, frame } = await open("http", { hasTouch: true, viewport: { width: 390, height: 844 } });
  const hands = { first: ["peeker"], second: ["stall"] };
  const setup = { board: "r5k1/5ppp/8/8/8/8/N4PPP/6K1 b - -", hands };
  const after = ["a8a2", "pass", "pass", "card:peeker", "pass"];
  const table = await Table.sit(page, frame, { game: "chess-storm", setup }, { after });
  await table.shown();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await hittable(frame, `Peeker at ${width} by ${height}`);
    await frame.click('.prompt-tools [data-text="look"]');
    await frame.locator('#pick-card [data-pick="dub"]').click({ trial: true });
    await page.keyboard.press("Escape");
  }
});
