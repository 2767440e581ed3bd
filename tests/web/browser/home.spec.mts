// Home: what its buttons begin, and how the games are told apart before one is known.
import { accessible, expect, test } from "./fixtures.mts";

test("the large button names what it begins; what was left last stands in its place", async ({ open }) => {
  const { frame } = await open();
  const play = frame.locator(".play-now");
  await expect(play).toHaveText("Play DoubleCross Chess");
  await frame.click('[data-game="chess"] .play-computer');
  await frame.click('#board [data-square="e2"]');
  await frame.click('#board [data-square="e4"]');
  await expect(frame.locator("#log li")).not.toHaveCount(1);
  await frame.click('[data-test="leave"]');
  await expect(play).toHaveCount(0);
  await frame.click('[data-test="continue-button"]');
  await expect(frame.locator('#table[data-game="chess"] #log')).toContainText("e2 to e4");
});

test("whichever button begins a game, it has the same level and deck: the first, then what was chosen twice", async ({
  open,
}) => {
  const { frame } = await open();
  const begun = () =>
    frame.evaluate(() => {
      const { seats, options } = (globalThis as any).Page.table.match.request;
      const { storm } = (globalThis as any).Page.table.match.view;
      const { first, second } = seats;
      return `${first.name}, ${second.name} ${second.level}, ${storm.deck} cards, ${Object.keys(options)}`;
    });
  const play = async () => {
    await frame.click('[data-game="chess-storm"] .play-computer');
    await expect(frame.locator("#prompt-text")).not.toBeEmpty();
    const found = await begun();
    await frame.click('[data-test="leave"]');
    return found;
  };
  expect(await play()).toMatch(/^You, Computer novice, 40 cards, .*deck/);
  const chosen = () => frame.locator('[data-seat="second"]  [data-test="level"] :checked').inputValue();
  const chooseStrong = async () => {
    await frame.click('[data-game="chess-storm"] .more');
    await frame.click('[data-game="chess-storm"] .set-up');
    expect(await chosen()).toBe("novice");
    await expect(frame.getByRole("combobox", { name: "Deck", includeHidden: true })).toHaveText(/Beginners' deck/);
    await frame.click('[data-seat="second"] label:has(input[value="strong"])');
    await frame.click('[data-test="start"]');
    await expect(frame.locator("#prompt-text")).not.toBeEmpty();
    await frame.click('[data-test="leave"]');
  };
  await chooseStrong();
  expect(await play()).toMatch(/^You, Computer novice, 40 cards/);
  await chooseStrong();
  expect(await play()).toMatch(/^You, Computer strong, 40 cards/);
  await frame.click('[data-game="chess-storm"] .more');
  await frame.click('[data-game="chess-storm"] .set-up');
  expect(await chosen()).toBe("strong");
  await frame.click('[data-test="back"]');
  // Another game has its own level, and so has the large button.
  await frame.click('[data-game="chess"] .more');
  await frame.click('[data-game="chess"] .set-up');
  expect(await chosen()).toBe("novice");
  const fresh = await open();
  await fresh.frame.click(".play-now");
  await expect(fresh.frame.locator(".seat.top .seat-kind")).toHaveText("Black · first steps");
});

test("each game says how long it takes and how hard it is; a phone shows two a row", async ({ open }) => {
  const { frame } = await open("http", { viewport: { width: 390, height: 844 } });
  const tiles = frame.locator(".tile");
  for (const tile of await tiles.all()) await expect(tile.locator(".pace")).toHaveText(/^\d+ min · \w/);
  const [first, second, third] = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().y));
  expect([second, third > first]).toEqual([first, true]);
});

test("six games, each with one main action that says its level, stand in the first screen of a desktop", async ({
  open,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ]) {
    const { frame } = await open("http", { viewport: { width, height } });
    const plays = frame.locator(".tile .play-computer");
    await expect(plays).toHaveCount(6);
    for (const play of await plays.all()) {
      await expect(play).toHaveText("Play · First steps");
      await expect(play).toBeInViewport({ ratio: 1 });
    }
    await expect(frame.locator(".tile .primary")).toHaveCount(6);
  }
  const wide = await open("http", { viewport: { width: 1920, height: 1080 } });
  expect(await wide.frame.locator(".tiles").evaluate((tiles) => tiles.clientWidth)).toBeGreaterThan(1500);
});

test("the first row: daily puzzle with its board, daily game with its level, rating and days", async ({ open }) => {
  const date = new Date();
  const midnight = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  const day = Math.round((midnight - Date.UTC(2026, 10, 25)) / 864e5) + 1;
  const puzzles = JSON.stringify({ rating: 1044, done: {}, day: day - 1, streak: 3, signs: "" });
  const { frame } = await open("http", {
    script: `localStorage.setItem("deckmate.puzzles", ${JSON.stringify(puzzles)})`,
  });
  const today = frame.locator(".today");
  await expect(today.locator(".own")).toContainText("1044 puzzle rating3 days in a row");
  await expect(frame.getByRole("button", { name: /^You / })).toBeInViewport({ ratio: 1 });
  await expect(today.locator(".daily-puzzle .now-name")).not.toBeEmpty();
  await expect(today.locator(".daily-game .now-about")).toHaveText(/^Against (Beginner|Easy|Normal|Strong)$/);
  const game = await today.locator(".daily-game .now-name").textContent();
  await frame.click('[data-test="home-game"]');
  await expect(frame.locator("#table h1")).toContainText(game ?? "");
  await frame.click('[data-test="leave"]');
  await frame.click('[data-test="home-daily"]');
  await expect(frame.locator("#task")).toBeVisible();
});

test("what is learnt has a tick, and unfinished games stand in a row of chips", async ({ open }) => {
  const { frame } = await open("http", {
    script: `localStorage.setItem("deckmate.lessons", '{"chess":2,"deception":9}')`,
    viewport: { width: 390, height: 844 },
  });
  const learn = (game: string) => frame.locator(`[data-game="${game}"] .learn`);
  await expect(learn("chess")).toHaveAttribute("aria-label", "Learn: Chess, 2 of 6 steps");
  await expect(learn("deception")).toHaveAttribute("data-learnt", "true");
  await expect(learn("deception").locator("svg")).toHaveCount(1);
  for (const game of ["chess", "doublecross", "full-double"]) {
    await frame.click(`[data-game="${game}"] .play-computer`);
    await expect(frame.locator("#prompt-text")).not.toBeEmpty();
    await frame.click('[data-test="leave"]');
  }
  await expect(frame.locator(".continue")).toContainText("Full Double Chess, move 1");
  const chips = frame.locator('[data-test="continue-chip"]');
  await expect(chips).toHaveCount(2);
  const [one, other] = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().y));
  expect(one).toBe(other);
  await chips.first().click();
  await expect(frame.locator('#table[data-game="doublecross"]')).toBeVisible();
});

test("the daily game says at its table, and in its menu, that it is the one of a day", async ({ open }) => {
  const { frame } = await open("http", { viewport: { width: 1280, height: 800 } });
  await frame.click('[data-test="home-game"]');
  await expect(frame.locator(".table-title small")).toHaveText(/^Daily game, \d+ [A-Z][a-z]+$/);
  await frame.click('[data-test="menu"]');
  await expect(frame.locator("#menu")).toContainText(/Daily game, \d+ [A-Z][a-z]+: the same for everybody\./);
  await frame.page().keyboard.press("Escape");
  // Once begun it is gone on with, though another game of its kind has taken its place.
  const kind = await frame.locator("#table").getAttribute("data-game");
  await frame.click('[data-test="leave"]');
  await expect(frame.locator('[data-test="home-game"]')).toHaveText("Go on");
  await frame.click('[data-test="home-game"]');
  await expect(frame.locator(`#table[data-game="${kind}"] .table-title small`)).toContainText("Daily game");
  const { frame: other } = await open("http", { hash: "#g=chess&seed=some" });
  await expect(other.locator("#table")).toBeVisible();
  await expect(other.locator(".table-title small")).toHaveCount(0);
});

test("a phone on its side shows the rating, and each button to play in one line", async ({ open }) => {
  const { frame } = await open("http", { viewport: { width: 844, height: 390 }, hasTouch: true });
  await expect(frame.locator(".own")).toContainText("1000 puzzle rating");
  const plays = frame.locator(".play-computer");
  await expect(plays).toHaveText(Array(6).fill(/ · First steps$/));
  const lines = await plays.evaluateAll((all) => all.map((node) => node.firstElementChild!.getClientRects().length));
  expect(lines).toEqual(Array(6).fill(1));
});

test("what scrolls in a dialog moves nothing behind it", async ({ open }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, frame } = await open("http", phone);
  for (const way of ["home-settings", "home-lessons"]) {
    await frame.click(`[data-test="${way}"]`);
    await expect(frame.locator("dialog[open]")).toHaveCount(1);
    const mouse = await page.context().newCDPSession(page);
    for (const y of [400, 100])
      await mouse.send("Input.synthesizeScrollGesture", { x: 195, y, yDistance: -3000, speed: 8000 });
    expect(await frame.evaluate(() => scrollY)).toBe(0);
    await frame.click('dialog [data-test="close"]');
  }
});

test("a friend is two taps away, a menu leaves the title of its game, and the last game is offered again", async ({
  open,
}) => {
  const ended = JSON.stringify({ game: "five-card", save: "-", result: { winner: "first", how: "time", text: "" } });
  const script = `localStorage.setItem("deckmate.ended", '["1"]');
    localStorage.setItem("deckmate.ended.1", ${JSON.stringify(ended)});
    localStorage.setItem("deckmate.levels", '{"five-card":"easy"}');`;
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 640 },
  ]) {
    const sitting = await open("http", { script, viewport });
    const { frame } = sitting;
    await expect(frame.locator(".again .now-name")).toHaveText("5 Card Chess");
    await expect(frame.locator(".play-now")).toHaveText("Play · Easy");
    for (const name of ["home-friend", "home-workshop"])
      await expect(frame.locator(`[data-test="${name}"]`)).toBeInViewport({ ratio: 1 });
    await frame.click('[data-game="chess-storm"] .more');
    const [title, ways] = await frame
      .locator('.tile[data-game="chess-storm"] :is(h2, .tile-ways)')
      .evaluateAll((all) => all.map((node) => node.getBoundingClientRect()));
    expect(ways.height).toBeGreaterThan(100);
    expect(title.bottom).toBeLessThanOrEqual(ways.top);
    await frame.click('[data-test="home-friend"]');
    await expect(frame.locator("#friend .friend-far")).toHaveCount(6);
    await accessible(sitting, "the games with a friend");
    await frame.click('#friend [data-game="deception"] .friend-here');
    await expect(frame.locator("#table")).toHaveAttribute("data-game", "deception");
  }
});

test("a clock of the last game is said where the next one begins, and left out by one tap", async ({ open }) => {
  const script = `localStorage.setItem("deckmate.clocks", '{"chess":"5+3"}')`;
  const { frame } = await open("http", { script, viewport: { width: 390, height: 844 } });
  const play = frame.locator('[data-game="chess"] .play-computer');
  await expect(play).toHaveText("Play · First steps · 5+3");
  await play.click();
  const toast = frame.locator('[data-test="toast"]');
  await expect(toast).toContainText("Clock as in your last game: 5+3.");
  await toast.getByRole("button", { name: "No clock" }).click();
  const kept = () => frame.evaluate(() => localStorage.getItem("deckmate.game.chess") ?? "");
  await expect.poll(kept).not.toContain("5+3");
  await expect(toast).toHaveCount(0);
  await frame.click('[data-test="leave"]');
  await expect(play).toHaveText("Play · First steps");
});

test("the player's own cell has a sign of its own; the next opponent's face stands beside its name", async ({
  open,
}) => {
  const player = JSON.stringify({ player: 1, games: { chess: { last: [["novice", "l", 0, 5]] } } });
  const script = `localStorage.setItem("deckmate.player", '${player}')`;
  const { frame } = await open("http", { script, viewport: { width: 390, height: 844 } });
  await expect(frame.locator(".own-next .portrait")).toHaveCount(1);
  await expect(frame.locator(".own-next")).toHaveText("Next: Pip");
  await expect(frame.locator(".own-who > .icon")).toBeVisible();
});
