// Clocks: chosen in the set-up and kept for the next game, beside the names at all sizes, warned of, and lost on.
import { accessible, expect, test } from "./fixtures.mts";
import { AWAY, skipTime } from "./secrets.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 600, height: 420 },
];

test("a clock of one's own is chosen by keys, kept for the next game, warned of, and lost on", async ({ open }) => {
  const sitting = await open("http", { script: AWAY });
  const { page, frame } = sitting;
  await frame.click('[data-game="full-double"] .more');
  await frame.click('[data-game="full-double"] .set-up');
  const summary = frame.locator('[data-test="summary"]');
  await expect(summary).toContainText("No clock. Standard rules.");
  await frame.getByRole("radio", { name: "No clock" }).focus();
  for (const words of [
    "Ultrabullet: 30 seconds each",
    "Bullet: 1 minute each",
    "Bullet: 2 minutes each, and 1 second more",
    "Blitz: 3 minutes each",
  ]) {
    await page.keyboard.press("ArrowRight");
    await expect(frame.locator('[data-test="control"]')).toContainText(words);
  }
  await frame.getByRole("radio", { name: "Custom" }).check({ force: true });
  await frame.getByRole("radio", { name: "Per move" }).check({ force: true });
  await expect(summary).toContainText("30 seconds for each move. Standard rules.");
  await accessible(sitting, "own control");
  await frame.getByRole("radio", { name: "Hourglass" }).check({ force: true });
  await expect(summary).toContainText("5 minutes each; the time that you use goes to your opponent.");
  await frame.getByRole("radio", { name: "Increment" }).check({ force: true });
  await frame.getByRole("button", { name: "Minutes per player: less" }).press("Enter");
  await expect(summary).toContainText("4 minutes each, and 5 seconds more after each move.");
  await frame.click('[data-test="start"]');
  const time = (seat: string) => frame.locator(`[data-seat="${seat}"] .clock-time`);
  await expect(time("first")).toHaveText("4:00");
  await expect(time("second")).toHaveText("4:00");
  // Nothing counts before the table is touched.
  await skipTime(page, 60_000);
  await expect(time("first")).toHaveText("4:00");
  await frame.click("#prompt-text");
  await skipTime(page, 60_000);
  await expect(time("first")).toHaveText(/^2:5\d|3:00$/);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const seat of ["first", "second"]) await expect(time(seat)).toBeInViewport({ ratio: 1 });
    expect(await frame.evaluate("document.documentElement.scrollWidth")).toBe(size.width);
  }
  await accessible(sitting, "a table with clocks");
  await page.reload();
  // It goes on with the first touch, from where it was.
  await expect(time("first")).toHaveText(/^2:5\d|3:00$/);
  await skipTime(page, 100_000);
  await expect(time("first")).toHaveText(/^2:5\d|3:00$/);
  await frame.click("#prompt-text");
  await skipTime(page, 140_000);
  await expect(frame.locator('[data-seat="first"] .clock.low .clock-sign')).toHaveText("!");
  await expect(frame.getByRole("alert").filter({ hasText: "seconds left" })).toBeAttached();
  await skipTime(page, 45_000);
  await expect(frame.locator('#result [data-how="time"]')).toBeVisible();
  await expect(frame.locator("#result")).toContainText("White has no time left. Black wins.");
  await frame.click('[data-test="leave"]');
  await expect(frame.locator('[data-game="full-double"] .play-computer')).toContainText("4+5");
  await frame.click('[data-game="full-double"] .play-computer');
  await expect(time("first")).toHaveText("4:00");
});

test("two at one device: a move gives seconds, taking back gives time, a page out of sight stops the clock", async ({
  open,
}) => {
  const { page, frame } = await open("http", { script: AWAY });
  const table = await Table.sit(page, frame, { game: "chess", options: { clock: "2+10" } }, { seats: "hh" });
  const time = (seat: string) => frame.locator(`[data-seat="${seat}"] .clock-time`);
  await frame.click("#prompt-text");
  await skipTime(page, 20_000);
  await table.square("e2").click();
  await table.square("e4").click();
  await expect(time("first")).toHaveText(/^1:(49|50)$/);
  await expect(frame.locator('[data-seat="second"] .clock.running')).toBeVisible();
  await page.evaluate("turnScreen(false); skipTime(30_000)");
  await expect(frame.locator(".clock.running")).toHaveCount(0);
  await page.evaluate("turnScreen(true)");
  await expect(time("second")).toHaveText(/^2:00|1:59$/);
  await frame.click("#undo");
  await expect(time("first")).toHaveText(/^2:00|1:59$/);
  await skipTime(page, 125_000);
  await expect(frame.locator("#result")).toContainText("White has no time left. Black wins.");
});

test("in forced colours it is seen which clock is chosen, and where the keys are", async ({ open }) => {
  const { page, frame } = await open("http", { forcedColors: "active" });
  await frame.click('[data-game="full-double"] .more');
  await frame.click('[data-game="full-double"] .set-up');
  await frame.getByRole("radio", { name: "No clock" }).focus();
  const look = (value: string) =>
    frame.evaluate((value) => {
      const { backgroundColor, outlineWidth, outlineOffset } = getComputedStyle(
        document.querySelector(`[data-option="clock"] input[value="${value}"] + span`)!,
      );
      return { backgroundColor, outlineWidth, outlineOffset };
    }, value);
  const before = await look("1+0");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const focused = await look("1+0");
  expect(focused.backgroundColor).not.toBe(before.backgroundColor);
  expect([focused.outlineWidth, focused.outlineOffset]).toEqual(["3px", "2px"]);
  await page.keyboard.press("Tab");
  const left = await look("1+0");
  expect(left.backgroundColor).toBe(focused.backgroundColor);
  expect(left.outlineWidth).not.toBe("3px");
});
