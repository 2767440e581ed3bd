// Captured pieces of a wide board: they stand under the name of whoever captured them, and all of them are seen; beside
// the name stand the kings that are left.
import { todays } from "./daily.mts";
import { engine } from "./engine.mts";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

/** Answers on the wide board until nearly all pieces are captured. */
function fought() {
  const game = engine.newGame({ game: "full-double", seed: "page" });
  const after: string[] = [];
  while (after.length < 120 && game.prompt()) {
    const moves = game.legalMoves().filter(({ role }) => role === "play");
    const capture = moves.find(({ label }) => label.includes(" captures "));
    const { text } = capture ?? moves[(after.length * 13) % moves.length];
    after.push(text);
    game.apply(text);
  }
  return after.slice(0, after.length - (after.length % 2));
}

for (const [width, height] of todays(
  [
    [390, 844],
    [360, 640],
    [768, 1024],
    [844, 390],
    [720, 520],
    [1280, 800],
    [1920, 1080],
  ],
  3,
))
  test(`captured pieces of Full Double stand under the name: ${width}x${height}`, async ({ open }) => {
    const { page, frame } = await open("http", { viewport: { width, height } });
    await Table.sit(page, frame, { game: "full-double" }, { seats: "hc", after: fought() });
    for (const panel of await frame.locator(".seat-panel").all()) {
      await expect(panel.locator(".small-piece").nth(20)).toBeAttached();
      const found = await panel.evaluate((node) => {
        const box = (name: string) => node.querySelector(name)!.getBoundingClientRect();
        const pieces = [...node.querySelectorAll(".small-piece")].map((piece) => piece.getBoundingClientRect());
        return {
          before: box(".seat-name").left - Math.min(...pieces.map(({ left }) => left)),
          over: Math.max(...pieces.map(({ right }) => right)) - node.getBoundingClientRect().right,
          under: Math.max(...pieces.map(({ bottom }) => bottom)) - node.getBoundingClientRect().bottom,
        };
      });
      expect(found.before, "left of the name").toBeLessThanOrEqual(1);
      expect(found.over, "out on the right").toBeLessThanOrEqual(0);
      expect(found.under, "out below").toBeLessThanOrEqual(0);
    }
  });

test("beside each name stand the kings that are left, and the one that is lost", async ({ open }) => {
  const { page, frame } = await open();
  const setup = { board: "4r4k5k/5pp6ppp/16/16/16/16/5PP6PPP/4K4R4K1 w" };
  const table = await Table.sit(page, frame, { game: "full-double", setup });
  const kings = (edge: string) => frame.locator(`.seat.${edge} .kings`);
  await expect(kings("top")).toHaveAccessibleName("2 black kings");
  await expect(kings("bottom")).toHaveAccessibleName("2 white kings");
  // With two kings nobody calls check: the rook on e8 could capture one.
  await expect(table.square("e1")).toHaveAccessibleName(/attacked/);
  await expect(table.square("e8")).toHaveAccessibleName(/attacks a king/);
  await table.play(["j1j8"]);
  await expect(kings("top")).toHaveAccessibleName("1 black king, one lost");
  await expect(kings("top").locator("svg, canvas")).toHaveCount(2);
  await expect(kings("top")).toHaveText("Last king");
  await expect(kings("bottom")).toHaveText("");
});
