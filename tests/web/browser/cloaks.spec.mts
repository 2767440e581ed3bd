// Deception Chess: guesses are their owner's alone and kept with the game; the button that uncloaks gives its reason;
// after the game the bluffs and the guesses are told; peeking shows bases in their squares.
import { engine } from "./engine.mts";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

const SETUP = {
  board: "3qk3/p7/8/8/8/8/7P/R2RK3 w - -",
  bases: { a1: "queen", d1: "rook", e1: "pawn", h2: "king", d8: "king", e8: "pawn", a7: "rook" },
} as const;
const GAME = { game: "deception", setup: SETUP } as const;

test("guesses of a game on two devices are kept with it", async ({ open }) => {
  const game = engine.newGame(GAME);
  const id = game.view("first").cells.find((cell) => cell?.side === "black" && cell.kind === "queen")?.id;
  const kept = {
    ...{ as: "host", table: "aaaaaaaa", game: "deception", far: "second", friend: "Ben", round: 1, undos: 0 },
    ...{ save: game.save(), answered: "", turn: 1, guesses: `f${id}k` },
  };
  const { page, frame } = await open("http", {
    script: `localStorage["deckmate.line"] ??= ${JSON.stringify(JSON.stringify(kept))}`,
  });
  await frame.click('[data-test="far-chip"]');
  const guessed = frame.locator('[data-square="d8"]');
  await expect(guessed).toHaveAccessibleName(/your guess: king/);
  await page.reload();
  await expect(guessed).toHaveAccessibleName(/your guess: king/);
});

test("a guess is marked, kept, and told with the bluffs once the game is over", async ({ open }) => {
  const { page, frame } = await open("http");
  const table = await Table.sit(page, frame, GAME, { seats: "hc" });
  await expect(frame.locator(".bluffs")).toHaveCount(0);
  await frame.click("#guess");
  await table.square("e8").click();
  // Only what may still lie under the other's cloaks is offered.
  await expect(frame.locator("#guess-kind [data-guess]")).toHaveText(["King", "Rook", "Pawn"]);
  await frame.click('#guess-kind [data-guess="rook"]');
  await expect(table.square("e8")).toHaveAccessibleName(/your guess: rook/);
  await frame.click("#guess");
  await table.square("d8").click();
  await frame.click('#guess-kind [data-guess="king"]');
  await page.reload();
  await expect(table.square("d8")).toHaveAccessibleName(/your guess: king/);
  await table.give("d1d8");
  await expect(table.result).toContainText("The real king is captured.");
  await expect(frame.locator(".guesses-told")).toHaveText("You guessed 1 of 2 marked cloaks right.");
  await expect(frame.locator(".bluff-told")).toHaveText("Your king was never found: it stood under a pawn on h2.");
  await expect(
    frame.getByRole("img", { name: "Computer's bluffs, caught: a king that looked like a queen, on d8" }),
  ).toBeVisible();
});

test("as long as nothing is hidden the set-up leads to a shuffle, then to the game", async ({ open }) => {
  const { frame } = await open("http", { hash: "#g=deception&seed=hide&seats=hc&level=novice" });
  const main = frame.locator("#prompt-buttons .primary");
  await expect(main).toContainText("Shuffle hidden by lot");
  await expect(frame.locator('[data-type="done"]')).toHaveText(/^Done nothing is hidden/);
  await main.click();
  await expect(main).toHaveText(/^Done start/);
});

test("nobody else at the device sees a guess", async ({ open }) => {
  const { page, frame } = await open("http");
  const table = await Table.sit(page, frame, GAME);
  await table.shown();
  await frame.click("#guess");
  await table.square("e8").click();
  await frame.click('#guess-kind [data-guess="pawn"]');
  const marks = frame.locator('#board [aria-label*="your guess"]');
  await expect(marks).toHaveCount(1);
  await table.give("a1a6");
  await expect(table.veil).toBeVisible();
  await expect(marks).toHaveCount(0);
  await table.shown();
  await expect(marks).toHaveCount(0);
});

test("the button that uncloaks says what it gives, or why it cannot be pressed", async ({ open }) => {
  const { page, frame } = await open("http");
  const table = await Table.sit(page, frame, GAME, { seats: "hc" });
  const [button, why] = [frame.locator("#uncloak"), frame.locator("#uncloak-why")];
  await expect(why).toHaveText("Tap a cloak of yours: it then moves as what it is.");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await table.square("a1").click();
  await expect(why).toHaveText("It then moves as a queen.");
  await expect(button).toHaveAttribute("aria-disabled", "false");
  await table.square("d1").click();
  await expect(why).toHaveText("It is a rook, as it looks.");
  await table.square("a1").click();
  await button.click();
  await expect(why).toHaveText("One a turn. Now move.");
});

test("a base is shown in its square beside the hood: what the cloak looks like stays in sight", async ({ open }) => {
  const { page, frame } = await open("http");
  const table = await Table.sit(page, frame, GAME);
  await table.shown();
  /** The squares that are painted otherwise than at the call before, and points of them outside the corner. */
  const changed = () =>
    frame.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>("#board .board-canvas")!;
      const { width, height } = canvas;
      const now = new Uint32Array(canvas.getContext("2d")!.getImageData(0, 0, width, height).data.buffer);
      const before = ((globalThis as any).painted ?? now) as Uint32Array;
      (globalThis as any).painted = now;
      const size = width / 8;
      const [squares, outside] = [new Set<string>(), [] as string[]];
      for (const [at, colour] of now.entries()) {
        if (colour === before[at]) continue;
        const [x, y] = [at % width, Math.floor(at / width)];
        if ((x % size) / size <= 0.6 || (y % size) / size >= 0.4) outside.push(`${x}, ${y}`);
        squares.add(`${"abcdefgh"[Math.floor(x / size)]}${8 - Math.floor(y / size)}`);
      }
      return { squares: [...squares].sort(), outside };
    });
  await changed();
  await page.keyboard.down("v");
  await expect(table.square("e1")).toHaveAccessibleName(/base pawn/);
  expect(await changed()).toEqual({ squares: ["a1", "d1", "e1", "h2"], outside: [] });
  await page.keyboard.up("v");
});

for (const [width, height, least] of [
  [360, 640, 44],
  [390, 844, 44],
  [844, 390, 44],
  [1280, 800, 64],
])
  test(`bases that came to light in the last turn are told large: ${width}x${height}`, async ({ open }) => {
    const { page, frame } = await open("http", { viewport: { width, height } });
    const setup = {
      board: "3qk3/p7/8/8/8/7n/P6P/R2RK3 w - -",
      bases: { a1: "queen", d1: "rook", e1: "king", h2: "rook", d8: "pawn", e8: "king", h3: "queen" },
    };
    const after = ["d1d8", "uncloak:h3", "h3h2"];
    await Table.sit(page, frame, { game: "deception", setup } as never, { seats: "hc", after });
    const bases = frame.locator('#last-turn [data-what="shown"]');
    await expect(frame.locator("#last-turn")).toContainText("Black uncloaks h3: the knight really was a queen.");
    await expect(bases).toHaveCount(2);
    for (const base of await bases.all()) {
      await expect(base).toBeInViewport({ ratio: 1 });
      expect((await base.boundingBox())!.width).toBeGreaterThanOrEqual(least);
    }
  });
