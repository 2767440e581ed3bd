// Phones: what a finger needs, and what has little room there.
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

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

for (const [room, viewport] of Object.entries(ROOMS)) {
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
  await frame.getByText("For a page of yours").tap();
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
  for (const name of ["learn full-double", "full-double why move", "full-double wide"]) {
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

test("the card that is asked about and the card of the last turn open at a tap, and are read under a finger", async ({
  open,
}) => {
  for (const viewport of [ROOMS.phone, ROOMS["small phone"]]) {
    const { page, frame } = await open("http", finger(viewport));
    const setup = {
      board: "6k1/5ppp/8/8/8/8/5PPP/6K1 b - -",
      hands: { first: ["nope"], second: ["diktat"] },
    };
    const table = await Table.sit(page, frame, { game: "chess-storm", setup } as never, {
      seats: "hc",
      after: ["g8f8", "card:diktat", "kind:pawn"],
    });
    await table.shown();
    await expect(table.question).toContainText("Respond?");
    for (const picture of [".prompt-card .card-face", ".last-faces .deed-card"]) {
      const small = frame.locator(picture).filter({ hasText: "Diktat" });
      if (!(await small.isVisible())) continue;
      await small.tap();
      await expect(frame.locator("#card h2")).toHaveText("Diktat");
      await frame.locator('#card [data-test="close"]').tap();
      const { x, y, width, height } = (await small.boundingBox())!;
      const at = { x: x + width / 2, y: y + height / 2 };
      const touch = await page.context().newCDPSession(page);
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
      await expect(frame.locator(".hand-zoom .card-text")).toContainText("pawn");
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expect(frame.locator(".hand-zoom")).toHaveCount(0);
      if (await frame.locator("#card").count()) await frame.locator('#card [data-test="close"]').tap();
    }
  }
});

const SMALL = [ROOMS.phone, ROOMS["small phone"]];
const QUIET = "4k3/pppp4/8/8/8/8/4PPPP/4K3 w - -";

test("a name keeps its two lines, whatever its player has captured", async ({ open }) => {
  const { page, frame } = await open("http", PHONE);
  const kinds = ["queen", "rook", "rook", "bishop", "bishop", "knight", "knight", "pawn", "pawn", "pawn", "pawn"];
  for (const viewport of SMALL)
    for (const taken of [3, 11]) {
      await page.setViewportSize(viewport);
      const pool = { white: kinds.slice(-taken) };
      const setup = { board: QUIET, hands: { first: [], second: ["nope", "stall", "dub", "home"] }, pool };
      const table = await Table.sit(page, frame, { game: "chess-storm", setup } as never, { seats: "hc" });
      await table.shown();
      const row = frame.locator(".seat.top");
      await expect(row.locator(".small-piece")).toHaveCount(taken);
      const wrong = await row.evaluate((seat) => {
        const box = (name: string) => seat.querySelector(name)!.getBoundingClientRect();
        const own = seat.getBoundingClientRect();
        const [name, kind, all, bits] = [".seat-name", ".seat-kind", ".taken", ".seat-bits"].map(box);
        const last = [...seat.querySelectorAll(".small-piece")].at(-1)!.getBoundingClientRect();
        return [
          kind.height > 20 && "the army has two lines",
          (name.top < own.top || name.bottom > own.bottom + 1) && "the name is cut",
          (last.right > all.right + 1 || last.width < 12) && "the last piece is cut",
          name.right > all.left + 1 && "pieces lie over the name",
          all.right > bits.left + 1 && "pieces lie over the cards",
        ].filter(Boolean);
      });
      expect(wrong, `${taken} at ${viewport.width}`).toEqual([]);
    }
});

test("the switch beside the piles is whole with its name, and as high as a finger", async ({ open }) => {
  const { page, frame } = await open("http", PHONE);
  const lasting = [{ card: "magnetism", owner: "second", at: "a7" }];
  const setup = { board: QUIET, hands: { first: ["nope"], second: [] }, lasting };
  for (const viewport of SMALL) {
    await page.setViewportSize(viewport);
    const table = await Table.sit(page, frame, { game: "chess-storm", setup } as never, { seats: "hc" });
    await table.shown();
    const cut = await frame.locator(".pass-switch").evaluate((node) => {
      const [whole, box] = [node, node.querySelector("input")!].map((one) => one.getBoundingClientRect());
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const under = [-20, 0, 19].map((far) => document.elementFromPoint(x, y + far));
      const hit = under.every((one) => node.contains(one));
      const room = node.parentElement!.getBoundingClientRect();
      return [whole.right > room.right - 20, whole.left < room.left, !hit].map(Number).join();
    });
    expect(cut, `at ${viewport.width}`).toBe("0,0,0");
    await expect(frame.getByLabel("Don't ask me when I could only discard")).not.toBeChecked();
  }
});

test("what a card has done is told whole, to its last word", async ({ open }) => {
  const setup = {
    board: "1n4k1/5ppp/8/8/8/8/5PPP/1N4K1 b - -",
    hands: { first: ["nope"], second: ["kangaroo"] },
  };
  for (const viewport of SMALL) {
    const { page, frame } = await open("http", { ...finger(viewport), pace: "slow" });
    const after = ["g8f8", "card:kangaroo", "piece:b1"];
    await Table.sit(page, frame, { game: "chess-storm", setup } as never, { seats: "hc", after });
    await frame.locator('#prompt-buttons [data-text="pass"]').tap();
    const told = frame.locator("#told");
    await expect(told).toContainText("becomes a kangaroo.");
    const room = await told.evaluate((node) => node.scrollHeight - node.clientHeight);
    expect(room).toBeLessThanOrEqual(1);
    expect((await told.boundingBox())!.height).toBeGreaterThanOrEqual(35);
    await page.close();
  }
});

test("the one piece of a card that can only go to one square is chosen, and its square marked", async ({ open }) => {
  const { page, frame } = await open("http", PHONE);
  const setup = { board: "6k1/5ppp/8/8/8/5r2/6PP/5K1R w - -", hands: { first: ["home"], second: [] } };
  const table = await Table.sit(page, frame, { game: "chess-storm", setup } as never, { seats: "hc" });
  await table.shown();
  await table.card(0).tap();
  await expect(table.question).toHaveText("Choose a new square for the king on f1.");
  await expect(table.square("e1")).toHaveAccessibleName(/can be reached/);
  await table.square("e1").tap();
  await expect(table.square("e1")).toHaveAccessibleName(/white king/);
});

test("the last lesson of the wide board opens on the king that is to be mated and the rook that does it", async ({
  open,
}) => {
  for (const viewport of SMALL) {
    const { page, frame } = await open("http", { ...finger(viewport), hash: "#g=full-double&try=4" });
    await expect(frame.locator("#task")).toContainText("Step 4 of 4.");
    for (const square of ["p8", "i1"])
      await expect(frame.locator(`#board [data-square="${square}"]`)).toBeInViewport({ ratio: 0.9 });
    await page.close();
  }
});

test("a set-up that nobody has changed says so", async ({ open }) => {
  const { frame } = await open("http", PHONE);
  await frame.tap('[data-game="chess-storm"] .more');
  await frame.tap('[data-game="chess-storm"] .set-up');
  await expect(frame.locator('[data-test="summary"]')).toContainText("Standard rules.");
});

test("a lifted card that asks for its targets stands beside that question, and opens there", async ({ open }) => {
  const { page, frame } = await open("http", PHONE);
  const setup = { board: "6k1/5ppp/8/8/8/8/6PP/1N3K1R w - -", hands: { first: ["derby"], second: [] } };
  for (const viewport of SMALL) {
    await page.setViewportSize(viewport);
    const table = await Table.sit(page, frame, { game: "chess-storm", setup } as never, {
      seats: "hc",
      after: ["b1c3"],
    });
    await table.shown();
    await frame.waitForFunction(() => "aim" in ((globalThis as any).deckmateExtras ?? {}));
    await table.card(0).tap();
    await expect(frame.locator("#table")).toHaveAttribute("data-plan");
    await frame.locator(".prompt-card .card-face").tap();
    await expect(frame.locator("#card .card-text")).toContainText("Your knight just moved");
    await frame.locator('#card [data-test="close"]').tap();
    await expect(frame.locator("#table")).toHaveAttribute("data-plan");
    const cut = await frame.locator(".prompt-words").evaluate((node) => node.scrollHeight - node.clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
  }
});
