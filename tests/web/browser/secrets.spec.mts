// The games with secrets: that nobody sees what is another's, the veil, the clock, the cloaks, the tie-break.

import { all, isToday, todays } from "./daily.mts";
import { STILL } from "./echo.mts";
import { engine, type NewGame } from "./engine.mts";
import { accessible, expect, link, tableOf, test } from "./fixtures.mts";
import { AWAY, everything, leaveScreen, noLeak, onlyOf, skipTime, told, WIRE } from "./secrets.mts";
import { record, Table } from "./table.mts";
import { act } from "./user.mts";

const SECRET = ["five-card", "deception", "chess-storm"] as const;

for (const [nth, game] of SECRET.entries()) {
  /** One of these games a day, by turns to its end. */
  const [today, whole] = [isToday(nth, SECRET.length), isToday(nth, 2 * SECRET.length)];
  const daily = today ? test : test.skip;
  daily(
    `${game}: through ${whole ? "a whole" : "half a"} game with the veil nothing of the other is told`,
    async ({ open, walks }) => {
      const { answers, ...deal } = walks[game];
      const table = tableOf(await open("http", { hash: link(deal), script: WIRE }), deal);
      table.watch = async (moment, n) => {
        const prompt = table.game.prompt()!;
        if (prompt.why !== "flop")
          await noLeak(table, moment === "veil" ? null : prompt.seat, `answer ${n}, ${moment}`);
      };
      await table.play(whole ? answers : answers.slice(0, answers.length / 2));
    },
  );

  /** The answers that are played: to the end where only a half is played with the veil. */
  const played = all || !whole ? 1000 : 50;
  daily(`${game} against the computer: only the player's own things reach the page, and no veil`, async ({ open }) => {
    const { page, frame } = await open("http", {
      hash: `#g=${game}&seed=alone&seats=hc&level=easy${BOARDS[game] ?? ""}`,
      script: WIRE,
    });
    for (let n = 0; n < played && (await act(page, frame, n)); n++) {
      expect(await frame.locator("#veil").count()).toBe(0);
      expect(n).toBeLessThan(999);
    }
    const all = await told(frame);
    expect(all.length).toBeGreaterThan(5);
    // The very first look at a game is a stranger's.
    for (const [n, one] of all.entries()) onlyOf(one, n ? ["first"] : ["first", "watcher"], `message ${n}`);
  });
}

/** Against the computer, from here: with pawns alone a game of Chess Storm is soon over. */
const BOARDS = { "chess-storm": "&board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/4K3_w_kq_-" } as Record<string, string>;

/** Two games that differ only in what the second player has; the first answer is the first player's. */
const TWINS = {
  "five-card": [
    {
      hands: {
        first: ["pawn", "pawn", "knight", "rook", "queen"],
        second: ["pawn", "bishop", "bishop", "rook", "wild"],
      },
    },
    {
      hands: {
        first: ["pawn", "pawn", "knight", "rook", "queen"],
        second: ["knight", "pawn", "queen", "pawn", "rook"],
      },
    },
    "e2e4",
  ],
  deception: [{ bases: { e8: "king", d8: "queen" } }, { bases: { e8: "queen", d8: "king" } }, "e2e4"],
  "chess-storm": [
    { hands: { first: ["private-jet"], second: ["nope", "stall"] }, pile: ["home", "stable", "darling"] },
    { hands: { first: ["private-jet"], second: ["vendetta", "crab"] }, pile: ["home", "stable", "darling"] },
    "e2e4",
  ],
} as const;

for (const game of todays(SECRET, SECRET.length)) {
  test(`${game}: two games that differ in secrets alone look the same to everybody else`, async ({ open }) => {
    const [one, other, answer] = TWINS[game];
    const seen = [];
    for (const setup of [one, other]) {
      // Whoever plays presses everything twice.
      const { page, frame } = await open("http", { script: `${WIRE}${STILL}`, hasty: true });
      const options: NewGame["options"] = game === "five-card" ? { clock: "none" } : {};
      const twice = { echo: { by: "click", gap: 150 } } as const;
      const table = await Table.sit(page, frame, { game, setup: setup as any, options }, twice);
      const moments: unknown[] = [];
      // Extras come by themselves, and put what they need into the page: when, is of no matter here.
      const look = async (...there: string[]) => {
        for (const one of there) await frame.waitForSelector(one, { state: "attached" });
        moments.push(await everything(table));
      };
      await expect(table.veil).toBeVisible();
      await look("#told", "#moves");
      await table.shown();
      await look(".ghosts", ...(game === "chess-storm" ? ["#hand .scene-actors > *"] : []));
      await table.give(answer);
      while (table.game.prompt()?.seat === "first") await table.give("pass");
      await expect(table.veil).toBeVisible();
      await table.pressAgain();
      expect(table.echoes?.count).toBe(1);
      await look();
      seen.push(moments);
    }
    expect(seen[0]).toEqual(seen[1]);
  });
}

test("the veil: Esc does nothing, axe finds nothing, a reload raises it again", async ({ open, walks }) => {
  const { answers, ...deal } = walks["five-card"];
  const sitting = await open("http", { hash: link(deal) });
  const { page, frame } = sitting;
  const table = tableOf(sitting, deal);
  await expect(table.veil).toBeVisible();
  await accessible(sitting, "veil");
  for (let n = 0; n < 5; n++) await page.keyboard.press("Escape");
  await expect(table.veil).toBeVisible();
  await table.shown();
  await accessible(sitting, "hand");
  await page.reload();
  await expect(table.veil).toBeVisible();
  await expect(frame.locator("#hand button")).toHaveCount(0);
});

test("a screen left alone for long is veiled again, and the clock stands", async ({ open, walks }) => {
  const { answers, ...deal } = walks["five-card"];
  const { page, frame } = await open("http", { hash: link(deal), script: AWAY });
  const table = tableOf({ page, frame }, deal);
  await table.shown();
  await leaveScreen(page);
  await expect(table.veil).toBeVisible();
  const face = frame.locator('.seat-panel[data-seat="first"] .clock-time');
  const left = async () => {
    const [minutes, seconds] = ((await face.textContent()) ?? "").split(":").map(Number);
    return minutes * 60 + seconds;
  };
  const before = await left();
  await skipTime(page, 120_000);
  await table.shown();
  // What was spent before the veil rose may show only now; two minutes behind it do not count.
  expect(before - (await left())).toBeLessThan(60);
});

test("the veil is raised by the game's own options, whatever the file around the save says", async ({ open }) => {
  const { frame } = await open();
  const text = record("chess-storm", engine.newGame({ game: "chess-storm", seed: "veil" }).save(), "hh", {
    open_hands: true,
  });
  await frame.setInputFiles('[data-test="load-file"]', {
    name: "game.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await expect(frame.locator("#veil")).toBeVisible();
});

test("a clock that runs out ends the game by itself, with a warning before", async ({ open }) => {
  const { page, frame } = await open("http", { hash: "#g=five-card&seed=flag&seats=hc&o=clock:1%2B5", script: AWAY });
  await tableOf(
    { page, frame },
    { game: "five-card", seed: "flag", options: { clock: "1+5" } },
    { seat: "first" },
  ).shown();
  // Before the table is touched the clock stands; reading the menu is no touch.
  await frame.click('[data-test="menu"]');
  await page.keyboard.press("Escape");
  await skipTime(page, 36_000);
  await expect(frame.locator('[data-seat="first"] .clock-time')).toHaveText("1:00");
  await frame.click("#prompt-text");
  await skipTime(page, 36_000);
  await expect(frame.getByRole("alert").filter({ hasText: "seconds left" })).toBeAttached();
  await skipTime(page, 15_000);
  await expect(frame.locator('[data-seat="first"] .clock-time')).toHaveText(/^0:1\d\.\d$/);
  await skipTime(page, 16_000);
  await expect(frame.locator('#result [data-how="time"]')).toBeVisible();
});

test("one's own bases lie open against the computer, and pieces may be dragged to exchange them", async ({ open }) => {
  const deal = { game: "deception", seed: "peek" } as const;
  const sitting = await open("http", { hash: link(deal, "seats=hc&level=easy") });
  const { frame } = sitting;
  const table = tableOf(sitting, deal, { seat: "first" });
  const base = (square: string) => expect(table.square(square)).toHaveAccessibleName(/base king/);
  await table.shown();
  await accessible(sitting, "cloaks");
  await table.give("identical");
  await table.shown();
  await base("e1");
  await table.square("e1").dragTo(table.square("a2"));
  await base("a2");
  await frame.click('[data-text="done"]');
  await expect(frame.locator("#peek")).toBeHidden();
  await base("a2");
  await accessible(sitting, "cloaked table");
});

test("where two share the device, bases show only while somebody holds the key", async ({ open }) => {
  const deal = { game: "deception", seed: "peek" } as const;
  const sitting = await open("http", { hash: link(deal) });
  const table = tableOf(sitting, deal);
  const base = (shown: boolean) => {
    const name = expect(table.square("e1"));
    return (shown ? name : name.not).toHaveAccessibleName(/base king/);
  };
  await table.play(["identical", "done", "identical", "done"]);
  await expect(sitting.frame.locator("#peek")).toBeVisible();
  await base(false);
  await sitting.page.keyboard.down("v");
  await base(true);
  await sitting.page.keyboard.up("v");
  await base(false);
});

test("a card dragged onto the board lifts, chooses and plays", async ({ open }) => {
  const deal = { game: "five-card", seed: "drag", options: { clock: "none" } } as const;
  const { page, frame } = await open();
  const table = await Table.sit(
    page,
    frame,
    { ...deal, setup: { hands: { first: ["knight", "pawn", "pawn", "rook", "rook"] } } },
    { seats: "hc" },
  );
  await table.shown();
  await frame.dragAndDrop('#hand [data-card="knight"]', '#board [data-square="b1"]');
  await expect(table.square("b1")).toHaveAttribute("aria-selected", "true");
  await table.square("c3").click();
  await expect(frame.locator("#log")).toContainText("c3");
});

test("axe finds nothing at the cube, the call, the tie-break and the result, on a phone", async ({ open }) => {
  const deal = { game: "five-card", seed: "axe" } as const;
  const sitting = await open("http", { hash: link(deal), viewport: { width: 390, height: 844 } });
  const table = tableOf(sitting, deal);
  for (const text of ["double", "yes", "call", "give-up", "draw", "draw"]) {
    await table.shown();
    await accessible(sitting, `before ${text}`);
    await table.give(text);
  }
  await table.shown();
  expect(await sitting.frame.evaluate("document.documentElement.scrollWidth")).toBe(390);
  if (table.game.prompt()) return;
  await accessible(sitting, "result");
  await expect(sitting.frame.locator('[data-test="result-why"]')).toHaveText(/^The call has failed.+ beats .+\.$/);
});

test("a call says what is left to mate with, and whose hand lies open stands over it", async ({ open }) => {
  const deal = { game: "five-card", seed: "axe", options: { open_hands: true } } as const;
  const sitting = await open("http", { hash: link(deal) });
  const { frame } = sitting;
  const table = tableOf(sitting, deal);
  await table.shown();
  await expect(frame.locator(".hand-owner")).toHaveText("Player 1's hand");
  // The digits of the cards hang below the words.
  const apart = await frame.locator(".hand").evaluate((hand) => {
    const words = hand.querySelector(".hand-owner")!.getBoundingClientRect().bottom;
    const digits = [...hand.querySelectorAll("kbd")].filter((one) => one.getClientRects().length);
    return digits.map((one) => one.getBoundingClientRect().top >= words);
  });
  expect(apart.length).toBeGreaterThan(0);
  expect(apart).not.toContain(false);
  await frame.click('[data-text="call"]');
  await expect(frame.locator("#confirm")).toContainText(
    "at most five moves without a card (only the king makes these). If they are used up and there is no checkmate, " +
      "each player draws one card",
  );
  await expect(frame.locator("#confirm")).toContainText("A call doesn't cost your turn: you move right after it.");
  await frame.click('[data-test="confirm-yes"]');
  table.apply("call");
  await table.shown();
  await expect(frame.locator("#prompt-text")).toHaveText("You called. Left: 5 cards, and 5 moves without a card.");
  await expect(frame.locator("#call-strip")).toContainText("5 cards, 5 king moves");
  await table.play(["b1c3"]);
  await expect(frame.locator("#call-strip")).toContainText("4 cards, 5 king moves");
  await expect(frame.locator(".hand-owner")).toHaveText("Player 2's hand");
  await expect(frame.locator(".hand-owner")).toBeVisible();
});

test("against the computer the clock stands while a dialog covers the table, and says when it will run", async ({
  open,
}) => {
  const { page, frame } = await open("http", { hash: "#g=five-card&seed=flag&seats=hc&o=clock:1%2B5", script: AWAY });
  const time = frame.locator('[data-seat="first"] .clock-time');
  await expect(frame.locator('[data-seat="first"] .clock-delay')).toHaveAttribute("title", /^\d seconds? before the/);
  await frame.click("#prompt-text");
  await frame.click('[data-test="menu"]');
  // A game with secrets is not taken along, and the menu says why.
  await expect(frame.locator('[data-test="menu-copy"]')).toBeDisabled();
  await expect(frame.locator('[data-test="menu-save"]')).toHaveAccessibleDescription(/when it is over/);
  await frame.waitForTimeout(250);
  await skipTime(page, 40_000);
  await expect(time).toHaveText("1:00");
  await frame.click('#menu [data-test="close"]');
  await skipTime(page, 36_000);
  await expect(time).not.toHaveText("1:00");
});
