// Every card of Chess Storm once by clicks, a fifth of them a day, all of them with WALKS=all: the first case of its
// spec file that plays it, answer by answer.
import { createRequire } from "node:module";
import { isToday } from "./daily.mts";
import { type NewGame, stormCards, stormOf } from "./engine.mts";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

interface Case {
  title: string;
  game: NewGame;
  steps: { word: string; parts: string[] }[];
}
const { read } = createRequire(import.meta.url)("../spec-grammar.cjs") as {
  read(place: string): { file: string; cases: Case[] }[];
};
/** Read when the first card is played: the names of the tests can be listed without the command line. */
let specs: ReturnType<typeof read> | undefined;

const answersOf = ({ steps }: Case) =>
  steps
    .filter(({ word }) => word === "do")
    .flatMap(({ parts }) => parts)
    .map((part) => part.replace(/^(first|second) /, "").replace(/ @.*$/, ""));

/**
 * The first case that plays the card with effect, its own file first; cases that take back or repeat are left alone.
 */
function example(card: string) {
  const own = ({ file }: { file: string }) => Number(file.endsWith(`-${card}.spec`));
  specs ??= read("tests/specs/storm");
  const all = [...specs].sort((one, other) => own(other) - own(one)).flatMap(({ cases }) => cases);
  const found = all.find(
    (one) =>
      one.game.setup &&
      !one.steps.some(({ word }) => ["again", "back"].includes(word)) &&
      answersOf(one).includes(`card:${card}`),
  );
  if (!found) throw new Error(`no spec plays ${card}`);
  return { ...found, answers: answersOf(found) };
}

// One page for a handful of cards: opening it is the dear part. A tenth of the cards a day.
const [SHARE, DAYS] = [14, 10];
for (let from = 0; from < stormCards.length; from += SHARE) {
  if (!isToday(from / SHARE, DAYS)) continue;
  const cards = stormCards.slice(from, from + SHARE);
  test(`cards ${cards[0].number} to ${cards.at(-1)!.number} by clicks`, async ({ open }) => {
    const { page, frame } = await open();
    for (const { name, title } of cards) {
      await test.step(title, async () => {
        const { game, answers } = example(name);
        const table = await Table.sit(page, frame, game);
        await table.play(answers);
        const asked = table.game.prompt();
        const view = table.game.view(asked?.seat ?? "watcher");
        expect(
          view.log.some(({ card }) => card === name),
          `${title} was played`,
        ).toBe(true);
        if (!asked) return frame.click('[data-test="review"]');
        await expect(frame.locator("#log li > :last-child")).toHaveText(view.log.map(({ text }) => text));
        await expect(frame.locator("#lasting .lasting-card .hint")).toHaveText(
          stormOf(view)!.lasting.map(({ text }) => text),
        );
        await expect(frame.locator("#discards")).toContainText(`, ${stormOf(view)!.discard.length} card`);
        const shown = await frame
          .locator("#hand button[data-card]")
          .evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.card));
        expect(shown).toEqual(stormOf(view)!.hands[asked.seat]);
      });
    }
  });
}
