// The stage: the stack of declared cards, what a question demands, which card is meant, what a button does.
import { todays } from "./daily.mts";
import { stormCards } from "./engine.mts";
import { accessible, expect, link, type Sitting, tableOf, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 2 });

const BOARD = "6k1/5ppp/8/8/8/8/5PPP/6K1 w - -";
const sit = (sitting: Sitting, setup: object, after: string[] = [], seats: "hh" | "hc" = "hc") =>
  Table.sit(sitting.page, sitting.frame, { game: "chess-storm", setup }, { seats, after });

const SIZES = [
  [1280, 800],
  [390, 844],
  [320, 568],
] as const;

for (const [width, height] of todays(SIZES, 2))
  test(`declared cards lie on a stack, with an arrow to the one that is cancelled: ${width}x${height}`, async ({
    open,
  }) => {
    const sitting = await open("http", { viewport: { width, height } });
    const { frame } = sitting;
    const hands = { first: ["flush", "crab", "niet"], second: ["nope"] };
    const after = ["card:flush", "pass", "g1f1", "card:crab", "piece:f2", "card:nope"];
    await sit(sitting, { board: BOARD, hands }, after);
    const rows = frame.locator("#declared .pile-card");
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toHaveText(/Black's card: Nope.*next, in response to Crab/);
    await expect(rows.nth(0)).toHaveClass(/next/);
    await expect(rows.nth(1)).toHaveText(/Your card: Crab/);
    for (const at of [0, 1]) await expect(rows.nth(at)).toBeInViewport({ ratio: 0.9 });
    await expect(frame.locator("#declared .pile-arrow.down")).toBeVisible();
    await expect(frame.locator(".prompt-card .card-title")).toHaveText("Nope");
    await rows.nth(1).getByRole("button").click();
    await expect(frame.locator("#card")).toBeVisible();
    await accessible(sitting, "stack");
  });

for (const [width, height] of todays([...SIZES.slice(1), [360, 640], [844, 390], [600, 420]] as const, 2))
  test(`what stands on a lifted card, and why it can't be played, is whole: ${width}x${height}`, async ({ open }) => {
    const sitting = await open("http", { viewport: { width, height } });
    const { frame } = sitting;
    const hands = { first: ["castlerock", "stampede"], second: ["nope"] };
    await sit(sitting, { board: BOARD, hands }, ["g1f1"]);
    await frame.waitForFunction(() => "aim" in ((globalThis as any).deckmateExtras ?? {}));
    await frame.click('#hand [data-card="stampede"]');
    await expect(frame.locator(".why-not")).toHaveText("Stampede can only be played after your opponent's turn.");
    const words = frame.locator(".prompt-words");
    expect(await words.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(1);
    // On the smallest phones the card stands out in the hand, else beside its words.
    const small = (await frame.locator("html").getAttribute("data-room")) === "small-phone";
    const lifted = frame.locator('#hand [data-card="stampede"] .card-face');
    await expect(small ? lifted : frame.locator(".prompt-card .card-face")).toBeInViewport({ ratio: 1 });
    await expect(frame.locator(".prompt-card").first()).toBeVisible({ visible: !small });
    // The face is whole, and the rules of every card stand beside it.
    const cut = await frame.evaluate((cards) => {
      const [face, bar] = [".prompt-card .card-face", "#prompt"].map((name) =>
        document.querySelector(name)!.getBoundingClientRect(),
      );
      const out = face.width > 0 && (face.top < bar.top || face.bottom > bar.bottom || face.right > bar.right);
      const wrong = out ? ["the face"] : [];
      const [words, rules] = [".prompt-words", ".on-card"].map((name) => document.querySelector(name)!);
      // The words of a maker are as long as they may be.
      const longest = { title: "own", text: "All knights get up and walk around the board. ".repeat(4).slice(0, 160) };
      for (const card of [...cards, longest]) {
        rules.textContent = ` ${card.text}`;
        if (words.scrollHeight > words.clientHeight + 1) wrong.push(card.title);
      }
      return wrong;
    }, stormCards);
    expect(cut).toEqual([]);
  });

test("what Flush demands is a banner with what is left, and the cards that do it are raised", async ({ open }) => {
  const sitting = await open();
  const { frame } = sitting;
  const hands = { first: ["flush", "cannibalism", "home", "crab", "veto"], second: [] };
  const table = await sit(sitting, { board: BOARD, hands }, ["card:flush"]);
  await expect(frame.locator("#prompt[data-duty]")).toBeVisible();
  await expect(table.question).toHaveText("Flush: play every card you can, and move.");
  await expect(frame.locator(".duty-left")).toHaveText("4 cards left");
  await expect(frame.locator("#hand .due")).toHaveCount(2);
  await accessible(sitting, "duty");
});

test("what a card demands of the move is said in the question's place; afterwards nothing is", async ({ open }) => {
  const sitting = await open();
  const { frame } = sitting;
  const lasting = [{ card: "starving", owner: "second" as const }];
  const board = "6k1/5ppp/8/3p4/4P3/8/5PPP/6K1 w - -";
  const hands = { first: [], second: [] };
  const table = await sit(sitting, { board, hands, lasting });
  await expect(table.question).toHaveText("You must capture a black piece this turn (Starving).");
  await expect(frame.locator("#prompt[data-duty]")).toBeVisible();
  await expect(frame.locator(".duty-left")).toBeHidden();
  await table.give("e4d5");
  await expect(frame.locator("#prompt[data-duty]")).toHaveCount(0);
});

test("a plain card pays unasked while a Wild card is held, which pays once it is lifted", async ({ open }) => {
  const hands = { first: ["wild", "pawn", "wild", "rook"], second: ["pawn"] };
  const { page, frame } = await open();
  const deal = { game: "five-card" as const, setup: { hands, stack: ["rook", "pawn", "rook"] } };
  const table = await Table.sit(page, frame, deal);
  // A king is free: no card is spent on it either.
  await table.play(["e2e4", "e7e5", "e1e2", "fold"]);
  await expect(frame.locator('#hand button[data-card="wild"]')).toHaveCount(2);
  await expect(frame.locator("#log")).toContainText("Red plays Pawn: pawn e2 to e4");
  // It is lifted first, and pays for a move of the king, too.
  await table.play(["h2h3:wild", "fold", "e2e1:wild"]);
  await expect(frame.locator("#log")).toContainText("Red plays Wild: king e2 to e1");
});

test("which card pays for a free capture is asked at the hand, by touch and by keys, and can be called off", async ({
  open,
}) => {
  const hands = { first: ["pawn", "wild", "rook"], second: ["pawn"] };
  const board = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -";
  const options = { free_captures: "all" };
  const deal = { game: "five-card" as const, options, setup: { board, hands } };
  const sitting = await open();
  const { page, frame } = sitting;
  const table = await Table.sit(page, frame, deal, { seats: "hc" });
  await table.shown();
  const asked = frame.locator("#hand .asked");
  const moved = frame.locator("#log li").filter({ hasText: "Red plays Pawn: pawn e4 captures" });
  const ask = async () => {
    for (const name of ["e4", "d5"]) await table.square(name).click();
    await expect(asked).toHaveCount(1);
    await expect(table.question).toHaveText("Which card pays for the move?");
  };
  await ask();
  await expect(asked.first()).toBeFocused();
  await accessible(sitting, "which card");
  await page.keyboard.press("Escape");
  await expect(asked).toHaveCount(0);
  await expect(table.question).not.toHaveText("Which card pays for the move?");
  await ask();
  await frame.click('#hand [data-card="rook"]');
  await expect(frame.locator("#refusal")).toHaveText("That card can't pay for this move.");
  await expect(moved).toHaveCount(0);
  await asked.first().focus();
  await page.keyboard.press("Enter");
  await expect(moved).toHaveCount(1);
});

test("a card that a question is about is shown in the stage by the first touch, and taken by the second", async ({
  open,
}) => {
  const sitting = await open();
  const { frame } = sitting;
  const lasting = [
    { card: "omerta", owner: "second" as const },
    { card: "respect", owner: "second" as const },
  ];
  const hands = { first: ["trash-can"], second: [] };
  await sit(sitting, { board: BOARD, hands, lasting }, ["g1f1"]);
  await frame.click('#hand [data-card="trash-can"]');
  const pick = frame.locator('.prompt-tools [data-pick="respect"]');
  await pick.click();
  await expect(pick).toHaveText("Choose Respect");
  await expect(pick).toBeFocused();
  await expect(frame.locator(".prompt-card .card-title")).toHaveText("Respect");
  await expect(frame.locator("#lasting")).toContainText("Respect");
  await pick.click();
  await expect(frame.locator("#lasting")).not.toContainText("Respect");
});

test("a copy that asks for targets shows the card that it copies", async ({ open }) => {
  const sitting = await open();
  const hands = { first: ["crab"], second: ["mirror"] };
  const table = await sit(sitting, { board: BOARD, hands }, ["g1f1", "card:crab", "piece:f2", "card:mirror"], "hh");
  await table.shown();
  await expect(table.question).toContainText("Choose one of your pawns.");
  await expect(sitting.frame.locator(".prompt-card .card-title")).toHaveText("Crab");
});

test("the key ? says what a button does, and why it can't be pressed", async ({ open }) => {
  const sitting = await open("http", { hash: link({ game: "chess", seed: "stage" }) });
  const { page, frame } = sitting;
  const table = tableOf(sitting, { game: "chess", seed: "stage" });
  await table.shown();
  await expect(frame.locator("canvas.ghosts")).toBeAttached();
  const note = frame.locator(".square-note");
  await frame.focus("#undo");
  await page.keyboard.press("?");
  await expect(note).toContainText("Takes back your last answer, with all that followed from it.");
  await expect(note.locator(".note-why")).not.toBeEmpty();
  await frame.focus('[data-test="flip"]');
  await expect(note).toBeHidden();
  await page.keyboard.press("?");
  await expect(note).toContainText("Turns the board round.");
  await expect(note.locator(".note-why")).toHaveCount(0);
  // What is told of a square does not lie over a dialog.
  await table.square("e2").hover();
  await expect(note).toContainText(/pawn/i);
  await frame.focus('[data-test="menu"]');
  await page.keyboard.press("Enter");
  await expect(frame.locator("#menu")).toBeVisible();
  await expect(note).toBeHidden();
});

test("what waits for an answer says why it can't be pressed; the deck, which cards are left", async ({ open }) => {
  const sitting = await open();
  const { page, frame } = sitting;
  const setup = { board: "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - -", deck: ["white-pawn", "black-king"] };
  const table = await Table.sit(page, frame, { game: "doublecross", setup }, { after: ["draw"] });
  await table.shown();
  await expect(frame.locator("canvas.ghosts")).toBeAttached();
  const why = frame.locator(".square-note .note-why");
  // The word below it does the same, and while a card may be drawn, too.
  for (const way of ["#deck", ".deck-left"]) {
    await frame.click(way);
    await expect(frame.locator("#piles-dialog")).toContainText("In the deck: 1");
    await page.keyboard.press("Escape");
  }
  await frame.click('[data-test="menu"]');
  await frame.focus('[data-test="menu-offer"]');
  await page.keyboard.press("?");
  await expect(why).toHaveText("A draw can be offered once a turn, at its beginning.");
  // The game can be given up with a card drawn, too.
  await frame.focus('[data-test="menu-resign"]');
  await page.keyboard.press("?");
  await expect(why).toHaveCount(0);
});

test("a closed log shows moves by figurines, cards by their signs, and what came of a card behind it", async ({
  open,
}) => {
  const deal = { game: "doublecross", seed: "stage-0" } as const;
  const sitting = await open("http", { hash: link(deal), viewport: { width: 390, height: 844 } });
  const table = tableOf(sitting, deal);
  await table.play(["draw", "e2e3"]);
  const last = sitting.frame.locator(".last-play").first();
  await expect(last).toHaveText("1e2–e3");
  await expect(last.locator(".figurine")).toBeVisible();
  await table.play(["draw"]);
  await expect(last).toHaveText("1Switch SidesSides switched: the player who drew the card now plays White.");
  await expect(last.locator(".chip-sign")).toBeVisible();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});
