// Sounds and vibrations: none before a touch; the settings say which, how loud, and are kept.
import type { Frame } from "@playwright/test";
import { accessible, expect, test } from "./fixtures.mts";

test.use({ turns: 3 });

const LINK = "#g=chess&seats=hh&seed=sound";
/** Notes the gain of each thing that begins to sound, and each vibration. */
const LISTEN = `
  globalThis.heard = []; globalThis.felt = [];
  for (const Source of [AudioBufferSourceNode, OscillatorNode]) {
    const start = Source.prototype.start;
    Source.prototype.start = function (...given) { heard.push(Source.name); return start.apply(this, given); };
  }
  Object.defineProperty(Navigator.prototype, "vibrate", { configurable: true, value: (p) => felt.push(p) > 0 });
`;
const heard = (frame: Frame) => frame.evaluate(() => (globalThis as any).heard.length as number);
const felt = (frame: Frame) => frame.evaluate(() => JSON.stringify((globalThis as any).felt));
const move = async (frame: Frame, from: string, to: string, plays: number) => {
  const square = (at: string) => frame.locator(`#board [data-square="${at}"]`);
  await expect(square(from)).toHaveAccessibleName(/can be chosen/);
  await square(from).click();
  await expect(square(to)).toHaveAccessibleName(/can be (reached|captured)/);
  await square(to).click();
  await expect(frame.locator("#moves .play")).toHaveCount(plays);
};
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, script: LISTEN };

test("a move is heard and, on a phone, felt; a refusal, too; with another volume it still is", async ({ open }) => {
  const { frame } = await open("http", { hash: LINK, ...PHONE });
  await expect(frame.locator('#board [data-square="e2"]')).toBeVisible();
  expect([await heard(frame), await felt(frame)]).toEqual([0, "[]"]);
  await move(frame, "e2", "e4", 1);
  await expect.poll(() => heard(frame)).toBeGreaterThan(0);
  expect(await felt(frame)).toBe("[8]");
  await move(frame, "d7", "d5", 2);
  await move(frame, "e4", "d5", 3);
  await expect.poll(() => felt(frame)).toBe("[8,8,[10,30,18]]");
  await frame.locator('#board [data-square="h8"]').click();
  await expect.poll(() => felt(frame)).toBe("[8,8,[10,30,18],30]");
});

test("what is switched off is neither heard nor felt, also after a reload", async ({ open }) => {
  const sitting = await open("http", { hash: LINK, ...PHONE });
  const { page, frame } = sitting;
  await frame.click('[data-test="menu"]');
  await frame.click('[data-test="menu-settings"]');
  await frame.locator("#set-volume").fill("20");
  await frame.uncheck("#set-sounds-moves");
  await expect(frame.getByRole("button", { name: "Try the sounds: Moves" })).toBeDisabled();
  await frame.uncheck("#set-vibrate");
  await accessible(sitting, "settings");
  await frame.click('#settings [data-test="close"]');
  await page.reload();
  await expect(frame.locator('#board [data-square="e2"]')).toBeVisible();
  await move(frame, "e2", "e4", 1);
  await expect.poll(() => frame.evaluate(() => "sounds" in (globalThis as any).deckmateExtras)).toBe(true);
  expect([await heard(frame), await felt(frame)]).toEqual([0, "[]"]);
  await frame.click('[data-test="menu"]');
  await frame.click('[data-test="menu-settings"]');
  await expect(frame.locator("#set-volume")).toHaveValue("20");
  await expect(frame.locator("#set-sounds-moves")).not.toBeChecked();
  await frame.getByRole("button", { name: "Try the sounds: Cards" }).click();
  await expect.poll(() => heard(frame)).toBeGreaterThan(0);
  await frame.uncheck("#set-sound");
  await expect(frame.locator("#set-volume")).toBeHidden();
});

test("the switch for vibration is shown only where the device has it", async ({ open }) => {
  const { frame } = await open("http", { script: LISTEN });
  await frame.click('[data-test="home-settings"]');
  await expect(frame.locator("#set-volume")).toBeVisible();
  await expect.poll(() => frame.evaluate(() => "sounds" in ((globalThis as any).deckmateExtras ?? {}))).toBe(true);
  await expect(frame.locator("#set-vibrate")).toBeHidden();
});
