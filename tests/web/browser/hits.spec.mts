// A hit test: nothing lies over what must be tapped, nothing is cut, and nothing needs scrolling, in every game and
// kind of question.
import { isToday, todays } from "./daily.mts";
import { engine, type NewGame } from "./engine.mts";
import { hittable, narrow, widen } from "./fits.mts";
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
  [1024, 768],
  [1280, 800],
] as const;

/** Sizes with the least room for words, and another system has wider letters than the page's own. */
const NARROW = [
  [320, 568],
  [600, 420],
  [640, 560],
] as const;

/** The questions of a game in three parts, the many of Chess Storm in six: one of them a day. */
const asked = (game: (typeof GAME_NAMES)[number]) =>
  questions(game).filter((_, nth) => isToday(nth, game === "chess-storm" ? 6 : 3));

for (const game of GAME_NAMES) {
  test(`everything that is asked can be tapped, and with the widest letters is not cut: ${game}`, async ({ open }) => {
    const { page, frame } = await open("http", { hasTouch: true, viewport: { width: 390, height: 844 } });
    for (const { deal, answers, why } of asked(game)) {
      const table = await Table.sit(page, frame, deal, { after: answers });
      await table.shown();
      const look = async (sizes: readonly (readonly [number, number])[], letters: string) => {
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await hittable(frame, `${why} after ${answers.join(" ")} at ${width} by ${height}, ${letters} letters`);
        }
      };
      await look(SIZES, "the page's");
      await frame.evaluate(widen);
      await look(NARROW, "the widest");
      await frame.evaluate(narrow);
    }
  });
}

/** Answers on the wide board: whoever can capture does, until so many pieces are gone and it is White's turn. */
function captures(deal: NewGame, many: number) {
  const game = engine.newGame(deal);
  const answers: string[] = [];
  for (let state = 7; game.prompt()?.seat === "second" || game.view("watcher").taken.length < many; ) {
    const moves = game.legalMoves().filter(({ choice }) => choice.t === "move");
    const takes = moves.filter(({ label }) => /captures/.test(label));
    state = (state * 1664525 + 1013904223) % 4294967296;
    const among = takes.length ? takes : moves;
    answers.push(among[state % among.length].text);
    game.apply(answers.at(-1)!);
  }
  return answers;
}

test("what two armies of a wide board have lost lies over nothing, and is no ragged heap", async ({ open }) => {
  const { page, frame } = await open("http", { hasTouch: true, viewport: { width: 390, height: 844 } });
  const deal = { game: "full-double", seed: "captures" } as const;
  for (const many of [26, 44]) {
    const table = await Table.sit(page, frame, deal, { after: captures(deal, many), seats: "hc" });
    await table.shown();
    for (const [width, height] of todays(SIZES, 3)) {
      await page.setViewportSize({ width, height });
      const what = `${many} pieces at ${width} by ${height}`;
      await hittable(frame, what);
      const wrong = await frame.locator(".seat-panel").evaluateAll((panels) => {
        const board = document.querySelector("#board")!.getBoundingClientRect();
        return panels.flatMap((panel) => {
          const own = panel.getBoundingClientRect();
          const kinds = [...panel.querySelectorAll(".taken-kind")].map((node) => node.getBoundingClientRect());
          const out = kinds.filter(({ left, right, top, bottom }) => {
            const inside = left >= own.left && right <= own.right && top >= own.top - 1 && bottom <= own.bottom + 1;
            const over = right > board.left && left < board.right && bottom > board.top + 1 && top < board.bottom - 1;
            return !inside || over;
          });
          const lines = new Set(kinds.map(({ top }) => Math.round(top))).size;
          return [...(out.length ? [`${out.length} outside`] : []), ...(lines > 4 ? [`${lines} lines`] : [])];
        });
      });
      expect.configure({ soft: true })(wrong, what).toEqual([]);
    }
  }
});

test("the longest names are not cut on the smallest screen", async ({ open }) => {
  for (const game of ["chess-storm", "five-card"]) {
    const { frame } = await open("http", { viewport: { width: 320, height: 568 } });
    await frame.click(`[data-game="${game}"] .more`);
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
  for (const [width, height] of todays(SIZES, 3)) {
    await page.setViewportSize({ width, height });
    await hittable(frame, `Peeker at ${width} by ${height}`);
    await frame.click('.prompt-tools [data-text="look"]');
    await frame.locator('#pick-card [data-pick="dub"]').click({ trial: true });
    await page.keyboard.press("Escape");
  }
});
