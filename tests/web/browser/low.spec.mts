// The board editor and the analysis board in low windows: nothing lies over anything else, and the panels are in sight.
import { expect, test } from "./fixtures.mts";

for (const [width, height] of [
  [600, 420],
  [844, 390],
] as const) {
  test(`the editor's parts follow each other: ${width}x${height}`, async ({ open }) => {
    const { frame } = await open("http", { hash: "#edit=chess-storm", viewport: { width, height } });
    await expect(frame.locator(".edit-tray")).toBeVisible();
    const edges = await frame
      .locator(".edit-side > *")
      .evaluateAll((parts) =>
        parts
          .map((part) => [part, part.lastElementChild ?? part].map((one) => one.getBoundingClientRect()))
          .map(([whole, last]) => [whole.top, Math.max(whole.bottom, last.bottom)]),
      );
    expect(edges.length).toBeGreaterThan(2);
    for (const [at, [top]] of edges.entries()) if (at) expect(top).toBeGreaterThanOrEqual(edges[at - 1][1] - 1);
    const board = (await frame.locator("[role=grid]").first().boundingBox())!;
    expect(Math.min(board.width, board.height)).toBeGreaterThan(250);
  });
  test(`the analysis shows its best moves: ${width}x${height}`, async ({ open }) => {
    const { frame } = await open("http", { hash: "#analyse=chess", viewport: { width, height } });
    await expect(frame.locator(".study-row").first()).toBeInViewport({ ratio: 0.9 });
    await expect(frame.locator(".study-state")).toHaveText(/^Chances of White/);
    await expect(frame.locator(".prompt-who")).toHaveText("White");
    await expect(frame.locator("#prompt-text")).toBeInViewport({ ratio: 0.9 });
  });
}
