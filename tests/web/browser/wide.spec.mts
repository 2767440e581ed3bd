// A board wider than a phone: tasks open on the squares that they are about, and a mate is followed.
import type { Frame } from "@playwright/test";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Returns true if a square lies in the part of the board that is shown. */
const sees = (frame: Frame, name: string) =>
  frame.evaluate((square) => {
    const shown = document.querySelector(".board-window")!.getBoundingClientRect();
    const { left, right } = document.querySelector(`#board [data-square="${square}"]`)!.getBoundingClientRect();
    return left >= shown.left - 1 && right <= shown.right + 1;
  }, name);

for (const [what, squares] of [
  ["2", ["c1", "j8"]],
  ["3", ["e1", "j1", "j8"]],
  ["4", ["i1", "p8"]],
  ["puzzle-1", ["c6", "e8", "d2"]],
] as const)
  test(`on a phone Full Double opens on what is to be done: ${what}`, async ({ open }) => {
    const { frame } = await open("http", { hash: `#g=full-double&try=${what}`, ...PHONE });
    await expect(frame.locator("#task")).toBeVisible();
    for (const name of squares) await expect.poll(() => sees(frame, name), name).toBe(true);
  });

test("a mate on a wide board is followed to the king", async ({ open }) => {
  const { page, frame } = await open("http", PHONE);
  const deal = { game: "full-double" as const, setup: { board: "15k/14pp/16/16/16/16/4PPP7PP/R3K9K1 w" } };
  const table = await Table.sit(page, frame, deal, { seats: "hc" });
  await table.shown();
  await frame.locator(".board-window").evaluate((node) => node.scrollTo({ left: 0, behavior: "instant" }));
  await expect.poll(() => sees(frame, "a1")).toBe(true);
  expect(await sees(frame, "p8")).toBe(false);
  await frame.tap('#board [data-square="a1"]');
  await frame.tap('#board [data-square="a8"]');
  await expect.poll(() => sees(frame, "p8")).toBe(true);
});

for (const [width, height] of [
  [720, 520],
  [844, 390],
  [360, 640],
  [1280, 800],
])
  test(`the hand of Chess Storm is in sight under the double board: ${width}x${height}`, async ({ open }) => {
    const hash = "#g=chess-storm&o=board:16x8&seed=wide&seats=hc";
    const { frame } = await open("http", { hash, viewport: { width, height } });
    await expect(frame.locator("#hand button")).toHaveCount(5);
    for (const card of await frame.locator("#hand .card-face").all())
      await expect(card).toBeInViewport({ ratio: 0.98 });
  });
