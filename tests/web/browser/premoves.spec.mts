// Moves made while the computer thinks: kept, shown, called off, made when the turn comes, or dropped aloud.
import type { Frame } from "@playwright/test";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

/** The computer thinks only once it may. */
const hold = (frame: Frame) =>
  frame.evaluate(() => {
    const page = globalThis as any;
    const { connection } = page.Page.table.match;
    // Another game may have the same engine.
    if (connection.held) return;
    connection.held = true;
    const call = connection.call.bind(connection);
    let go = () => {};
    page.release = () => go();
    connection.call = async (op: string, ...args: unknown[]) => {
      if (op === "think") await new Promise<void>((done) => (go = done));
      return call(op, ...args);
    };
  });
const release = (frame: Frame) => frame.evaluate(() => (globalThis as any).release());

test("a game is won with moves made before the turn came; one that is impossible by then is dropped aloud", async ({
  open,
}) => {
  const { page, frame } = await open();
  // Black has but one move each time: the pawn goes on.
  const board = "7k/5K2/6P1/p7/8/8/8/2R5 w - -";
  const table = await Table.sit(page, frame, { game: "chess", setup: { board } }, { seats: "hc" });
  await table.shown();
  await expect.poll(() => frame.evaluate(() => (globalThis as any).Page.table.beyond.premoves !== null)).toBe(true);
  await hold(frame);
  const go = async (from: string, to: string) => {
    await expect(table.square(from)).toHaveAttribute("data-can", "lift");
    await table.square(from).click();
    await table.square(to).click();
  };
  /** The computer thinks, and a piece may be planned with. */
  const thinks = async (name: string) => {
    await expect(frame.locator("#prompt.thinking")).toBeVisible();
    await expect(table.square(name)).toHaveAttribute("data-can", "lift");
  };
  const planned = (name: string) => expect(table.square(name)).toHaveAccessibleName(/choice 1/);
  const stands = (name: string) => expect(table.square(name)).toHaveAccessibleName(/white rook/);
  await go("c1", "c2");
  await stands("c2");
  // A piece in the way, and one's own on the goal, are no hindrance: both may be gone by then.
  await thinks("f7");
  await table.square("f7").click();
  await expect(table.square("g6")).toHaveAccessibleName(/can be captured/);
  await page.keyboard.press("Escape");
  await table.square("c2").dragTo(table.square("c3"));
  await planned("c3");
  await stands("c2");
  await release(frame);
  await stands("c3");
  await thinks("g6");
  await go("g6", "h7");
  await planned("h7");
  await release(frame);
  await expect(frame.getByText("Your move g6–h7 is no longer possible.").first()).toBeVisible();
  await go("c3", "c4");
  await stands("c4");
  await thinks("c4");
  await go("c4", "c1");
  await planned("c1");
  await page.keyboard.press("Escape");
  await expect(table.square("c1")).not.toHaveAccessibleName(/choice/);
  await go("c4", "h4");
  await release(frame);
  await expect(frame.locator('#result [data-how="checkmate"]')).toBeVisible();
});

test("in Chess Storm a card waits for the turn like a move, in 5 Card a move that the hand pays for", async ({
  open,
}) => {
  const { page, frame } = await open();
  const loaded = () =>
    expect.poll(() => frame.evaluate(() => (globalThis as any).Page.table.beyond.premoves !== null)).toBe(true);
  const board = "7k/5K2/6P1/p7/8/8/8/2R5 w - -";
  const storm = { board, hands: { first: ["double", "kangaroo"], second: [] } };
  let table = await Table.sit(page, frame, { game: "chess-storm", setup: storm }, { seats: "hc" });
  await table.shown();
  await loaded();
  await hold(frame);
  const thinks = async () => {
    await expect(frame.locator("#prompt.thinking")).toBeVisible();
    await expect.poll(() => frame.evaluate(() => (globalThis as any).Page.table.beyond.premoves.open)).toBe(true);
  };
  const go = async (from: string, to: string) => {
    await expect(table.square(from)).toHaveAttribute("data-can", "lift");
    await table.square(from).click();
    await table.square(to).click();
  };
  await go("c1", "c2");
  await frame.click('#prompt-buttons [data-text="pass"]');
  await thinks();
  const card = table.card(0);
  await card.press("Enter");
  await expect(card).toHaveClass(/planned/);
  await expect(card).toHaveAccessibleDescription("planned");
  await page.keyboard.press("Escape");
  await expect(card).not.toHaveClass(/planned/);
  await card.click();
  await expect(card).toHaveClass(/planned/);
  await release(frame);
  await expect(frame.locator("#log")).toContainText(/Double/);
  const hand = { first: ["rook", "rook", "pawn"], second: ["pawn", "pawn", "pawn"] };
  table = await Table.sit(page, frame, { game: "five-card", setup: { board, hands: hand } }, { seats: "hc" });
  await table.shown();
  await loaded();
  await hold(frame);
  await go("c1", "c2");
  await thinks();
  await go("c2", "c3");
  await expect(table.square("c3")).toHaveAccessibleName(/choice 1/);
  // The computer may call, double or fold before it moves: each is a thought of its own.
  const named = async () => {
    await release(frame);
    return table.square("c3").getAttribute("aria-label");
  };
  await expect.poll(named).toMatch(/red rook/);
});
