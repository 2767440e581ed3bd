// The board editor: pieces by tap, drag and key, the engine's sentence at once, and the ways that lead on.
import { todays } from "./daily.mts";
import { accessible, expect, test } from "./fixtures.mts";

test.use({ turns: 3 });

const SIZES = [
  [1280, 800],
  [390, 844],
] as const;

for (const [width, height] of todays(SIZES, 2))
  test(`a position is put together, and played on from: ${width}x${height}`, async ({ open }) => {
    const permissions = ["clipboard-read", "clipboard-write"];
    const sitting = await open("http", { hash: "#edit=chess", permissions, viewport: { width, height } });
    const { page, frame } = sitting;
    const square = (name: string) => frame.locator(`.edit-board [data-square="${name}"]`);
    const said = frame.locator(".edit-said");
    const fen = frame.locator("#edit-fen");
    await expect(said).toContainText("It can be played.");
    await accessible(sitting, "the editor");
    expect(await frame.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    // Tap, then drag off the board: the sentence follows, and the fault is marked where it is seen.
    await frame.click('[data-test="edit-clear"]');
    await expect(said).toHaveText("White has 0 kings instead of 1.");
    for (const [tool, at] of [
      ["White king", "e1"],
      ["Black king", "e8"],
      ["White rook", "h1"],
      ["White pawn", "a1"],
    ]) {
      await frame.getByRole("button", { name: tool, exact: true }).click();
      await square(at).click();
    }
    await expect(said).toHaveText("A pawn cannot stand on a1.");
    await expect(square("a1")).toHaveAccessibleName("a1, white pawn, here something is wrong");
    await square("a1").focus();
    await page.keyboard.press("Delete");
    await expect(fen).toHaveValue("4k3/8/8/8/8/8/8/4K2R w - -");
    await frame.getByRole("button", { name: "White kingside" }).click();
    await expect(fen).toHaveValue("4k3/8/8/8/8/8/8/4K2R w K -");
    const from = await square("h1").boundingBox();
    const to = await square("h8").boundingBox();
    if (!from || !to) throw new Error("no squares");
    await page.mouse.move(from.x + 9, from.y + 9);
    await page.mouse.down();
    await page.mouse.move(to.x + 9, to.y + 20, { steps: 6 });
    await page.mouse.move(to.x + 9, to.y + 9);
    await page.mouse.up();
    await expect(said).toHaveText("Black is in check but not to move.");
    await expect(frame.getByRole("button", { name: "White kingside" })).toBeDisabled();
    await page.keyboard.press("Control+z");
    await expect(fen).toHaveValue("4k3/8/8/8/8/8/8/4K2R w K -");
    await frame.click('[data-test="edit-redo"]');
    await frame.getByRole("button", { name: "Black moves" }).click();
    await expect(said).toContainText("You are in check.");

    // A link of another site is read; what is no position is said.
    await fen.fill("https://lichess.org/editor/4k3/8/8/3pP3/8/8/8/4K3_w_-_d6_0_1");
    await fen.press("Enter");
    await expect(fen).toHaveValue("4k3/8/8/3pP3/8/8/8/4K3 w - d6");
    await expect(frame.locator("#edit-passing")).toHaveValue("d6");
    await fen.fill("e4 e5");
    await fen.press("Enter");
    await expect(page.getByText("has 8 rows, not 1").first()).toBeAttached();

    // A reload shows it again; then it is played on.
    await page.reload();
    await expect(fen).toHaveValue("4k3/8/8/3pP3/8/8/8/4K3 w - d6");
    await frame.click('[data-test="share-position"]');
    await accessible(sitting, "sharing a position");
    await expect(frame.locator("#share-position .share-link").first()).toHaveValue(/board=4k3\/8\/8\/3pP3/);
    await page.keyboard.press("Escape");
    // One that cannot be played has a link to the editor alone.
    await frame.click('[data-test="edit-clear"]');
    await frame.click('[data-test="share-position"]');
    await expect(frame.locator("#share-position .share-link")).toHaveCount(1);
    await expect(frame.locator('[data-test="position-html"]')).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+z");
    await frame.click('[data-test="play-from"]');
    await frame.getByRole("button", { name: "Two players here" }).click();
    await expect(frame.locator('#board [data-square="e5"]')).toHaveAccessibleName(/white pawn/);
    await frame.locator('#board [data-square="e5"]').click();
    await frame.locator('#board [data-square="d6"]').click();
    await expect(frame.locator('#board [data-square="d5"]')).toHaveAccessibleName(/empty/);
  });

test("each game has its own form: hands, effects, bases, stakes", async ({ open }) => {
  const sitting = await open("http", { hash: "#edit=chess-storm" });
  const { page, frame } = sitting;
  const part = (path: string) => frame.locator(`[data-part="${path}"]`);
  const setup = () =>
    frame.evaluate(() => {
      const word = location.hash.replace("#edit=", "");
      return JSON.parse(atob(word.replace(/-/g, "+").replace(/_/g, "/"))).setup as Record<string, unknown>;
    });
  const pick = async (name: string) => {
    await frame.locator("#pick-card input[type=text]").fill(name);
    await frame.getByRole("button", { name: `Add ${name}`, exact: true }).click();
  };
  const beside = () => frame.getByRole("button", { name: "Beside the board" }).click();
  await beside();
  await part("hands.first").getByRole("button", { name: "add a card" }).click();
  await pick("Crab");
  await expect(part("hands.first").getByRole("button", { name: "Take out Crab" })).toBeVisible();
  // Only what is left out is said to be dealt.
  await expect(part("hands.first")).not.toContainText("by lot");
  await expect(part("hands.second")).toContainText("Dealt by lot.");
  await part("lasting").getByRole("button", { name: "Add an effect" }).click();
  await pick("Exile");
  const said = frame.locator(".edit-said");
  await expect(said).toHaveText("“exile” needs a square of the board.");
  await part("lasting").getByRole("button", { name: "Tap it on the board" }).click();
  await frame.locator('.edit-board [data-square="d8"]').click();
  await expect(said).toContainText("It can be played.");
  expect(await setup()).toMatchObject({
    hands: { first: ["crab"] },
    lasting: [{ card: "exile", owner: "first", at: "d8" }],
  });
  await accessible(sitting, "the editor of Chess Storm");

  await frame.locator('[aria-label="Game"]').selectOption("deception");
  await frame.getByRole("button", { name: "Base king", exact: true }).click();
  await frame.locator('.edit-board [data-square="a2"]').click();
  await expect(frame.locator('.edit-board [data-square="a2"]')).toHaveAccessibleName(
    "a2, white pawn, over a base king",
  );
  expect(await setup()).toMatchObject({ bases: { a2: "king" } });
  await page.keyboard.press("Control+z");
  await expect(frame.locator('.edit-board [data-square="a2"]')).toHaveAccessibleName("a2, white pawn, base by lot");

  await frame.locator('[aria-label="Game"]').selectOption("five-card");
  await part("cube.value").locator("input").fill("3");
  await part("cube.value").locator("input").press("Tab");
  await expect(said).toHaveText("The cube shows 1, 2, 4, 8, 16, 32 or 64, not 3.");
  await part("cube.value").locator("input").fill("4");
  await part("cube.value").locator("input").press("Tab");
  await expect(said).toContainText("It can be played.");

  await frame.locator('[aria-label="Game"]').selectOption("doublecross");
  await part("deck").getByRole("button", { name: "add a card" }).click();
  await frame.locator('#pick-card [data-pick="switch-sides"]').click();
  expect(await setup()).toMatchObject({ deck: ["switch-sides"] });
  await expect(said).toContainText("It can be played.");
});

test("another game keeps the position that was put together, where it can stand there, and says where not", async ({
  open,
}) => {
  const { frame } = await open("http", { hash: "#edit=chess" });
  const fen = frame.locator("#edit-fen");
  const game = frame.locator('[aria-label="Game"]');
  await fen.fill("4k3/8/8/3p4/8/8/8/4K2R w K -");
  await fen.press("Enter");
  await game.selectOption("chess-storm");
  await expect(frame.locator(".edit-said")).toContainText("Move, or play a card.");
  await expect(fen).toHaveValue("4k3/8/8/3p4/8/8/8/4K2R w K -");
  await game.selectOption("full-double");
  await expect(frame.locator('[data-test="toast"]')).toContainText("Full Double Chess can't hold that position.");
  await frame.getByRole("button", { name: "Undo" }).last().click();
  await expect(fen).toHaveValue("4k3/8/8/3p4/8/8/8/4K2R w K -");
  await expect(game).toHaveValue("chess-storm");
  // A board that nobody has changed is no position to keep.
  await frame.click('[data-test="edit-start"]');
  await expect(fen).toHaveValue(/^rnbqkbnr/);
  await game.selectOption("full-double");
  await expect(fen).toHaveValue(/^rnbcdqak/);
  await expect(frame.locator('[data-test="toast"]')).toHaveCount(0);
});

test("a puzzle is looked at before it is given away: what wins, that nothing does, what lot decides", async ({
  open,
}) => {
  const setup = { board: "7k/8/5K2/8/8/8/8/R7 w - -" };
  const word = Buffer.from(JSON.stringify({ game: "chess", setup })).toString("base64url");
  const sitting = await open("http", { hash: `#edit=${word}`, viewport: { width: 390, height: 844 } });
  const { frame } = sitting;
  const found = frame.locator(".edit-found");
  await frame.click('[data-test="make-puzzle"]');
  await expect(found).toHaveText("White wins in 2 moves. It begins with: King f6 to g6.");
  await expect(frame.locator('[data-test="puzzle-lot"]')).toHaveCount(0);
  await frame.fill("#puzzle-moves", "1");
  await expect(found).toHaveText("No win in one move can be forced: the puzzle can't be solved.");
  await accessible(sitting, "a puzzle that is made");
  await frame.fill("#puzzle-moves", "3");
  await expect(found).toContainText("White wins already in 2 moves.");
  // The shorter win is offered in its place.
  await frame.click('[data-test="fewer-moves"]');
  await expect(frame.locator("#puzzle-moves")).toHaveValue("2");
  await expect(found).toContainText("White wins in 2 moves.");
  await expect(frame.locator('[data-test="fewer-moves"]')).toHaveCount(0);
  await frame.click('[data-test="solve-once"]');
  await expect(frame.locator("#task")).toContainText("White to move and win in 2 moves.");
  await frame.evaluate(() => {
    location.hash = "#edit=chess-storm";
  });
  await frame.click('[data-test="make-puzzle"]');
  await expect(frame.locator('[data-test="puzzle-lot"]')).toContainText("White's hand, Black's hand, Pile.");
});
