// What a card leaves no choice about is not asked: its only piece is chosen already, and a piece's only square with it.
import { expect, type Sitting, test } from "./fixtures.mts";
import { Table } from "./table.mts";

const BOARD = "4k3/8/8/8/8/8/PPP5/4K3 w - -";

async function sit({ page, frame }: Sitting, card: string) {
  const setup = { board: BOARD, hands: { first: [card], second: [] } };
  const table = await Table.sit(page, frame, { game: "chess-storm", seed: "only", setup } as any, { seats: "hc" });
  await frame.waitForFunction(() => "aim" in ((globalThis as any).deckmateExtras ?? {}));
  await table.card(0).click();
  await expect(frame.locator("#prompt-text")).toHaveText(/^Choose a (piece and then its new square|new square for)/);
  return table;
}

test("Charge! takes a pawn's only square with the pawn; the second tap of habit changes nothing", async ({ open }) => {
  const sitting = await open();
  const { frame } = sitting;
  const table = await sit(sitting, "charge");
  for (const [n, file] of ["a", "b"].entries()) {
    await table.square(`${file}2`).click();
    await expect(frame.locator("#prompt")).toContainText(`${n + 1} chosen so far.`);
    await table.square(`${file}3`).click();
    await expect(frame.locator("#prompt")).toContainText(`${n + 1} chosen so far.`);
  }
  await frame.click('#prompt-buttons [data-text="done"]');
  for (const file of ["a", "b"])
    await expect(table.square(`${file}3`)).toHaveAccessibleName(new RegExp(`^${file}3, white pawn`));
  await expect(table.square("c2")).toHaveAccessibleName(/^c2, white pawn/);
});

test("Private jet takes the only king there is; a square it can't go to says why, and the card stays", async ({
  open,
}) => {
  const sitting = await open();
  const { frame } = sitting;
  const table = await sit(sitting, "private-jet");
  // Beside the enemy king.
  await table.square("d8").click();
  await expect(frame.locator("#refusal")).toBeVisible();
  await expect(table.card(0)).toHaveAttribute("aria-pressed", "true");
  await table.square("h5").click();
  await expect(table.square("h5")).toHaveAccessibleName(/^h5, white king/);
});
