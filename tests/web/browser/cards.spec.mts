// Cards as things to hold: what a finger holds is read whole and commits nothing; a discard is dragged onto the pile;
// cards fly as the settings say, and no box moves for it.
import type { Page } from "@playwright/test";
import { todays } from "./daily.mts";
import type { NewGame } from "./engine.mts";
import { accessible, expect, type Sitting, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 2 });

/** Cards with the longest texts. */
const LONG = ["ole", "push", "serial-killer", "voodoo", "origins"];
const STORM: NewGame = { game: "chess-storm", seed: "cards", setup: { hands: { first: LONG, second: [] } } };
/** Nope can be discarded at the end of the own turn. */
const DISCARD: NewGame = {
  game: "chess-storm",
  seed: "cards",
  setup: { board: "4k3/8/8/8/8/8/6P1/4K3 w", hands: { first: ["nope", "pass", "fodder"], second: [] } },
};
/** The tests ask for less motion. */
const MOVING = { reducedMotion: "no-preference" } as const;
const FIVE: NewGame = { game: "five-card", seed: "cards" };
const PHONES = [
  [390, 844],
  [320, 568],
  [844, 390],
] as const;

/** A finger on the screen. */
async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  return {
    down: (x: number, y: number) => send("touchStart", [{ x, y }]),
    to: (x: number, y: number) => send("touchMove", [{ x, y }]),
    up: () => send("touchEnd", []),
  };
}

/** Where the cards of the hand can be touched. */
const spots = ({ frame }: Sitting) =>
  frame.locator("#hand .hand-card").evaluateAll((cards) =>
    cards.map((card) => {
      const { left, top } = card.getBoundingClientRect();
      return { x: left + 12, y: top + 16 };
    }),
  );

/** What must not move while cards do. */
const boxes = ({ frame }: Sitting) =>
  frame.evaluate(() =>
    ["#board", "#prompt", "#hand", "#piles", "#table .log", ".seat.top"].map((name) => {
      const box = document.querySelector(name)?.getBoundingClientRect();
      return box && [name, box.left, box.top, box.width, box.height].join(" ");
    }),
  );

for (const [nth, [width, height]] of PHONES.entries())
  for (const deal of todays([STORM, FIVE], 3, nth))
    test(`a held card is read whole and put back: ${deal.game}, ${width}x${height}`, async ({ open }) => {
      const sitting = await open("http", { viewport: { width, height }, hasTouch: true, isMobile: true });
      const { page, frame } = sitting;
      const table = await Table.sit(page, frame, deal, { seats: "hc" });
      await table.shown();
      const before = await boxes(sitting);
      const held = frame.locator(".held-card");
      const touch = await finger(page);
      const [first, ...others] = await spots(sitting);
      await touch.down(first.x, first.y);
      await expect(held).toBeVisible();
      for (const [at, { x, y }] of [first, ...others].entries()) {
        await touch.to(x, y);
        const name = await frame.locator("#hand .hand-card").nth(at).getAttribute("data-card");
        await expect(held.locator(".card-face")).toHaveAttribute("data-card", name!);
        await expect(held).toBeInViewport({ ratio: 1 });
        await expect.poll(() => held.evaluate((node) => node.getAnimations().length)).toBe(0);
        // Its words are in it, and no square of the board is under it.
        const [cut, over] = await held.evaluate((node) => {
          const box = node.getBoundingClientRect();
          const cut = [...node.querySelectorAll("p, strong, span")].some((part) => {
            const one = part.getBoundingClientRect();
            return one.height > 0 && (one.bottom > box.bottom + 1 || one.top < box.top - 1);
          });
          const squares = [...document.querySelectorAll("#board [data-square]")].map((one) =>
            one.getBoundingClientRect(),
          );
          const over = squares.some(
            (one) =>
              one.left < box.right - 1 &&
              one.right > box.left + 1 &&
              one.top < box.bottom - 1 &&
              one.bottom > box.top + 1,
          );
          return [cut, over];
        });
        expect([cut, over], name!).toEqual([false, false]);
        expect(await boxes(sitting)).toEqual(before);
      }
      await touch.up();
      await expect(held).toHaveCount(0);
      await expect(frame.locator('#hand [aria-pressed="true"]')).toHaveCount(0);
      // A tap lifts, as it did.
      const playable = frame.locator("#hand .hand-card[aria-label], #hand .hand-card:not(.idle)").first();
      if (await playable.count()) {
        await playable.tap();
        await expect(playable).toHaveAttribute("aria-pressed", "true");
      }
      expect(await boxes(sitting)).toEqual(before);
      await accessible(sitting, `a hand, ${deal.game}`);
    });

const DESKTOP = { width: 1280, height: 800 };
const BELOW = "finger where the discards are below the window";
for (const [way, viewport] of todays(
  [
    ["mouse", DESKTOP],
    ["finger", { width: 390, height: 844 }],
    ["finger on a tablet", { width: 768, height: 1024 }],
    [BELOW, { width: 800, height: 600 }],
    ["keys", DESKTOP],
  ] as const,
  3,
))
  test(`a card is discarded by ${way}, and a new one flies in`, async ({ open }) => {
    const phone = viewport !== DESKTOP;
    const sitting = await open("http", { viewport, hasTouch: phone, isMobile: phone, pace: "slow", ...MOVING });
    const { page, frame } = sitting;
    const table = await Table.sit(page, frame, DISCARD, { seats: "hc" });
    await table.give("g2g3");
    const card = frame.locator('#hand button[data-card="nope"]');
    await expect(card).toHaveClass(/dump/);
    const before = await boxes(sitting);
    const from = (await card.boundingBox())!;
    const [x, y] = [from.x + 14, from.y + 20];
    if (way === "keys") {
      await page.keyboard.press("1");
      await frame.locator('#prompt [data-text="dump:nope"]').click();
    } else if (way === "mouse") {
      const pile = (await frame.locator("#discards").boundingBox())!;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 8, y - 8);
      await page.mouse.move(pile.x + 10, pile.y + 10, { steps: 3 });
      await expect(frame.locator("#discards")).toHaveClass(/armed over/);
      expect(await boxes(sitting)).toEqual(before);
      await page.mouse.up();
    } else {
      const touch = await finger(page);
      await touch.down(x, y);
      await touch.to(x, y - 30);
      await touch.to(x + 4, y - 60);
      const drop = frame.locator(".discard-drop");
      const spot = way === BELOW ? drop : frame.locator("#discards");
      await expect(spot).toBeInViewport({ ratio: 0.9 });
      await expect(spot).toHaveClass(/armed/);
      await expect(drop).toHaveCount(way === BELOW ? 1 : 0);
      const box = (await spot.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      await touch.to(box.x + 60, box.y + 20);
      await expect(spot).toHaveClass(/over/);
      expect(await boxes(sitting)).toEqual(before);
      await touch.up();
      await expect(drop).toHaveCount(0);
    }
    await expect(frame.locator(".card-flight").first()).toBeAttached();
    await expect(card).toHaveCount(0);
    await expect(frame.locator("#discards")).toHaveAccessibleName(/on top Nope/);
    expect(await boxes(sitting)).toEqual(before);
    await expect(frame.locator(".card-flight")).toHaveCount(0);
  });

test("a card that can be played isn't discarded by a drop on the pile, nor played by a tap; it is said why", async ({
  open,
}) => {
  const sitting = await open();
  const { page, frame } = sitting;
  const table = await Table.sit(page, frame, DISCARD, { seats: "hc" });
  await table.shown();
  const card = frame.locator('#hand button[data-card="pass"]');
  await expect(card).toHaveClass(/play/);
  const pile = (await frame.locator("#discards").boundingBox())!;
  const from = (await card.boundingBox())!;
  await page.mouse.move(from.x + 14, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 24, from.y);
  await page.mouse.move(pile.x + 10, pile.y + 10, { steps: 3 });
  await expect(frame.locator("#discards")).not.toHaveClass(/armed/);
  await page.mouse.up();
  await expect(frame.locator(".prompt-refusal")).toHaveText("Pass can be played: it isn't discarded.");
  // A tap puts it back: it is played by its button.
  await expect(frame.locator('.prompt-tools [data-text="card:pass"]')).toBeVisible();
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "false");
  await expect(table.question).toHaveText(table.game.prompt()!.text);
});

for (const [wish, options] of [
  ["at once", { pace: "once", ...MOVING }],
  ["without motion", { pace: "normal", reducedMotion: "reduce" }],
] as const)
  test(`no card flies ${wish}`, async ({ open }) => {
    const sitting = await open("http", { script: FLIGHTS, ...options });
    const { page, frame } = sitting;
    const table = await Table.sit(page, frame, DISCARD, { seats: "hc" });
    await table.give("g2g3");
    await expect(frame.locator('#hand button[data-card="nope"]')).toHaveClass(/dump/);
    await page.keyboard.press("1");
    await frame.locator('#prompt [data-text="dump:nope"]').click();
    await expect(frame.locator("#discards")).toHaveAccessibleName(/on top Nope/);
    expect(await frame.evaluate(() => (globalThis as any).flights)).toBe(0);
  });

/** Counts the cards and the stacks of chips that have flown, and the chips of the last stack. */
const FLIGHTS = `globalThis.flights = globalThis.chips = 0;
new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes) {
      if (node.className !== "card-flight") continue;
      globalThis.flights++;
      if (!node.querySelector(".poker-chip")) continue;
      globalThis.chips++;
      globalThis.last = node.querySelectorAll(".poker-chip").length;
    }
}).observe(document, { childList: true, subtree: true });`;

test("faces have their picture and their sign, and the pot its chips", async ({ open }) => {
  const sitting = await open();
  const { page, frame } = sitting;
  await Table.sit(page, frame, STORM, { seats: "hc" });
  await expect(frame.locator("#hand .card-panel > svg")).toHaveCount(5);
  const faces = await frame.locator("#hand .card-face").evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, right, width, height } = node.getBoundingClientRect();
      return { left, right, width, height };
    }),
  );
  // Side by side and whole, as large as the felt allows within its edges.
  for (const [at, { left, width, height }] of faces.entries()) {
    expect(width).toBeGreaterThanOrEqual(88);
    expect(height).toBeGreaterThanOrEqual(123);
    if (at) expect(left).toBeGreaterThanOrEqual(faces[at - 1].right - 4);
  }
  await accessible(sitting, "the hand of Chess Storm");
  await Table.sit(page, frame, FIVE, { seats: "hc" });
  await expect(frame.locator(".poker-chip")).toHaveCount(2);
  await expect(frame.locator("#pot")).toHaveText("2");
  await accessible(sitting, "the pot");
});

test("a card of DoubleCross that is done with flies to the discards; beside it all three answers are whole", async ({
  open,
}) => {
  const { page, frame } = await open("http", {
    script: FLIGHTS,
    pace: "fast",
    viewport: { width: 1280, height: 800 },
    reducedMotion: "no-preference",
  });
  const setup = { board: "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - -", deck: ["white-pawn", "black-king"] };
  const deal = { game: "doublecross", setup, options: { accuse: "always" } } as const;
  const table = await Table.sit(page, frame, deal, { after: ["draw", "b2b4"] });
  await table.shown();
  await frame.evaluate(() => void (globalThis as any).Page.table.match.answer("done"));
  await expect(table.question).toHaveText("Draw a card.");
  await expect.poll(() => frame.evaluate(() => (globalThis as any).flights)).toBeGreaterThan(0);
  await expect(frame.locator('#prompt-buttons [data-text^="claim"]')).toHaveCount(2);
  const actions = frame.locator(".prompt-actions");
  expect(await actions.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(2);
  // The other one's card flies to the discards; a double is paid by both, and the whole pot slides to the winner.
  const five = await Table.sit(page, frame, FIVE, { seats: "hh" });
  await five.shown();
  const chips = () => frame.evaluate(() => (globalThis as any).chips);
  const give = (text: string) => frame.evaluate((text) => void (globalThis as any).Page.table.match.answer(text), text);
  // What is asked behind the veil is answered when it is in sight.
  const unveil = async (question: string) => {
    await frame.click('[data-test="open-veil"]');
    await expect(five.question).toContainText(question);
    await expect(frame.locator("#prompt-buttons button").first()).toBeVisible();
  };
  // Both antes have come to it.
  await expect.poll(chips).toBe(2);
  await give("double");
  await unveil("doubles");
  await give("yes");
  await expect.poll(chips).toBe(4);
  await expect(frame.locator(".card-flight")).toHaveCount(0);
  await unveil("Move your king");
  await give("resign");
  await expect.poll(chips).toBe(5);
  expect(await frame.evaluate(() => (globalThis as any).last)).toBe(4);
  await expect(five.result).toContainText("wins the pot of 4 antes");
});
