// What is called off leaves nothing chosen: by Esc, and a drag also by the other button, dropped outside, or where the
// system takes the finger.
import type { Locator } from "@playwright/test";
import { todays } from "./daily.mts";
import { expect, link, tableOf, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 2 });

const middle = async (thing: Locator): Promise<[number, number]> => {
  const box = (await thing.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
};

for (const way of ["dropped outside", "the other button", "Esc"] as const)
  test(`a piece that is dragged and called off is not chosen any more: ${way}`, async ({ open }) => {
    const deal = { game: "chess", seed: "drag" } as const;
    const sitting = await open("http", { hash: link(deal) });
    const { page, frame } = sitting;
    const table = tableOf(sitting, deal);
    await table.shown();
    const ghost = frame.locator(".board-ghost");
    for (const chosen of [false, true]) {
      if (chosen) await table.square("e2").click();
      await page.mouse.move(...(await middle(table.square("e2"))));
      await page.mouse.down();
      await page.mouse.move(...(await middle(table.square("e4"))), { steps: 4 });
      await expect(ghost).toBeVisible();
      if (way === "dropped outside") await page.mouse.move(3, 790, { steps: 4 });
      else if (way === "Esc") await page.keyboard.press("Escape");
      else await page.mouse.down({ button: "right" });
      if (way !== "dropped outside") await expect(ghost).toHaveCount(0);
      if (way === "the other button") await page.mouse.up({ button: "right" });
      await page.mouse.up();
      await expect(ghost).toHaveCount(0);
      await expect(frame.locator('#board [aria-selected="true"]')).toHaveCount(0);
      await table.shown();
    }
    // Dropped where it stood, it is chosen.
    await page.mouse.move(...(await middle(table.square("e2"))));
    await page.mouse.down();
    await page.mouse.move(...(await middle(table.square("e3"))), { steps: 4 });
    await page.mouse.move(...(await middle(table.square("e2"))), { steps: 4 });
    await page.mouse.up();
    await expect(table.square("e2")).toHaveAttribute("aria-selected", "true");
    await table.square("e4").click();
    table.apply("e2e4");
    await table.shown();
  });

test("a piece under a finger that the system takes is not chosen any more", async ({ open }) => {
  const deal = { game: "chess", seed: "drag" } as const;
  const sitting = await open("http", { hash: link(deal), hasTouch: true });
  const { page, frame } = sitting;
  const table = tableOf(sitting, deal);
  await table.shown();
  const spy = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchCancel", at: [number, number] | null) =>
    spy.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
  await touch("touchStart", await middle(table.square("e2")));
  for (const name of ["e3", "e4"]) await touch("touchMove", await middle(table.square(name)));
  await expect(frame.locator(".board-ghost")).toBeVisible();
  await touch("touchCancel", null);
  await expect(frame.locator(".board-ghost")).toHaveCount(0);
  await expect(frame.locator('#board [aria-selected="true"]')).toHaveCount(0);
  for (const name of ["e2", "e4"]) await table.square(name).tap();
  table.apply("e2e4");
  await table.shown();
});

for (const way of todays(["dropped outside", "the other button", "Esc"] as const, 3))
  test(`a card that is dragged and called off lies in the hand again: ${way}`, async ({ open }) => {
    const { page, frame } = await open();
    const hands = { first: ["knight", "pawn", "pawn", "rook", "rook"] } as const;
    const deal = { game: "five-card", options: { clock: "none" }, setup: { hands } } as any;
    const table = await Table.sit(page, frame, deal, { seats: "hc" });
    await table.shown();
    const card = frame.locator('#hand button[data-card="knight"]');
    await page.mouse.move(...(await middle(card)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(table.square("e4"))), { steps: 6 });
    await expect(frame.locator(".hand-ghost")).toBeVisible();
    if (way === "dropped outside") await page.mouse.move(3, 790, { steps: 4 });
    else if (way === "Esc") await page.keyboard.press("Escape");
    else await page.mouse.down({ button: "right" });
    if (way !== "dropped outside") await expect(frame.locator(".hand-ghost")).toHaveCount(0);
    if (way === "the other button") await page.mouse.up({ button: "right" });
    await page.mouse.up();
    await expect(frame.locator(".hand-ghost")).toHaveCount(0);
    await expect(card).toHaveAttribute("aria-pressed", "false");
    // And a tap lifts it.
    await card.click();
    await expect(card).toHaveAttribute("aria-pressed", "true");
  });

test("Esc calls off what is chosen, a promotion, and a move that is looked at, wherever the focus is", async ({
  open,
}) => {
  const board = "7k/P7/8/8/8/8/8/K7 w - -".replaceAll(" ", "_");
  const { page, frame } = await open("http", { hash: `#g=chess&seats=hh&board=${board}` });
  const square = (name: string) => frame.locator(`#board [data-square="${name}"]`);
  const beside = async () => {
    await page.mouse.click(3, 790);
    await expect(frame.locator("body")).toBeFocused();
  };
  await expect(frame.locator(".moves-place")).toBeVisible();
  await square("a7").click();
  await beside();
  await page.keyboard.press("Escape");
  await expect(square("a7")).toHaveAttribute("aria-selected", "false");
  for (const name of ["a7", "a8"]) await square(name).click();
  await expect(frame.locator("#chooser button")).toHaveCount(4);
  await beside();
  await page.keyboard.press("Escape");
  await expect(frame.locator("#chooser")).toHaveCount(0);
  await expect(frame.locator("#prompt-text")).toHaveText("Your move.");
  for (const name of ["a7", "a8"]) await square(name).click();
  await page.keyboard.press("q");
  await expect(square("a8")).toHaveAccessibleName(/white queen/);
  await frame.locator("#moves button, .move").first().click();
  await expect(frame.locator(".look-back")).toBeVisible();
  await beside();
  await page.keyboard.press("Escape");
  await expect(frame.locator(".look-back")).toBeHidden();
});
