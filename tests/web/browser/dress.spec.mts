// The style sheet of a game's table is for that table alone: what was shown before changes nothing on another.
import type { Frame } from "@playwright/test";
import { engine, type NewGame } from "./engine.mts";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

/** Plays answers of chance, so that pieces are captured and cards lie on the piles. */
function begun(config: NewGame, most: number) {
  const game = engine.newGame({ seed: "dress", ...config });
  const answers: string[] = [];
  while (answers.length < most && game.prompt()) {
    answers.push(game.suggest({ level: "greedy", seed: `dress-${answers.length}` }).text);
    game.apply(answers.at(-1)!);
  }
  game.free();
  return answers;
}

const GAMES = (["chess-storm", "doublecross", "five-card", "deception", "full-double"] as const).map((game) => {
  const config: NewGame = { game, seed: "dress" };
  return { config, after: begun(config, 30) };
});

/** Runs in the page: the places of all that a table shows beside its board. */
const boxes = () =>
  [...document.querySelectorAll("#table *:not(#board *, svg *)")].flatMap((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    if (!width || node.closest("#last-turn, .strip")) return [];
    return [`${node.tagName}.${node.getAttribute("class")} ${[x, y, width, height].map(Math.round)}`];
  });

async function shown(sitting: { page: any; frame: Frame }, at: number) {
  const { config, after } = GAMES[at];
  const table = await Table.sit(sitting.page, sitting.frame, config, { after });
  await table.shown();
  await sitting.frame.waitForFunction(() => (globalThis as any).deckmateExtras?.moves);
  await sitting.page.waitForTimeout(700);
  const found = await sitting.frame.evaluate(boxes);
  await sitting.frame.click('[data-test="leave"]');
  return found;
}

test("a table looks the same, whichever games were shown before it", async ({ open }) => {
  test.setTimeout(120_000);
  const wish = { viewport: { width: 1280, height: 800 } };
  const long = await open("http", wish);
  for (const at of GAMES.keys()) await shown(long, at);
  for (const [at, { config }] of GAMES.entries()) {
    const alone = await shown(await open("http", wish), at);
    expect(await shown(long, at), config.game).toEqual(alone);
  }
});
