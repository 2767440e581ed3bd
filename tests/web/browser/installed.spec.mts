// An installed page: what is shared to it, a save that is opened with it, and a new version that waits.
import { engine } from "./engine.mts";
import { accessible, expect, test } from "./fixtures.mts";

test("what is shared is opened from the first screen, and leaves the address", async ({ open, places }) => {
  const { page } = await open("http", { hash: "#g=chess&seats=hh" });
  await page.locator('[data-square="e2"]').click();
  await page.locator('[data-square="e4"]').click();
  await expect(page.locator('[data-square="e4"]')).toHaveAccessibleName(/white pawn/);
  // The running game goes beside, unasked, and is gone on with from the first screen.
  const link = `https://elsewhere.example/#g=chess&seats=hh&board=4k3/8/8/8/8/8/8/4K2R_w_K_-`;
  const shared = new URLSearchParams({ "shared-text": "Look:", "shared-link": link });
  await page.goto(`${places.address}?${shared}`);
  await expect(page.locator('[data-square="h1"]')).toHaveAccessibleName(/white rook/);
  expect(page.url()).not.toContain("shared");
  await page.locator('[data-square="h1"]').click();
  await page.locator('[data-square="h8"]').click();
  await expect(page.locator('[data-square="h8"]')).toHaveAccessibleName(/white rook/);
  await page.locator('[data-test="leave"]').click();
  const [chip, latest] = [page.locator('[data-test="continue-chip"]'), page.locator('[data-test="continue"]')];
  await expect(latest).toContainText("Chess, move 1");
  await chip.click();
  await expect(page.locator('[data-square="e4"]')).toHaveAccessibleName(/white pawn/);
  await page.locator('[data-test="leave"]').click();
  await chip.click();
  await expect(page.locator('[data-square="h8"]')).toHaveAccessibleName(/white rook/);
  // A position without a level begins at the reader's own.
  await page.goto(`${places.address}#g=chess&board=4k3/8/8/8/8/8/8/4K2R_w_K_-`);
  await expect(page.locator(".seat-kind:has-text('first steps')")).toHaveCount(1);
});

test("a save that is opened with the page is gone on with", async ({ open }) => {
  const game = engine.newGame({ game: "chess", seed: "handed" });
  game.apply("d2d4");
  const script = `Object.defineProperty(globalThis, "launchQueue", { value: { setConsumer: (open) => {
    const file = new File([${JSON.stringify(game.save())}], "deckmate-chess.json");
    void open({ files: [{ getFile: async () => file }] });
  } } });`;
  const { page } = await open("http", { script });
  await expect(page.locator('[data-square="d4"]')).toHaveAccessibleName(/white pawn/);
});

test("a new version is offered on the first screen alone, and loaded when it is wanted", async ({ open }) => {
  const script = `(() => {
    const container = new EventTarget();
    const send = (words) => globalThis.asked.push(words);
    globalThis.asked = [];
    container.getRegistration = async () => ({ waiting: { postMessage: send } });
    Object.defineProperty(navigator, "serviceWorker", { value: container });
  })();`;
  const { page, frame } = await open("http", { hash: "#g=chess&seats=hh", script });
  await expect(page.locator("#board")).toBeVisible();
  const line = page.locator('[data-test="update"]');
  await page.evaluate(() => {
    Object.assign(globalThis, { deckmateUpdate: true });
    dispatchEvent(new Event("deckmate-update"));
  });
  await expect(line).toHaveCount(0);
  await page.locator('[data-test="leave"]').click();
  await expect(line).toHaveText("A new version is ready. Reload now");
  await accessible({ frame }, "a new version");
  await page.locator('[data-test="reload-now"]').click();
  await expect.poll(() => page.evaluate(() => (globalThis as any).asked)).toEqual(["take over"]);
  await page.evaluate(() => {
    navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data: "elsewhere" }));
  });
  await expect(line).toHaveText("Close the other tabs of Deckmate, then this one can load it.");
  await page.evaluate(() => {
    Object.assign(globalThis, { before: true });
    navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
  });
  await page.waitForFunction(() => !("before" in globalThis));
});
