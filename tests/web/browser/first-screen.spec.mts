// The first screen: a Play button at every size, a picker in a frame without a game, nothing shifts, a broken save can
// be deleted.
import { todays } from "./daily.mts";
import { expect, test } from "./fixtures.mts";
import { GAME_NAMES } from "./kinds.mts";

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [600, 420],
  [740, 360],
  [768, 1024],
  [1280, 800],
] as const;

/** Adds up what the browser calls layout shifts. */
const SHIFTS = `globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });`;

for (const [width, height] of todays(SIZES, 2)) {
  test(`Play is in the first screen, alone and in a frame: ${width}x${height}`, async ({ open }) => {
    for (const hash of ["", "#embed=1"]) {
      const { frame } = await open("http", { hash, script: SHIFTS, viewport: { width, height } });
      const play = frame.getByRole("button", { name: /^Play(?! a friend)/ }).first();
      await expect(play).toBeInViewport({ ratio: 1 });
      await expect.poll(() => frame.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await frame.evaluate("globalThis.shifted")).toBe(0);
      await play.click();
      await expect(frame.locator("#table")).toBeVisible();
    }
  });
}

test("no table shifts noticeably while it is laid out", async ({ open }) => {
  for (const game of GAME_NAMES) {
    const { frame } = await open("http", { hash: `#g=${game}&seed=shift`, script: SHIFTS });
    await expect(frame.locator("#prompt-text")).not.toBeEmpty();
    expect(await frame.evaluate("globalThis.shifted"), game).toBeLessThan(0.02);
  }
});

test("a save that cannot be read is kept until a player deletes it", async ({ open }) => {
  const { frame } = await open("http", { script: 'localStorage.setItem("deckmate.game.chess", "what is this");' });
  await frame.getByRole("button", { name: "Show it" }).click();
  await expect(frame.locator("#broken-save textarea")).toHaveValue("what is this");
  await frame.click('#broken-save [data-test="close"]');
  await expect(frame.getByRole("button", { name: "Show it" })).toBeVisible();
  await frame.getByRole("button", { name: "Show it" }).click();
  await frame.click('[data-test="delete-save"]');
  await frame.click('[data-test="confirm-yes"]');
  await expect(frame.getByRole("button", { name: "Show it" })).toHaveCount(0);
});

test("kept state of a wrong shape is put aside and said, and the page goes on", async ({ open }) => {
  const states = [
    { settings: "null", cabinet: "null", "game.chess": "null" },
    { settings: '"x"', cabinet: '"x"', "game.chess": "7" },
    { settings: '{"names":null}', cabinet: "[1,null]", "game.chess": '{"save":3}' },
    { settings: '{"passing":null,"theme":{}}', cabinet: "{}", "game.chess": '{"save":"{}","seats":null}' },
    { settings: "{", at: "chess", "game.chess": '{"save":"{}","seats":{"first":7},"turn":{}}' },
  ];
  for (const state of states) {
    const keep = Object.entries(state).map(
      ([key, text]) => `localStorage.setItem("deckmate.${key}", ${JSON.stringify(text)});`,
    );
    const { frame } = await open("http", { script: keep.join("") });
    await expect(
      frame.locator('[data-test="toast"]', { hasText: "Some settings could not be read" }),
      JSON.stringify(state),
    ).toBeVisible();
    expect(await frame.evaluate(() => localStorage.getItem("deckmate.settings.unread"))).toBe(state.settings);
    if (await frame.locator("dialog").count()) await frame.locator('dialog [data-test="close"]').click();
    await frame.locator('.tile[data-game="doublecross"] button').first().click();
    await expect(frame.locator("#prompt-text")).not.toBeEmpty();
  }
});

test("the focus never falls to the body when a dialog is closed", async ({ open }) => {
  const { page, frame } = await open("http", { hash: "#g=chess&seed=focus&seats=hh" });
  const focused = () => frame.evaluate(() => document.activeElement?.tagName ?? "BODY");
  await expect(frame.locator("#prompt-text")).not.toBeEmpty();
  for (const close of ["Escape", "click"]) {
    await frame.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("?");
    await expect(frame.locator("#keys")).toBeVisible();
    if (close === "click") await frame.click('#keys [data-test="close"]');
    else await page.keyboard.press(close);
    await expect(frame.locator("#keys")).toHaveCount(0);
    expect(await focused()).not.toBe("BODY");
  }
});
