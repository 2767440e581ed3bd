// Finished games, as the store has them: damaged records, long lists on a phone, and what the menu says while one is
// shown again.
import { engine, type GameName } from "./engine.mts";
import { expect, test } from "./fixtures.mts";

test.use({ turns: 2 });

const MATE = ["f2f3", "e7e5", "g2g4", "d8h4"];
const SEATS = {
  first: { kind: "human", name: "You" },
  second: { kind: "computer", name: "Computer", level: "normal" },
};

const PIP = { ...SEATS, second: { kind: "computer", name: "Pip", level: "novice", habit: "pip" } };

/** A game of a kind that was resigned after these answers. */
function ended(name: GameName, answers: string[], change = {}) {
  const game = engine.newGame({ game: name, seed: "ended" });
  for (const text of answers) game.apply(text);
  if (game.prompt()) game.apply("resign");
  const { result } = game.view("all");
  const { title } = engine.catalog().games.find((info) => info.name === name)!;
  const turn = Math.max(1, Math.ceil(answers.length / 2));
  return { deckmate: 1, game: name, title, save: game.save(), seats: SEATS, turn, when: 1e12, result, ...change };
}

/** Puts them into the store before the page is there. */
const kept = (records: unknown[]) =>
  `if (!localStorage.getItem("deckmate.ended")) {
    const records = ${JSON.stringify(records)};
    localStorage.setItem("deckmate.ended", JSON.stringify(records.map((_, at) => String(at))));
    records.forEach((record, at) => localStorage.setItem("deckmate.ended." + at, JSON.stringify(record)));
  }`;

test("a damaged record keeps no other game from being shown; it is shown as a text, and can be deleted", async ({
  open,
}) => {
  const records = [
    ended("chess", MATE, { seats: null }),
    ended("chess", MATE, { seats: [[[]]], turn: {}, result: ["first"] }),
    ended("chess", MATE, { seats: { ...SEATS, first: { kind: "human", name: "W".repeat(100_000) } } }),
    ended("chess", MATE, { save: undefined }),
    ended("chess", MATE),
  ];
  const { frame } = await open("http", { script: kept(records) });
  // Before there are days, "Your games" of the first row leads to them, too.
  await frame.click('[data-test="home-games"]');
  const rows = frame.locator(".ended-game");
  await expect(rows).toHaveCount(5);
  const text = await frame.locator("#ended").innerText();
  expect(text).not.toMatch(/undefined|\[object|NaN|Invalid/);
  expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // The newest stands first.
  await expect(rows.first()).toContainText("Chess: Lost");
  await expect(rows.first()).toContainText("2 moves");
  await frame.click('[data-test="show-unreadable"]');
  await expect(frame.locator("#broken-save textarea")).toHaveValue(/"game":"chess"/);
  await frame.click('[data-test="delete-save"]');
  await frame.click('[data-test="confirm-yes"]');
  await expect(rows).toHaveCount(4);
  await rows.first().locator('[data-test="watch"]').click();
  await expect(frame.locator("#prompt-text")).toHaveText("The game begins.");
});

for (const width of [390, 360, 320])
  test(`the list of finished games is no wider than a phone of ${width}`, async ({ open }) => {
    const games = ["chess", "doublecross", "full-double", "five-card", "chess-storm"] as const;
    const records = games.flatMap((name) => [
      ended(name, []),
      ended(name, [], { seats: { first: SEATS.second, second: SEATS.first } }),
    ]);
    const { frame } = await open("http", { script: kept(records), viewport: { width, height: 844 } });
    await frame.click('[data-test="home-ended"]');
    await expect(frame.locator(".ended-game")).toHaveCount(records.length);
    await expect(frame.locator(".ended-game").first()).toContainText(" · 1 move · ");
    const over = await frame.evaluate(() =>
      [...document.querySelectorAll("#ended *")].flatMap((node) => {
        const { left, right } = node.getBoundingClientRect();
        return left < 0 || right > innerWidth + 0.5 ? [`${node.className || node.tagName}: ${left} to ${right}`] : [];
      }),
    );
    expect(over).toEqual([]);
    expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

test("the first screen has the last game that ended, which opens its review; Back leads home", async ({ open }) => {
  const { page, frame } = await open("http", { script: kept([ended("doublecross", []), ended("chess", MATE)]) });
  await expect(frame.locator('[data-test="last-chip"]')).toHaveText(/^Last game Chess lost, \d+ days ago$/);
  await frame.click('[data-test="last-chip"]');
  await expect(frame.locator("#review-text")).toHaveText("Your costliest choice: move 2.");
  await page.keyboard.press("Escape");
  await expect(frame.locator("#review")).toHaveCount(0);
  await frame.click('[data-test="leave"]');
  await expect(frame.locator('[data-test="last-chip"]')).toBeVisible();
});

test("while a finished game is shown again its menu says that it is over, and saves all of it unasked", async ({
  open,
}) => {
  const record = ended("doublecross", []);
  const { page, frame } = await open("http", { script: kept([record]) });
  await frame.click('[data-test="home-ended"]');
  await frame.click('[data-test="watch"]');
  await expect(frame.locator("#prompt-text")).toHaveText("The game begins.");
  await frame.click('[data-test="menu"]');
  const why = frame.locator("#menu .menu-why");
  await expect(why.first()).toHaveText("The game is over.");
  expect(await frame.locator("#menu").innerText()).not.toContain("turn.");
  const saved = page.waitForEvent("download");
  await frame.click('[data-test="menu-save"]');
  const file = await saved;
  expect(file.suggestedFilename()).toBe("deckmate-doublecross-1-move.json");
  await expect(frame.locator("#confirm")).toHaveCount(0);
});

test("a dialog stops a game that is played again, and no other lies on it", async ({ open }) => {
  const game = engine.newGame({ game: "chess", seed: "ended" });
  for (let n = 0; n < 60 && game.prompt(); n++) {
    const moves = game.legalMoves().filter(({ role }) => role === "play");
    game.apply(moves[(n * 7) % moves.length].text);
  }
  const record = { ...ended("chess", []), save: game.save(), result: null };
  if (game.prompt()) {
    game.apply("resign");
    Object.assign(record, { save: game.save(), result: game.view("all").result });
  }
  const { frame } = await open("http", { script: kept([record]) });
  await frame.click('[data-test="home-ended"]');
  await frame.click('[data-test="watch"]');
  const slider = frame.locator(".replay-slider");
  for (let n = 0; n < 5; n++) {
    await frame.click('[data-test="replay-play"]');
    await expect(frame.locator('[data-test="replay-play"]')).toHaveAccessibleName("Pause");
    await frame.click('[data-test="menu"]');
    await expect(frame.locator('[data-test="replay-play"]')).toHaveAttribute("aria-label", "Play");
    const at = await slider.inputValue();
    await frame.click('[data-test="menu-share"]');
    await expect(frame.locator("#share")).toBeVisible();
    await expect(frame.locator("dialog[open]")).toHaveCount(1);
    expect(await slider.inputValue()).toBe(at);
    await frame.click('#share [data-test="close"]');
    await expect(frame.locator("dialog")).toHaveCount(0);
  }
});

test("a finished game has its day, and its opponent's face in the list and when it is shown", async ({ open }) => {
  const { frame } = await open("http", { script: kept([ended("chess", MATE, { seats: PIP }), ended("chess", MATE)]) });
  await frame.click('[data-test="home-games"]');
  const [plain, pip] = [frame.locator(".ended-game").first(), frame.locator(".ended-game").last()];
  await expect(pip).toContainText("Pip, first steps · 2 moves · 9 Sept 2001");
  await expect(pip.locator(".portrait")).toHaveCount(1);
  await expect(plain).toContainText("Computer, normal · 2 moves · 9 Sept 2001");
  await expect(plain.locator(".portrait")).toHaveCount(0);
  await pip.locator('[data-test="watch"]').click();
  await expect(frame.locator("#prompt-text")).toHaveText("The game begins.");
  await expect(frame.locator(".seat .army > .portrait")).toHaveCount(1);
  await expect(frame.locator(".speech")).toHaveCount(0);
});
