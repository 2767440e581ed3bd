// The list of moves, looking back at a move, and the result beside the board.
import { todays } from "./daily.mts";
import { accessible, expect, link, tableOf, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 2 });

const MOVES = ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6", "f3e5"];

test("moves stand in two columns by their pieces and squares; one shows the board before and after it", async ({
  open,
}) => {
  const deal = { game: "chess", seed: "moves" } as const;
  const sitting = await open("http", { hash: link(deal) });
  const { page, frame } = sitting;
  const table = tableOf(sitting, deal);
  await table.play(MOVES);
  const signs = frame.locator("#moves .signs");
  await expect(signs).toHaveText(["e4", "e5", "f3", "c6", "c4", "f6", "xe5"]);
  await expect(frame.locator("#moves .turn-row")).toHaveCount(4);
  await expect(frame.locator("#moves .turn-cell.black .figurine.piece-black")).toHaveCount(2);
  await expect(frame.locator("#moves .play").nth(6)).toHaveText(/White: knight f3 captures pawn e5/);
  await expect(frame.locator(".strip .thumb")).toHaveCount(6);
  await accessible(sitting, "moves");
  await frame.locator("#moves .play").nth(6).click();
  await expect(frame.locator(".look-words")).toHaveText(/knight f3 captures pawn e5/);
  await expect(frame.locator(".past")).toBeVisible();
  await expect(frame.locator('[data-side="after"]')).toHaveAttribute("aria-pressed", "true");
  await expect(frame.locator("#board").getByLabel(/pointed out/)).toHaveCount(2);
  await accessible(sitting, "looking back");
  await frame.click('[data-side="after"]');
  await expect(frame.locator(".past")).toHaveCount(0);
  await frame.click(".look-back-step");
  await expect(frame.locator(".look-words")).toHaveText(/knight g8 to f6/);
  await page.keyboard.press("Escape");
  await expect(frame.locator(".look-back")).toBeHidden();
  // What was taken back is no play any more; the words are there, too.
  await frame.click("#undo");
  await expect(signs).toHaveCount(6);
  await frame.click(".log-words");
  await expect(frame.locator("#log li").first()).toBeVisible();
  await expect(frame.locator("#moves")).toBeHidden();
  // Pieces may be letters, and moves long.
  const choose = async (name: string, value: string) => {
    await frame.click('[data-test="menu"]');
    await frame.click('[data-test="menu-settings"]');
    await frame.check(`input[name="set-${name}"][value="${value}"]`);
    await page.keyboard.press("Escape");
  };
  await frame.click(".log-words");
  await choose("figurines", "false");
  await expect(signs).toHaveText(["e4", "e5", "Nf3", "Nc6", "Bc4", "Nf6"]);
  await expect(frame.locator("#moves .figurine")).toHaveCount(0);
  await choose("notation", "long");
  await expect(signs).toHaveText(["e2–e4", "e7–e5", "g1–f3", "b8–c6", "f1–c4", "g8–f6"]);
  await choose("notation", "short");
  await choose("figurines", "true");
  await frame.click(".log-words");
  // After a reload the engine tells what was seen then.
  await frame.click(".log-words");
  await page.reload();
  await expect(signs).toHaveText(["e4", "e5", "f3", "c6", "c4", "f6"]);
  await expect(frame.locator("#moves .figurine")).toHaveCount(4);
  await frame.locator("#moves .play").first().click();
  await expect(frame.locator('.look-board[data-side="before"]')).toBeVisible();
  await expect(frame.locator(".past")).toBeVisible();
  await page.keyboard.press("Escape");
  await frame.locator(".strip .thumb").nth(3).hover();
  await expect(frame.locator(".look-board")).toHaveCount(2);
});

test("castling, check and mate stand in the list as players write them, before a reload and after", async ({
  open,
}) => {
  const { page, frame } = await open("http", { hash: "#g=chess&seats=hh&board=5k2/8/8/8/8/8/1Q6/4K2R_w_K_-" });
  for (const name of ["e1", "g1"]) await frame.click(`#board [data-square="${name}"]`);
  const signs = frame.locator("#moves .signs");
  await expect(signs).toHaveText(["O-O+"]);
  await expect(frame.locator("#moves .play")).toHaveAccessibleName(/castles.*Black is in check/);
  await page.reload();
  await expect(signs).toHaveText(["O-O+"]);
});

for (const [width, height] of todays(
  [
    [1280, 800],
    [390, 844],
    [768, 1024],
  ],
  3,
)) {
  test(`the result leaves the board in sight, and can be watched again: ${width}x${height}`, async ({ open }) => {
    const board = "6k1/5ppp/8/8/8/8/8/R3K3 w - -".replaceAll(" ", "_");
    const sitting = await open("http", { hash: `#g=chess&seats=hc&board=${board}`, viewport: { width, height } });
    const { page, frame } = sitting;
    for (const name of ["a1", "a8"]) await frame.click(`#board [data-square="${name}"]`);
    await expect(frame.locator("#result h2")).toHaveText("You won");
    await accessible(sitting, "result");
    const [field, shown] = await Promise.all(
      ["#board [role=grid]", "#result"].map((one) => frame.locator(one).boundingBox()),
    );
    const beside = shown!.x >= field!.x + field!.width;
    expect(beside || shown!.y >= field!.y + field!.height).toBe(true);
    await page.keyboard.press("Escape");
    await expect(frame.locator("#result")).toHaveCount(0);
    await expect(frame.locator("#prompt")).toBeFocused();
    await frame.click("#prompt-buttons button:nth-child(2)");
    await frame.click('[data-test="result-more"]');
    await frame.click('[data-test="replay"]');
    await expect(frame.locator("#prompt-text")).toHaveText("The game begins.");
    await expect(frame.locator('#board [data-square="a1"]')).toHaveAccessibleName(/white rook/);
  });
}

test("a promotion is asked beside its square, by keys too", async ({ open }) => {
  const board = "7k/P7/8/8/8/8/8/K7 w - -".replaceAll(" ", "_");
  const { page, frame } = await open("http", { hash: `#g=chess&seats=hh&board=${board}` });
  const square = (name: string) => frame.locator(`#board [data-square="${name}"]`);
  await expect(frame.locator(".moves-place")).toBeVisible();
  for (const name of ["a7", "a8"]) await square(name).click();
  const kinds = frame.locator("#chooser button");
  await expect(kinds).toHaveCount(4);
  // Beside it again when the window has another size.
  for (const size of [null, { width: 390, height: 844 }, { width: 844, height: 390 }]) {
    if (size) await page.setViewportSize(size);
    const apart = () =>
      frame.evaluate(() => {
        const [place, first] = ['#board [data-square="a8"]', "#chooser button"].map((one) =>
          document.querySelector(one)!.getBoundingClientRect(),
        );
        return Math.hypot(place.x - first.x, place.y - first.y);
      });
    await expect.poll(apart).toBeLessThan(1.5);
  }
  await expect(kinds.first()).toBeFocused();
  await expect(frame.locator("#prompt-text")).toHaveText("Promote to which piece?");
  await page.keyboard.press("Escape");
  await expect(kinds).toHaveCount(0);
  await expect(frame.locator("#prompt-text")).toHaveText("Your move.");
  await expect(square("a7")).toHaveAccessibleName(/white pawn/);
  for (const name of ["a7", "a8"]) await square(name).click();
  await page.keyboard.press("n");
  await expect(square("a8")).toHaveAccessibleName(/white knight/);
});

const LONG = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6 d2d3 d7d6 c1g5 h7h6 g5f6 d8f6 b1c3 c8g4 h2h3 g4f3 d1f3 f6f3";
const BOARD = "1nb1k2r/1ppppppp/8/8/8/8/1PPPPPPP/1NB1K2R w - -";
const HANDS = { first: ["nope", "deserters"], second: ["conversion", "stall"] };
const CARDS = "b2b4 card:deserters swap:b1b8 pass pass c7c6 card:conversion swap:c8c1 card:nope";

test("a card stands in the column of its player, with what became of it; a swap is no capture", async ({ open }) => {
  const { page, frame } = await open();
  const config = { game: "chess-storm", setup: { board: BOARD, hands: HANDS } } as const;
  const table = await Table.sit(page, frame, config);
  await table.play(CARDS.split(" "));
  const cells = frame.locator("#moves .turn-cell");
  await expect(cells.nth(0)).toContainText("swap squares");
  const fates = frame.locator("#moves .card-chip");
  await expect(fates.filter({ hasText: "Deserters" })).not.toHaveAttribute("data-fate");
  const column = (side: string) => frame.locator(`#moves .turn-cell.${side} .card-chip`).allInnerTexts();
  expect(await column("white")).toEqual(["Deserters", "Nope"]);
  expect(await column("black")).toEqual(["Conversion"]);
  await expect(fates.filter({ hasText: "Conversion" }).first()).toHaveAttribute("data-fate", "cancelled");
  await expect(frame.locator("#moves .turn-row")).toHaveCount(1);
  // What became of a card is told again after a reload.
  await page.reload();
  await expect(fates.filter({ hasText: "Conversion" }).first()).toHaveAttribute("data-fate", "cancelled");
  // Its sign is that of the card's band.
  await expect(frame.locator('.chip-sign[data-moment="et"] .card-sign path').first()).toHaveAttribute("d", /^M/);
});

test("a capture of Deception Chess is listed as one, though what was captured is told before it is made", async ({
  open,
}) => {
  const deal = { game: "deception", seed: "moves" } as const;
  const sitting = await open("http", { hash: link(deal) });
  const table = tableOf(sitting, deal);
  await table.play(["done", "done", "e2e4", "d7d5", "e4d5"]);
  await expect(sitting.frame.locator("#moves .move")).toHaveText(["e2–e4", "d7–d5", "e4×d5"]);
});

test("on a phone the list opens at its end, and the button that opened it closes it", async ({ open }) => {
  const deal = { game: "chess", seed: "moves" } as const;
  const sitting = await open("http", { hash: link(deal), viewport: { width: 390, height: 844 } });
  const { frame } = sitting;
  const table = tableOf(sitting, deal);
  await table.play(LONG.split(" "));
  await frame.click(".log-open");
  const play = frame.locator("#moves .play").last();
  await expect(play).toBeInViewport({ ratio: 1 });
  // Where it is short, the first line in sight is whole, of the words, too.
  await sitting.page.setViewportSize({ width: 390, height: 500 });
  for (const [list, entries] of [
    [".moves-place", ".play"],
    ["#log", ".log-line"],
  ]) {
    const cut = () =>
      frame.locator(`${list} ${entries}`).evaluateAll((nodes, list) => {
        const { top } = document.querySelector(list)!.getBoundingClientRect();
        const boxes = nodes.map((node) => node.getBoundingClientRect());
        return [
          boxes.some((box) => box.top < top),
          boxes.some((box) => box.top < top - 1 && box.bottom > top + 1),
        ].join();
      }, list);
    await expect.poll(cut).toBe("true,false");
    await frame.click(".log-words");
  }
  await frame.click(".log-open");
  await expect(play).toBeHidden();
});

test("on a phone the players of Deception Chess are not cut, and the bases still hidden are in sight", async ({
  open,
}) => {
  const deal = { game: "deception", seed: "moves" } as const;
  const { frame } = await open("http", { hash: link(deal, "seats=hc"), viewport: { width: 390, height: 844 } });
  await expect(frame.locator(".seat .ready").first()).toHaveText("Not ready");
  const cut = await frame
    .locator(".seat-panel")
    .evaluateAll((nodes) => nodes.filter((node) => node.scrollHeight > node.clientHeight + 1).length);
  expect(cut).toBe(0);
  await expect(frame.locator("#hidden-bases")).toBeInViewport({ ratio: 1 });
});
