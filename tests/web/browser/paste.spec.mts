// Texts that people paste into *Open a saved game*: a link is followed, PGN is opened, a position is told what it is.
import { accessible, expect, test } from "./fixtures.mts";

test.use({ turns: 3 });

test("a pasted link or PGN is opened, and FEN is told what it is", async ({ open }) => {
  const { page, frame } = await open();
  const paste = async (text: string) => {
    await frame.click('[data-test="open-save"]');
    await frame.locator("#save-text").fill(text);
    await frame.click('[data-test="open-text"]');
  };
  const told = page.locator("#toasts, .toast, [role=alert], [role=status]");
  for (const [text, words] of [
    ['[Event "Casual"]\n[White "A"]\n\n1. e4 e5 2. Ke3 *', "Line 4, move 2. Ke3: “Ke3” is no legal move here."],
    ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "This is a position (FEN)"],
  ]) {
    await paste(text);
    // The text stays, to be mended, and the reason stands below it.
    await expect(frame.locator("#open [role=alert]")).toContainText(words);
    await expect(frame.locator("#save-text")).toHaveValue(text);
    await expect(frame.locator("#save-text")).toBeFocused();
    await accessible({ frame }, "a refused text");
    await frame.click('#open [data-test="close"]');
    expect(await frame.locator("#broken-save").count()).toBe(0);
    await expect(frame.locator("#home")).toBeVisible();
  }
  // One game is shown; what of its text is not shown is said. Without names each army is named once.
  await paste("1. e4 {best} d5 (1... c5 {sharp}) 2. exd5");
  await expect(frame.locator(".replay-slider")).toBeVisible();
  await expect(told.filter({ hasText: "1 comment and 1 variation of this game are not shown." }).first()).toBeVisible();
  await expect(frame.locator(".seat-name")).toHaveText(["Black", "White"]);
  // The opening is named, and who is ahead is said beside the captured pieces.
  await frame.click('[data-test="replay-last"]');
  await expect(frame.locator(".opening")).toHaveText("Scandinavian Defence");
  await expect(frame.locator(".taken-lead")).toHaveText("+1");
  await expect(frame.locator(".seat.bottom .taken")).toHaveAccessibleName(
    "Black pieces captured: 1 pawn; 1 pawn ahead",
  );
  await frame.click('[data-test="leave"]');
  // Of several one is chosen, and the way back leads to the list.
  await paste('[White "Ada"]\n[Black "Bo"]\n\n1. d4 d5 1/2-1/2\n\n[White "Cy"]\n\n1. c4 *\n\n[White "Di"]\n\n1. e5 *');
  const list = frame.locator("#pgn");
  await expect(list.locator(".pgn-row")).toHaveCount(3);
  await accessible({ frame }, "games of a text");
  await expect(list).toContainText("Line 12, move 1. e5");
  await list.locator("input").fill("cy");
  await list.getByRole("button", { name: "2. Cy" }).click();
  await expect(frame.locator(".replay-slider")).toBeVisible();
  await frame.click('[data-test="leave"]');
  await expect(list.locator("input")).toHaveValue("cy");
  await expect(list.getByRole("button", { name: "2. Cy" })).toBeFocused();
  await list.locator("input").fill("");
  await list.getByRole("button", { name: "1. Ada" }).click();
  await expect(frame.locator(".table-title")).toHaveText("Ada – Bo");
  await expect(page).toHaveTitle(/Ada – Bo/);
  // A drawn game is played on from where it was drawn; nobody is said to have offered that.
  await frame.click('[data-test="replay-last"]');
  await expect(frame.locator("#prompt-text")).toHaveText("Draw by agreement.");
  await expect(frame.locator("#log")).not.toContainText("offers a draw");
  await frame.click('[data-test="replay-branch"]');
  await expect(frame.locator("#table")).not.toHaveClass(/replay/);
  await expect(frame.locator('#board [data-square="d5"]')).toHaveAccessibleName(/black pawn/);
  await frame.click('[data-test="leave"]');
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
