// The card that pays for a move of 5 Card is seen: in the last turn that is told, and on its way to the discards.
import type { Frame } from "@playwright/test";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

/** The card and the pictures of a last turn in 5 Card, from left to right. */
const pictures = (frame: Frame) =>
  frame
    .locator("#last-turn .last-faces")
    .evaluate((faces) =>
      [...faces.querySelectorAll<HTMLElement>(".deed-card > [data-card], .deed-face")].map(
        ({ dataset }) => dataset.card ?? dataset.what,
      ),
    );

test("the last turn in 5 Card shows the card that paid; a capture is seen beside it, and a king move alone", async ({
  open,
}) => {
  const { page, frame } = await open("http");
  const hands = { first: ["pawn", "pawn"], second: ["wild", "pawn", "pawn"] };
  const setup = { board: "4k3/3p4/8/2P5/8/8/4P3/4K3 w - -", hands };
  const config = { game: "five-card", setup } as any;
  const seen = async (after: string[]) => {
    await Table.sit(page, frame, config, { seats: "hc", after });
    await expect(frame.locator("#last-turn")).toBeVisible({ timeout: 15_000 });
    await expect(frame.locator("#answers, .prompt-actions").first()).toBeVisible();
    return pictures(frame);
  };
  expect(await seen(["e2e3", "d7d6:wild"])).toEqual(["wild"]);
  expect(await seen(["e2e3", "d7d5", "e1e2", "d5d4"])).toEqual(["pawn"]);
  expect(await seen(["e2e3", "d7d6", "e1e2", "d6c5"])).toEqual(["pawn", "takes"]);
  expect(await seen(["e2e3", "e8e7"])).toEqual(["moves"]);
});

/** Watches a played card on its way, frame by frame: its greatest width, and for how long it is as wide as that. */
const LARGE = `globalThis.large = { width: 0, since: 0, until: 0 };
  const look = () => {
    const face = document.querySelector(".card-flight.played .card-face");
    const width = Math.round(face?.getBoundingClientRect().width ?? 0);
    if (width > globalThis.large.width + 1) globalThis.large = { width, since: performance.now(), until: 0 };
    if (width && width >= globalThis.large.width - 2) globalThis.large.until = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

test("the card that the computer plays in 5 Card is seen large, for as long as it can be read", async ({ open }) => {
  const { page, frame } = await open("http", { pace: "normal", script: LARGE, reducedMotion: "no-preference" });
  const hands = { first: ["pawn", "pawn"], second: ["pawn", "pawn", "pawn", "pawn", "pawn"] };
  await Table.sit(page, frame, { game: "five-card", setup: { hands } } as any, { seats: "hc" });
  await frame.waitForFunction(() => "cards" in ((globalThis as any).deckmateExtras ?? {}));
  await frame.click('#board [data-square="e2"]');
  await frame.click('#board [data-square="e4"]');
  await expect(frame.locator(".card-flight.played")).toHaveCount(1, { timeout: 15_000 });
  await expect(frame.locator(".card-flight.played")).toHaveCount(0, { timeout: 5000 });
  const { width, since, until } = await frame.evaluate(() => (globalThis as any).large);
  expect(width).toBeGreaterThan(90);
  expect(until - since).toBeGreaterThan(1150);
});
