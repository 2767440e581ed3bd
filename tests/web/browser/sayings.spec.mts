// Words of opponents: beside their name, at the cube of 5 Card, and on the result.
import { move, resign } from "./clicks.mts";
import { engine } from "./engine.mts";
import { expect, test } from "./fixtures.mts";

test.use({ turns: 2 });

test("an opponent says beside its name what it is known by, and has the last word on the result", async ({ open }) => {
  const game = engine.newGame({ game: "chess", seed: "pip" });
  for (const text of ["e2e3", "d7d5", "g1f3", "b8c6"]) game.apply(text);
  const seats = {
    first: { kind: "human", name: "You" },
    second: { kind: "computer", name: "Pip", level: "novice", habit: "pip" },
  };
  const kept = JSON.stringify({ save: game.save(), turn: 2, answered: "fsfs", seats });
  const { frame } = await open("http", {
    script: `localStorage.setItem("deckmate.game.chess", ${JSON.stringify(kept)})`,
  });
  await frame.click('[data-test="continue-button"]');
  await expect(frame.locator(".seat .army > .portrait")).toHaveCount(1);
  await move(frame, "a2", "a3");
  const said = frame.locator(".seat > .speech");
  await expect(said).toHaveText("Go on, little one!Pip runs his pawns forward.");
  const [bubble, name] = [await said.boundingBox(), await frame.locator(".seat.top .seat-name").boundingBox()];
  const kind = await frame.locator(".seat.top .seat-kind").boundingBox();
  expect(bubble && name && kind && (bubble.x >= kind.x + kind.width || bubble.y >= name.y + name.height)).toBe(true);
  await resign(frame);
  // A press takes its words from the board, and the last ones are the result's.
  await expect(frame.locator(".speech")).toHaveCount(0);
  await expect(frame.locator("#result .farewell")).toHaveText("Small steps. Long way.");
  await expect(frame.locator("#result .farewell .portrait")).toHaveCount(1);
});

test("an opponent of 5 Card says something when it takes a double, and when it doubles again", async ({ open }) => {
  const board = "3qk3/8/8/8/8/8/8/R3K3 w - -";
  const hands = { first: ["pawn"], second: ["queen", "queen"] };
  const options = { failed_call: "loss" };
  const game = engine.newGame({ game: "five-card", seed: "dora", options, setup: { board, hands } });
  const seats = {
    first: { kind: "human", name: "You" },
    second: { kind: "computer", name: "Double Dora", level: "easy", habit: "dora" },
  };
  const kept = JSON.stringify({ save: game.save(), turn: 1, answered: "", seats, options });
  const { frame } = await open("http", {
    script: `localStorage.setItem("deckmate.game.five-card", ${JSON.stringify(kept)})`,
  });
  await frame.click('[data-test="continue-button"]');
  await expect.poll(() => frame.evaluate(() => !!(globalThis as any).Page.table?.beyond.moves?.talk)).toBe(true);
  await frame.click('[data-type="double"]');
  await frame.click('[data-test="confirm-yes"]');
  const said = frame.locator(".seat > .speech");
  await expect(said).toHaveText("With pleasure. The cube is mine now.");
  await move(frame, "e1", "e2");
  await expect(frame.locator(".log-said").last()).toContainText("Double Dora: “Twice as much. Well?”");
});
