// A user who presses everything twice, or too long: the second press is one of an answer that has been given.
import { expect, type Frame, type Locator, type Page } from "@playwright/test";
import { engine, type Game } from "./engine.mts";
import { onlyPass } from "./table.mts";

/**
 * How the last touch of an answer is done again: a click, a tap or a key, milliseconds after the next question stands,
 * or at once; or the key is held down all the time.
 */
export interface Echo {
  by: "click" | "tap" | "key" | "held key";
  gap: number | "at once";
}

/** Holds the time of the page still from when it is asked to: then it passes only as a test says. */
export const STILL = `{
  const now = performance.now.bind(performance);
  let at = null;
  performance.now = () => at ?? now();
  Object.defineProperty(Event.prototype, "timeStamp", { get: () => performance.now() });
  globalThis.passTime = (ms) => { at = (at ?? now()) + ms; };
}`;

export const passTime = (frame: Frame, ms: number) => frame.evaluate(`passTime(${ms})`);

/** Whether another player is asked after this answer, and what the page then passes by itself, or nobody. */
function handsOver(game: Game, text: string): boolean {
  const seat = game.prompt()?.seat;
  const after = engine.loadGame(game.save());
  after.apply(text);
  while (after.prompt()?.seat === seat && after.prompt()?.why === "end" && onlyPass(after)) after.apply("pass");
  const changes = after.prompt()?.seat !== seat;
  after.free();
  return changes;
}

/** The second presses of one user. */
export class Echoes {
  /** Presses again what was pressed last. */
  private again: (() => Promise<unknown>) | null = null;
  /** How often something was pressed again. */
  count = 0;

  constructor(
    private readonly page: Page,
    private readonly frame: Frame,
    private readonly echo: Echo,
  ) {}

  /** Whoever is asked now has had the time to look. */
  wait() {
    return passTime(this.frame, 500);
  }

  /** Does the last touch of an answer, on this thing or by Enter. */
  async last(game: Game, text: string, thing: Locator | null) {
    const { page, frame, echo } = this;
    const twice = handsOver(game, text);
    const { keyboard } = page;
    if (!thing && echo.by === "held key" && twice) {
      await keyboard.down("Enter");
      this.again = async () => {
        for (let n = 0; n < 5; n++) {
          await passTime(frame, 200);
          await keyboard.down("Enter");
        }
        await keyboard.up("Enter");
      };
      return;
    }
    const box = thing && (await thing.boundingBox());
    const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
    const { mouse, touchscreen } = page;
    const press = () =>
      !thing ? keyboard.press("Enter") : echo.by === "tap" ? touchscreen.tap(x, y) : mouse.click(x, y);
    // The first press is aimed as any other.
    await (!thing ? press() : echo.by === "tap" ? thing.tap() : thing.click());
    if (!twice) return;
    if (echo.gap !== "at once") {
      const { gap } = echo;
      this.again = async () => {
        await passTime(frame, gap);
        await press();
      };
    } else {
      await press();
      this.again = async () => {};
    }
  }

  /** The next question stands, behind a veil or not: the second press changes nothing of it. */
  async sound(look: () => Promise<string>) {
    const { again, frame } = this;
    this.again = null;
    if (!again) return;
    const before = await look();
    await again();
    this.count++;
    // Whatever the press may have begun has been done by then.
    await frame.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 60)));
    expect(await look(), "the second press has changed nothing").toBe(before);
  }
}
