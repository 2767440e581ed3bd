// Two players face to face at one device: the pieces, or the whole table, turn for the one across.
import type { Frame } from "@playwright/test";
import { accessible, expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

async function change(frame: Frame, orientation: string) {
  await frame.click('[data-test="menu"]');
  await frame.click('[data-test="menu-settings"]');
  await frame.locator(`[name="set-orientation"][value="${orientation}"]`).check({ force: true });
  await frame.getByRole("button", { name: "Done" }).click();
}

test("the whole table turns for the player across, or the pieces alone do; a cover screen turns by itself", async ({
  open,
}) => {
  const kept = '{"orientation":"table","pace":"once","tips":false}';
  const sitting = await open("http", { script: `localStorage.setItem("deckmate.settings", '${kept}')` });
  const { page, frame } = sitting;
  const far = frame.locator("html[data-far]");
  let table = await Table.sit(page, frame, { game: "chess" });
  await table.shown();
  await expect(far).toHaveCount(0);
  const middle = async (name: string) => {
    const box = (await table.square(name).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await table.play(["e2e4"]);
  await expect(far).toHaveCount(1);
  // The armies lie at their own edges still, and so do the players.
  const after = await middle("e7");
  expect(after.y).toBeLessThan((await middle("e2")).y);
  expect((await middle("a7")).x).toBeLessThan(after.x);
  const [black, white] = await Promise.all(
    ["second", "first"].map((seat) => frame.locator(`.seat-panel[data-seat="${seat}"]`).boundingBox()),
  );
  expect(black!.y).toBeLessThan(white!.y);
  // A piece is dragged under the finger, and falls where it is let go.
  const goal = await middle("e5");
  await page.mouse.move(after.x, after.y);
  await page.mouse.down();
  await page.mouse.move(goal.x, goal.y, { steps: 5 });
  const ghost = (await frame.locator(".board-ghost").boundingBox())!;
  expect(Math.hypot(ghost.x + ghost.width / 2 - goal.x, ghost.y + ghost.height / 2 - goal.y)).toBeLessThan(3);
  await accessible(sitting, "a table that is turned");
  await page.mouse.up();
  table.apply("e7e5");
  await table.shown();
  await expect(far).toHaveCount(0);
  await table.play(["g1f3"]);
  await frame.click('[data-test="menu"]');
  await expect(frame.locator("dialog#menu")).toHaveCSS("rotate", "180deg");
  await page.keyboard.press("Escape");
  // The pieces alone: the board stays, and a king is heavier at its head.
  const weight = () =>
    frame.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>(".board-canvas")!;
      const size = canvas.width / 8;
      const { data } = canvas.getContext("2d")!.getImageData(4 * size, 0, size, size);
      const rows = Array.from({ length: data.length / 4 }, (_, at) => ({ at, dark: data[at * 4] < 60 }));
      const dark = rows.filter((one) => one.dark).map((one) => Math.floor(one.at / size) / size);
      return dark.reduce((sum, row) => sum + row, 0) / dark.length;
    });
  await change(frame, "fixed");
  await expect(far).toHaveCount(0);
  await expect.poll(weight).toBeGreaterThan(0.51);
  await change(frame, "pieces");
  await expect.poll(weight).toBeLessThan(0.49);
  await table.play(["b8c6", "f1b5"]);
  await expect(far).toHaveCount(0);
  // With secrets the table turns at the cover screen, which stands on its head, too.
  table = await Table.sit(page, frame, { game: "deception" });
  await expect(table.veil).toBeVisible();
  await expect(table.veil).toHaveCSS("rotate", "none");
  await table.shown();
  while (table.game.prompt()!.seat === "first")
    await table.give(table.game.suggest({ level: "beginner", seed: "1" }).text);
  await expect(table.veil).toBeVisible();
  await expect(table.veil).toHaveCSS("rotate", "180deg");
  await expect(far).toHaveCount(1);
  await table.shown();
  await table.give(table.game.suggest({ level: "beginner", seed: "1" }).text);
  await table.shown();
});
