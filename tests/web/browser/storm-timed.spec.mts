// What Chess Storm asks against the clock, with the test's own clock: the countdown, the balancing game, the missing
// piece.
import { todays } from "./daily.mts";
import { expect, type Sitting, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 2 });

const BARE = "6k1/5ppp/8/8/8/8/5PPP/6K1 w - -";

const sit = async ({ page, frame }: Sitting, card: string, setup: object = {}, options = {}) => {
  await page.clock.install();
  const hands = { first: [card], second: [] };
  const piles = { board: BARE, hands, pile: ["stall", "urbanism", "stable", "asylum"] };
  return Table.sit(page, frame, { game: "chess-storm", setup: { ...piles, ...setup }, options });
};

test("Chronometer counts down, and the page says when the time is up", async ({ open }) => {
  const sitting = await open();
  const { page, frame } = sitting;
  const table = await sit(sitting, "chronometer");
  const countdown = frame.locator(".countdown");
  await table.shown();
  await expect(countdown).toBeHidden();
  await table.play(["g1f1", "card:chronometer"]);
  await expect(countdown).toHaveText(/^Time left: 0:1[345]/);
  await page.clock.runFor(8000);
  await expect(countdown).toHaveText(/^Time left: 0:0[4567]/);
  await page.clock.runFor(8000);
  table.apply("time-up");
  await table.shown();
  await expect(countdown).toBeHidden();
  await expect(frame.locator("#log")).toContainText("Black has run out of time.");
});

test("a move in time stops the countdown", async ({ open }) => {
  const sitting = await open();
  const table = await sit(sitting, "chronometer");
  await table.play(["g1f1", "card:chronometer", "g8f8"]);
  await expect(sitting.frame.locator(".countdown")).toBeHidden();
});

const GAME = '.prompt-tools [data-text="balance"]';

/** Jenga is played, and its game of balance opened. */
async function balancing(sitting: Sitting) {
  const table = await sit(sitting, "jenga", { pool: { white: ["queen"], black: [] } });
  await table.play(["h2h3", "card:jenga"]);
  await sitting.frame.click(GAME);
  await expect(sitting.frame.locator("canvas.balance")).toBeVisible();
  return table;
}

test("Jenga: a card that nobody holds falls, one that is pushed over, too", async ({ open }) => {
  for (const key of [null, "ArrowRight"]) {
    const sitting = await open();
    const { page, frame } = sitting;
    const table = await balancing(sitting);
    await frame.click('[data-test="balance-start"]');
    await expect(frame.locator("canvas.balance")).toBeFocused();
    if (key) await page.keyboard.down(key);
    await page.clock.runFor(5500);
    table.apply("word:fell");
    await table.shown();
    await expect(frame.locator("#log")).toContainText("White's card falls.");
  }
});

test("Jenga: a device that leans pushes the card", async ({ open }) => {
  const sitting = await open();
  const { page, frame } = sitting;
  const table = await balancing(sitting);
  await frame.click('[data-test="balance-start"]');
  await frame.evaluate(() => dispatchEvent(new DeviceOrientationEvent("deviceorientation", { beta: 0, gamma: 30 })));
  // By itself it would stand longer.
  await page.clock.runFor(1000);
  table.apply("word:fell");
  await table.shown();
});

test("Jenga: a game that is left before it begins can be opened again; a die stands for it", async ({ open }) => {
  const sitting = await open("http", { script: "Math.random = () => 0.25;" });
  const { page, frame } = sitting;
  const table = await balancing(sitting);
  await page.keyboard.press("Escape");
  await table.shown();
  await frame.click(GAME);
  await frame.click('[data-test="balance-die"]');
  table.apply("word:stood");
  await table.play(["man:white-queen", "square:a4"]);
  await expect(table.square("a4")).toHaveAccessibleName(/white queen/);
});

for (const [width, height] of todays(
  [
    [1280, 800],
    [390, 844],
    [320, 568],
  ] as const,
  3,
))
  test(`Jenga: two players may say how a real card stood, one alone may not: ${width}x${height}`, async ({ open }) => {
    const sitting = await open("http", { viewport: { width, height } });
    const { frame } = sitting;
    const said = frame.locator('#prompt-buttons [data-text^="word:"]');
    const table = await sit(sitting, "jenga", { pool: { white: ["queen"], black: [] } });
    await table.play(["h2h3", "card:jenga"]);
    await expect(said).toHaveText([/A real card stayed up/, /A real card fell/]);
    for (const node of await said.all()) {
      const cut = await node.evaluate((button) => button.scrollWidth > button.clientWidth);
      expect(cut, (await node.textContent()) ?? "").toBe(false);
    }
    await sitting.page.goto("about:blank");
    const alone = await open("http", { hash: "#g=chess-storm&try=jenga", viewport: { width, height } });
    const game = alone.frame.locator(GAME);
    await alone.frame.locator("#hand button").first().click();
    await alone.frame.locator('.prompt-tools [data-text="card:jenga"]').click();
    await expect(game).toBeVisible();
    await expect(alone.frame.locator('#prompt-buttons [data-text^="word:"]')).toHaveCount(0);
  });

test("Kidnapping: the victim sees the board without the piece, and has as long as was agreed", async ({ open }) => {
  const sitting = await open();
  const { page, frame } = sitting;
  const table = await sit(
    sitting,
    "kidnapping",
    { board: "r1b3k1/5ppp/8/8/8/8/5PPP/6K1 w - -" },
    { memory_seconds: 120 },
  );
  await table.play(["h2h3", "card:kidnapping", "piece:c8"]);
  await expect(table.square("c8")).toHaveAccessibleName(/^c8, empty/);
  await expect(frame.locator(".log")).toBeHidden();
  await expect(frame.locator(".countdown")).toHaveText(/^Time left: (2:00|1:5)/);
  await table.play(["square:c8", "kind:bishop"]);
  await expect(table.square("c8")).toHaveAccessibleName(/^c8, black bishop/);
  await expect(frame.locator(".log")).toBeVisible();
  await page.clock.runFor(20_000);
  await table.shown();
});

test("Kidnapping: silence loses the piece", async ({ open }) => {
  const sitting = await open();
  const table = await sit(sitting, "kidnapping", { board: "r1b3k1/5ppp/8/8/8/8/5PPP/6K1 w - -" });
  await table.play(["h2h3", "card:kidnapping", "piece:c8"]);
  // The time that is given does not cut the question off; the last seconds are called out.
  await expect(sitting.frame.getByRole("status").filter({ hasText: "10 seconds left." })).toBeAttached();
  await expect(sitting.frame.getByRole("alert")).toHaveText(/^Player 2, black: A piece of yours is missing\./);
  await sitting.page.clock.runFor(5500);
  await expect(sitting.frame.getByRole("alert")).toHaveText("5 seconds left.");
  await sitting.page.clock.runFor(5500);
  table.apply("time-up");
  await table.shown();
  await expect(table.square("c8")).toHaveAccessibleName(/^c8, empty/);
});

test("Kidnapping: the computer lifts a piece behind a cover, and the answer's time begins when that is gone", async ({
  open,
}) => {
  for (const early of [true, false]) {
    const sitting = await open();
    const { page, frame } = sitting;
    await page.clock.install();
    const setup = { board: "6k1/5ppp/8/8/8/8/8/R5K1 b - -", pile: ["stall", "urbanism", "stable", "asylum"] };
    const hands = { first: [], second: ["kidnapping"] };
    const table = await Table.sit(
      page,
      frame,
      { game: "chess-storm", setup: { ...setup, hands }, options: { memory_seconds: 40 } },
      { seats: "hc", after: ["h7h6", "card:kidnapping"] },
    );
    table.apply("piece:a1");
    await page.clock.runFor(3000);
    const cover = frame.locator("#cover");
    await expect(cover).toContainText("Computer lifts one of your pieces.");
    await expect(cover.getByRole("timer")).toHaveText(/^Covered for: 0:(40|[23])/);
    await expect(table.square("a1")).toHaveAccessibleName(/^a1, white rook/);
    if (early) await cover.locator('[data-test="uncover"]').click();
    else await page.clock.runFor(40_000);
    await expect(cover).toHaveCount(0);
    await expect(frame.locator("p.countdown")).toHaveText(/^Time left: 0:(40|[23])/);
    await table.play(["square:a1", "kind:rook"]);
    await expect(table.square("a1")).toHaveAccessibleName(/^a1, white rook/);
  }
});

test("a typed line counts as the remark that it amounts to, and a harmless one is only shown", async ({ open }) => {
  const sitting = await open();
  const { frame } = sitting;
  const table = await sit(sitting, "omerta", {}, { social_mode: "chat" });
  await table.play(["g1f1", "card:omerta"]);
  const type = async (line: string) => {
    await frame.click('.prompt-tools [data-text="say"]');
    await frame.fill("#chat", line);
    await frame.click('[data-test="chat-say"]');
  };
  await type("Good luck!");
  await expect(frame.locator("#toasts")).toContainText("“Good luck!”");
  await table.shown();
  await type("No queen can stop my pawns.");
  table.apply("say:pawn");
  await table.play(["piece:h7"]);
  await expect(table.square("h7")).toHaveAccessibleName(/^h7, empty/);
});

test("a claim that the other player named a piece waits behind one button, and is admitted", async ({ open }) => {
  const sitting = await open();
  const table = await sit(sitting, "omerta", {}, { social_mode: "honour" });
  await table.play(["g1f1", "card:omerta"]);
  await expect(sitting.frame.locator('#prompt [data-text^="heard:"]')).toHaveCount(0);
  await expect(sitting.frame.locator('.prompt-tools [data-text="say"]')).toHaveText("Claim…");
  await table.play(["heard:pawn", "word:admit", "piece:h2"]);
  await expect(table.square("h2")).toHaveAccessibleName(/^h2, empty/);
});

test("Respect: a complaint is said beside the game, and costs a pawn", async ({ open }) => {
  const sitting = await open();
  const table = await sit(sitting, "respect");
  await table.play(["g1f1", "card:respect", "grumble", "piece:h7"]);
  await expect(table.square("h7")).toHaveAccessibleName(/^h7, empty/);
  await expect(sitting.frame.locator('.prompt-tools [data-text="say"]')).toHaveCount(0);
});
