// Cards that ask for their targets before they are played, and what an answer would lead to, drawn before it is given.
import { stormOf } from "./engine.mts";
import { accessible, expect, type Sitting, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 2 });

const BOARD = "1nb1k2r/1ppppppp/8/8/8/8/1PPPPPPP/1NB1K2R w - -";
const hands = (...first: string[]) => ({ board: BOARD, hands: { first, second: ["stall"] } });

async function sit(sitting: Sitting, setup: object, seats: "hh" | "hc" = "hc", after: string[] = []) {
  const table = await Table.sit(sitting.page, sitting.frame, { game: "chess-storm", setup }, { seats, after });
  await table.shown();
  await sitting.frame.waitForFunction(() => "aim" in ((globalThis as any).deckmateExtras ?? {}));
  return table;
}
/** The save that the page keeps. */
const kept = ({ frame }: Table) =>
  frame.evaluate(() => JSON.parse(localStorage.getItem("deckmate.game.chess-storm") ?? "null")?.save as string);
const lift = ({ frame }: Table, card: string) => frame.click(`#hand [data-card="${card}"]`);
const lifted = ({ frame }: Table) => frame.locator('#hand [aria-pressed="true"]');
const ghosts = ({ frame }: Table) => frame.locator("canvas.ghosts");

for (const [how, act] of [
  ["Esc", ({ page }: Table) => page.keyboard.press("Escape")],
  ["a second tap on the card", (table: Table) => lift(table, "solid-snake")],
  [
    "its buttons",
    async ({ frame }: Table) => {
      await frame.click('.prompt-tools [data-text="back"]');
      await frame.click('.prompt-tools [data-text="put-back"]');
    },
  ],
] as const)
  test(`a plan that is called off by ${how} leaves the game as it was`, async ({ open }) => {
    const table = await sit(await open(), hands("solid-snake", "private-jet"));
    const before = await kept(table);
    expect(before).toBe(table.game.save());
    await lift(table, "solid-snake");
    await expect(table.question).toHaveText("Choose two pieces to swap.");
    for (const square of ["b2", "b7"]) await table.square(square).click();
    await expect(table.question).toHaveText("Choose two pieces to swap, or Done.");
    await expect(table.square("b7")).toHaveAccessibleName(/choice 1/);
    await act(table);
    await expect(lifted(table)).toHaveCount(0);
    await table.shown();
    await expect(table.square("b7")).not.toHaveAccessibleName(/choice 1/);
    expect(await kept(table)).toBe(before);
  });

for (const [card, rest] of [
  ["solid-snake", ["swap:b2b7", "swap:c2c7", "done"]],
  ["private-jet", ["e1e5"]],
] as const)
  test(`${card}: what was planned is given with the last target, as if answered one by one`, async ({ open }) => {
    const table = await sit(await open(), hands("solid-snake", "private-jet"), "hh");
    const before = await kept(table);
    await lift(table, card);
    for (const text of rest) {
      expect(await kept(table)).toBe(before);
      await plan(table, text);
    }
    for (const text of [`card:${card}`, ...rest]) table.apply(text);
    await table.shown();
    expect(await kept(table)).toBe(table.game.save());
  });

/** Touches what the planned question takes for an answer. */
async function plan(table: Table, text: string) {
  const squares = text.replace(/^\w+:/, "").match(/[a-h][1-8]/g) ?? [];
  for (const square of squares) await table.square(square).click();
  if (!squares.length) await table.frame.click(`#prompt-buttons [data-text="${text}"]`);
}

test("a card is dropped on its first target; on another square it waits for one", async ({ open }) => {
  const table = await sit(await open(), hands("church", "solid-snake"), "hh", ["e2e4"]);
  const drag = (square: string) =>
    table.frame.dragAndDrop('#hand [data-card="church"]', `#board [data-square="${square}"]`);
  await drag("e4");
  await expect(lifted(table)).toHaveCount(1);
  expect(await kept(table)).toBe(table.game.save());
  await drag("d4");
  for (const text of ["card:church", "square:d4"]) table.apply(text);
  await table.shown();
  expect(await kept(table)).toBe(table.game.save());
});

test("by keys: the digit lifts and asks, Enter leads to the targets, Esc calls off", async ({ open }) => {
  const table = await sit(await open(), hands("private-jet", "solid-snake"));
  const { page, frame } = table;
  await page.keyboard.press("1");
  await expect(frame.locator("[role=alert]").first()).toContainText(/Choose a new square for the king on [a-h][1-8]\./);
  await page.keyboard.press("Enter");
  // The only king there is is chosen already, and stays so.
  await expect(frame.locator("#board [data-square]:focus")).toHaveAccessibleName(/, chosen/);
  await page.keyboard.press("Enter");
  await expect(frame.locator("#board [data-square]:focus")).toHaveAccessibleName(/, chosen/);
  await page.keyboard.press("Escape");
  await expect(frame.locator("[role=alert]").first()).toContainText("Move, or play a card.");
  await table.shown();
  await page.keyboard.press("2");
  await expect(table.question).toHaveText("Choose two pieces to swap.");
  await page.keyboard.press("1");
  await expect(table.question).toHaveText(/^Choose a new square for the king on [a-h][1-8]\.$/);
  await accessible(table, "a planned question");
});

test("what an answer would change is drawn while the pointer rests on it", async ({ open }) => {
  const table = await sit(await open(), hands("solid-snake", "barrier"), "hh", ["e2e4"]);
  await expect(ghosts(table)).toBeHidden();
  await lift(table, "barrier");
  await expect(table.question).toContainText("border");
  await table.square("d4").click();
  await table.square("d5").click();
  await table.square("e4").click();
  await table.square("e5").hover();
  await expect(table.frame.locator(".square-note")).toContainText(/border|wall/i);
  // The only border that is left is drawn anyway.
  await table.page.mouse.move(2, 2);
  await expect(ghosts(table)).toBeVisible();
  for (const key of ["Escape", "Escape"]) await table.page.keyboard.press(key);
  await expect(ghosts(table)).toBeHidden();
  await table.shown();
});

test("a swap, and a plain move, are drawn before they are made; by keys, too", async ({ open }) => {
  const table = await sit(await open(), { ...hands("good-friends"), board: "1q4k1/5pp1/7p/8/8/Q7/4PPPP/6K1 w - -" });
  await lift(table, "good-friends");
  await table.square("a3").click();
  await table.square("b8").hover();
  await expect(ghosts(table)).toHaveAttribute("data-shows", "2");
  for (const key of ["Escape", "Escape"]) await table.page.keyboard.press(key);
  await table.page.keyboard.press("b");
  await table.square("e2").focus();
  await table.page.keyboard.press("Enter");
  await table.page.keyboard.press("ArrowUp");
  await expect(ghosts(table)).toHaveAttribute("data-shows", "1");
  expect(stormOf(table.game.view("first"))!.hands.first).toEqual(["good-friends"]);
  expect(await kept(table)).toBe(table.game.save());
});

test("what a piece is, and why it cannot be chosen, is told to a mouse that rests and to the key ?", async ({
  open,
}) => {
  const table = await sit(await open(), hands("solid-snake", "church"));
  const { page, frame } = table;
  const note = frame.locator(".square-note");
  await table.square("c1").hover();
  await expect(note).toContainText("White bishop");
  await expect(note).toContainText("Any number of squares along a diagonal.");
  await expect(note).toContainText(table.game.explain({ square: "c1" })!);
  await accessible(table, "a note");
  await table.square("b8").hover();
  await expect(ghosts(table)).toHaveAttribute("data-shows", `reach ${table.game.reach("b8").length}`);
  await page.mouse.move(2, 2);
  await expect(note).toBeHidden();
  await page.keyboard.press("b");
  await page.keyboard.press("?");
  await expect(note).toBeVisible();
  await expect(frame.locator("[role=status]").first()).toContainText(/^White \w+\. /);
  await expect(frame.locator("#keys")).toHaveCount(0);
  await frame.locator('#hand button[data-card="church"]').hover();
  await expect(frame.locator(".hand-zoom .zoom-why")).toHaveText(table.game.explain({ card: "church" })!);
});

test("a card whose only target is drawn at once is played by a tap there; put back, the board is as it was", async ({
  open,
}) => {
  const board = "6k1/5ppp/8/8/8/8/5PPP/1N3K2 w - -";
  const setup = { board, hands: { first: ["encore"], second: [] }, pool: { white: ["knight"] }, pile: ["stall"] };
  const table = await sit(await open(), setup, "hh", ["h2h3"]);
  await lift(table, "encore");
  await expect(ghosts(table)).toHaveAttribute("data-shows", "1");
  await expect(table.square("g1")).toHaveAccessibleName(/can be chosen/);
  await table.page.keyboard.press("Escape");
  await expect(table.square("g1")).not.toHaveAccessibleName(/can be chosen/);
  await lift(table, "encore");
  await table.square("g1").click();
  table.apply("card:encore");
  await table.shown();
});

test("words at the edge of the page stand in its middle, whatever a note looks like", async ({ open }) => {
  const table = await sit(await open(), hands("solid-snake", "church"));
  const { page, frame } = table;
  await table.square("c1").hover();
  await expect(frame.locator(".square-note")).toBeVisible();
  await page.keyboard.press("m");
  const [box, width] = [await frame.locator(".toast").boundingBox(), page.viewportSize()!.width];
  expect(Math.abs(box!.x + box!.width / 2 - width / 2)).toBeLessThan(2);
});

test("a card that is read large covers nothing of the question, in a window like a phone's, either", async ({
  open,
}) => {
  const table = await sit(await open(), hands("solid-snake", "church"));
  const { page, frame } = table;
  await lift(table, "solid-snake");
  await expect(table.question).toHaveText("Choose two pieces to swap.");
  for (const size of [page.viewportSize()!, { width: 390, height: 844 }]) {
    await page.mouse.move(1, 1);
    await page.setViewportSize(size);
    await frame.locator('#hand button[data-card="church"]').hover();
    await expect(frame.locator(".hand-zoom")).toBeVisible();
    const isCovered = await frame.evaluate(() => {
      const zoom = document.querySelector(".hand-zoom")!.getBoundingClientRect();
      const { left, right, top, bottom } = document.querySelector("#prompt")!.getBoundingClientRect();
      return left < zoom.right && right > zoom.left && top < zoom.bottom && bottom > zoom.top;
    });
    expect(isCovered).toBe(false);
  }
});

test("a piece that is no target of the lifted card is refused in words, and the card stays lifted", async ({
  open,
}) => {
  const table = await sit(await open(), { ...hands("good-friends"), board: "1q4k1/5pp1/7p/8/8/Q7/4PPPP/6K1 w - -" });
  await lift(table, "good-friends");
  // The only queen is picked by itself.
  await expect(table.square("a3")).toHaveAccessibleName(/chosen/);
  await table.square("g1").click();
  await expect(table.frame.locator(".prompt-refusal")).toHaveText("Good friends: choose a queen.");
  await expect(lifted(table)).toHaveCount(1);
  // An empty square is refused as well.
  await table.square("d5").click();
  await expect(table.frame.locator(".prompt-refusal")).toHaveText("Good friends: choose a queen.");
  await expect(lifted(table)).toHaveCount(1);
});

test("a card that asks for targets has no button Play; by keys it leads to them, and is not played", async ({
  open,
}) => {
  const table = await sit(await open(), hands("solid-snake", "private-jet", "tabula-rasa"));
  const { page, frame } = table;
  const before = await kept(table);
  const play = (card: string) => frame.locator(`.prompt-tools [data-text="card:${card}"]`);
  await lift(table, "tabula-rasa");
  await expect(play("tabula-rasa")).toBeVisible();
  await page.keyboard.press("Escape");
  for (const act of [() => lift(table, "solid-snake"), () => page.keyboard.press("1")]) {
    await act();
    await expect(table.question).toHaveText("Choose two pieces to swap.");
    await expect(play("solid-snake")).toHaveCount(0);
    expect(await kept(table)).toBe(before);
    await page.keyboard.press("Escape");
    await expect(lifted(table)).toHaveCount(0);
  }
  await lift(table, "tabula-rasa");
  await play("tabula-rasa").click();
  await expect.poll(() => kept(table)).not.toBe(before);
});

test("a button that responds with a card lifts it: its targets are chosen before it is played", async ({ open }) => {
  const board = "2r3k1/5ppp/8/8/8/2N5/5PPP/6K1 b - -";
  const setup = { board, hands: { first: ["retaliation"], second: [] }, pile: ["stall", "home"] };
  const table = await sit(await open(), setup, "hh", ["c8c3"]);
  const { frame } = table;
  const before = await kept(table);
  await frame.click('#prompt-buttons [data-text="card:retaliation"]');
  await expect(table.question).toContainText("Choose");
  await expect(lifted(table)).toHaveCount(1);
  expect(await kept(table)).toBe(before);
  await table.square("h7").click();
  for (const text of ["card:retaliation", "piece:h7"]) table.apply(text);
  await table.shown();
});

test("why a lifted card can't use a piece is told to a mouse that rests, and to a tap", async ({ open }) => {
  const board = "4r1k1/5ppp/8/8/8/8/4N1PP/1N2K3 w - -";
  const table = await sit(await open(), { board, hands: { first: ["dub"], second: ["stall"] } });
  const { frame } = table;
  const words = "Dub with the knight on e2 would put your king in check.";
  await lift(table, "dub");
  await expect(table.square("b1")).toHaveAccessibleName(/can be chosen/);
  await table.square("e2").hover();
  await expect(frame.locator(".square-note .note-why")).toHaveText(words);
  await table.square("e2").click();
  await expect(frame.locator("#refusal")).toHaveText(words);
  await expect(lifted(table)).toHaveCount(1);
});

test("a card that can only be discarded says why it can't be played", async ({ open }) => {
  const setup = { board: "2r3k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -", hands: { first: ["shield"], second: [] } };
  const table = await sit(await open(), setup, "hc", ["d1d8"]);
  await lift(table, "shield");
  await expect(table.frame.locator("#steps .why-not")).toHaveText("Shield would give checkmate, which a card can't.");
});

test("the note on a cloaked piece says what it looks like, and that its base is hidden", async ({ open }) => {
  const sitting = await open("http", { hash: "#g=deception&seats=hc&seed=note" });
  const { frame } = sitting;
  await frame.waitForFunction(() => "aim" in ((globalThis as any).deckmateExtras ?? {}));
  const note = frame.locator(".square-note");
  await frame.locator('#board [data-square="e8"]').hover();
  await expect(note).toContainText("Looks like a black king");
  await expect(note).toContainText("Its base is hidden under the cloak.");
  await frame.locator('#board [data-square="e1"]').hover();
  await expect(note).toContainText("Looks like a white king");
  await expect(note).toContainText(/Under the cloak: a \w+\./);
});
