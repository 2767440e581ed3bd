// Boards and sets of pieces: chosen in the settings by their pictures, seen at once on the running table, kept.
import type { Frame } from "@playwright/test";
import { todays } from "./daily.mts";
import { catalog } from "./engine.mts";
import { accessible, expect, test } from "./fixtures.mts";

const LINK = "#g=chess&seats=hh&seed=look";
const BOARDS = ["wood", "slate", "night", "contrast"];
const KINDS = catalog.kinds.map(({ kind }) => kind);
const SETS = ["classic", "bold", "figures"];

/** A mark of all that is painted on the board. */
const painted = (frame: Frame) =>
  frame.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>("#board .board-canvas");
    const { data } = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let sum = 0;
    for (const part of data) sum = (sum * 31 + part) % 1000003;
    return sum;
  });
/** The colours of the board's two upper left squares, near their corners. */
const squares = (frame: Frame) =>
  frame.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>("#board .board-canvas");
    const context = canvas?.getContext("2d");
    const side = (canvas?.width ?? 0) / 8;
    return [0, 1].map((column) => [...(context?.getImageData(column * side + 2, 2, 1, 1).data ?? [])].join());
  });
const figurine = (frame: Frame) => frame.locator("#table .seat .piece path").first().getAttribute("d");
const openSettings = async (frame: Frame) => {
  await frame.click('[data-test="menu"]');
  await frame.click('[data-test="menu-settings"]');
  await expect(frame.locator("#settings")).toBeVisible();
};

for (const place of ["http", "one file over http"] as const)
  test(`what is chosen in the settings is on the table at once and after a reload: ${place}`, async ({ open }) => {
    const { page, frame } = await open(place, { hash: LINK });
    await expect(frame.locator('#board [data-square="e2"]')).toBeVisible();
    const [before, seen] = [await figurine(frame), new Set([(await squares(frame)).join()])];
    await openSettings(frame);
    for (const board of BOARDS.slice(1)) {
      await frame.check(`#settings [name="set-board"][value="${board}"]`);
      await expect(frame.locator("html")).toHaveAttribute("data-board", board);
      await expect.poll(async () => seen.has((await squares(frame)).join())).toBe(false);
      seen.add((await squares(frame)).join());
    }
    const looks = new Set([await painted(frame)]);
    for (const set of SETS.slice(1)) {
      await frame.check(`#settings [name="set-pieces"][value="${set}"]`);
      await expect.poll(async () => looks.has(await painted(frame))).toBe(false);
      looks.add(await painted(frame));
    }
    expect(await figurine(frame)).not.toBe(before);
    await frame.click('#settings [data-test="close"]');
    const last = await painted(frame);
    const drawn = await figurine(frame);
    await page.reload();
    await expect(frame.locator('#board [data-square="e2"]')).toBeVisible();
    await expect.poll(() => painted(frame)).toBe(last);
    expect(await figurine(frame)).toBe(drawn);
  });

test("the usual board and pieces need no extra; where the others cannot be loaded the usual ones stay", async ({
  page,
  places,
}) => {
  let asked = 0;
  await page.route("**/extra-looks.js", (route) => {
    asked++;
    return route.abort();
  });
  await page.goto(places.at.http(LINK));
  await expect(page.locator("#board .board-canvas:not(.ghosts)")).toBeVisible();
  expect(asked).toBe(0);
  await page.evaluate(() => localStorage.setItem("deckmate.settings", JSON.stringify({ board: "slate" })));
  await page.reload();
  await expect(page.locator('#board [data-square="e2"]')).toBeVisible();
  expect(asked).toBeGreaterThan(0);
  await expect(page.locator("html")).toHaveAttribute("data-board", "wood");
});

for (const [nth, board] of BOARDS.entries())
  for (const colorScheme of todays(["light", "dark"] as const, 4, nth))
    test(`axe-core finds nothing on the table and in the settings: ${board}, ${colorScheme}`, async ({ open }) => {
      const script = `localStorage.setItem("deckmate.settings", '${JSON.stringify({ board, pieces: "figures" })}')`;
      const sitting = await open("http", { hash: "#g=chess-storm&seats=hc&seed=look", colorScheme, script });
      const { frame } = sitting;
      await expect(frame.locator("html")).toHaveAttribute("data-board", board);
      await expect(frame.locator(".hand .card-face").first()).toBeVisible();
      await accessible(sitting, "table");
      await openSettings(frame);
      await accessible(sitting, "settings");
    });

test("with forced colours the chosen board is told by its frame and a tick", async ({ open }) => {
  const sitting = await open("http", { forcedColors: "active" });
  const { frame } = sitting;
  await frame.click('[data-test="home-settings"]');
  const choice = frame.locator(".look-choice:has(:checked)").first();
  expect(
    await choice.evaluate((one) => getComputedStyle(one.querySelector("span") ?? one, "::before").content),
  ).toContain("✓");
  expect(await choice.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe("solid");
  await accessible(sitting, "settings");
});

test("each kind of each set is told from the others at 24 pixels", async ({ open }) => {
  const { frame } = await open("http");
  await frame.click('[data-test="home-settings"]');
  await expect.poll(() => frame.evaluate(() => "looks" in ((globalThis as any).deckmateExtras ?? {}))).toBe(true);
  const near = await frame.evaluate((kinds) => {
    const { sets } = (globalThis as any).deckmateExtras.looks;
    const found: string[] = [];
    for (const name of ["bold", "figures"]) {
      const shapes = kinds.map((kind) => {
        const canvas = document.createElement("canvas");
        canvas.width = canvas.height = 24;
        const context = canvas.getContext("2d") as CanvasRenderingContext2D;
        context.scale(0.024, 0.024);
        // The lowest step has the whole outline, of all parts.
        context.fill(new Path2D(sets[name].steps(kind, "white")[0][0]));
        const { data } = context.getImageData(0, 0, 24, 24);
        return Array.from({ length: 576 }, (_, at) => data[at * 4 + 3] > 127);
      });
      shapes.forEach((one, i) =>
        shapes.slice(0, i).forEach((other, j) => {
          const differ = one.filter((on, at) => on !== other[at]).length;
          if (differ < 30) found.push(`${name}: ${kinds[i]} and ${kinds[j]} differ in ${differ} of 576`);
        }),
      );
    }
    return found;
  }, KINDS);
  expect(near).toEqual([]);
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`a mouse lifts the piece under it a little, and a held piece has a shadow: ${reducedMotion}`, async ({
    open,
  }) => {
    const { page, frame } = await open("http", { hash: LINK, reducedMotion });
    const square = (name: string) => frame.locator(`#board [data-square="${name}"]`);
    await expect(square("e2")).toBeVisible();
    await square("e5").hover();
    const still = await painted(frame);
    await square("e2").hover();
    expect((await painted(frame)) === still).toBe(reducedMotion === "reduce");
    await square("e5").hover();
    expect(await painted(frame)).toBe(still);
    await square("e2").hover();
    await page.mouse.down();
    await square("e4").hover();
    await expect(frame.locator(".board-ghost")).toHaveCSS("filter", /drop-shadow/);
    await page.mouse.up();
    await expect(frame.locator("#moves .play")).toHaveCount(1);
  });

for (const forcedColors of ["none", "active"] as const)
  test(`a piece under the mouse has a bright rim and nothing lies on it: forced colours ${forcedColors}`, async ({
    open,
  }) => {
    const { frame } = await open("http", { hash: LINK, forcedColors });
    const cell = frame.locator('#board [data-square="e2"]');
    await cell.hover();
    await expect(cell).toHaveCSS("background-color", /, 0\)$/);
    if (forcedColors === "active") await expect(cell).toHaveCSS("outline-style", "solid");
    else await expect(cell).toHaveCSS("box-shadow", /^rgb\(255, 255, 255\).* inset/);
  });
