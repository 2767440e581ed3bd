// The things of a moment stand in their places: a stamp whole in the window, dust at the piece that it is about.
import type { Frame } from "@playwright/test";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

/** Notes the boxes of stamps and dust as they stand without their movement. */
const WATCH = `globalThis.seen = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const layer of addedNodes) if (layer.className === "moment-layer")
        for (const thing of layer.querySelectorAll(".moment-stamp, .moment-dust")) requestAnimationFrame(() => {
          for (const motion of thing.getAnimations()) motion.cancel();
          const { left, right, top, bottom } = thing.getBoundingClientRect();
          globalThis.seen.push({ words: thing.textContent, left, right, top, bottom });
        });
  }).observe(document, { subtree: true, childList: true });`;

interface Seen {
  words: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const seen = (frame: Frame): Promise<Seen[]> => frame.evaluate(() => (globalThis as any).seen);
const ready = (frame: Frame) => frame.waitForFunction(() => (globalThis as any).Page.table.beyond.moments);
const calm = { pace: "normal", script: WATCH, reducedMotion: "no-preference" } as const;

for (const width of [360, 390])
  test(`the name of a joust that is drawn is whole: ${width} wide`, async ({ open }) => {
    const { page, frame } = await open("http", { ...calm, viewport: { width, height: 844 } });
    const deck = ["remove-any-pawn", "white-pawn"];
    const table = await Table.sit(page, frame, { game: "doublecross", setup: { deck } });
    await ready(frame);
    await table.shown();
    await table.give("draw");
    await expect.poll(async () => (await seen(frame)).length).toBe(1);
    const [{ words, left, right }] = await seen(frame);
    expect(words).toBe("Remove Any Pawn!");
    expect(left).toBeGreaterThanOrEqual(-1);
    expect(right).toBeLessThanOrEqual(width + 1);
  });

test("a stamp of two lines is whole at the upper edge of a low window", async ({ open }) => {
  const { page, frame } = await open("http", { ...calm, viewport: { width: 844, height: 390 } });
  const board = "r2a3k6k1/8p7/16/16/16/16/8P7/3Q6K4K w - -";
  const table = await Table.sit(page, frame, { game: "full-double", setup: { board } });
  await ready(frame);
  await table.give("d1d8");
  await expect.poll(async () => (await seen(frame)).length).toBe(1);
  const [{ words, top }] = await seen(frame);
  expect(words).toBe("Black amazon taken!Worth 12 pawns");
  expect(top).toBeGreaterThanOrEqual(-1);
});

/** The window, a position, a move, and the squares that its stamp speaks of. */
const SPOKEN: [size: [number, number], board: string, move: string, words: RegExp, squares: string[]][] = [
  [[1280, 800], "5k4k5/7d8/16/16/16/3Q12/8P7/K14K w - -", "d3h7", /cardinal taken/, ["h7", "f8", "k8"]],
  [[1280, 800], "k14k/8p7/16/16/16/16/4R3P7/K14K w - -", "e2a2", /under fire/, ["a8", "a2", "p8"]],
  [[844, 390], "8k6k/8p7/16/16/16/16/4R11/K14K w - -", "e2e8", /under fire/, ["i8", "e8", "p8"]],
];
for (const [[width, height], board, move, words, squares] of SPOKEN)
  test(`a stamp leaves in sight what it speaks of: ${move} ${width}x${height}`, async ({ open }) => {
    const { page, frame } = await open("http", { ...calm, viewport: { width, height } });
    const table = await Table.sit(page, frame, { game: "full-double", setup: { board } });
    await ready(frame);
    await table.give(move);
    await expect.poll(async () => (await seen(frame)).some((one) => words.test(one.words))).toBe(true);
    const stamp = (await seen(frame)).find((one) => words.test(one.words))!;
    expect(stamp.left).toBeGreaterThanOrEqual(-1);
    expect(stamp.right).toBeLessThanOrEqual(width + 1);
    expect(stamp.top).toBeGreaterThanOrEqual(-1);
    expect(stamp.bottom).toBeLessThanOrEqual(height + 1);
    for (const name of squares) {
      const box = (await table.square(name).boundingBox())!;
      const apart =
        stamp.right <= box.x + 1 ||
        stamp.left >= box.x + box.width - 1 ||
        stamp.bottom <= box.y + 1 ||
        stamp.top >= box.y + box.height - 1;
      expect(apart, `${name} is in sight`).toBe(true);
    }
  });

test("a king's fall is as high as most of the board", async ({ open }) => {
  const { page, frame } = await open("http", { ...calm, viewport: { width: 1280, height: 800 } });
  const board = "8k6k/4p11/16/16/16/16/16/K7Q6K w - -";
  const table = await Table.sit(page, frame, { game: "full-double", setup: { board } });
  await ready(frame);
  await table.give("i1i8");
  const high = (name: string) => frame.locator(name).evaluate((node) => (node as HTMLElement).offsetHeight);
  expect((await high(".moment-face")) / (await high(".board-window"))).toBeGreaterThan(0.75);
});

test("dust rises where a pawn becomes another piece", async ({ open }) => {
  const { page, frame } = await open("http", calm);
  const table = await Table.sit(page, frame, { game: "chess", setup: { board: "8/7P/7k/8/8/8/8/4K3 w - -" } });
  await ready(frame);
  await table.give("h7h8=queen");
  await expect.poll(async () => (await seen(frame)).length).toBe(3);
  const square = await frame.evaluate(() => {
    const { left, right, top, bottom } = (
      document.querySelector('[data-square="h8"]') as HTMLElement
    ).getBoundingClientRect();
    return { left, right, top, bottom };
  });
  for (const { left, right, top } of await seen(frame)) {
    expect((left + right) / 2).toBeGreaterThan(square.left);
    expect((left + right) / 2).toBeLessThan(square.right);
    expect(top).toBeGreaterThan(square.top);
    expect(top).toBeLessThan(square.bottom);
  }
});
