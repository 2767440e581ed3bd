// Kings under fire: while an army has two, nobody calls check. One that has just come under fire has a moment as a
// check has; the mark stands as long as the attack does, whoever is asked.
import { expect, test } from "./fixtures.mts";
import { moments, ready, WATCH } from "./noted.mts";
import { Table } from "./table.mts";

const ROOK = "k14k/8p7/16/16/16/16/4R3P7/K14K w - -";
const KINGS = "k14k/8p7/16/16/16/16/8P7/K3R10K w - -";
const planted = (board: string) => ({ game: "full-double" as const, setup: { board } });

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`a king that is attacked has a moment, and is marked until that is answered: ${reducedMotion}`, async ({
    open,
  }) => {
    const { page, frame } = await open("http", { pace: "normal", script: WATCH, reducedMotion });
    const table = await Table.sit(page, frame, planted(ROOK));
    await ready(frame);
    const give = async (...answers: string[]) => {
      for (const text of answers) {
        await table.give(text);
        await table.shown();
      }
    };
    const attacked = frame.locator('#board [aria-label*="attacked"]');
    await expect(attacked).toHaveCount(0);
    await give("e2a2");
    await expect(attacked).toHaveAccessibleName(/^a8, black king/i);
    await expect(table.square("a2")).toHaveAccessibleName(/attacks a king/);
    await expect.poll(async () => (await moments(frame))[0]?.end ?? 0).toBeGreaterThan(0);
    const [moment] = await moments(frame);
    expect(moment.kind).toBe("stamp");
    expect(moment.words).toBe("King under fire!");
    expect(moment.parts).toEqual(expect.arrayContaining(["moment-pulse", "moment-stamp stake"]));
    expect(moment.parts.includes("moment-beam"), "a line from the attacker").toBe(reducedMotion === "no-preference");
    expect(moment.hit, "takes no tap").toBe(false);
    // Another move is no answer, and no news.
    await give("i7i6");
    await expect(attacked).toHaveAccessibleName(/^a8, black king/i);
    await give("i2i3", "a8b8");
    await expect(attacked).toHaveCount(0);
    expect((await moments(frame)).map(({ words }) => words)).toEqual(["King under fire!"]);
  });

test("the mark stands whenever its position is shown: taken back to, once more, anew", async ({ open }) => {
  const { page, frame } = await open("http", { pace: "fast" });
  const table = await Table.sit(page, frame, planted(ROOK), { after: ["e2a2"] });
  const attacked = frame.locator('#board [aria-label*="attacked"]');
  const stands = async () => {
    await expect(attacked).toHaveCount(1);
    await expect(attacked).toHaveAccessibleName(/^a8, black king/i);
    await expect(table.square("a2")).toHaveAccessibleName(/attacks a king/);
  };
  const prey = frame.getByText("You can take a king.");
  await stands();
  await expect(prey).toBeHidden();
  await table.play(["i7i6"]);
  await expect(prey).toBeVisible();
  await stands();
  await frame.locator(".last-again").click();
  await expect(attacked).toHaveCount(0);
  await stands();
  await table.play(["a2b2", "i6i5"]);
  await expect(prey).toBeHidden();
  await expect(attacked).toHaveCount(0);
  for (const [seat, square, name] of [
    ["second", "i6", /black pawn/],
    ["first", "a2", /white rook/],
  ] as const) {
    await frame.locator("#undo").click();
    table.game.back(seat);
    await expect(table.square(square)).toHaveAccessibleName(name);
  }
  await stands();
  await table.reload();
  await stands();
  await frame.click('[data-test="leave"]');
  await frame.click('[data-test="continue-button"]');
  await table.shown();
  await stands();
});

test("two kings that are attacked at once are told together", async ({ open }) => {
  const { page, frame } = await open("http", { pace: "normal", script: WATCH, reducedMotion: "no-preference" });
  const table = await Table.sit(page, frame, planted(KINGS));
  await ready(frame);
  await table.give("e1e8");
  await expect.poll(async () => (await moments(frame))[0]?.words).toBe("Two kings under fire!");
  const [{ parts }] = await moments(frame);
  expect(parts.filter((part) => part === "moment-beam")).toHaveLength(2);
  await expect(frame.locator('#board [aria-label*="attacked"]')).toHaveCount(2);
});

test("the computer's attack on one's own king is told, too", async ({ open }) => {
  const { page, frame } = await open("http", { pace: "normal", script: WATCH, reducedMotion: "no-preference" });
  const board = "r5k8k/8p7/16/16/16/16/8P7/R6K7K w - -";
  const table = await Table.sit(page, frame, planted(board), { seats: "hc" });
  await ready(frame);
  await table.give("i2i3");
  const told = async () => (await moments(frame)).find(({ kind }) => kind === "stamp");
  await expect.poll(told).toMatchObject({ words: "King under fire!" });
  expect((await told())?.parts).toContain("moment-stamp lost");
  await expect(table.question).toContainText("under fire");
  await expect(frame.locator('#board [aria-label*="attacked"]')).toHaveAccessibleName(/^h1, white king/i);
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`a great piece that is taken has a greater moment than an attack: ${reducedMotion}`, async ({ open }) => {
    const { page, frame } = await open("http", { pace: "normal", script: WATCH, reducedMotion });
    const taken = async (seats: "hh" | "hc", board: string, answer: string, words: string) => {
      const table = await Table.sit(page, frame, planted(board), { seats });
      await ready(frame);
      await table.give(answer);
      const told = async () => (await moments(frame)).find((one) => one.words === words);
      await expect.poll(async () => (await told())?.end ?? 0).toBeGreaterThan(0);
      const { kind, parts, moving, hit, begin, end } = (await told())!;
      expect([kind, hit]).toEqual(["prize", false]);
      expect(end - begin, "longer than an attack").toBeGreaterThan(1000);
      expect(moving > 0).toBe(reducedMotion === "no-preference");
      expect(parts.includes("moment-flies"), "it flies to its taker").toBe(reducedMotion === "no-preference");
      return parts.filter((part) => part.startsWith("moment-stamp"));
    };
    // The queen takes the amazon, and attacks a king.
    const fork = "r2a3k6k1/8p7/16/16/16/16/8P7/3Q6K4K w - -";
    expect(await taken("hh", fork, "d1d8", "Black amazon taken!Worth 12 pawns")).toEqual(["moment-stamp stake"]);
    // The king has no other move.
    const forced = "ka13Q/pp14/16/16/16/16/8P7/8K6K w - -";
    expect(await taken("hc", forced, "p8b8", "Your queen is taken!Worth 9 pawns")).toEqual(["moment-stamp lost"]);
    expect((await moments(frame)).map(({ words }) => words)).toEqual([
      "Black amazon taken!Worth 12 pawns",
      "You take an amazon!Worth 12 pawns",
      "Your queen is taken!Worth 9 pawns",
    ]);
    await expect(frame.locator(".last-words")).toHaveText("King takes your queen on b8.");
  });

const TAKEN = "rnbcdqakkaqdcbnr/pppppp1ppp1ppppp/6D9/10p5/16/16/PPPPPPPPPPPPPPPP/RNBC1QAKKAQ1CBNR w - -";
const FIRE = "r5k8k/8p7/16/16/16/16/8P7/Q6K7K w - -";
/** The window, a board, the answers on it, the words about the last one, and their lines at most. */
const TOLD: [size: [number, number], board: string, answers: string[], words: string, most: number][] = [
  [[1280, 800], TAKEN, ["h2h3", "g8g6"], "Amazon takes your cardinal on g6.", 2],
  [[1024, 800], TAKEN, ["h2h3", "g8g6"], "Amazon takes your cardinal on g6.", 3],
  [[844, 390], TAKEN, ["h2h3", "g8g6"], "Amazon takes your cardinal on g6.", 2],
  [[1280, 800], FIRE, ["i2i3", "a8a1"], "Rook takes your queen on a1.", 2],
  [[844, 390], FIRE, ["i2i3", "a8a1"], "Rook takes your queen on a1.", 2],
];
for (const [[width, height], board, after, words, most] of TOLD)
  test(`the last turn takes the room that the question leaves: ${words} ${width}x${height}`, async ({ open }) => {
    const { page, frame } = await open("http", { viewport: { width, height } });
    const table = await Table.sit(page, frame, planted(board), { seats: "hc", after });
    await table.shown();
    const told = frame.locator(".last-words");
    await expect(told).toHaveText(words);
    // Letters in a line end a little before its box does.
    await expect(told).toBeInViewport({ ratio: 0.9 });
    await expect(frame.locator(".last-faces")).toBeVisible();
    const lines = await told.evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBeLessThanOrEqual(most);
  });
