// Chess Storm flows: nothing is asked that answers itself, turns end by themselves, a card that waits and the log can
// be read.
import { expect, type Sitting, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 2 });

const SETUP = {
  board: "4k2r/4pppp/8/8/8/8/4PPPP/4K2R w - -",
  hands: { first: ["nope"], second: [] },
  pile: ["vendetta", "stable", "home", "stall"],
};
const sit = ({ page, frame }: Sitting, setup: object, seats: "hh" | "hc" = "hh", after: string[] = []) =>
  Table.sit(page, frame, { game: "chess-storm", setup }, { seats, after });
/** Notes every answer that is ever painted as a button. */
const NOTES = `globalThis.painted = [];
  new MutationObserver(() => {
    const buttons = [...document.querySelectorAll("#prompt-buttons [data-text]")];
    globalThis.painted.push(...buttons.map(({ dataset }) => dataset.text));
  }).observe(document, { subtree: true, childList: true });`;
const SWITCH = "Don't ask me when I could only discard";
const ASKED = '#prompt-buttons [data-text="pass"]';

test("a turn ends by itself when nothing can be done, without a question, and is taken back whole", async ({
  open,
}) => {
  const sitting = await open("http", { script: NOTES });
  const { frame } = sitting;
  const table = await Table.sit(
    sitting.page,
    frame,
    { game: "chess-storm", setup: SETUP, options: { dump: false } },
    { seats: "hc" },
  );
  await table.give("g2g3");
  await expect(frame.locator("#log")).toContainText("Black");
  await expect(frame.locator("#prompt-text")).toHaveText("Move, or play a card.");
  expect(await frame.evaluate("globalThis.painted")).toEqual([]);
  await expect(async () => {
    await frame.click("#undo");
    await expect(frame.locator("#log")).not.toContainText("Black", { timeout: 500 });
  }).toPass();
  await expect(table.square("g2")).toHaveAccessibleName(/white pawn/);
});

test("a discard is never passed over, in the own turn and in the opponent's, unless the player says so", async ({
  open,
}) => {
  const sitting = await open();
  const { frame } = sitting;
  // Nope can be discarded at the end of the own turn, and Fodder after the opponent's, too.
  const hands = { first: ["nope", "fodder"], second: [] };
  const table = await sit(sitting, { ...SETUP, hands }, "hc");
  await expect(frame.getByLabel(SWITCH)).not.toBeChecked();
  await table.give("g2g3");
  await expect(frame.locator(ASKED)).toHaveText(/^End turn/);
  await frame.click(ASKED);
  await expect(frame.locator("#prompt-text")).toHaveText("Respond to Black's turn?");
  await expect(frame.locator('#hand button[data-card="fodder"]')).toHaveAccessibleName(/can only be discarded/);
  await frame.getByLabel(SWITCH).check();
  await expect(frame.locator("#prompt-text")).toHaveText("Move, or play a card.");
  await expect(frame.locator("#log")).toContainText("Black");
});

test("what may be said under Respect and Omertà makes no question of its own", async ({ open }) => {
  const sitting = await open("http", { script: NOTES });
  const { frame } = sitting;
  const lasting = [
    { card: "respect", owner: "second" as const },
    { card: "omerta", owner: "first" as const },
  ];
  const setup = { ...SETUP, hands: { first: ["nope"], second: [] }, pile: ["cancelled"], lasting };
  const config = { game: "chess-storm", setup, options: { dump: false } } as const;
  const table = await Table.sit(sitting.page, frame, config, { seats: "hc" });
  const say = frame.locator('.prompt-tools [data-text="say"]');
  await expect(say).toBeVisible();
  await table.give("g2g3");
  await expect(frame.locator("#log")).toContainText("Black");
  await expect(frame.locator("#prompt-text")).toHaveText("Move, or play a card.");
  await expect(say).toBeVisible();
  expect(await frame.evaluate("globalThis.painted")).toEqual([]);
});

test("while targets are picked the card can be read, and the opponent's card is marked as such", async ({ open }) => {
  const sitting = await open();
  const { frame } = sitting;
  const setup = {
    board: "1nb1k2r/1ppppppp/8/8/8/8/1PPPPPPP/1NB1K2R w - -",
    hands: { first: ["solid-snake", "private-jet"], second: ["nope", "stall"] },
    pile: ["home", "stable", "darling"],
  };
  const table = await sit(sitting, setup, "hh", ["card:solid-snake"]);
  const declared = frame.locator("#declared");
  const TEXT = "Solid Snake · Swap up to three of your pawns with as many of your opponent's.";
  await table.shown();
  await expect(declared).toHaveText(` White's card: ${TEXT}`, { useInnerText: false });
  await expect(frame.locator("#hand .hand-card:not(.idle)")).toHaveCount(0);
  await expect(frame.locator("#hand").getByRole("button", { name: "Private jet" })).toContainText("not now");
  await table.give("swap:b2b7");
  await expect(declared).toBeInViewport({ ratio: 0.99 });
  await table.give("done");
  await table.shown();
  await expect(declared).toContainText(`White's card: ${TEXT}`);
  await declared.getByRole("button").click();
  await expect(frame.locator("#card .card-text")).toBeVisible();
  await frame.click('#card [data-test="close"]');
  await expect(declared.getByRole("button")).toBeFocused();
});

test("names of cards in the log and among the effects open the card; the log shows its last lines", async ({
  open,
}) => {
  const sitting = await open();
  const { frame } = sitting;
  const moves = ["g2g3", "g7g6", "h2h3", "h7h6", "f2f3", "f7f6", "e2e3", "e7e6"];
  const table = await sit(sitting, {
    ...SETUP,
    hands: { first: ["private-jet"], second: [] },
    pile: [],
    lasting: [{ card: "magnetism", owner: "second", at: "h7" }],
  });
  await table.give("card:private-jet");
  await table.give(table.game.legalMoves().find(({ squares }) => squares.length > 0)!.text);
  while (table.game.prompt()!.why !== "action") await table.give("pass");
  for (const move of moves) {
    if (!table.game.legalMoves().some(({ text }) => text === move)) continue;
    await table.give(move);
    while (table.game.prompt()!.why !== "action") await table.give("pass");
  }
  await table.shown();
  await frame.locator("#moves .play", { hasText: "Private jet" }).first().click();
  await frame.locator(".look-words button").click();
  await expect(frame.locator("#card h2")).toHaveText("Private jet");
  await frame.click('#card [data-test="close"]');
  await frame.click(".look-close");
  await frame.click(".log-words");
  await frame.locator('#lasting [data-card="magnetism"]').click();
  await expect(frame.locator("#card h2")).toHaveText("Magnetism");
  await frame.click('#card [data-test="close"]');
  await expect(frame.locator("#board").getByLabel(/pointed out/)).not.toHaveCount(0);
  const lines = await frame.locator("#log").evaluate((log) => {
    const { top, bottom } = log.getBoundingClientRect();
    const inside = ({ top: upper, bottom: lower }: DOMRect) => upper >= top - 1 && lower <= bottom + 1;
    return [...log.querySelectorAll("li")].filter((line) => inside(line.getBoundingClientRect())).length;
  });
  expect(lines).toBeGreaterThanOrEqual(2);
});
