// A gamepad plays: over the board, through its questions, dialogs and a cover screen.
import { engine } from "./engine.mts";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

/** A pad of the standard layout, of which tests press the buttons. */
const PAD = `
  const pad = { axes: [0, 0, 0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false })) };
  globalThis.pad = pad;
  navigator.getGamepads = () => [null, pad];`;
const BUTTONS = { a: 0, b: 1, left: 4, right: 5, start: 9, up: 12, down: 13, west: 14, east: 15 };

test("games are played by gamepad alone: board, promotion, menu, and a cover screen", async ({ open }) => {
  const { page, frame } = await open("http", { script: PAD });
  let table = await Table.sit(page, frame, { game: "chess", setup: { board: "6k1/P4ppp/8/1p6/8/8/4P3/K7 w - -" } });
  await table.shown();
  await page.mouse.click(2, 2);
  const frames = () =>
    frame.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const press = async (button: keyof typeof BUTTONS) => {
    const hold = (on: boolean) =>
      frame.evaluate(([at, on]) => ((globalThis as any).pad.buttons[at as number].pressed = on), [BUTTONS[button], on]);
    await hold(true);
    await frames();
    await hold(false);
    await frames();
  };
  const lean = async (x: number, y: number) => {
    for (const axes of [
      [x, y],
      [0, 0],
    ]) {
      await frame.evaluate((axes) => Object.assign((globalThis as any).pad, { axes }), axes);
      await frames();
    }
  };
  await frame.evaluate(() => dispatchEvent(new Event("gamepadconnected")));
  await expect(frame.getByText("Gamepad ready").first()).toBeVisible();
  /** Goes to a square from the one that has the focus. */
  const walk = async (to: string, stick = false) => {
    const at = () => frame.evaluate(() => (document.activeElement as HTMLElement).dataset.square ?? "");
    for (let steps = 0; (await at()) !== to; steps++) {
      const here = await at();
      expect(steps, `on the way to ${to}, at ${here}`).toBeLessThan(20);
      const [x, y] = [to.charCodeAt(0) - here.charCodeAt(0), Number(to[1]) - Number(here[1])];
      if (stick) await lean(here ? Math.sign(x) : 0, !here || x ? (here ? 0 : 1) : -Math.sign(y));
      else await press(!here ? "up" : x > 0 ? "east" : x < 0 ? "west" : y > 0 ? "up" : "down");
    }
  };
  const move = async (from: string, to: string, text: string, stick = false) => {
    await walk(from, stick);
    await press("a");
    await walk(to, stick);
    await press("a");
    table.apply(text);
    await table.shown();
  };
  await move("e2", "e4", "e2e4");
  await expect(table.square("e4")).toHaveCSS("outline-style", "solid");
  await frame.evaluate(() => (globalThis as any).Page.settle());
  await move("b5", "b4", "b5b4", true);
  // The way leads off the board at its edge, and back.
  await walk("h7");
  await press("east");
  await expect(frame.locator("#board :focus")).toHaveCount(0);
  await press("west");
  await expect(frame.locator("#board :focus")).toHaveCount(1);
  // Start opens the menu, the cross goes through it, B closes it.
  await press("start");
  await expect(frame.locator("dialog#menu")).toBeVisible();
  await press("down");
  await expect(frame.locator("dialog#menu :focus")).toHaveCount(1);
  await press("b");
  await expect(frame.locator("dialog")).toHaveCount(0);
  // B puts a piece back; a piece is chosen in the promotion's own list.
  await walk("a7");
  await press("a");
  await press("b");
  await expect(table.square("a7")).toHaveAttribute("aria-selected", "false");
  await press("a");
  await walk("a8");
  await press("a");
  await expect(frame.getByRole("button", { name: /queen/i })).toBeVisible();
  for (let n = 0; n < 8 && !(await frame.locator("button:focus[aria-label=Rook]").count()); n++) await press("right");
  await press("a");
  table.apply("a7a8r");
  await expect(frame.locator('#result [data-how="checkmate"]')).toBeVisible();
  // B opens no cover screen; A does, and cards are reached by the cross.
  await frame.evaluate(() => (globalThis as any).Page.settle());
  table = await Table.sit(page, frame, { game: "chess-storm" });
  await expect(table.veil).toBeVisible();
  await press("b");
  await expect(table.veil).toBeVisible();
  await frame.evaluate(() => (globalThis as any).Page.settle());
  await press("a");
  await expect(table.veil).toHaveCount(0);
  await table.shown();
  for (let n = 0; n < 60 && !(await frame.locator("#hand button:focus").count()); n++) await press("right");
  const first = await frame.locator("#hand button:focus").getAttribute("data-index");
  await press("east");
  await expect(frame.locator("#hand button:focus")).not.toHaveAttribute("data-index", first ?? "none");
});

test("a list of choices is opened, gone through, taken and left by gamepad", async ({ open }) => {
  const game = engine.newGame({ game: "five-card", seed: "pad" });
  game.apply("resign");
  const { frame } = await open("http", { script: PAD, hash: `#replay=${game.compact()}` });
  await frame.evaluate(() => dispatchEvent(new Event("gamepadconnected")));
  const press = (button: keyof typeof BUTTONS) =>
    frame.evaluate(async (at) => {
      const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { buttons } = (globalThis as any).pad;
      buttons[at].pressed = true;
      await painted();
      buttons[at].pressed = false;
      await painted();
    }, BUTTONS[button]);
  const list = frame.locator('[data-test="replay-eye"]');
  const first = await list.inputValue();
  await list.focus();
  const chosen = () => list.evaluate((node: HTMLSelectElement) => node.selectedIndex);
  for (const button of ["a", "down", "b"] as const) await press(button);
  expect(await list.inputValue()).toBe(first);
  for (const button of ["a", "down", "down", "up", "a"] as const) await press(button);
  expect(await chosen()).toBe(1);
  await expect.poll(() => frame.evaluate(() => (globalThis as any).Page.table.match.view.eye)).toBe("first");
  await press("down");
  await expect(list).not.toBeFocused();
});
