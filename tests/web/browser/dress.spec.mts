// The styles of a table: a game's style sheet is for its own table alone; columns end in sight, words are whole lines,
// cards keep within the felt and have their player's colours.
import type { Frame } from "@playwright/test";
import { engine, type NewGame } from "./engine.mts";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

/** Plays answers of chance, so that pieces are captured and cards lie on the piles. */
function begun(config: NewGame, most: number) {
  const game = engine.newGame({ seed: "dress", ...config });
  const answers: string[] = [];
  while (answers.length < most && game.prompt()) {
    answers.push(game.suggest({ level: "greedy", seed: `dress-${answers.length}` }).text);
    game.apply(answers.at(-1)!);
  }
  game.free();
  return answers;
}

const GAMES = (["chess-storm", "doublecross", "five-card", "deception", "full-double"] as const).map((game) => {
  const config: NewGame = { game, seed: "dress" };
  return { config, after: begun(config, 30) };
});

/** Runs in the page: the places of all that a table shows beside its board. */
const boxes = () =>
  [...document.querySelectorAll("#table *:not(#board *, svg *)")].flatMap((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    if (!width || node.closest("#last-turn, .strip")) return [];
    return [`${node.tagName}.${node.getAttribute("class")} ${[x, y, width, height].map(Math.round)}`];
  });

/** Sits down, and gives the places of all once they stay the same. */
async function shown({ page, frame }: { page: any; frame: Frame }, at: number) {
  const { config, after } = GAMES[at];
  const table = await Table.sit(page, frame, config, { after });
  await table.shown();
  await frame.waitForFunction(() => (globalThis as any).deckmateExtras?.moves);
  let found: string[] = [];
  await expect(async () => {
    const before = found;
    found = await frame.evaluate(boxes);
    expect(found).toEqual(before);
  }).toPass({ intervals: [200] });
  await frame.click('[data-test="leave"]');
  return found;
}

test("a table looks the same, whichever games were shown before it", async ({ open }) => {
  test.setTimeout(120_000);
  const wish = { viewport: { width: 1280, height: 800 } };
  const long = await open("http", wish);
  for (const { config, after } of GAMES) await (await Table.sit(long.page, long.frame, config, { after })).shown();
  for (const [at, { config }] of GAMES.entries()) {
    const alone = await shown(await open("http", wish), at);
    expect(await shown(long, at), config.game).toEqual(alone);
  }
});

/** A game of Chess Storm in whose last turn one player has done more than the other, before a question of the first. */
function busy() {
  const config: NewGame = { game: "chess-storm", seed: "dress" };
  const game = engine.newGame(config);
  const after: string[] = [];
  while (after.length < 50 || game.prompt()!.seat !== "first" || game.prompt()!.why !== "action") {
    after.push(game.suggest({ level: "greedy", seed: `dress-${after.length}` }).text);
    game.apply(after.at(-1)!);
  }
  game.free();
  return { config, after };
}

test("in a low list both columns end in sight, words are whole lines, and the hand keeps within the felt", async ({
  open,
}) => {
  const { page, frame } = await open("http", { viewport: { width: 1280, height: 800 } });
  const { config, after } = busy();
  const table = await Table.sit(page, frame, config, { after, seats: "hc" });
  await table.shown();
  await expect(frame.locator("#moves .turn-row").last()).toHaveClass(/long/);
  const ends = (list: string, entries: string) =>
    frame.evaluate(
      ([list, entries]) => {
        const place = document.querySelector(list)!.getBoundingClientRect();
        return [...document.querySelectorAll(entries)].map((node) => {
          const { top, bottom } = node.getBoundingClientRect();
          return { seen: bottom > place.top + 1, cut: top < place.top - 1, under: bottom > place.bottom + 1 };
        });
      },
      [list, entries],
    );
  const cells = await ends(".moves-place", "#moves .turn-row:last-child .turn-cell > :last-child");
  const columns = cells.slice(-2);
  expect(columns).toEqual(columns.map(() => ({ seen: true, cut: false, under: false })));
  expect(columns).toHaveLength(2);
  await frame.click(".log-words");
  await expect
    .poll(async () => (await ends("#log", ".log-line")).filter(({ seen, cut, under }) => under || (seen && cut)))
    .toEqual([]);
  // The last turn is told in whole lines beside a lifted card, too.
  await frame.locator("#hand button").last().click();
  const told = await frame.evaluate(() => {
    const words = document.querySelector<HTMLElement>(".last-told")!;
    const lines = words.clientHeight / Number.parseFloat(getComputedStyle(words.lastElementChild!).lineHeight);
    return words.scrollHeight <= words.clientHeight + 1 || Math.abs(lines - Math.round(lines)) < 0.1;
  });
  expect(told).toBe(true);
  const felt = (await frame.locator(".felt").boundingBox())!;
  for (const [at, card] of (await frame.locator("#hand .card-face").all()).entries()) {
    const box = (await card.boundingBox())!;
    expect(box.x, String(at)).toBeGreaterThan(felt.x + 6);
    expect(box.x + box.width, String(at)).toBeLessThan(felt.x + felt.width - 6);
  }
  const disc = (await frame.locator(".seat.top .army").boundingBox())!;
  expect(disc.y).toBeGreaterThan(felt.y + 6);
});

test("a move is not broken at its dash, and the discards of 5 Card have the colours of who played them", async ({
  open,
}) => {
  const { page, frame } = await open("http", { viewport: { width: 1280, height: 800 } });
  const config: NewGame = { game: "five-card", seed: "dress" };
  const game = engine.newGame(config);
  const after: string[] = [];
  const last = () => game.view("first").log.at(-1);
  while (last()?.side !== "black" || !last()?.card) {
    after.push(game.suggest({ level: "greedy", seed: `dress-${after.length}` }).text);
    game.apply(after.at(-1)!);
  }
  game.free();
  const table = await Table.sit(page, frame, config, { after, seats: "hc" });
  await table.shown();
  await expect(frame.locator("#discards .card-face")).toHaveAttribute("data-side", "black");
  await expect(frame.locator("#hand .card-face").first()).toHaveAttribute("data-side", "white");
  await expect(frame.locator(".last-words .unbroken")).toHaveText(/^[a-h][1-8]–[a-h][1-8]\.$/);
  await expect(frame.locator(".last-words .unbroken")).toHaveCSS("white-space", "nowrap");
});
