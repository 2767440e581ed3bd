// Achievements: a won game brings one card on its result, and all forty stand on the player's own page.
import { todays } from "./daily.mts";
import { engine } from "./engine.mts";
import { accessible, expect, test } from "./fixtures.mts";

test.use({ turns: 3 });

/** A game that is kept, with Black about to mate, for who sits at Black's side of the computer. */
function aboutToMate() {
  const game = engine.newGame({ game: "chess", seed: "feat" });
  for (const text of ["f2f3", "e7e5", "g2g4"]) game.apply(text);
  const seats = {
    first: { kind: "computer", level: "novice", name: "Computer" },
    second: { kind: "human", name: "You" },
  };
  const kept = JSON.stringify({ save: game.save(), turn: 2, answered: "fsf", seats, flipped: true });
  const key = "deckmate.game.chess";
  return `localStorage.getItem("${key}") ?? localStorage.setItem("${key}", ${JSON.stringify(kept)});`;
}

for (const viewport of todays(
  [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ],
  3,
))
  test(`a mate brings one card, and the rest stands on You: ${viewport.width}x${viewport.height}`, async ({ open }) => {
    const sitting = await open("http", { script: aboutToMate(), viewport });
    const { frame, page } = sitting;
    await frame.click('[data-test="continue-button"]');
    await frame.click('#board [data-square="d8"]');
    await expect(frame.locator(".feat-card")).toHaveCount(0);
    await frame.click('#board [data-square="h4"]');
    // The feat of the game comes before the one of all games.
    const card = frame.locator("#result .feat-card");
    await expect(card).toHaveCount(1);
    await expect(card).toContainText("Quick work");
    await expect(card).toContainText("1 more on your page.");
    await expect(card).toHaveRole("status");
    const box = await card.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= viewport.width).toBe(true);
    // All buttons of the result are in sight, as without the card.
    const cut = await frame.locator("#result").evaluate((node) => {
      const { bottom } = node.getBoundingClientRect();
      return [...node.querySelectorAll("button")].filter(
        (one) => one.getBoundingClientRect().bottom > Math.min(bottom, innerHeight),
      ).length;
    });
    expect(cut).toBe(0);
    await accessible(sitting, "a new achievement");
    await page.waitForTimeout(600);
    await page.keyboard.press("Escape");
    await frame.click('[data-test="leave"]');
    // All are told beforehand, those that were reached with their day.
    await frame.locator('[data-test="home-you"]').focus();
    await page.keyboard.press("Enter");
    await expect(frame.locator('[data-test="feats-got"]')).toHaveText("2 of 40 reached");
    await expect(frame.locator(".feat")).toHaveCount(40);
    await expect(frame.locator('.feat[data-got="true"] h4')).toHaveText(["First blood", "Quick work"]);
    await expect(frame.locator(".feat-won strong")).toHaveText(["Quick work", "First blood"]);
    await expect(frame.locator(".feat-near h3")).toHaveText(["On your own feet", "Turned round"]);
    await expect(frame.locator('.feat[data-feat="A04"]')).toContainText("Reached");
    await expect(frame.locator('.feat[data-feat="A31"]')).toContainText("Not yet");
    await frame.locator('[data-test="feats-all"]').click();
    await accessible(sitting, "forty achievements");
    // Pictures are told apart: no two are drawn alike.
    const drawn = await frame
      .locator(".feat > .feat-picture")
      .evaluateAll((all) =>
        all.map((one) => [...one.querySelectorAll("path")].map((path) => path.getAttribute("d")).join()),
      );
    expect(new Set(drawn).size).toBe(40);
    // Known feats stay as they are when kept games are looked through, by keyboard, too.
    await page.waitForTimeout(600);
    await frame.locator('[data-test="feats-earlier"]').focus();
    await page.keyboard.press("Enter");
    await expect(
      frame.locator(".toast, #toasts").filter({ hasText: "Nothing new in these games." }).first(),
    ).toBeVisible();
    await expect(frame.locator('[data-test="feats-got"]')).toHaveText("2 of 40 reached");
    // A player file of another device joins what it has reached; a new page of a kept game finds what is missing.
    await frame.setInputFiles('[data-test="player-file"]', {
      name: "deckmate-player.json",
      mimeType: "application/json",
      buffer: Buffer.from('{"player":1,"got":{"A31":"2026-11-01"}}'),
    });
    await expect(frame.locator('[data-test="feats-got"]')).toHaveText("3 of 40 reached");
    await expect(frame.locator('.feat[data-feat="A31"]')).toContainText("Reached 1 Nov 2026");
  });
