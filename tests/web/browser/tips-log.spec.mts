// Tips beside the log: they cover neither it nor the last turn.
import { todays } from "./daily.mts";
import { engine } from "./engine.mts";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test("a tip lies neither on the log nor on the last turn; in the log it leaves in sight what happened last", async ({
  open,
}) => {
  const sizes = todays(
    [
      [1280, 800],
      [390, 844],
      [360, 640],
      [600, 420],
    ],
    2,
  );
  for (const [width, height] of sizes)
    for (const game of ["full-double", "five-card"] as const) {
      const played = engine.newGame({ game, seed: "page" });
      const after: string[] = [];
      for (let n = 0; n < 2; n++) {
        const { text } = played.legalMoves().find(({ choice }) => choice.t === "move")!;
        played.apply(text);
        after.push(text);
      }
      const touch = width < 500 ? { hasTouch: true, isMobile: true } : {};
      const { page, frame } = await open("http", { tips: true, viewport: { width, height }, ...touch });
      await Table.sit(page, frame, { game }, { seats: "hc", after });
      await frame.waitForFunction(() => "coach" in ((globalThis as any).deckmateExtras ?? {}));
      await frame.evaluate(() => new Promise((done) => setTimeout(done, 200)));
      const at = `${game} at ${width}x${height}`;
      if (width >= 1280) await expect(frame.locator(".tip"), at).toBeVisible();
      const wrong = await frame.evaluate(() => {
        const tip = document.querySelector(".tip");
        if (!tip) return [];
        const box = (node: Element) => node.getBoundingClientRect();
        const { left, right, top, bottom } = box(tip);
        const parts = [...document.querySelectorAll(".last-turn > *, .log-open, .log")].filter((part) => {
          const other = box(part);
          if (part.contains(tip) || other.width * other.height === 0) return false;
          return other.left < right - 1 && left < other.right - 1 && other.top < bottom - 1 && top < other.bottom - 1;
        });
        const lasts = [...document.querySelectorAll(".turn-row:last-child, .last-play:first-child")];
        const listed = lasts.some((line) => {
          const list = box(line.closest(".moves-place, .last-plays")!);
          return box(line).height > 0 && box(line).top >= list.top - 1 && box(line).bottom <= list.bottom + 1;
        });
        const isTold = listed || (document.querySelector(".last-told")?.clientHeight ?? 0) > 0;
        return [
          ...parts.map(({ className }) => className),
          ...(isTold || !tip.closest(".log") ? [] : ["nothing last"]),
        ];
      });
      expect.soft(wrong, at).toEqual([]);
      await page.close();
    }
});
