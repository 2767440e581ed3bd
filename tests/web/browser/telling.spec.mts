// The telling of an answer, step by step: the card, its targets, one effect after the other, in the reader's person;
// what the other side did stays under the question until the player acts; a tap or a key goes on.
import type { Frame } from "@playwright/test";
import type { NewGame } from "./engine.mts";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

/** Notes when each sentence began to be told and when it was gone, and the cards that were on their way. */
const WATCH = `globalThis.told = [];
  globalThis.flights = 0;
  new MutationObserver((changes) => {
    const node = document.querySelector("#told");
    const text = node && !node.hidden ? node.textContent : "";
    const last = globalThis.told.at(-1);
    const card = document.querySelector(".told-card .card-title")?.textContent;
    if (last && !last.card && text === last.text) last.card = card;
    if ((last?.end ? "" : (last?.text ?? "")) !== text) {
      if (last && !last.end) last.end = performance.now();
      if (text) globalThis.told.push({ text, begin: performance.now(), end: 0, card });
    }
    for (const { addedNodes } of changes)
      for (const added of addedNodes) if (added.className === "told-flying") globalThis.flights++;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });`;
interface Told {
  text: string;
  begin: number;
  end: number;
  card?: string;
}
const told = (frame: Frame) => frame.evaluate(() => (globalThis as any).told as Told[]);
const flights = (frame: Frame) => frame.evaluate(() => (globalThis as any).flights as number);
const ready = (frame: Frame) => frame.waitForFunction(() => "telling" in ((globalThis as any).deckmateExtras ?? {}));
const lasted = ({ begin, end }: Told) => end - begin;

const PASSED: NewGame = { game: "doublecross", setup: { deck: ["white-rook", "black-rook", "white-pawn"] } };

test("a turn that passes without a move is told at a glance, and stands under the question with the other's", async ({
  open,
}) => {
  const { page, frame } = await open("http", { pace: "normal", script: WATCH, reducedMotion: "no-preference" });
  await Table.sit(page, frame, PASSED, { seats: "hc" });
  await ready(frame);
  await frame.click("#deck");
  await expect(frame.locator("#told")).toHaveText("White rook: no move. The turn passes.");
  await expect(frame.locator('[data-pile="first"]')).toContainText("1 discarded");
  await expect(frame.locator("#drawn-card")).toContainText("Computer drew");
  await expect(frame.locator("#drawn-card")).not.toContainText("Must be used");
  await expect(frame.locator("#prompt-text")).toHaveText("Draw a card.");
  await expect(frame.locator("#told")).toBeHidden();
  const words = "You drew White Rook: no move. Computer draws Black Rook: No black rook can move. The turn ends.";
  await expect(frame.locator("#drawn-card .no-move")).toBeVisible();
  await expect(frame.locator(".last-words")).toHaveText(words);
  const [own] = await told(frame);
  expect(own.text).toBe("White rook: no move. The turn passes.");
  expect(lasted(own)).toBeGreaterThanOrEqual(840);
  // The own card has gone to its pile; the other's stays with its news until the player acts.
  expect(await flights(frame)).toBe(1);
  await page.waitForTimeout(2000);
  await expect(frame.locator(".last-words")).toHaveText(words);
  await frame.click("#deck");
  await expect(frame.locator("#last-turn")).toBeHidden();
});

test("the player need not wait: the deck takes the next card while the passed turn is still told", async ({ open }) => {
  const { page, frame } = await open("http", { pace: "slow" });
  await Table.sit(page, frame, PASSED, { seats: "hc" });
  await ready(frame);
  await frame.click("#deck");
  await expect(frame.locator("#told")).toHaveText(/^White rook/);
  await expect(frame.locator(".told-tap")).toHaveText("Tap to go on");
  // A key goes on at once.
  await page.keyboard.press("Shift");
  await expect(frame.locator(".last-words")).toHaveText(/Computer draws Black Rook/);
  await frame.click("#deck");
  await expect(frame.locator("#last-turn")).toBeHidden();
  await expect(frame.locator("#prompt-text")).toHaveText("Move a white pawn.");
});

test("the computer's card comes and stands open, then what it does is told to the player", async ({ open }) => {
  const { page, frame } = await open("http", { pace: "normal", script: WATCH });
  // In check nothing but this card helps the computer: its king and a pawn swap.
  const setup = {
    board: "6k1/5ppp/8/p7/8/8/6PP/4R1K1 w - -",
    hands: { first: [], second: ["fantoche"] },
    pile: [],
  };
  const config = { game: "chess-storm", setup, options: { dump: false } } as const;
  await Table.sit(page, frame, config, { seats: "hc" });
  await ready(frame);
  for (const square of ["e1", "e8"]) await frame.click(`#board [data-square="${square}"]`);
  await expect(frame.locator(".told-card .card-title")).toHaveText("Fantoche");
  const effect = /Fantoche: Black's king on g8 and Black's pawn on [fgh]7 swap squares\.$/;
  await expect(frame.locator("#told")).toHaveText(effect, { timeout: 8000 });
  // It stands under the question until the player acts.
  await expect(frame.locator('#board [data-square="e8"]')).toHaveAttribute("data-can", "lift");
  await expect(frame.locator("#told")).toBeHidden();
  await expect(frame.locator(".last-words")).toHaveText(effect);
  // So do the arrows of both ways, and the marks of both squares.
  expect(await frame.evaluate(() => (globalThis as any).Page.table.board.marks.trail.length)).toBe(2);
  await expect(frame.locator("#board").getByLabel(/last move|changed/)).toHaveCount(2);
  const [plays, swaps] = await told(frame);
  expect(plays).toMatchObject({ text: "Computer plays Fantoche.", card: "Fantoche" });
  expect(lasted(plays)).toBeGreaterThanOrEqual(1200);
  // Arrows, and the effect in two beats.
  expect(lasted(swaps)).toBeGreaterThanOrEqual(400 + 2 * 350);
});

test("at once tells nothing, and without motion the sentence still stays", async ({ open }) => {
  const quick = await open("http", { pace: "once", script: WATCH });
  await Table.sit(quick.page, quick.frame, PASSED, { seats: "hc" });
  await ready(quick.frame);
  await quick.frame.click("#deck");
  await expect(quick.frame.locator("#drawn-card")).toContainText("Computer drew");
  await expect(quick.frame.locator("#prompt-text")).toHaveText("Draw a card.");
  expect(await told(quick.frame)).toEqual([]);
  const still = await open("http", { pace: "normal", script: WATCH, reducedMotion: "reduce" });
  await Table.sit(still.page, still.frame, PASSED, { seats: "hc" });
  await ready(still.frame);
  await still.frame.click("#deck");
  await expect(still.frame.locator(".last-words")).toHaveText(/Computer draws Black Rook/, { timeout: 8000 });
  const [own] = await told(still.frame);
  expect(lasted(own)).toBeGreaterThanOrEqual(840);
  expect(await flights(still.frame)).toBe(0);
});

test("cards that alone are an answer stand out, and a hidden bomb is marked on its owner's board alone", async ({
  open,
}) => {
  const { page, frame } = await open();
  const setup = {
    board: "4r1k1/5ppp/8/8/8/8/5PPP/6K1 b - -",
    hands: { first: ["fantoche"], second: [] },
    pile: [],
    lasting: [{ card: "trap", owner: "first" as const, at: "c4" }],
  };
  const table = await Table.sit(page, frame, { game: "chess-storm", setup, options: { dump: false } });
  await table.give("e8e1");
  await table.shown();
  await expect(frame.locator("#prompt-text")).toHaveText("You are in check, and no move helps: play a card.");
  await expect(frame.locator("#hand")).toHaveAttribute("data-must", "");
  await expect(table.square("c4")).toHaveAccessibleName(/your secret/);
  await table.give("card:fantoche");
  await table.give("swap:g1g2");
  await table.shown();
  await expect(frame.locator("#hand")).not.toHaveAttribute("data-must", "");
  while (table.game.prompt()?.seat !== "second") await table.give("pass");
  await table.shown();
  await expect(table.square("c4")).not.toHaveAccessibleName(/your secret/);
});

test("rings stand only where a choice is restricted, and the mouse lifts a piece that may move", async ({ open }) => {
  const { page, frame } = await open("http", { reducedMotion: "no-preference" });
  const free = await Table.sit(page, frame, { game: "chess", setup: {} });
  const state = () =>
    frame.evaluate(() => {
      const { board } = (globalThis as any).Page.table;
      return [board.free, board.motion.raised >= 0];
    });
  await free.shown();
  expect(await state()).toEqual([true, false]);
  await free.square("e2").hover();
  expect(await state()).toEqual([true, true]);
  await free.square("e4").hover();
  expect(await state()).toEqual([true, false]);
  const checked = await Table.sit(page, frame, {
    game: "chess",
    setup: { board: "4k3/8/8/8/8/8/4r3/4K3 w - -" },
  });
  await checked.shown();
  expect((await state())[0]).toBe(false);
});

test("what is said of an own card ends when the other side acts", async ({ open }) => {
  const { page, frame } = await open("http", { pace: "slow", script: WATCH });
  const setup = {
    board: "1nb1k2r/1ppppppp/8/8/8/8/1PPPPPPP/1NB1K2R w - -",
    hands: { first: ["solid-snake"], second: [] },
    pile: ["home", "stable", "darling"],
  };
  const config = { game: "chess-storm", setup, options: { dump: false } } as const;
  await Table.sit(page, frame, config, { seats: "hc", after: ["card:solid-snake", "swap:b2b7"] });
  await ready(frame);
  await frame.click('#prompt-buttons [data-text="done"]');
  await expect(frame.locator("#told")).toHaveText(/^Solid Snake:/);
  await expect(frame.locator("#last-turn")).toBeVisible({ timeout: 10_000 });
  await expect(frame.locator("#told")).toBeHidden({ timeout: 200 });
});
