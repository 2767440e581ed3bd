// "Try it": practice positions solved by clicks, a seventh of them a day, all of them with WALKS=all; from the gallery,
// by a link, with keys.
import type { Frame } from "@playwright/test";
import { practices as positions } from "../../../www/games/chess-storm/practice/practice.js";
import solutions from "../../../www/games/chess-storm/solutions.js";
import { isToday, todays } from "./daily.mts";
import { engine, type Prompt, stormCards } from "./engine.mts";
import { fits } from "./fits.mts";
import { accessible, expect, type Sitting, test } from "./fixtures.mts";
import { told, WIRE } from "./secrets.mts";
import { onlyPass, Table } from "./table.mts";

const practices = positions as { card: string; task: string; moves: string[] }[];
const answers = solutions as Record<string, string>;
const title = (card: string) => stormCards.find(({ name }) => name === card)!.title;
const address = (card: string) => `g=chess-storm&try=${card}`;

/** The game of this card after the save `before`, as the engine told it to the page, once its player is asked. */
async function asked(frame: Frame, card: string, before: string) {
  const { moves } = practices.find((one) => one.card === card)!;
  const look = async () => {
    const [last] = (await told(frame, "last")) as { save: string; prompt: Prompt | null }[];
    if (last?.prompt?.seat !== "first" || last.save === before) return "";
    const { setup, turns } = JSON.parse(last.save) as { setup: { hands: { first: string[] } }; turns: string[][] };
    const answered = turns.flat().filter((line) => !line.startsWith("roll ")).length;
    // What can only be passed at the end of a turn, the page passes by itself.
    const passes = last.prompt.why === "end" && onlyPass(engine.loadGame(last.save));
    return setup.hands.first[0] === card && answered >= moves.length && !passes ? last.save : "";
  };
  await expect.poll(look, { intervals: [20, 40, 80] }).not.toBe("");
  const save = await look();
  return { game: engine.loadGame(save), save };
}

const taskOf = (card: string) => practices.find((one) => one.card === card)!.task;

/** Gives every answer of the way, whatever the computer answers between them. */
async function walk({ page, frame }: Sitting, card: string, way: string, options: { keys?: boolean } = {}) {
  await expect(frame.locator("#task")).toHaveText(`Try it: ${taskOf(card)}`);
  let before = "";
  let table: Table | null = null;
  for (const text of way.split(" ")) {
    const prompt = table?.game.prompt();
    // The targets of a card are given with the last of them: until then the page has told the engine nothing.
    if (!table || !prompt?.secret || !prompt.card) {
      const { game, save } = await asked(frame, card, before);
      before = save;
      table = new Table(page, frame, game, { seat: "first", ...options });
    }
    if (!text.startsWith("word:") || card !== "jenga") await table.give(text);
    else {
      // The balancing game has walks of its own; here a die that falls as it should stands for it.
      await frame.evaluate(
        (die) => {
          Math.random = () => die;
        },
        text === "word:stood" ? 0 : 0.999,
      );
      await frame.click('.prompt-tools [data-text="balance"]');
      await frame.click('[data-test="balance-die"]');
    }
  }
}

/** Gives the answers of the solution: then the line over the question says so, and nothing covers the board. */
async function solve(sitting: Sitting, card: string, options: { keys?: boolean } = {}) {
  await walk(sitting, card, answers[card], options);
  await expect(sitting.frame.locator('#task[data-verdict="reached"]')).toContainText(
    `Well done. ${title(card)} has taken effect.`,
  );
  await expect(sitting.frame.locator("dialog[open]")).toHaveCount(0);
}

/** Gives the answers of a wrong way: then the line says so, with what is asked. */
async function miss(sitting: Sitting, card: string, way: string) {
  const { frame } = sitting;
  await walk(sitting, card, way);
  await expect(frame.locator('#task[data-verdict="missed"]')).toContainText(`Missed: ${taskOf(card)}`);
  await expect(frame.locator("#say-polite")).toContainText(`Missed: ${taskOf(card)}`);
}

const DAYS = 7;
for (let day = 0; day < DAYS; day++) {
  if (!isToday(day, DAYS)) continue;
  test(`practice positions by clicks, part ${day + 1} of ${DAYS}`, async ({ open }) => {
    const sitting = await open("http", { script: WIRE });
    for (const { card } of practices.filter((_, at) => at % DAYS === day)) {
      await test.step(card, async () => {
        await sitting.frame.evaluate((hash) => {
          location.hash = hash;
        }, address(card));
        await solve(sitting, card);
      });
    }
  });
}

test("a practice position from the gallery, and on to the next one, once more, and back to its card", async ({
  open,
}) => {
  const sitting = await open("http", { script: WIRE });
  const { page, frame } = sitting;
  await frame.click('[data-game="chess-storm"] .more');
  await frame.click('[data-game="chess-storm"] .cards');
  await frame.click('[data-try="icy-road"]');
  await solve(sitting, "icy-road");
  await frame.click('#task [data-test="next"]');
  await solve(sitting, "mercy");
  await frame.click('#task [data-test="once-more"]');
  await page.reload();
  await solve(sitting, "mercy");
  await frame.click('#task [data-test="to-gallery"]');
  await expect(frame.locator('[data-try="mercy"]')).toBeFocused();
  await frame.click('[data-test="back"]');
  // Nothing is kept of a position that was only tried.
  await expect(frame.locator("#home .continue")).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe("");
});

test("a practice position leaves the game that is kept alone", async ({ open }) => {
  const { page, frame } = await open("http", { hash: "#g=chess-storm&seats=hc", script: WIRE });
  await frame.waitForSelector("#table");
  await frame.click('[data-test="leave"]');
  await frame.click('[data-game="chess-storm"] .more');
  await frame.click('[data-game="chess-storm"] .cards');
  await frame.click('[data-try="pass"]');
  await solve({ page, frame }, "pass");
  await page.goto(page.url().split("#")[0]);
  await page.reload();
  await expect(frame.locator("#home .continue")).toContainText("You vs Computer");
});

test("a practice position by keys alone, one whose game it ends, and a link to a card that there is not", async ({
  open,
}) => {
  const sitting = await open("http", { hash: `#${address("dub")}`, script: WIRE });
  const { frame } = sitting;
  await solve(sitting, "dub", { keys: true });
  await frame.evaluate((hash) => {
    location.hash = hash;
  }, address("nope"));
  await solve(sitting, "nope");
  await frame.evaluate((hash) => {
    location.hash = hash;
  }, address("checkers-king"));
  await expect(frame.locator("#notice")).toContainText("nothing to try for “checkers-king”");
});

test("a wrong way is told, and can be tried again or left at that", async ({ open }) => {
  const sitting = await open("http", { hash: `#${address("wormhole")}`, script: WIRE });
  const { frame } = sitting;
  const to = (card: string) =>
    frame.evaluate((hash) => {
      location.hash = hash;
    }, address(card));
  await miss(sitting, "wormhole", "card:wormhole square:a1 square:a3");
  await frame.click('#task [data-test="try-again"]');
  await solve(sitting, "wormhole");
  for (const [card, way] of [
    ["jenga", "card:jenga word:fell"],
    ["trap", "pass"],
    ["nope", "pass"],
  ]) {
    await to(card);
    await miss(sitting, card, way);
    await frame.click('#task [data-test="go-on"]');
    await expect(frame.locator("#task")).toHaveText(`Missed: ${taskOf(card)}`);
    await expect(frame.locator("#task button")).toHaveCount(0);
  }
});

for (const [look, wish] of todays(
  Object.entries({
    "light, 1280x800": { colorScheme: "light" },
    "dark, tablet": { colorScheme: "dark", viewport: { width: 768, height: 1024 } },
    "light, phone": { colorScheme: "light", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    "dark, small phone": { colorScheme: "dark", viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true },
    "light, frame in a page": { colorScheme: "light", viewport: { width: 600, height: 420 } },
  } as const),
  3,
)) {
  test(`a task over the question: ${look}`, async ({ open }) => {
    // The longest of them.
    const { card } = [...practices].sort((one, other) => other.task.length - one.task.length)[0];
    const sitting = await open("http", { ...wish, hash: `#${address(card)}`, script: WIRE });
    await expect(sitting.frame.locator("#task")).toBeVisible();
    await asked(sitting.frame, card, "");
    await fits(sitting.frame, "hasTouch" in wish, card);
    await accessible(sitting, card);
    await solve(sitting, card);
    await accessible(sitting, "the task is done");
  });
}

test("after a move that leaves the card in the hand for good a task can be begun anew at once", async ({ open }) => {
  const sitting = await open("http", { hash: `#${address("castlerock")}`, script: WIRE });
  const { frame } = sitting;
  await walk(sitting, "castlerock", "a1b1");
  await frame.click('#task [data-test="try-again"]');
  await expect(frame.locator('#task [data-test="try-again"]')).toHaveCount(0);
  await solve(sitting, "castlerock");
});
