// Chess Storm at the table: questions that are interrupted, answers behind the veil, passing, taking back, cards
// carried to the board.
import { todays } from "./daily.mts";
import { stormOf } from "./engine.mts";
import { expect, type Sitting, test } from "./fixtures.mts";
import { noLeak, WIRE } from "./secrets.mts";
import { Table } from "./table.mts";

const PAIRS = {
  board: "1nb1k2r/1ppppppp/8/8/8/8/1PPPPPPP/1NB1K2R w - -",
  hands: { first: ["solid-snake", "private-jet"], second: ["nope", "stall"] },
  pile: ["home", "stable", "darling"],
};
const QUIET = {
  ...PAIRS,
  hands: { first: ["solid-snake"], second: ["stall"] },
  pile: ["nope", "home", "stable", "darling"],
};
const SNAKE = ["card:solid-snake", "swap:b2b7", "done"];

const sit = ({ page, frame }: Sitting, setup: object, seats: "hh" | "hc" = "hh") =>
  Table.sit(page, frame, { game: "chess-storm", setup }, { seats });
const hand = (table: Table) =>
  table.frame
    .locator("#hand button[data-card]")
    .evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.card));
/** The page's own way back out of a question; the engine's beside it. */
async function goBack(table: Table) {
  await table.shown();
  await table.frame.click('.prompt-tools [data-text="back"]');
  expect(table.game.back().ok).toBe(true);
  await table.shown();
}

/** Questions for an answer: to a declared take, to a finished turn. Each with a fitting card and with none. */
const ANSWERS = [
  [
    "during",
    "a declared take",
    { board: "r5k1/5ppp/8/8/P7/8/5PPP/6K1 b - -", hands: { first: ["ole"], second: ["stall"] } },
    "a8a4",
    "ole",
  ],
  [
    "after",
    "a finished turn",
    { board: "3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - -", hands: { first: ["cancelled"], second: ["dub"] } },
    "d8d2",
    "cancelled",
  ],
] as const;
for (const [why, what, setup, move, card] of ANSWERS) {
  for (const fits of todays([true, false], 2)) {
    test(`${what} is answered at the bar, ${fits ? "with" : "without"} a card that fits`, async ({ open }) => {
      const hands = fits ? setup.hands : { ...setup.hands, first: ["urbanism"] };
      const sitting = await open();
      const { frame } = sitting;
      const table = await sit(sitting, { ...setup, hands, pile: fits ? ["home", "stable"] : [card, "home"] });
      await table.give(move);
      // Black may discard a card at the end of the turn.
      while (table.game.prompt()!.why !== why) await table.give("pass");
      await table.shown();
      await expect(frame.locator('#prompt-buttons [data-text="pass"]')).toBeVisible();
      for (const button of [`#prompt-buttons [data-text="card:${card}"]`, "#hand .play"])
        await expect(frame.locator(button)).toHaveCount(fits ? 1 : 0);
      if (why === "during") {
        await expect(table.square("a8")).toHaveAccessibleName(/about to capture/);
        await expect(table.square("a4")).toHaveAccessibleName(/white pawn.*about to be captured/);
      }
      if (fits) await table.give(`card:${card}`);
      else {
        await frame.click('.prompt-tools [data-text="auto-pass"]');
        table.apply("pass");
      }
      await table.shown();
      await expect(table.square("a4")).not.toHaveAccessibleName(/about to/);
    });
  }
}

for (const place of todays(["http", "file, index.html"] as const, 2)) {
  test(`a reload in the middle of a card's question asks it again: ${place}`, async ({ open }) => {
    const sitting = await open(place);
    const { page, frame } = sitting;
    const config = { game: "chess-storm", setup: PAIRS } as const;
    const table = await Table.sit(page, frame, config, { after: [SNAKE[0]] });
    await table.shown();
    const steps = frame.locator("#steps");
    await expect(steps).not.toContainText("chosen so far");
    await table.play([SNAKE[1]]);
    const look = async () => ({
      steps: await steps.textContent(),
      board: await frame.locator("#board").ariaSnapshot(),
      prompt: await frame.locator("#prompt").ariaSnapshot(),
    });
    const before = await look();
    expect(before.steps).toMatch(/^1 chosen/);
    await expect(table.square("b7")).toHaveAccessibleName(/choice 1/);
    await table.reload();
    expect(await look()).toEqual(before);
    await table.play(["swap:c2c7", "done", "pass"]);
  });
}

test("a choice that nobody has seen can be taken back, by the button in the bar", async ({ open }) => {
  const table = await sit(await open(), PAIRS);
  for (const text of SNAKE.slice(0, 2)) await table.give(text);
  await goBack(table);
  expect(table.game.prompt()!.why).toBe("target");
  await expect(table.frame.locator("#steps")).not.toContainText("chosen so far");
  // The card was shown when it was declared.
  await expect(table.frame.locator('.prompt-tools [data-text="back"]')).toHaveCount(0);
  expect(table.game.back()).toMatchObject({ ok: false, error: "revealed" });
});

for (const [what, setup, reply] of [
  ["with a counter", PAIRS, "card:nope"],
  ["without", QUIET, "pass"],
] as const) {
  test(`an answer is asked for behind the veil, ${what}: nothing tells which`, async ({ open }) => {
    const sitting = await open("http", { script: WIRE });
    const table = await sit(sitting, setup);
    for (const text of SNAKE) await table.give(text);
    await expect(table.veil).toContainText(
      /Pass the device to Player 2, and no peeking\. Then respond to Solid Snake\./,
    );
    await noLeak(table, null, "the veil before the answer");
    await table.shown();
    await expect(table.frame.locator('#prompt-buttons [data-text="pass"]')).toBeVisible();
    await expect(table.frame.locator('#prompt-buttons [data-text="card:nope"]')).toHaveCount(reply === "pass" ? 0 : 1);
    await noLeak(table, "second", "the answer");
    // By the button: a card that answers has one beside its place in the hand.
    await table.frame.click(`#prompt-buttons [data-text="${reply}"]`);
    table.apply(reply);
    await table.shown();
    const { seat } = table.game.prompt()!;
    expect(await hand(table)).toEqual(stormOf(table.game.view(seat))!.hands[seat]);
  });
}

test("who lets answers pass is not asked, whatever the hand, until the next own turn", async ({ open }) => {
  const black = JSON.stringify({ passing: { first: false, second: true } });
  const script = `localStorage.setItem("deckmate.settings", '${black}')`;
  const table = await sit(await open("http", { script }), PAIRS);
  for (const text of SNAKE) await table.give(text);
  expect(table.game.prompt()).toMatchObject({ seat: "second", why: "reply" });
  table.apply("pass");
  await table.shown();
  expect(table.game.prompt()).toMatchObject({ seat: "second", why: "action" });
});

test("a card dragged onto the board asks for its target, a useless one is discarded, another says why not", async ({
  open,
}) => {
  const sitting = await open();
  const { frame } = sitting;
  const cards = ["private-jet", "vendetta", "stall", "nope"];
  const table = await sit(sitting, {
    ...PAIRS,
    board: "4k3/8/8/8/8/8/4P3/4K3 w - -",
    hands: { first: cards, second: [] },
  });
  await table.shown();
  for (const [card, words] of [
    ["private-jet", /, can be played/],
    ["vendetta", /, can only be discarded/],
    ["stall", /, not now/],
  ] as const)
    await expect(frame.locator(`#hand button[data-card="${card}"]`)).toHaveAccessibleName(words);
  await frame.click('#hand [data-card="stall"]');
  await expect(frame.locator("#steps")).toHaveText(/^Stall\. /);
  await expect(frame.locator("#refusal")).toHaveText(/^Stall can only be played /);
  await expect(frame.locator(".prompt-tools button")).toHaveText(["Put back"]);
  await frame.click('#hand [data-card="vendetta"]');
  await frame.click('.prompt-tools [data-text="put-back"]');
  await expect(frame.locator('#hand [aria-pressed="true"]')).toHaveCount(0);
  await frame.waitForFunction(() => "aim" in ((globalThis as any).deckmateExtras ?? {}));
  await frame.dragAndDrop('#hand [data-card="private-jet"]', '#board [data-square="d5"]');
  await expect(table.question).toHaveText(/^Choose a new square for the king on [a-h][1-8]\.$/);
  await expect(frame.locator("#log")).toContainText("No moves yet");
  table.apply("card:private-jet");
  await table.shown();
  expect(table.game.prompt()!.why).toBe("target");
  const other = await sit(await open(), {
    ...PAIRS,
    board: "4k3/8/8/8/8/8/4P3/4K3 w - -",
    hands: { first: ["vendetta"], second: [] },
  });
  await other.play(["dump:vendetta"]);
  await expect(other.frame.locator("#discards")).toContainText("Vendetta");
});

test("Peeker: the whole pile is looked through as cards, and one of them is taken", async ({ open }) => {
  const sitting = await open();
  const hands = { first: ["peeker"], second: ["stall"] };
  const table = await sit(sitting, { board: "r5k1/5ppp/8/8/8/8/N4PPP/6K1 b - -", hands });
  await table.play(["a8a2", "pass", "pass", "card:peeker", "pass"]);
  await table.shown();
  await expect(sitting.frame.locator("#prompt-buttons [data-text]")).toHaveCount(0);
  await table.play(["card:dub"]);
  expect(await hand(table)).toEqual(["dub"]);
});
