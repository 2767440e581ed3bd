// Whole games as some prefer them: face to face, with clocks, by typed answers. Each way a game to its end a day, each
// game in its turn; all of them with WALKS=all.
import { isToday } from "./daily.mts";
import { expect, link, tableOf, test } from "./fixtures.mts";
import { GAME_NAMES } from "./kinds.mts";
import { onlyPass } from "./table.mts";

/** True if a game is played to its end today, in the nth of the three ways. */
const whole = (game: number, way: number) => isToday(game + 2 * way, GAME_NAMES.length);

for (const [nth, game] of GAME_NAMES.entries()) {
  if (whole(nth, 0))
    test(`${game} to its end face to face: the table turns for the player across`, async ({ open, walks }) => {
      const { answers, ...deal } = walks[game];
      const script = `localStorage.setItem("deckmate.settings", '{"orientation":"table","pace":"once","tips":false}')`;
      const sitting = await open("http", { hash: link(deal), script });
      const table = tableOf(sitting, deal);
      let turned = 0;
      table.watch = async (moment) => {
        const { seat } = table.game.prompt()!;
        if (moment !== "open" || seat !== "second") return;
        await expect(sitting.frame.locator("html[data-far]")).toHaveCount(1);
        turned++;
      };
      await table.play(answers);
      expect(turned).toBeGreaterThan(2);
      await expect(sitting.frame.locator("#result")).toBeVisible();
    });

  if (whole(nth, 1))
    test(`${game} to its end with clocks`, async ({ open, walks }) => {
      const { answers, options, ...rest } = walks[game];
      const deal = { ...rest, options: { ...options, clock: "5+3" } };
      const sitting = await open("http", { hash: link(deal) });
      const { frame } = sitting;
      const table = tableOf(sitting, deal);
      await table.play(answers.slice(0, answers.length / 2));
      const times = frame.locator(".seat-panel .clock-time");
      await expect(times).toHaveCount(2);
      expect(await times.allInnerTexts()).toEqual([
        expect.stringMatching(/^\d:\d\d$/),
        expect.stringMatching(/^\d:\d\d$/),
      ]);
      // The time of both is kept over a reload.
      await table.reload();
      await table.play(answers.slice(answers.length / 2));
      await expect(frame.locator("#result")).toBeVisible();
      await expect(frame.locator('#result [data-how="time"]')).toHaveCount(0);
    });

  if (whole(nth, 2))
    test(`${game} to its end by typed answers`, async ({ open, walks }) => {
      const { answers, ...deal } = walks[game];
      const sitting = await open("http", { hash: link(deal) });
      const { page, frame } = sitting;
      const table = tableOf(sitting, deal);
      const line = frame.locator("#typed-line");
      for (const text of answers) {
        await table.shown();
        // The page passes by itself where there is nothing else.
        const alone = text === "pass" && table.game.prompt()?.why === "end" && onlyPass(table.game);
        if (!alone) {
          if (!(await line.isVisible())) await page.keyboard.press("c");
          await line.fill(text);
          await line.press("Enter");
          // An answer that cannot be taken back is asked once more.
          if (game === "five-card" && /^(fold|call|double|give-up|no)$/.test(text)) {
            await expect(frame.locator(".typed-said")).toContainText("Type it again to give it.");
            await line.fill(text);
            await line.press("Enter");
          }
        }
        table.apply(text);
      }
      await table.shown();
      await expect(frame.locator("#result")).toBeVisible();
    });
}
