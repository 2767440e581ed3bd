// Phones: what a finger needs, and what has little room there.
import { todays } from "./daily.mts";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 2 });

const ROOMS = {
  phone: { width: 390, height: 844 },
  "small phone": { width: 360, height: 640 },
  "phone on its side": { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
};
const finger = (viewport: { width: number; height: number }) => ({ viewport, hasTouch: true, isMobile: true });

const AMBITION = {
  game: "chess-storm",
  setup: {
    board: "6k1/5ppp/8/8/4P3/8/5PPP/6K1 w - -",
    hands: { first: ["ambition"], second: [] },
    pool: { white: ["rook", "knight", "bishop", "pawn"] },
  },
} as const;

for (const [room, viewport] of todays(Object.entries(ROOMS), 2)) {
  test(`four pieces to choose from are a row of pictures under a whole question: ${room}`, async ({ open }) => {
    const { page, frame } = await open("http", finger(viewport));
    const table = await Table.sit(page, frame, AMBITION as never);
    await table.give("h2h3");
    await table.shown();
    await table.card(0).tap();
    await table.square("e4").tap();
    const pieces = frame.locator("#prompt-buttons .with-piece");
    await expect(pieces).toHaveCount(4);
    const back = frame.locator('.prompt-tools [data-text="back"]');
    const boxes = [];
    for (const one of [...(await pieces.all()), back]) boxes.push((await one.boundingBox())!);
    expect(new Set(boxes.map(({ y, height }) => Math.round(y + height))).size, "one row").toBe(1);
    for (const { width, height } of boxes) {
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    for (const glyph of await pieces.locator(".glyph").all())
      expect((await glyph.boundingBox())!.height).toBeGreaterThan(27);
    const words = frame.locator(".prompt-words");
    expect(await words.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(1);
    await expect(frame.locator("#prompt-text")).toBeInViewport({ ratio: 1 });
  });
}

const PHONE = finger(ROOMS.phone);

test("the first card of the gallery is in the first 200 pixels; lists to narrow it unfold", async ({ open }) => {
  for (const viewport of [ROOMS.phone, ROOMS["small phone"]]) {
    const { frame } = await open("http", { ...finger(viewport), hash: "#g=chess-storm&cards" });
    const first = (await frame.locator("#gallery .card-face").first().boundingBox())!;
    expect(first.y).toBeLessThan(200);
    const order = frame.getByRole("combobox", { name: "Order" });
    await expect(order).toBeHidden();
    await frame.getByRole("button", { name: "Filter and order" }).tap();
    await expect(order).toBeVisible();
  }
});

test("a tap on a card adds it to a deck, whose number of cards is always in sight", async ({ open }) => {
  const { frame } = await open("http", { ...PHONE, hash: "#g=chess-storm&cards" });
  await frame.tap('[data-test="decks"]');
  await frame.tap('[data-test="new-deck"]');
  const size = frame.locator('[data-test="deck-size"]');
  const faces = frame.locator("#deck-editor .card-face");
  await expect(faces.first()).toBeInViewport({ ratio: 1 });
  await faces.nth(0).tap();
  await faces.nth(1).tap();
  await faces.nth(1).tap();
  await expect(size).toHaveText("3 cards in this deck.");
  await faces.nth(40).scrollIntoViewIfNeeded();
  await faces.nth(40).tap();
  await expect(size).toHaveText("4 cards in this deck.");
  await expect(size).toBeInViewport({ ratio: 1 });
});

test("the set-up of a game without chance asks for no seed", async ({ open }) => {
  const { frame } = await open("http", PHONE);
  for (const [game, asks] of [
    ["chess", 0],
    ["full-double", 0],
    ["doublecross", 1],
  ] as const) {
    await frame.tap(`[data-game="${game}"] .more`);
    await frame.tap(`[data-game="${game}"] .set-up`);
    await expect(frame.locator('[data-field="seed"]')).toHaveCount(asks);
    await frame.tap('[data-test="back"]');
  }
});

test("a link that is shared is as high as a finger; what serves who makes a page is folded", async ({ open }) => {
  const { frame } = await open("http", { ...PHONE, hash: "#g=chess&seed=share" });
  await frame.tap('[data-test="menu"]');
  await frame.tap('[data-test="menu-share"]');
  for (const link of await frame.locator("#share .share-link").all())
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  const html = frame.locator('[data-test="share-game-html"]');
  await expect(html).toBeHidden();
  await frame.getByText("For your own web page").tap();
  await expect(html).toBeVisible();
});

test("Charge takes three pawns one after the other, then Done is the main button; a wrong tap loses none", async ({
  open,
}) => {
  const { page, frame } = await open("http", PHONE);
  const setup = {
    board: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
    hands: { first: ["charge"], second: [] },
  };
  const table = await Table.sit(page, frame, { game: "chess-storm", setup } as never, { seats: "hc" });
  await table.shown();
  await table.card(0).tap();
  const done = frame.locator('#prompt-buttons [data-text="done"]');
  const chosen = frame.locator(".prompt-more");
  // Before anything is chosen the card stays lifted, too.
  await expect(table.question).toHaveText("Choose a piece and then its new square.");
  await table.square("d5").tap();
  await expect(frame.locator("#refusal")).toBeVisible();
  await expect(table.card(0)).toHaveAttribute("aria-pressed", "true");
  for (const [n, pawn] of ["a2", "c2", "e2"].entries()) {
    await table.square(pawn).tap();
    await expect(chosen).toContainText(`${n + 1} chosen so far.`);
  }
  await expect(done).toHaveClass(/primary/);
  await table.square("d5").tap();
  await expect(frame.locator("#refusal")).toBeVisible();
  await expect(chosen).toContainText("3 chosen so far.");
  await done.tap();
  for (const square of ["a3", "c3", "e3"]) await expect(table.square(square)).toHaveAccessibleName(/white pawn/);
});

test("where a device is passed, the board turns under the veil to whoever gets it", async ({ open }) => {
  const { page, frame } = await open("http", PHONE);
  const table = await Table.sit(page, frame, {
    game: "chess-storm",
    setup: { hands: { first: [], second: [] } },
  } as never);
  await expect(frame.locator("#veil-text")).toHaveText(
    "Pass the device to Player 1, and no peeking. Then play your turn.",
  );
  const above = async (one: string, other: string) =>
    (await table.square(one).boundingBox())!.y < (await table.square(other).boundingBox())!.y;
  await table.shown();
  expect(await above("e8", "e1")).toBe(true);
  await table.give("e2e4");
  await table.shown();
  expect(table.game.prompt()!.seat).toBe("second");
  expect(await above("e1", "e8")).toBe(true);
  await expect(frame.locator(".seat.bottom .seat-name")).toContainText("Player 2");
});

test("that a wide board is swiped, or seen whole on a phone that lies, is said once", async ({ open }) => {
  const { page, frame } = await open("http", { ...PHONE, hash: "#g=full-double&seed=wide&seats=hh", tips: true });
  const tip = frame.locator(".tip");
  for (const name of ["learn full-double", "full-double wide", "full-double kinds"]) {
    await expect(tip).toHaveAttribute("data-tip", name);
    await tip.locator('[data-test="tip-close"]').tap();
    await expect(tip).toHaveCount(0);
    await page.reload();
    await frame.waitForSelector("#table");
  }
  await expect(frame.locator("#prompt-text")).toHaveText("Your move.");
  // The squares of a tall phone are as large as a finger wants them.
  expect((await frame.locator('#board [data-square="h2"]').boundingBox())!.width).toBeGreaterThanOrEqual(44);
});
