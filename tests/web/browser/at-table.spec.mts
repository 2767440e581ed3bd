// At the table: what a player draws, and moves that wait until they are confirmed.
import { accessible, expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

test("arrows and circles by right drag, by finger and by keys stay until the next move or a click", async ({
  open,
}) => {
  const sitting = await open("http", { hasTouch: true });
  const { page, frame } = sitting;
  const table = await Table.sit(page, frame, { game: "chess" });
  await table.shown();
  const marks = frame.locator(".board-drawn > *");
  const mark = (way: string) => frame.locator(`.board-drawn > [data-way="${way}"]`);
  const middle = async (name: string) => {
    const box = (await table.square(name).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const draw = async (from: string, to: string, button: "left" | "right" = "right") => {
    await page.mouse.move(...(await middle(from)));
    await page.mouse.down({ button });
    await page.mouse.move(...(await middle(to)), { steps: 4 });
    await page.mouse.up({ button });
  };
  // The first press loads what draws, and is not lost; a press with a modifier has another colour.
  await draw("g1", "f3");
  await expect(mark("g1-f3")).toHaveClass("drawn-line green");
  await page.keyboard.down("Shift");
  await draw("e4", "e4");
  await page.keyboard.up("Shift");
  await page.keyboard.down("Alt");
  await draw("d8", "h4");
  await page.keyboard.up("Alt");
  await expect(mark("e4")).toHaveClass("drawn-line red");
  await expect(mark("d8-h4")).toHaveClass("drawn-line blue");
  // An arrow points where it was drawn, whichever army is below; drawn again it goes, and off the board it is none.
  const tip = async (way: string) => {
    const { x, y, width, height } = (await mark(way).locator(".drawn-head").boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  const near = async (way: string, name: string) => {
    const [[x, y], [toX, toY]] = [await tip(way), await middle(name)];
    const { width } = (await table.square(name).boundingBox())!;
    return Math.hypot(x - toX, y - toY) < width / 2;
  };
  await frame.evaluate(() => (globalThis as any).Page.table.sides.flip());
  await expect.poll(() => near("g1-f3", "f3")).toBe(true);
  await draw("g1", "f3");
  await expect(mark("g1-f3")).toHaveCount(0);
  await page.mouse.move(...(await middle("a1")));
  await page.mouse.down({ button: "right" });
  await page.mouse.move(2, 2);
  await page.mouse.up({ button: "right" });
  await expect(marks).toHaveCount(2);
  // A click takes all away, and so does a move; nothing was chosen by drawing.
  await table.square("e5").click();
  await expect(marks).toHaveCount(0);
  await draw("a1", "a8");
  await table.play(["e2e4"]);
  await expect(marks).toHaveCount(0);
  // The mode: each press draws, no piece is lifted; two presses of Enter are an arrow.
  await page.setViewportSize({ width: 390, height: 844 });
  await frame.click('[data-test="menu"]');
  await frame.click('[data-test="menu-draw"]');
  const bar = frame.getByRole("toolbar", { name: "Drawing on the board" });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await accessible(sitting, "drawing");
  await bar.getByRole("button", { name: "Yellow" }).tap();
  await draw("e7", "e5", "left");
  await table.square("d4").tap();
  await expect(mark("e7-e5")).toHaveClass("drawn-line yellow");
  await expect(mark("d4")).toBeAttached();
  await expect(table.square("e7")).not.toHaveAttribute("aria-pressed", "true");
  await table.square("b8").press("Enter");
  await table.square("c6").press("Enter");
  await expect(mark("b8-c6")).toBeAttached();
  await bar.getByRole("button", { name: "Clear" }).tap();
  await expect(marks).toHaveCount(0);
  await draw("b8", "c6", "left");
  await bar.getByRole("button", { name: "Done" }).tap();
  await expect(bar).toHaveCount(0);
  await expect(marks).toHaveCount(1);
  await table.play(["e7e5"]);
  await expect(marks).toHaveCount(0);
});

test("a move waits until it is confirmed by square, button or key; Esc or a press elsewhere takes it off", async ({
  open,
}) => {
  const sitting = await open("http", {
    script: `localStorage.setItem("deckmate.settings", '{"confirm":true,"pace":"once","tips":false}')`,
  });
  const { page, frame } = sitting;
  const table = await Table.sit(page, frame, { game: "chess", setup: { board: "7k/P7/8/8/8/8/4P3/K7 w - -" } });
  await table.shown();
  const waits = frame.locator(".confirm-bar");
  const go = async (from: string, to: string, text: string, confirm: () => Promise<unknown>) => {
    await table.square(from).click();
    await table.square(to).click();
    await expect(waits).toBeVisible();
    expect(await frame.evaluate("Page.table.match.answered.length")).toBe(table.given);
    await confirm();
    await expect(waits).toHaveCount(0);
    table.apply(text);
    await table.shown();
  };
  await table.square("e2").click();
  await table.square("e4").click();
  await expect(waits).toContainText("Pawn e2 to e4?");
  await accessible(sitting, "a move that waits");
  for (const off of ["Escape", "elsewhere", "button"]) {
    if (off === "Escape") await page.keyboard.press("Escape");
    else if (off === "button") await frame.click('[data-test="confirm-off"]');
    else await table.square("h1").click();
    await expect(waits).toHaveCount(0);
    await table.shown();
    await table.square("e2").dragTo(table.square("e4"));
    await expect(waits).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await go("e2", "e4", "e2e4", () => table.square("e4").click());
  await go("h8", "g7", "h8g7", () => frame.click('[data-test="confirm"]'));
  // By keys alone: Enter on the square, and once more.
  await table.square("e4").press("Enter");
  await table.square("e5").press("Enter");
  await expect(waits).toBeVisible();
  await page.keyboard.press("Enter");
  table.apply("e4e5");
  await table.shown();
  await go("g7", "g6", "g7g6", () => frame.locator("#prompt-text, .table-title").last().press(" "));
  // A pawn becomes something first; what was taken back does not wait any more.
  await table.square("a7").click();
  await table.square("a8").click();
  await frame.getByRole("button", { name: /queen/i }).click();
  await expect(waits).toBeVisible();
  await frame.click("#undo");
  await expect(waits).toHaveCount(0);
});
