// Tips: what is new is told once, in nobody's way; they can be switched off and shown again.
import { TIPS } from "../tips.mjs";
import { todays } from "./daily.mts";
import { accessible, expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

/** Parts of a table beside the question that no tip covers. */
const OTHERS = ".seat, .hand, .last-play, .play, .piles :is(h2, li, .hidden-row)";

test.use({ viewport: { width: 390, height: 844 } });

test("a tip tells what is new, moves nothing, and is read once; tips can be switched off and shown again", async ({
  open,
}) => {
  const sitting = await open("http", { hash: "#g=doublecross&seats=hh&seed=tips", tips: true });
  const { page, frame } = sitting;
  const tip = frame.locator(".tip");
  const boxes = () =>
    frame.evaluate(() =>
      ["#board", "#prompt", ".log"].map((name) => document.querySelector(name)?.getBoundingClientRect()),
    );
  /** What of the table the tip covers, though it is asked, held or a player's row. */
  const covered = () =>
    frame.evaluate((others) => {
      const box = (node: Element | null) => node?.getBoundingClientRect() ?? new DOMRect();
      const { left, right, top, bottom } = box(document.querySelector(".tip"));
      const { offers } = (globalThis as any).Page.table.match.state;
      const begins = offers.flatMap(({ squares }: { squares: string[] }) => squares.slice(0, 1));
      const asked = begins.map((square: string) => `, #board [data-square="${square}"]`);
      return [...document.querySelectorAll(`.prompt button:not(.tip *), #prompt-text, ${others}${asked.join("")}`)]
        .filter((part) => {
          const other = box(part);
          return other.left < right && left < other.right && other.top < bottom && top < other.bottom;
        })
        .map(({ className }) => className);
    }, OTHERS);
  await expect(tip).toContainText("New to DoubleCross Chess? Capture the other king to win. Draw a card");
  await expect(frame.locator("#deck")).toBeInViewport({ ratio: 1 });
  expect(await covered()).toEqual([]);
  // The words fill the bubble: no narrow column beside room that is empty.
  const filled = await tip.locator("p").evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const widest = Math.max(...[...range.getClientRects()].map(({ width }) => width));
    return widest / text.clientWidth;
  });
  expect(filled).toBeGreaterThan(0.8);
  const before = await boxes();
  await accessible(sitting, "a tip");
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
  expect(await boxes()).toEqual(before);
  await page.reload();
  // Those that were read do not come again: the offer to learn, and what the first question needs, told with it.
  await frame.waitForFunction(() => "coach" in ((globalThis as any).deckmateExtras ?? {}));
  await frame.click('#prompt [data-text="draw"]');
  await expect(tip).toHaveAttribute("data-tip", "doublecross duty");
  expect(await frame.evaluate(() => localStorage.getItem("deckmate.tips"))).toBe(
    '["learn doublecross","doublecross why draw"]',
  );
  await frame.click('[data-test="leave"]');
  await frame.click('[data-test="home-settings"]');
  await frame.click('label:has([name="set-tips"][value="false"])');
  await frame.click('#settings [data-test="close"]');
  await frame.click('[data-game="chess"] .play-computer');
  await frame.waitForFunction(() => (globalThis as any).deckmateExtras?.moves);
  await expect(tip).toHaveCount(0);
  await frame.click('[data-test="leave"]');
  await frame.click('[data-test="home-settings"]');
  await frame.click('[data-test="tips-again"]');
  await expect(frame.locator('[name="set-tips"][value="true"]')).toBeChecked();
  await frame.click('#settings [data-test="close"]');
  await frame.click('[data-game="five-card"] .play-computer');
  await expect(tip).toContainText(/A card moves a piece of its kind.*Learn it/);
  expect(await covered()).toEqual([]);
  await frame.click('[data-test="tip-learn"]');
  await expect(frame.locator("#task")).toContainText("Step 1 of 6.");
});

test("in a first game of 5 Card Chess, which has no clock, double and call come later, each with its tip", async ({
  open,
}) => {
  const home = (await open("http", { tips: true })).frame;
  await home.click('[data-game="five-card"] .play-computer');
  await expect(home.locator("#prompt-buttons button")).toHaveCount(1);
  await expect(home.locator(".clock")).toHaveCount(0);
  // A known deal: the computer asks nothing else meanwhile.
  const { page, frame } = await open("http", { tips: true, hash: "#g=five-card&seed=tips&seats=hc&o=clock:none" });
  const answers = frame.locator("#prompt-buttons button");
  const met: unknown[] = [];
  for (let turn = 1; turn <= 5; turn++) {
    if (turn > 1) {
      await frame.click('#prompt-buttons [data-text="fold"]');
      await frame.click('[data-test="confirm-yes"]');
    }
    const tip = frame.locator(".tip");
    if (turn === 4) await expect(frame.locator("#prompt-text")).toContainText("Move", { timeout: 20_000 });
    else await expect(tip).toHaveCount(1, { timeout: 20_000 });
    met.push([await answers.count(), turn === 4 ? null : await tip.getAttribute("data-tip")]);
    await page.keyboard.press("Escape");
  }
  expect(met).toEqual([
    [1, "learn five-card"],
    [1, "five-card offer fold"],
    [2, "five-card offer double"],
    [2, null],
    [3, "five-card offer call"],
  ]);
  // Whoever has read of them has them from the beginning.
  const script = `localStorage.setItem("deckmate.tips", '["five-card offer double","five-card offer call"]')`;
  const known = (await open("http", { tips: true, script, hash: "#g=five-card&seats=hc" })).frame;
  await expect(known.locator("#prompt-buttons button")).toHaveCount(3);
});

test("the tip about check is for who is in check; that of a lifted card goes with it, and calls nothing off", async ({
  open,
}) => {
  const shown = ["check", "why target"];
  const read = ["learn chess-storm", ...Object.keys(TIPS).filter((name) => !shown.includes(name))];
  const script = `localStorage.setItem("deckmate.tips", ${JSON.stringify(JSON.stringify(read))})`;
  const { page, frame } = await open("http", { tips: true, script, viewport: { width: 1280, height: 800 } });
  const tip = (name: string) => frame.locator(`.tip[data-tip="${name}"]`);
  const setup = { board: "4k3/pppp1ppp/8/8/8/8/PPPP1PPP/3QK3 w - -", hands: { first: ["private-jet"], second: [] } };
  await Table.sit(page, frame, { game: "chess-storm", setup }, { seats: "hc" });
  // What shows tips is loaded after the table.
  const coach = () => frame.waitForFunction(() => "coach" in ((globalThis as any).deckmateExtras ?? {}));
  await coach();
  await frame.click('#hand [data-card="private-jet"]');
  await expect(tip("why target")).toBeVisible();
  // It is read aloud beside what was said, not in its place.
  await expect(frame.locator("#say-polite")).toContainText("lifted");
  await expect(frame.locator('[data-test="tip-said"]')).toHaveText(TIPS["why target"]);
  await tip("why target").locator("p").click();
  await expect(tip("why target")).toHaveCount(0);
  await expect(frame.locator("#table")).toHaveAttribute("data-plan");
  await page.reload();
  await coach();
  await frame.click('#hand [data-card="private-jet"]');
  await expect(tip("why target")).toBeVisible();
  await frame.click('.prompt-tools [data-text="put-back"]');
  await expect(tip("why target")).toHaveCount(0);
  // The one who gives check is asked, then the one who is in check.
  const end = { ...setup, hands: { first: ["inception"], second: [] } };
  await Table.sit(page, frame, { game: "chess-storm", setup: end }, { seats: "hc", after: ["d1e2"] });
  await expect(frame.locator('#prompt [data-text="pass"]')).toBeVisible();
  await frame.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(frame.locator(".tip")).toHaveCount(0);
  const held = { ...setup, board: "4k3/ppppqppp/8/8/8/8/PPPP1PPP/3QK3 w - -" };
  await Table.sit(page, frame, { game: "chess-storm", setup: held }, { seats: "hc" });
  await expect(tip("check")).toBeVisible();
});

test("at a desktop no tip hangs over the edge of the felt, or covers the question", async ({ open }) => {
  for (const game of ["chess-storm", "five-card", "doublecross", "full-double", "deception", "chess"]) {
    const viewport = { width: 1280, height: 800 };
    const { page, frame } = await open("http", { hash: `#g=${game}&seed=tips`, tips: true, viewport });
    await expect(frame.locator(".tip")).toBeVisible();
    const wrong = await frame.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const [tip, felt, text, learn] = [".tip", ".felt", "#prompt-text", ".tip-act"].map(box);
      const inside = tip.left >= felt.left && tip.right <= felt.right && tip.bottom <= felt.bottom;
      const covers = tip.top < text.bottom && text.top < tip.bottom && tip.left < text.right;
      // Its words are not squeezed by what stands beside them.
      return [!inside, covers, box(".tip p").width < learn.width].map(Number).join();
    });
    expect(wrong, game).toBe("0,0,0");
    await page.close();
  }
});

test("on a phone a tip covers neither cards, players and piles, nor the board", async ({ open }) => {
  const script = `localStorage.setItem("deckmate.tips", ${JSON.stringify(
    JSON.stringify([
      "learn chess-storm",
      "learn five-card",
      ...Object.keys(TIPS).filter((name) => !/why (end|hand|reply)|mark/.test(name)),
    ]),
  )})`;
  const covered = () => {
    const tip = document.querySelector(".tip")!.getBoundingClientRect();
    return [
      ...document.querySelectorAll(".seat, .table-bar button, #hand .card-title, [aria-pressed=true], .piles > *"),
    ]
      .filter((part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        return width > 0 && left < tip.right && tip.left < right && top < tip.bottom && tip.top < bottom;
      })
      .map(({ className, id }) => className || id);
  };
  const phones = [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ];
  for (const viewport of todays(phones, 2)) {
    const { page, frame } = await open("http", { tips: true, script, viewport, hasTouch: true, isMobile: true });
    const coach = () => frame.waitForFunction(() => "coach" in ((globalThis as any).deckmateExtras ?? {}));
    const board = "4k3/pppp1ppp/8/8/8/8/PPPP1PPP/3QK3 w - -";
    const setup = { board, hands: { first: ["private-jet", "inception"], second: ["nope"] } };
    const see = async (name: string) => {
      await expect(frame.locator(`.tip[data-tip="${name}"]`)).toBeVisible();
      expect.soft(await frame.evaluate(covered), `${name} at ${viewport.width}`).toEqual([]);
    };
    await Table.sit(page, frame, { game: "chess-storm", setup }, { seats: "hc" });
    await coach();
    await Table.sit(page, frame, { game: "chess-storm", setup }, { seats: "hc", after: ["d1e2"] });
    await see("chess-storm why end");
    // In the panel there is a place for the first tips of all games with cards.
    for (const game of ["chess-storm", "five-card", "doublecross"]) {
      const first = await open("http", { tips: true, viewport, hash: `#g=${game}&seed=tips`, hasTouch: true });
      await expect(first.frame.locator(".tip")).toBeVisible();
      if (game === "five-card") await expect.soft(first.frame.locator(".tip")).toContainText("New to 5 Card Chess?");
      const onBoard = await first.frame.evaluate(() => {
        const [tip, board] = [".tip", "#board"].map((name) => document.querySelector(name)!.getBoundingClientRect());
        return tip.top < board.bottom && board.top < tip.bottom;
      });
      expect.soft(onBoard, `${game} at ${viewport.width}`).toBe(false);
      await first.page.close();
    }
    await page.close();
  }
});

test("tips of Chess Storm lie over no answer, card or last turn at any size: without room they wait", async ({
  open,
}) => {
  const read = Object.keys(TIPS).filter((name) => !/why (target|action|end|reply)/.test(name));
  const kept = JSON.stringify(["learn chess-storm", ...read]);
  const script = `localStorage.setItem("deckmate.tips", ${JSON.stringify(kept)})`;
  const covered = () => {
    const box = (node: Element) => node.getBoundingClientRect();
    const tip = box(document.querySelector(".tip")!);
    const parts = document.querySelectorAll(
      "#prompt-text, #prompt .button, .prompt-card .card-face, .last-row > *, #hand .card-title, #board, .piles > *",
    );
    const under = [...parts].filter((part) => {
      const { left, right, top, bottom, width, height } = box(part);
      if (width < 2 || height < 2 || !part.checkVisibility()) return false;
      return left < tip.right - 1 && tip.left < right - 1 && top < tip.bottom - 1 && tip.top < bottom - 1;
    });
    return under.map(({ className, id }) => String(className || id));
  };
  const board = "4k3/pppp1ppp/8/8/8/8/PPPP1PPP/3QK3 w - -";
  const hands = { first: ["private-jet", "nope", "niet"], second: ["crab"] };
  const config: any = { game: "chess-storm", setup: { board, hands } };
  const shown: string[] = [];
  const sizes = todays(
    [
      [1280, 800],
      [390, 844],
      [360, 640],
      [600, 420],
    ],
    2,
  );
  for (const [width, height] of sizes) {
    const touch = width < 500 ? { hasTouch: true, isMobile: true } : {};
    const { page, frame } = await open("http", { tips: true, script, viewport: { width, height }, ...touch });
    for (const [name, after, card] of [
      ["chess-storm why action", [], null],
      ["why target", [], "private-jet"],
      ["chess-storm why end", ["a2a3"], null],
      ["chess-storm why reply", ["a2a3", "pass", "e8e7", "card:crab", "piece:b7"], null],
    ] as const) {
      await Table.sit(page, frame, config, { seats: "hc", after: [...after] });
      await frame.waitForFunction(() => "coach" in ((globalThis as any).deckmateExtras ?? {}));
      if (card) await frame.click(`#hand [data-card="${card}"]`);
      await frame.evaluate(() => new Promise((done) => setTimeout(done, 200)));
      const tip = frame.locator(".tip");
      if ((await tip.count()) === 0) continue;
      await expect(tip).toHaveAttribute("data-tip", name);
      shown.push(`${name} ${width}`);
      expect.soft(await frame.evaluate(covered), `${name} at ${width}x${height}`).toEqual([]);
    }
    await page.close();
  }
  // The first question and the end of the own turn are always told of.
  expect(shown).toEqual(
    expect.arrayContaining(
      sizes.flatMap(([width]) => [`chess-storm why action ${width}`, `chess-storm why end ${width}`]),
    ),
  );
});
