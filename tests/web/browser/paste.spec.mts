// What people paste into *Open a saved game*: a link is followed; PGN and a position are told what they are.
import { expect, test } from "./fixtures.mts";

test("a pasted link is opened, and PGN or FEN is told what it is", async ({ open }) => {
  const { page, frame } = await open();
  const paste = async (text: string) => {
    await frame.click('[data-test="open-save"]');
    await frame.locator("#save-text").fill(text);
    await frame.click('[data-test="open-text"]');
  };
  const told = page.locator("#toasts, .toast, [role=alert], [role=status]");
  for (const [text, words] of [
    ['[Event "Casual"]\n[White "A"]\n\n1. e4 e5 2. Nf3 *', "This is PGN"],
    ["1. e4 e5 2. Nf3", "This is PGN"],
    ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "This is a position (FEN)"],
  ]) {
    await paste(text);
    await expect(told.filter({ hasText: words }).first(), text).toBeVisible();
    expect(await frame.locator("#broken-save").count()).toBe(0);
    await expect(frame.locator("#home")).toBeVisible();
  }
  await paste("Look: https://elsewhere.example/deckmate/chess/#g=chess&seats=hh&board=4k3/8/8/8/8/8/8/4K2R_W_KQ_-");
  await expect(frame.locator('#board [data-square="h1"]')).toHaveAccessibleName(/white rook/);
  await expect(page.getByText("castling right “Q” needs its rook on a1").first()).toBeAttached();
});

test("a piece that is told aloud is told in sentences, also by a key before the extra is there", async ({
  open,
  places,
}) => {
  const { page, frame } = await open();
  let pressed = () => {};
  const waits = new Promise<void>((done) => {
    pressed = done;
  });
  await page.route("**/extra-aim.js", async (route) => {
    await waits;
    await route.continue();
  });
  await page.goto(places.at.http("#g=chess&seats=hh"));
  await expect(frame.locator('#board [data-square="e2"]')).toHaveAccessibleName(/can be chosen/);
  await frame.locator('#board [data-square="a1"]').focus();
  await page.keyboard.press("?");
  pressed();
  const said = frame.locator("#say-polite");
  await expect(said).toContainText("White rook. Any number of squares along a rank or file.");
  expect(await said.textContent()).not.toContain("..");
});
