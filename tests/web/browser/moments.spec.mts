// Moments: what is worth more than a move has half a second of its own. It is shown for what it belongs to, is gone
// within a second, takes no tap, and without motion a mark stands in its place.
import type { Frame } from "@playwright/test";
import { todays } from "./daily.mts";
import type { NewGame } from "./engine.mts";
import { expect, type Sitting, test } from "./fixtures.mts";
import { moments, ready, WATCH } from "./noted.mts";
import { Table } from "./table.mts";

/** A planted game, the answers that bring a moment about, and how that is told from others. */
interface Case {
  config: NewGame;
  answers: string[];
  seats?: "hh" | "hc";
  kind: string;
  words?: RegExp;
  part: string;
}
const KINGS = "6k1/5ppp/8/8/8/8/5PPP/6K1 w - -";
const CASES: Record<string, Case> = {
  "a queen is taken": {
    config: { game: "chess", setup: { board: "4k3/8/8/3q4/4P3/8/8/4K3 w - -" } },
    answers: ["e4d5"],
    kind: "great",
    part: "moment-burst",
  },
  "a pawn is promoted": {
    config: { game: "chess", setup: { board: "8/P6k/8/8/8/8/8/4K3 w - -" } },
    answers: ["a7a8=queen"],
    kind: "crown",
    part: "moment-burst",
  },
  check: {
    config: { game: "chess", setup: { board: "4k3/8/8/8/8/8/3R4/4K3 w - -" } },
    answers: ["d2e2"],
    kind: "check",
    part: "moment-pulse",
  },
  mate: {
    config: { game: "chess", setup: { board: "6k1/5ppp/8/8/8/8/8/3RK3 w - -" } },
    answers: ["d1d8"],
    kind: "mate",
    part: "moment-dust",
  },
  "a king is lost, and the game goes on": {
    config: { game: "full-double", setup: { board: "8k7/16/16/16/16/16/k15/R7K7 w - -" } },
    answers: ["a1a2"],
    kind: "king",
    words: /^A king is takenOne is left: mate it\.$/,
    part: "moment-face won",
  },
  "a cloak that hid another piece": {
    config: {
      game: "deception",
      setup: {
        board: "4k3/pp3ppp/8/3r4/8/2N5/PP3PPP/4K3 w",
        bases: { c3: "bishop", e1: "king", d5: "pawn", e8: "king" },
      },
    },
    answers: ["c3d5"],
    seats: "hc",
    kind: "bare",
    words: /^It looked like a rook\. It was a pawn\.$/,
    part: "moment-face bare",
  },
  "a card is cancelled": {
    config: { game: "chess-storm", setup: { board: KINGS, hands: { first: ["crab"], second: ["nope"] } } },
    answers: ["g1f1", "card:crab", "piece:f2", "card:nope"],
    kind: "stamp",
    words: /^Nope!$/,
    part: "moment-stamp lost",
  },
  "a card gives a piece of the enemy's": {
    config: { game: "doublecross", setup: { deck: ["black-knight", "white-pawn"] } },
    answers: ["draw"],
    kind: "stake",
    part: "moment-burst",
  },
  "a joust is drawn": {
    config: { game: "doublecross", setup: { deck: ["switch-sides", "white-pawn"] } },
    answers: ["draw"],
    kind: "stamp",
    words: /^Switch Sides!$/,
    part: "moment-stamp stake",
  },
  "a missed check is claimed": {
    config: {
      game: "doublecross",
      setup: { board: "4k3/8/8/8/8/8/8/R3K3 w Q -", deck: ["white-rook", "black-king"] },
    },
    answers: ["draw", "a1a8", "done", "claim:punish"],
    kind: "stamp",
    words: /^A missed check!$/,
    part: "moment-face lost",
  },
  "a missed check is claimed where there was none": {
    config: {
      game: "doublecross",
      setup: { board: "4k3/4p3/8/8/8/8/8/R5K1 w - -", deck: ["white-rook", "black-king"] },
    },
    answers: ["draw", "a1e1", "done", "claim:punish"],
    kind: "stamp",
    words: /^Nothing to claimIt costs nothing\.$/,
    part: "moment-face bare",
  },
  "a check is called where there is none": {
    config: {
      game: "doublecross",
      setup: { board: "4k3/4p3/8/8/8/8/8/R5K1 w - -", deck: ["white-rook", "black-king"] },
    },
    answers: ["draw", "a1e1", "claim:check"],
    kind: "stamp",
    words: /^“Check!” for nothingNo king is newly attacked\. It costs nothing\.$/,
    part: "moment-face bare",
  },
  "the other player moves one's own piece": {
    config: { game: "doublecross", setup: { deck: ["white-pawn", "white-knight", "black-pawn"] } },
    answers: ["draw", "e2e4"],
    seats: "hc",
    kind: "stamp",
    words: /^Your knight!$/,
    part: "moment-stamp lost",
  },
  "a double is offered and taken": {
    config: { game: "five-card", setup: { hands: { first: ["pawn"], second: ["pawn"] } } },
    answers: ["double", "yes"],
    kind: "stake",
    words: /^Accepted: pot 4!$/,
    part: "moment-stamp stake",
  },
  "a call is made": {
    config: { game: "five-card", setup: { hands: { first: ["pawn"], second: ["pawn"] } } },
    answers: ["call"],
    kind: "stamp",
    words: /^Call!$/,
    part: "moment-stamp stake",
  },
  "a call wins": {
    config: {
      game: "five-card",
      setup: { board: "6k1/5ppp/8/8/8/8/8/3RK3 w - -", hands: { first: ["rook"], second: ["pawn"] } },
    },
    answers: ["call", "d1d8"],
    kind: "stamp",
    words: /^Call won!$/,
    part: "moment-stamp stake",
  },
  "a call fails": {
    config: { game: "five-card", setup: { hands: { first: ["pawn"], second: ["pawn"] } } },
    answers: ["call", "give-up"],
    kind: "stamp",
    words: /^Call failed$/,
    part: "moment-stamp lost",
  },
};

for (const [nth, [name, { config, answers, seats, kind, words = /^$/, part }]] of Object.entries(CASES).entries())
  for (const reducedMotion of todays(["no-preference", "reduce"] as const, 3, nth))
    test(`${name}: ${reducedMotion}`, async ({ open }) => {
      const { page, frame }: Sitting = await open("http", { pace: "normal", script: WATCH, reducedMotion });
      const table = await Table.sit(page, frame, config, { seats });
      await ready(frame);
      for (const text of answers) {
        await table.shown();
        await table.give(text);
      }
      const shown = async () => (await moments(frame)).filter((one) => one.kind === kind && words.test(one.words));
      await expect.poll(async () => (await shown())[0]?.end ?? 0).toBeGreaterThan(0);
      const [moment] = await shown();
      expect(moment.words).toMatch(words);
      expect(moment.hit, "takes no tap").toBe(false);
      // The words about the king that is left can be read.
      expect(moment.end - moment.begin).toBeLessThan(kind === "king" ? 2000 : 1100);
      const still = reducedMotion === "reduce";
      expect(moment.still).toBe(String(still));
      expect(moment.moving > 0, "moves").toBe(!still);
      if (!still) expect(moment.parts).toContain(part);
      await expect(frame.locator(".moment-layer")).toHaveCount(0);
    });

test("a check is said once the piece that gives it has landed", async ({ open }) => {
  const { page, frame } = await open("http", { pace: "normal", reducedMotion: "no-preference" });
  const table = await Table.sit(page, frame, CASES.check.config);
  await ready(frame);
  await frame.evaluate(() => {
    const { board, prompt } = (globalThis as any).Page.table;
    const moving = ((globalThis as any).moving = [] as boolean[]);
    const look = () => prompt.text.textContent.includes("in check") && moving.push(board.motion.run !== null);
    new MutationObserver(look).observe(prompt.text, { childList: true, characterData: true, subtree: true });
  });
  await table.give(CASES.check.answers[0]);
  await table.shown();
  await expect(table.question).toContainText("in check");
  expect(await frame.evaluate(() => (globalThis as any).moving)).toEqual([false]);
});

/** Notes each blow of a capture on the board that stands, and by how much it delays what follows. */
const watchBlows = (frame: Frame) =>
  frame.evaluate(() => {
    const { motion } = (globalThis as any).Page.table.board;
    const noted = ((globalThis as any).blows = [] as { kind: string; lasts: number; over: boolean }[]);
    (globalThis as any).delays = [];
    let now: any = null;
    Object.defineProperty(motion, "blow", {
      get: () => now,
      set(blow) {
        if (blow) noted.push({ kind: blow.victim.kind, lasts: blow.lasts, over: false });
        else if (noted.length) noted[noted.length - 1].over = true;
        now = blow;
      },
    });
    const { seen } = motion;
    motion.seen = (...about: unknown[]) => {
      const longer = seen(...about);
      (globalThis as any).delays.push(longer);
      return longer;
    };
  });
const blows = (frame: Frame) => frame.evaluate(() => (globalThis as any).blows);

/** Captures, each by one answer, and the kind that falls. */
const CAPTURES: [name: string, board: string, answer: string, kind: string][] = [
  ["a rook", "4k3/p7/8/3r4/8/2N5/P7/4K3 w - -", "c3d5", "rook"],
  ["a pawn in passing", "4k3/p7/8/3pP3/8/8/P7/4K3 w - d6", "e5d6", "pawn"],
  ["a queen", "4k3/8/8/3q4/4P3/8/8/4K3 w - -", "e4d5", "queen"],
];
for (const [name, board, answer, kind] of CAPTURES)
  test(`${name} is struck off the board, and nothing waits for it`, async ({ open }) => {
    const { page, frame } = await open("http", { pace: "normal", reducedMotion: "no-preference" });
    const table = await Table.sit(page, frame, { game: "chess", setup: { board } });
    await ready(frame);
    await watchBlows(frame);
    await table.give(answer);
    await expect.poll(async () => (await blows(frame))[0]?.over).toBe(true);
    expect(await blows(frame)).toEqual([{ kind, lasts: 220, over: true }]);
    expect(await frame.evaluate(() => (globalThis as any).delays)).toEqual([0]);
  });

for (const wish of [
  { reducedMotion: "reduce", pace: "normal" },
  { reducedMotion: "no-preference", pace: "once" },
] as const)
  test(`nothing is struck with ${JSON.stringify(wish)}, nor by a move that takes nothing`, async ({ open }) => {
    const { page, frame } = await open("http", wish);
    const table = await Table.sit(page, frame, { game: "chess", setup: { board: CAPTURES[0][1] } });
    await ready(frame);
    await watchBlows(frame);
    await table.give("c3d5");
    await table.shown();
    await table.give("a7a5");
    await table.shown();
    expect(await blows(frame)).toEqual([]);
  });

test("who gives check is marked as long as the question stands, a pinned piece, too", async ({ open }) => {
  const { page, frame } = await open();
  const board = "8/8/2k5/2n5/8/1K6/8/2R5 w - -";
  const table = await Table.sit(page, frame, { game: "chess", setup: { board } });
  await expect(table.square("c5")).toHaveAccessibleName(/black knight, gives check/i);
  await table.give("c1c5");
  await expect(frame.locator('#board [aria-label*="gives check"]')).toHaveAccessibleName(/^c5, white rook/i);
});
