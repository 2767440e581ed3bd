// The purses of an evening while it is played: by name in a game, and what limits a double; the first screen's count.
import { engine } from "./engine.mts";
import { game, OPEN, playerWith } from "./evenings.mts";
import { expect, test } from "./fixtures.mts";

/** The seats of the walk's evening against the computer; the player has Red in its odd games. */
const NOVICE = { level: "novice", habit: "dora", names: ["You", "Double Dora"] };

/** Runs before the page: an evening in which this was done, and more of what the browser keeps. */
const withEvening = (done: object[], more: Record<string, unknown> = {}) =>
  Object.entries({ player: playerWith(done, NOVICE), ...more })
    .map(([key, value]) => {
      const text = JSON.stringify(typeof value === "string" ? value : JSON.stringify(value));
      return `localStorage.getItem("deckmate.${key}") ?? localStorage.setItem("deckmate.${key}", ${text});`;
    })
    .join("\n");

test("both purses stand by name in a game of an evening", async ({ open }) => {
  const { frame } = await open("http", { script: withEvening([game(0)]), viewport: { width: 1280, height: 800 } });
  await frame.click(OPEN);
  await frame.click('[data-test="next-game"]');
  await expect(frame.locator(".pot .own-purse > span")).toHaveText(["You 5", "Dora 3"]);
  await expect(frame.locator("#piles")).not.toContainText("Purse");
});

test("a double beyond the smaller purse: the cube says what it would need", async ({ open }) => {
  const { frame } = await open("http", { script: withEvening([game(0), game(0), game(0)]) });
  await frame.click(OPEN);
  await frame.click('[data-test="next-game"]');
  await expect(frame.locator(".pot .own-purse > span")).toHaveText(["You 6", "Dora 0"]);
  await frame.click('[data-test="cube"]');
  await expect(frame.locator("#cube-dialog")).toContainText(
    "Each would need 2 antes: the smaller purse reaches for 1.",
  );
});

test("the first screen counts the game that has just ended", async ({ open }) => {
  const ended = engine.newGame({ game: "five-card", seed: "evening-walk-2", options: { clock: "none", bankroll: 4 } });
  ended.apply("resign");
  const key = String(Date.now());
  const record = {
    deckmate: 1,
    game: "five-card",
    save: ended.save(),
    series: "evening",
    result: { how: "resignation" },
  };
  const script = withEvening([game(0)], { ended: [key], [`ended.${key}`]: record });
  const { frame } = await open("http", { script });
  await expect(frame.locator(".today .continue")).toContainText("2 games played");
});
