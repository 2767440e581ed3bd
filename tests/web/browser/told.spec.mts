// A turn is told whole, and nothing is told before it is seen: what the other side has done stands under the question
// until the player acts; what is drawn is told by nothing before it lies open; what flies stays in the window.
import type { Frame } from "@playwright/test";
import { all, todays } from "./daily.mts";
import { type NewGame, stormCards } from "./engine.mts";
import { expect, link, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

const ready = async (frame: Frame) => {
  await frame.waitForFunction(() => "telling" in ((globalThis as any).deckmateExtras ?? {}));
  await frame.waitForSelector("#moves li", { state: "attached" });
};

/** While a card lies face down where it is turned over: what tells of the game, and whether that changes. */
const SPOILERS = `globalThis.spoiled = [];
  globalThis.turned = 0;
  let before = null;
  const said = () => ["#log", "#moves", "#prompt-text", "#told", "#last-turn", ".discards", "#deck", ".flop-foot"]
    .map((name) => document.querySelector(name)?.textContent ?? "").concat(
      [...document.querySelectorAll("dialog")].map((node) => node.textContent));
  new MutationObserver(() => {
    const down = document.querySelector(".drawn .card-down, .flop-card .card-down");
    if (!down) { if (before) globalThis.turned++; before = null; return; }
    const now = said();
    before ??= now;
    now.forEach((text, at) => text !== before[at] && globalThis.spoiled.push([before[at], text]));
  }).observe(document, { subtree: true, childList: true, characterData: true });`;
const spoilers = (frame: Frame) => frame.evaluate(() => (globalThis as any).spoiled);
const turned = (frame: Frame) => frame.evaluate(() => (globalThis as any).turned as number);

for (const motion of todays(["no-preference", "reduce"] as const, 2))
  test(`no text, list or pile tells a draw before its card lies open; motion: ${motion}`, async ({ open }) => {
    const { page, frame } = await open("http", { pace: "normal", script: SPOILERS, reducedMotion: motion });
    const setup = { deck: ["white-rook", "black-rook", "white-pawn", "black-knight"] };
    await Table.sit(page, frame, { game: "doublecross", setup }, { seats: "hc" });
    await ready(frame);
    await frame.click("#deck");
    await expect(frame.locator("#last-turn")).toContainText("Computer draws Black Rook", { timeout: 10_000 });
    await frame.click("#deck");
    await expect(frame.locator("#prompt-text")).toHaveText("Move a white pawn.");
    expect(await spoilers(frame)).toEqual([]);
    expect(await turned(frame)).toBe(3);
  });

test("a tie-break's winner is told when both cards lie open", async ({ open }) => {
  const { page, frame } = await open("http", { pace: "normal", script: SPOILERS, reducedMotion: "no-preference" });
  const setup: NewGame["setup"] = {
    called: "first",
    hands: { first: ["pawn"], second: ["pawn"] },
    stack: ["queen", "pawn"],
  };
  await Table.sit(page, frame, { game: "five-card", setup }, { seats: "hc", after: ["give-up"] });
  await ready(frame);
  await frame.click('[data-test="flop-draw"]');
  await expect(frame.locator("#result")).toBeVisible({ timeout: 10_000 });
  expect(await spoilers(frame)).toEqual([]);
  expect(await turned(frame)).toBe(2);
});

test("a second touch on the deck while its card turns over lays it open, and gives no other answer", async ({
  open,
}) => {
  const { page, frame } = await open("http", { pace: "slow", reducedMotion: "no-preference" });
  const setup = { deck: ["white-pawn", "black-rook"] };
  await Table.sit(page, frame, { game: "doublecross", setup }, { seats: "hc" });
  await ready(frame);
  await frame.click("#deck");
  await expect(frame.locator(".drawn .card-down")).toBeVisible();
  await frame.click("#deck");
  await expect(frame.locator("#prompt-text")).toHaveText("Move a white pawn.", { timeout: 900 });
  await expect(frame.locator(".toast")).toHaveCount(0);
});

/** Watches whatever flies, frame by frame: how far it stands out of the window. */
const FLIGHTS = `globalThis.flown = { frames: 0, out: [] };
  const look = () => {
    for (const node of document.querySelectorAll(".told-flying .card-face, .card-flight .card-face")) {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      globalThis.flown.frames++;
      if (Math.min(left, top, innerWidth - right, innerHeight - bottom) < -1)
        globalThis.flown.out.push([node.parentElement.className, left, top, right, bottom].join(" "));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

for (const [width, height] of todays(
  [
    [1280, 800],
    [390, 844],
    [844, 390],
    [720, 520],
  ] as const,
  2,
))
  test(`cards that fly stay in the window: ${width}x${height}`, async ({ open }) => {
    const wish = { pace: "normal", script: FLIGHTS, reducedMotion: "no-preference" } as const;
    const { page, frame } = await open("http", { ...wish, viewport: { width, height } });
    const setup = { deck: ["white-rook", "black-rook", "white-pawn", "black-knight"] };
    await Table.sit(page, frame, { game: "doublecross", setup }, { seats: "hc" });
    await ready(frame);
    await frame.click('[data-text="draw"]');
    await expect(frame.locator("#last-turn")).toContainText("You drew White Rook: no move. Computer draws Black Rook", {
      timeout: 10_000,
    });
    await frame.click('[data-text="draw"]');
    await expect(frame.locator("#prompt-text")).toHaveText("Move a white pawn.");
    const { frames, out } = await frame.evaluate(() => (globalThis as any).flown);
    expect(frames).toBeGreaterThan(5);
    expect(out).toEqual([]);
  });

const CAPTURE = {
  board: "6k1/5ppp/8/8/6n1/8/3P3R/1K6 b - -",
  hands: { first: [], second: ["diktat"] },
  pile: [],
};
test("a capture and a card of the same turn are told together, and stay until the player acts", async ({ open }) => {
  const { page, frame } = await open("http", { pace: "normal" });
  const config = { game: "chess-storm", setup: CAPTURE, options: { dump: false } } as const;
  await Table.sit(page, frame, config, { seats: "hc" });
  const last = frame.locator("#last-turn");
  const whole = "Knight takes your rook on h2. Then Diktat: White must move a pawn next turn.";
  await expect(last).toContainText(whole, { timeout: 20_000 });
  await expect(last).toContainText("Last turn");
  await expect(last.locator('.deed-face[data-what="takes"]')).toBeVisible();
  await expect(last.locator('.deed-card [data-card="diktat"]')).toBeVisible();
  await page.waitForTimeout(3000);
  await expect(last).toContainText(whole);
  await expect(frame.locator("#told")).toBeHidden();
  // It can be seen again, and then the board asks as before.
  await frame.getByRole("button", { name: "Show it again" }).click();
  await expect(frame.locator('#board [data-square="h2"]')).toHaveAccessibleName(/rook/);
  await expect(frame.locator('#board [data-square="h2"]')).toHaveAccessibleName(/knight/);
  await expect(frame.locator('#board [data-square="d2"]')).toHaveAttribute("data-can", "lift");
  // A reload takes none of it away.
  await page.reload();
  await frame.waitForSelector("#table");
  await expect(last).toContainText(whole, { timeout: 20_000 });
  await expect(frame.locator('#board [data-square="d2"]')).toHaveAttribute("data-can", "lift");
  await frame.click('#board [data-square="d2"]');
  await frame.click('#board [data-square="d3"]');
  await expect(last).toBeHidden();
});

interface Wanted {
  titles: Record<string, string>;
  /** Turns that are played. */
  wanted: number;
}

/** Plays so many turns of a game against the computer; for each, what is not told of it where the player is asked. */
async function untold({ titles, wanted }: Wanted) {
  const { table } = (globalThis as any).Page;
  const { match } = table;
  const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const untold: string[] = [];
  let turns = 0;
  for (let at = 0; turns < wanted && !match.over; at++) {
    while (!match.over && !(match.asked && match.phase === "idle" && match.autoAnswer === null)) await rest(15);
    if (match.over) break;
    const { seen } = table.beyond;
    if (match.prompt.why === "action") {
      turns++;
      const root = document.querySelector<HTMLElement>("#last-turn")!;
      const shown = root.hidden ? "" : (root.textContent ?? "");
      const ownTurn = match.view.turn.number - 2;
      const acted = (one: any, nth: number) => one.by === "f" && seen[nth - 1]?.view.turn.seat === "first";
      for (const event of seen.slice(seen.findLastIndex(acted) + 1).flatMap((one: any) => one.events ?? [])) {
        if (event.seat !== "second") continue;
        // In the player's own turn it is a card of the player that moves pieces of the other side.
        const moved = event.t === "say" && event.moved && !event.card && event.turn !== ownTurn;
        const words = moved ? event.squares[1] : ["play", "dump"].includes(event.t) ? titles[event.card] : "";
        if (!shown.includes(words)) untold.push(`turn ${turns}: ${JSON.stringify(event)} is not in “${shown}”`);
      }
    }
    const offers = match.offers.filter((offer: any) => offer.role === "play");
    match.answer(offers[(at * 7) % offers.length].text);
    await rest(5);
  }
  return { turns, untold };
}

/** The turns of a day. */
const TURNS = all ? 75 : 6;

test(`what the computer did can be answered at each of ${TURNS} turns`, async ({ open }) => {
  test.setTimeout(300_000);
  const titles = Object.fromEntries(stormCards.map(({ name, title }) => [name, title]));
  let turns = 0;
  for (let game = 0; turns < TURNS; game++) {
    const { frame } = await open("http", {
      hash: link({ game: "chess-storm", seed: `told${game}` }, "seats=hc&level=beginner"),
    });
    await ready(frame);
    const found = await frame.evaluate(untold, { titles, wanted: TURNS - turns });
    expect(found.untold).toEqual([]);
    turns += found.turns;
  }
});

/** Lines of text of which a part is cut off by what they stand in. */
const cut = (frame: Frame, where: string) =>
  frame.evaluate((where) => {
    const place = document.querySelector(where)!;
    const { top, bottom } = place.getBoundingClientRect();
    // A text for readers alone has a box of one pixel.
    const seen = [...place.querySelectorAll("*")].filter((node) => node.getBoundingClientRect().width > 2);
    const lines = seen.flatMap((node) => {
      const range = document.createRange();
      return [...node.childNodes].flatMap((child) => {
        range.selectNodeContents(child);
        return child.nodeType === Node.TEXT_NODE ? [...range.getClientRects()] : [];
      });
    });
    return lines.filter((line) => line.bottom > bottom + 3 || line.top < top - 3).length;
  }, where);

test("in a frame no line of the last turn is cut, however much was done", async ({ open }) => {
  const { page, frame } = await open("http", { viewport: { width: 720, height: 520 } });
  const config = { game: "five-card", seed: "told" } as const;
  await Table.sit(page, frame, config, { seats: "hc", after: ["fold", "fold", "double", "yes"] });
  await expect(frame.locator(".last-words")).toContainText("owns the cube");
  expect(await cut(frame, ".last-told")).toBe(0);
});

test("at 1280x800 no line of two effects is cut", async ({ open }) => {
  const { page, frame } = await open("http", { viewport: { width: 1280, height: 800 } });
  const lasting = [
    { card: "peace", owner: "first", at: "e2" },
    { card: "black-hole", owner: "second", at: "e5" },
  ];
  const config = { game: "chess-storm", seed: "told", setup: { lasting } } as any;
  await Table.sit(page, frame, config, { seats: "hc" });
  await expect(frame.locator("#lasting li")).toHaveCount(2);
  expect(await cut(frame, "#lasting")).toBe(0);
});

test("the last turn in 5 Card keeps its size while an answer is pointed at, and while a card is lifted", async ({
  open,
}) => {
  const { page, frame } = await open("http");
  await Table.sit(page, frame, { game: "five-card" }, { seats: "hc" });
  await ready(frame);
  await frame.click('#board [data-square="e2"]');
  await frame.click('#board [data-square="e4"]');
  const face = frame.locator("#last-turn .last-faces");
  const double = frame.locator('#answers [data-type="double"], .prompt-actions [data-type="double"]').first();
  await expect(double).toBeVisible({ timeout: 15_000 });
  await expect(face).toBeVisible();
  const heights = () => face.evaluate((node) => Math.round(node.getBoundingClientRect().height));
  const before = await heights();
  await double.hover();
  await expect(frame.locator(".prompt-more")).toBeVisible();
  expect(await heights()).toBe(before);
  await page.keyboard.press("4");
  await expect(frame.locator('#hand [aria-pressed="true"]')).toBeVisible();
  expect(await heights()).toBe(before);
});
