// A run of Chess Storm by clicks: a game played to its end, the reward of a won one, a pair, a reload, the end, a link.
import { dayOf } from "../../../www/match/days.js";
import { engine, type NewGame } from "./engine.mts";
import { accessible, expect, link, SCREENS, test } from "./fixtures.mts";

test.use({ turns: 3 });

type Runs = ReturnType<typeof engine.stormRun>;

const SEED = "easy-0-walk";

/** A run after these choices. */
const after = (choices: string[]): Runs =>
  choices.reduce((run, choice) => engine.stormRun({ run: run.run, choice }), engine.stormRun({ seed: SEED, free: 3 }));

/** The kept run, with games told rather than played. */
const kept = (choices: string[]) => ({ ...after([]).run, choices });

/** The save of the game that is due, won by the player: the opponent gives up. */
function won(choices: string[]): string {
  const { asks } = engine.stormRun({ run: kept(choices) }).view;
  if (asks?.what !== "game") throw new Error("no game is due");
  const game = engine.newGame(asks.game as NewGame);
  for (let prompt = game.prompt(); prompt; prompt = game.prompt())
    game.apply(prompt.seat === asks.seat ? game.suggest({ level: "greedy" }).text : "resign");
  return game.save();
}

/** Keeps a run, and games that have ended since, once before the page begins. */
const keeps = (choices: string[], ended: string[] = [], seed = SEED) => {
  const store: Record<string, string> = {
    "deckmate.player": JSON.stringify({
      player: 1,
      runs: { begun: 1, free: 3, now: JSON.stringify({ run: { ...kept(choices), seed }, since: 5 }) },
    }),
    "deckmate.ended": JSON.stringify(ended.map((_, at) => String(10 + at))),
  };
  for (const [at, save] of ended.entries())
    store[`deckmate.ended.${10 + at}`] = JSON.stringify({
      deckmate: 1,
      game: "chess-storm",
      title: "Chess Storm",
      save,
    });
  return `for (const [key, text] of Object.entries(${JSON.stringify(store)}))
    localStorage.getItem(key) ?? localStorage.setItem(key, text);`;
};

test("a run begins from home, its game shows the sun and both decks, and a lost one costs a heart", async ({
  open,
}) => {
  const sitting = await open("http", { viewport: { width: 390, height: 844 } });
  const { page, frame } = sitting;
  await frame.click('[data-test="home-run"]');
  await frame.click('[data-test="run-begin"]');
  await expect(frame.locator('.run-ask[data-what="deck"] .run-option:not(.run-locked)')).toHaveCount(1);
  await expect(frame.locator(".run-locked .run-how")).toHaveText([/first whole run/, /won game 5/]);
  await frame.click('[data-choice="deck:stable"]');
  await expect(frame.locator(".run-stops li")).toHaveCount(7);
  await expect(frame.locator(".run-ask .run-habit")).toHaveText("The Purist hardly plays a card.");
  await expect(frame.locator(".run-portrait > svg")).toHaveCount(8);
  await accessible(sitting, "the sheet of a run's game");
  await page.reload();
  await frame.waitForSelector(SCREENS);
  await expect(frame.locator(".today .continue")).toContainText("Go onThe Crossinggame 1, 3 hearts");
  await frame.click('[data-test="home-run-on"]');
  await expect(frame.locator(".run-ask")).toContainText("In this first game both hands lie open.");
  await frame.click('[data-test="run-play"]');
  await expect(frame.locator("#sun")).toContainText("12 turns of yours left");
  await expect(frame.locator('#sun .run-heart[data-lost="false"]')).toHaveCount(3);
  await expect(frame.locator('#sun .sun-way [data-gone="false"]')).toHaveCount(12);
  await expect(frame.locator("#their-deck")).toContainText("Their deck");
  await expect(frame.locator('.seat-name:has-text("The Purist")')).toHaveCount(1);
  // The run and its game are told as one, which leads to the table.
  await frame.click('[data-test="leave"]');
  await expect(frame.locator(".today .continue")).toContainText("The Crossinggame 1, 3 hearts · You vs The Purist");
  await expect(frame.locator('[data-test="continue-chip"]')).toHaveCount(0);
  await frame.click('[data-test="home-run-on"]');
  await frame.click('[data-test="menu"]');
  await expect(frame.locator(".menu-fair")).toHaveText("A game of a run counts: no hints, no take-backs.");
  await expect(frame.locator('[data-test="menu-hint"]')).toHaveCount(0);
  await frame.click('[data-test="menu-resign"]');
  await frame.click("dialog[open] .danger");
  await expect(frame.locator('[data-test="run-came"]')).toContainText("2 hearts leftGame 1 of 7No points");
  await frame.click('[data-test="on-with-run"]');
  await expect(frame.locator(".run-hearts")).toContainText("2 hearts left");
  await expect(frame.locator('.run-stops [data-state="lost"]')).toHaveCount(1);
  await expect(frame.locator('[data-test="run-play"]')).toHaveText("Play game 2");
});

test("Black's sun has a station for each turn of its own that is left, and says what counts", async ({ open }) => {
  const hash = link(
    { game: "chess-storm", seed: "sun", options: { dusk: 24, hand_size: "0" } },
    "seats=ch&level=novice",
  );
  const { frame } = await open("http", { hash });
  const left = frame.locator("#sun .sun-left");
  await expect(left).toHaveText("12 turns of yours left");
  await expect(frame.locator("#log")).toContainText("White: ");
  await expect(frame.locator('#sun .sun-way [data-gone="false"]')).toHaveCount(12);
  await left.click();
  await expect(frame.locator("#dusk")).toContainText("queen 9, rook 5, knight 3, bishop 3, pawn 1.");
});

test("a won game brings a card for another one, then a pair; both stay after a reload", async ({ open }) => {
  const before = ["deck:workshop", "game:mate,5", "skip"];
  const sitting = await open("http", { script: keeps(before, [won(before)]) });
  const { page, frame } = sitting;
  await frame.click('[data-test="home-run"]');
  await expect(frame.locator('.run-ask[data-what="reward"]')).toBeVisible();
  await expect(frame.locator('[data-test="run-take"]')).toBeDisabled();
  await accessible(sitting, "the reward of a run");
  const taken = await frame.locator("[data-take]").first().getAttribute("data-take");
  await frame.locator("[data-take]").first().click();
  await frame.locator("[data-out]").last().click();
  await frame.click('[data-test="run-take"]');
  await expect(frame.locator(".run-pair")).toHaveCount(2);
  await accessible(sitting, "the pairs of a run");
  await frame.locator(".run-pair").first().click();
  await expect(frame.locator('[data-test="run-play"]')).toBeVisible();
  await page.reload();
  await frame.waitForSelector(SCREENS);
  await frame.click('[data-test="home-run"]');
  await expect(frame.locator('[data-test="run-play"]')).toHaveText("Play game 3");
  await expect(frame.locator(".run-side .run-gifts")).toHaveCount(2);
  await frame.locator(".run-side summary").click();
  await expect(frame.locator(`.run-side [data-card="${taken}"]`)).not.toHaveCount(0);
});

test("the end tells the score line by line, and a link opens the same run", async ({ open }) => {
  const lost = ["deck:theatre", "game:lost,0", "game:draw,0", "game:lost,0", "game:lost,0"];
  const sitting = await open("http", { script: keeps(lost), viewport: { width: 360, height: 640 } });
  const { page, frame } = sitting;
  await frame.click('[data-test="home-run"]');
  await expect(frame.locator(".run-over h2")).toHaveText("The run ends at game 4");
  await expect(frame.locator(".run-lines li")).toHaveText(["Game 2: drawn+8", /In all.*8 points$/]);
  await accessible(sitting, "the end of a run");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await frame.click('[data-test="run-again"]');
  await frame.click('[data-test="run-day"]');
  await expect(frame.locator(".run-option")).toHaveCount(2);
  const other = await open("http", { hash: "#run=easy-0-walk" });
  await expect(other.frame.locator('.run-ask[data-what="deck"]')).toBeVisible();
  const titles = after(["deck:stable"]).view.stops.map(({ title }) => title);
  await expect(other.frame.locator(".run-foe strong")).toHaveText(titles);
});

test("a day's run has one try that counts, also when it is given up; then it is for practice", async ({ open }) => {
  const seed = engine.stormRun({ day: 12 }).view.seed;
  const sitting = await open("http", { hash: `#run=${seed}` });
  const { page, frame } = sitting;
  await expect(frame.locator(".run-day")).toHaveText("The run of 6 December: this try counts.");
  await frame.locator(".run-option button.primary").first().click();
  await frame.click('[data-test="run-play"]');
  await frame.click('[data-test="menu"]');
  await frame.click('[data-test="menu-resign"]');
  await frame.click("dialog[open] .danger");
  await frame.click('[data-test="on-with-run"]');
  await frame.click('[data-test="run-stop"]');
  await expect(frame.locator("dialog[open]")).toContainText("The day's try is over then, as it stands.");
  await frame.click("dialog[open] .danger");
  await expect(frame.locator('[data-test="run-begin"]')).toBeVisible();
  const kept = () => page.evaluate(() => JSON.parse(localStorage["deckmate.player"]).runs);
  expect((await kept()).days["12"]).toMatchObject({ score: 0, hearts: 2, signs: "× · · · · · ·" });
  const again = await page.context().newPage();
  await again.goto(page.url().replace(/#.*|$/, `#run=${seed}`));
  await expect(again.locator(".run-day")).toHaveText("The run of 6 December: for practice.");
  await again.goto("about:blank");
  await again.goto(page.url().replace(/#.*|$/, `#run=${seed.replace(/\d+$/, "1")}`));
  await again.locator("dialog[open] .danger, dialog[open] .primary").first().click();
  await expect(again.locator(".run-day")).toHaveText("The run of 6 December, of older rules (r1): for practice.");
});

test("a day's run that was begun by older rules goes on by them, and its first try counts", async ({ open }) => {
  const day = dayOf();
  const older = { run: 3, seed: `run-${day}-3`, free: 1 };
  const { asks } = engine.stormRun({ run: { ...older, choices: [] } as Runs["run"] }).view;
  const begin = asks?.what === "deck" ? asks.decks[0].choice : "";
  const now = JSON.stringify({ run: { ...older, choices: [begin, "game:lost,0"] }, since: 5 });
  const runs = { begun: 1, free: 1, now, words: "game 2, 2 hearts" };
  const player = JSON.stringify(JSON.stringify({ player: 1, runs }));
  const { page, frame } = await open("http", { script: `localStorage["deckmate.player"] ??= ${player};` });
  await expect(frame.locator('[data-test="home-daily-run"]')).toHaveAccessibleName("Go on: the daily run");
  await frame.click('[data-test="home-daily-run"]');
  await expect(frame.locator(".run-day")).toContainText("this try counts");
  await expect(frame.locator('[data-what="game"]')).toContainText("They begin. You hold 4 cards, they hold 3.");
  await frame.click('[data-test="run-play"]');
  await frame.click('[data-test="leave"]');
  const board = () => page.evaluate(() => JSON.parse(JSON.parse(localStorage["deckmate.game.chess-storm"]).save).setup);
  expect((await board()).board).toBe("8/1rbqknr1/2pppp2/8/8/2PPPP2/1RBQKNR1/8 w - -");
  await frame.click('[data-test="home-daily-run"]');
  await frame.click('[data-test="run-play"]');
  await frame.click('[data-test="menu"]');
  await frame.click('[data-test="menu-resign"]');
  await frame.click("dialog[open] .danger");
  await frame.click('[data-test="on-with-run"]');
  await expect(frame.locator('[data-test="run-play"]')).toHaveText("Play game 3");
  await expect(frame.locator(".run-day")).toContainText("this try counts");
});

test("a result is shared with its day, with the rules of an older version behind it, and its link", async ({
  open,
}) => {
  const seed = engine.stormRun({ day: 12 }).view.seed;
  const lost = ["game:lost,0", "game:draw,0", "game:lost,0", "game:lost,0"];
  const permissions = ["clipboard-read", "clipboard-write"];
  for (const [of, day] of [
    [seed, "day 12"],
    [seed.replace(/\d+$/, "1"), "day 12 r1"],
  ]) {
    const { asks } = engine.stormRun({ seed: of }).view;
    const begin = asks?.what === "deck" ? asks.decks[0].choice : "";
    const { page, frame } = await open("http", { script: keeps([begin, ...lost], [], of), permissions });
    await frame.click('[data-test="home-run"]');
    await frame.click('[data-test="run-copy"]');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(new RegExp(`^Deckmate run, ${day}: × ▪ × × · · · 8\\nhttp.*#run=${of}$`));
  }
});

test("the first screen leads back into a run and an evening that go on", async ({ open }) => {
  const evening = {
    ...{ id: "kept", game: "five-card", buy_in: 5, done: [{ did: "game", player: 0, stake: 1 }], notes: [""], at: 1 },
    ...{ names: ["You", "Double Dora"], level: "easy" },
  };
  const run = { run: kept(["deck:stable", "game:lost,0"]), since: 5 };
  const runs = { begun: 1, free: 3, now: JSON.stringify(run), words: "game 2, 2 hearts" };
  const player = JSON.stringify({ player: 1, runs, evening: { now: evening } });
  const ended = JSON.stringify({ game: "five-card", save: "-", result: { winner: "first", how: "time", text: "" } });
  const sitting = await open("http", {
    script: `localStorage["deckmate.player"] ??= ${JSON.stringify(player)};
      localStorage["deckmate.ended"] = '["1"]';
      localStorage["deckmate.ended.1"] = ${JSON.stringify(ended)};`,
    viewport: { width: 390, height: 844 },
  });
  const { page, frame } = sitting;
  await accessible(sitting, "the first screen with a run and an evening");
  // The thing touched last comes first, before any other game.
  await expect(frame.locator(".today .continue")).toContainText("The Crossinggame 2, 2 hearts");
  await expect(frame.locator(".play-now")).toHaveCount(0);
  await frame.click('[data-test="home-evening-on"]');
  await expect(frame.locator("#evening h1")).toHaveText("An evening of 5 Card Chess");
  await page.goBack();
  await frame.click('[data-test="home-run-on"]');
  await expect(frame.locator('[data-test="run-play"]')).toHaveText("Play game 2");
});

test("a run's game and the player's own stay both, and the day's run and another one do", async ({ open }) => {
  const { page, frame } = await open("http", { viewport: { width: 390, height: 844 } });
  /** The page is opened anew, as if the game that was left had gone on to a turn. */
  const longer = async (turn: number) => {
    await page.evaluate((turn) => {
      const kept = JSON.parse(localStorage["deckmate.game.chess-storm"]);
      localStorage["deckmate.game.chess-storm"] = JSON.stringify({ ...kept, turn });
    }, turn);
    await page.reload();
    await frame.waitForSelector(SCREENS);
  };
  await frame.click('.tile[data-game="chess-storm"] .play-computer');
  await frame.click('[data-test="leave"]');
  await longer(10);
  await frame.click('[data-test="home-run"]');
  await frame.click('[data-test="run-begin"]');
  await frame.click('[data-choice="deck:stable"]');
  await frame.click('[data-test="run-play"]');
  await expect(frame.locator("#sun")).toBeVisible();
  await frame.click('[data-test="leave"]');
  await longer(7);
  await expect(frame.locator('[data-test="continue-chip"]')).toHaveText("Chess Stormmove 10");
  await frame.click('[data-test="continue-chip"]');
  await expect(frame.locator("#table")).toBeVisible();
  await expect(frame.locator("#sun .run-heart")).toHaveCount(0);
  await frame.click('[data-test="leave"]');
  // The daily door leads to the day's run; the other one waits.
  await frame.click('[data-test="home-daily-run"]');
  await expect(frame.locator(".run-before .primary")).toHaveText("Today’s run");
  await expect(frame.locator('[data-test="run-other"]')).toHaveText("Go on with your run: game 1, 3 hearts");
  await frame.click('[data-test="run-day"]');
  await frame.locator(".run-option button.primary").first().click();
  await expect(frame.locator(".run-day")).toContainText("this try counts");
  await page.reload();
  await frame.waitForSelector(SCREENS);
  await expect(frame.locator('[data-test="home-run-on"]')).toHaveCount(2);
  await expect(frame.locator('[data-test="home-daily-run"]')).toHaveAccessibleName("Go on: the daily run");
  await frame.click('[data-test="home-daily-run"]');
  await expect(frame.locator(".run-day")).toBeVisible();
  await frame.click('[data-test="run-other"]');
  await expect(frame.locator(".run-day")).toHaveCount(0);
  await expect(frame.locator('[data-test="run-play"]')).toHaveText("Go on with game 1");
  await frame.click('[data-test="run-play"]');
  await expect(frame.locator("#sun .run-heart")).toHaveCount(3);
});
