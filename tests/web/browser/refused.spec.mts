// Every refused tap says why, on screen and aloud, in the engine's own words: in each game and each kind of question of
// its walk.

import { nameOf } from "./answers.mts";
import { todays } from "./daily.mts";
import { catalog, engine, type Game, pokerOf, stormOf } from "./engine.mts";
import { expect, test } from "./fixtures.mts";
import type { Found } from "./games.mts";
import { Table } from "./table.mts";

/** How many answers come before the first question of each kind. */
function kindsOf({ answers, ...deal }: Found) {
  const game = engine.newGame(deal);
  const kinds = new Map<string, number>();
  for (const [n, text] of answers.entries()) {
    const { why } = game.prompt()!;
    if (!kinds.has(why)) kinds.set(why, n);
    game.apply(text);
  }
  return kinds;
}

/** The first square that the engine says no to, and the first card of the asked hand that can't be discarded either. */
function refused(game: Game) {
  const { seat } = game.prompt()!;
  const view = game.view(seat);
  const squares = view.cells.map((_cell, at) => nameOf(view, at));
  const may = game.legalMoves().map(({ text }) => text);
  const hand = (stormOf(view) ?? pokerOf(view))?.hands[seat] ?? [];
  return {
    square: squares.find((square) => game.explain({ square }) !== null),
    card: hand.find((card) => card !== null && !may.includes(`dump:${card}`) && game.explain({ card }) !== null),
    index: (card: string) => hand.indexOf(card),
  };
}

for (const { name } of todays(catalog.games, 2)) {
  test(`a refused tap says why: ${name}`, async ({ open, walks }) => {
    const { answers, ...deal } = walks[name];
    const { page, frame } = await open();
    let told = 0;
    for (const [why, n] of kindsOf(walks[name])) {
      const table = await Table.sit(page, frame, deal, { after: answers.slice(0, n) });
      await table.shown();
      const { square, card, index } = refused(table.game);
      const says = async (words: string) => {
        await expect(frame.locator("#refusal"), why).toHaveText(words);
        await expect(frame.locator("#refusal")).toBeInViewport({ ratio: 0.99 });
        await expect(frame.locator("#say-polite")).toHaveText(words);
        told++;
      };
      // A tie-break lies over the board.
      if (why === "flop") continue;
      if (square) {
        await table.square(square).click();
        await says(table.game.explain({ square })!);
      }
      if (card) {
        await table.card(index(card)).click();
        await says(table.game.explain({ card })!);
      }
    }
    expect(told).toBeGreaterThan(0);
  });
}

test("a reason does not stay when another card is lifted", async ({ open }) => {
  const { page, frame } = await open();
  const setup = { hands: { first: ["trap", "leapfrog", "charge", "niet", "stall"], second: ["no"] } };
  const refusal = frame.locator("#refusal");
  for (const wish of [
    { game: "chess-storm", setup },
    { game: "five-card", seed: "n" },
  ] as const) {
    const table = await Table.sit(page, frame, wish as any, { seats: "hc" });
    await table.shown();
    const hand = frame.locator("#hand button");
    const texts = await hand.evaluateAll((nodes) => nodes.map((node) => node.className));
    const idle = texts.findIndex((name) => /idle/.test(name));
    const ready = texts.findIndex((name) => !/idle/.test(name));
    expect([idle >= 0, ready >= 0]).toEqual([true, true]);
    await hand.nth(idle).click();
    await expect(refusal).toBeVisible();
    await hand.nth(ready).click();
    await expect(refusal).toBeHidden({ timeout: 1000 });
  }
});

test("a square that only a chosen piece can go to says so, and an answer takes the reason away", async ({ open }) => {
  const { page, frame } = await open();
  const table = await Table.sit(page, frame, { game: "chess" });
  await table.shown();
  const refusal = frame.locator("#refusal");
  await table.square("e4").click();
  await expect(refusal).toHaveText("Choose a piece first, then e4.");
  await table.square("b1").click();
  await expect(refusal).toBeHidden();
  await table.square("e4").click();
  await expect(refusal).toHaveText("The white knight on b1 can't go to e4. Choose it again to see where it can go.");
  // A reason about a square is not said again of the next one, a reason about a piece is.
  await table.square("b1").click();
  await table.square("b5").click();
  await expect(refusal).not.toBeHidden();
  await table.square("a3").click();
  await expect(refusal).toHaveText("Choose a piece first, then a3.");
  await table.square("a1").click();
  await table.square("a3").click();
  await expect(refusal).toHaveText(/rook.* Choose another piece, then a3\.$/);
  await table.give("e2e4");
  await table.shown();
  await expect(refusal).toBeHidden();
});
