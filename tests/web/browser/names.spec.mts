// Names: whatever a file or the store calls a player is short where it is shown, and the longest fits everywhere.
import type { Frame } from "@playwright/test";
import { todays } from "./daily.mts";
import { engine, type GameName } from "./engine.mts";
import { expect, test } from "./fixtures.mts";
import { GAME_NAMES } from "./kinds.mts";
import { record } from "./table.mts";

test.use({ turns: 3 });

const SIZES = [
  [1200, 800],
  [390, 844],
  [320, 568],
  [640, 560],
] as const;
const [WIDE, LONG] = ["W".repeat(24), "Wolfeschlegelsteinhausen"];

/** Parts of whose words none may be outside. */
const PARTS = "dialog, .seat-panel, #prompt, .continue, .players, .start-row, .flop, #app > *";

/** The page scrolls no way sideways, and all that names stand in lies within its part and the window. */
async function fit(frame: Frame, what: string) {
  const look = () =>
    frame.evaluate(
      ({ names, parts }) => {
        const wrong: string[] = [];
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth > clientWidth) wrong.push(`${scrollWidth - clientWidth} px sideways`);
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const node = text.parentElement!;
          if (!names.some((name: string) => text.textContent!.includes(name))) continue;
          if (node.closest(".only-read, .live") || !node.checkVisibility({ visibilityProperty: true })) continue;
          const range = document.createRange();
          range.selectNode(text);
          const part = node.closest(parts)!.getBoundingClientRect();
          for (const { left, right } of range.getClientRects()) {
            const ellipsis = getComputedStyle(node).textOverflow === "ellipsis";
            if (left < part.left - 1 || left < 0) wrong.push(`out on the left: ${text.textContent}`);
            if (!ellipsis && (right > part.right + 1 || right > innerWidth))
              wrong.push(`out on the right: ${text.textContent}`);
          }
        }
        return wrong;
      },
      { names: [WIDE, LONG], parts: PARTS },
    );
  await expect.configure({ soft: true }).poll(look, { message: what, timeout: 1500 }).toEqual([]);
}

const sitters = (first: unknown, second: unknown) => ({ first, second });
const people = sitters({ kind: "human", name: WIDE }, { kind: "human", name: LONG });

/** Opens a game as a file on the home screen. */
async function openFile(frame: Frame, game: GameName, seats: unknown) {
  const found = JSON.parse(record(game, engine.newGame({ game, seed: "names" }).save(), "hh"));
  const buffer = Buffer.from(JSON.stringify({ ...found, seats }));
  await frame.setInputFiles('[data-test="load-file"]', { name: "game.json", mimeType: "application/json", buffer });
  await frame.waitForSelector("#table");
}

for (const [width, height] of todays(SIZES, 2)) {
  test(`the longest names fit wherever they are shown: ${width}x${height}`, async ({ open }) => {
    const { frame } = await open("http", { viewport: { width, height } });
    for (const game of GAME_NAMES) {
      await openFile(frame, game, people);
      await expect(frame.locator("#prompt-text")).not.toBeEmpty();
      const veil = frame.locator("#veil");
      if (await frame.evaluate(() => (globalThis as any).Page.table.match.sharesSecrets)) {
        await expect(veil).toBeVisible();
        await fit(frame, `veil of ${game}`);
        await veil.locator("button").click();
        await expect(veil).toHaveCount(0);
      }
      await fit(frame, `table of ${game}`);
      await frame.click('[data-test="leave"]');
    }
    await expect(frame.locator('.continue, [data-test="continue-chip"]')).toHaveCount(GAME_NAMES.length);
    await fit(frame, "kept games");
    await openFile(frame, "chess", people);
    await frame.click('[data-test="menu"]');
    await frame.click('[data-test="menu-offer"]');
    await fit(frame, "offer of a draw");
    await frame.click('[data-test="confirm-no"]');
    await frame.click('[data-test="menu"]');
    await frame.click('[data-test="menu-resign"]');
    await fit(frame, "resigning");
    await frame.click('[data-test="confirm-yes"]');
    await expect(frame.locator("#result")).toBeVisible();
    await fit(frame, "result");
    await frame.click('[data-test="result-more"]');
    await frame.click('[data-test="new-game"]');
    await expect(frame.locator("#setup")).toBeVisible();
    await fit(frame, "set-up");
  });
}

test("what a file or the store says of the seats is fitted", async ({ open }) => {
  const computer = (level: unknown, name: unknown = "Computer") => ({ kind: "computer", level, name });
  const human = (name: unknown) => ({ kind: "human", name });
  const FOUND = [
    [sitters(human({}), human(["x"])), "Player, Player"],
    [sitters(human("n".repeat(900_000)), human("  ")), `${"n".repeat(24)}, Player`],
    [sitters(human("a\n\u0000b"), human(null)), "a b, Player"],
    [sitters(human("One"), computer("constructor")), "One, Computer normal"],
    [sitters(human("One"), computer("__proto__", 7)), "One, Computer normal"],
    [sitters(human("One"), computer("nonsense", "n".repeat(200))), `One, ${"n".repeat(24)} normal`],
    [sitters({ kind: "toString", name: "One" }, 7), "One, Player"],
    [sitters(human("\u202eTwo\u202c"), human("\u200b\u2060")), "Two, Player"],
  ] as const;
  const seats = (frame: Frame) =>
    frame.evaluate(() => {
      const { first, second } = (globalThis as any).Page.table.match.request.seats;
      const words = ({ kind, name, level }: any) => (kind === "computer" ? `${name} ${level}` : name);
      return `${words(first)}, ${words(second)}`;
    });
  const { frame } = await open();
  for (const [given, shown] of FOUND) {
    await openFile(frame, "chess", given);
    expect(await seats(frame)).toBe(shown);
    await frame.locator('#board [data-square="e2"]').click();
    await frame.locator('#board [data-square="e4"]').click();
    // A computer that sits there answers.
    await expect(frame.locator("#log li")).toHaveCount(shown.includes("normal") ? 2 : 1);
    await frame.click('[data-test="leave"]');
  }
  // In the store names may be longer still.
  const save = engine.newGame({ game: "chess", seed: "store" }).save();
  const script = `localStorage.setItem("deckmate.game.chess", JSON.stringify({ save: ${JSON.stringify(save)}, turn: 2,
    seats: { first: { kind: "human", name: "n".repeat(4_000_000) }, second: { kind: "human", name: "Two" } } }));
    localStorage.setItem("deckmate.settings", JSON.stringify({ names: { first: "m".repeat(900_000), second: "" } }));`;
  const kept = await open("http", { script });
  await expect(kept.frame.locator(".continue .now-about")).toContainText(`${"n".repeat(24)} vs Two`);
  await kept.frame.click('[data-game="doublecross"] .play-computer');
  await kept.frame.waitForSelector("#table");
  expect(await seats(kept.frame)).toBe(`${"m".repeat(24)}, Computer novice`);
});
