// Digits: whatever shows one is done by it, and no two things show the same.
import type { Frame } from "@playwright/test";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

/** The digits that are shown at the table, each with what it stands at. */
const shown = (frame: Frame) =>
  frame.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("#prompt-buttons kbd, #hand kbd")]
      .filter((node) => node.checkVisibility())
      .map((node) => `${node.textContent} ${node.closest("button")!.dataset.text ?? "card"}`),
  );
const keys = (list: string[]) => list.map((words) => words[0]);

test("in answer to a double the digits are the answers', not the cards'", async ({ open }) => {
  const { page, frame } = await open();
  const table = await Table.sit(page, frame, { game: "five-card", seed: "digits" });
  await table.openVeil();
  await expect.poll(async () => (await shown(frame)).every((words) => words.endsWith("card"))).toBe(true);
  const moving = await shown(frame);
  expect(moving.length).toBeGreaterThan(0);
  // Each digit that a card shows lifts that card.
  for (const digit of keys(moving)) {
    await page.keyboard.press(digit);
    await expect(table.card(Number(digit) - 1)).toHaveAttribute("aria-pressed", "true");
  }
  await page.keyboard.press("Escape");
  await frame.click('#prompt-buttons [data-text="double"]');
  await frame.click('[data-test="confirm-yes"]');
  await table.openVeil();
  await expect(frame.locator('#prompt-buttons [data-text="yes"]')).toBeVisible();
  await expect(frame.locator("#hand button")).toHaveCount(5);
  expect(await shown(frame)).toEqual(["1 yes", "2 no"]);
  await expect(frame.locator("#hand [aria-keyshortcuts]")).toHaveCount(0);
  await page.keyboard.press("2");
  await expect(frame.locator("#confirm")).toContainText("Decline the double?");
});

test("while a card that was played asks for a kind, no digit stands at a card of the hand", async ({ open }) => {
  const { page, frame } = await open();
  const setup = {
    board: "4k3/8/8/8/4P3/8/8/4K3 w - -",
    hands: { first: ["ambition", "encore"], second: [] },
    pool: { white: ["rook", "bishop", "knight"], black: [] },
  };
  const config = { game: "chess-storm", seed: "digits", setup } as any;
  await Table.sit(page, frame, config, { seats: "hc", after: ["e1d2", "card:ambition", "piece:e4"] });
  await expect(frame.locator("#prompt-buttons button")).toHaveCount(3);
  await expect(frame.locator("#hand button")).not.toHaveCount(0);
  expect((await shown(frame)).filter((words) => words.endsWith("card"))).toEqual([]);
  await expect(frame.locator("#hand [aria-keyshortcuts]")).toHaveCount(0);
  await page.keyboard.press("2");
  await expect(frame.locator('#board [data-square="e4"]')).toHaveAccessibleName(/white bishop/);
});
