// A table of the page, and the engine's own game beside it: sits down, gives answers by clicks or by keys alone, waits
// for what is shown.
import { expect, type Frame, type Locator, type Page } from "@playwright/test";
import { asksFirst, difference, sight, type Touch, touches } from "./answers.mts";
import { type Echo, Echoes } from "./echo.mts";
import { engine, type Game, type GameName, type NewGame, type Seat } from "./engine.mts";

const player = (name: string) => ({ kind: "human", name });
const computer = { kind: "computer", level: "easy", name: "Computer" };
const SEATS = {
  hh: { first: player("Player 1"), second: player("Player 2") },
  hc: { first: player("You"), second: computer },
};

/** The text of a file as the page itself writes one. */
export function record(game: GameName, save: string, seats: keyof typeof SEATS, options = {}) {
  return JSON.stringify({ deckmate: 1, game, save, seats: SEATS[seats], options, answered: "" });
}

/** Whether nothing but passing is left: then nobody needs to be asked. */
export const onlyPass = (game: Game) =>
  game.legalMoves().every(({ choice }) => ["pass", "resign", "offer"].includes(choice.t));

export class Table {
  /** Looks at the table before an answer is given, with the veil up and with it open. */
  watch: (moment: "veil" | "open", n: number) => Promise<void> = async () => {};
  given = 0;
  /** What presses everything twice, where the user does so. */
  echoes: Echoes | null;

  constructor(
    readonly page: Page,
    readonly frame: Frame,
    readonly game: Game,
    readonly options: { keys?: boolean; touch?: boolean; seat?: Seat; echo?: Echo } = {},
  ) {
    this.echoes = options.echo ? new Echoes(page, frame, options.echo) : null;
  }

  /** Opens a game from a file, on the home screen; `after`: answers that were given before. */
  static async sit(
    page: Page,
    frame: Frame,
    config: NewGame,
    options: { keys?: boolean; seats?: keyof typeof SEATS; after?: string[]; echo?: Echo } = {},
  ) {
    const game = engine.newGame({ seed: "page", ...config });
    for (const text of options.after ?? []) game.apply(text);
    const text = record(config.game, game.save(), options.seats ?? "hh", config.options);
    if (await frame.locator("#table").count()) await frame.click('[data-test="leave"]');
    await frame.setInputFiles('[data-test="load-file"]', {
      name: "game.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
    await frame.waitForSelector("#table, #which");
    // Another game of this kind may be kept.
    if (await frame.locator("#which").count()) await frame.click('[data-test="which-new"]');
    await frame.waitForSelector("#table");
    const seat = options.seats === "hc" ? "first" : undefined;
    return new Table(page, frame, game, { keys: options.keys, echo: options.echo, seat });
  }

  square(name: string) {
    return this.frame.locator(`#board [data-square="${name}"]`);
  }
  card(index: number) {
    return this.frame.locator(`#hand [data-index="${index}"]`);
  }
  get veil() {
    return this.frame.locator("#veil");
  }
  get question() {
    return this.frame.locator("#prompt-text");
  }
  get result() {
    return this.frame.locator("#result .result-text");
  }

  /** Compared from outside: the page's Content-Security-Policy lets nobody watch it with code of his own. */
  private look(orVeil: boolean) {
    return this.frame.evaluate(difference, { ...sight(this.game, this.options.seat), veil: orVeil });
  }

  /** Loads the page again, which comes back with the table. */
  async reload() {
    await this.page.reload();
    // It may load itself once more.
    await this.frame.waitForSelector("#table");
    await this.shown();
  }

  /** Waits until the page shows the game as it stands, and opens the veil that is before it. */
  async shown() {
    await this.pressAgain();
    let found = await this.look(true);
    if (found === "veil") {
      await this.watch("veil", this.given);
      await this.openVeil();
      found = await this.look(false);
    }
    expect(found, `after ${this.given} answers`).toBe("");
    if (this.game.prompt()) await this.watch("open", this.given);
  }

  /** Where the user presses everything twice: the second press after an answer changes nothing. */
  async pressAgain() {
    await this.echoes?.sound(() => this.look(true));
  }

  async openVeil() {
    await this.echoes?.wait();
    if (this.options.keys) await this.page.keyboard.press("Enter");
    else await this.frame.click('[data-test="open-veil"]');
  }

  /** Gives an answer to the page and to the engine; what only can be passed, the page passes by itself. */
  async give(text: string) {
    const alone = text === "pass" && this.game.prompt()?.why === "end" && onlyPass(this.game);
    if (!alone) {
      await this.shown();
      // A card asks for its targets by what looks ahead, an extra.
      if (asksFirst(this.game, text))
        await this.frame.waitForFunction(() => "aim" in ((globalThis as any).deckmateExtras ?? {}));
      const all = (await this.die(text)) ?? touches(this.game, text);
      for (const [at, touch] of all.entries())
        await this.touch(touch, at === all.length - 1 ? text : null).catch((error) => {
          throw new Error(`answer ${this.given}, ${text}, ${JSON.stringify(touch)}: ${error.message}`);
        });
    } else if (await this.veil.count()) await this.openVeil();
    this.apply(text);
  }

  /** Where one plays alone, how the balancing game ends is left to a die: here it falls as the answer says. */
  private async die(text: string): Promise<Touch[] | null> {
    if (!/^word:(stood|fell)$/.test(text)) return null;
    if (await this.frame.locator(`#prompt-buttons [data-text="${text}"]`).count()) return null;
    const falls = text === "word:stood" ? 0.25 : 0.75;
    await this.frame.evaluate((falls) => Object.assign(Math, { random: () => falls }), falls);
    return [{ button: '.prompt-tools [data-text="balance"]' }, { button: '[data-test="balance-die"]' }];
  }

  apply(text: string) {
    const step = this.game.apply(text);
    expect(step.ok, `${text}: ${step.ok || step.message}`).toBe(true);
    this.given++;
  }

  /** Plays all answers. */
  async play(answers: string[]) {
    for (const text of answers) await this.give(text);
    await this.shown();
  }

  /** Touches one thing; `text`: the answer that is given by that. */
  private async touch(touch: Touch, text: string | null) {
    const { keys } = this.options;
    await this.echoes?.wait();
    const enter = () =>
      text !== null && this.echoes ? this.echoes.last(this.game, text, null) : this.page.keyboard.press("Enter");
    const twice = (thing: Locator) =>
      text !== null && this.echoes ? this.echoes.last(this.game, text, thing) : thing[press]();
    const press = this.options.touch ? "tap" : "click";
    const { keyboard } = this.page;
    if ("square" in touch) {
      if (!keys) return twice(this.square(touch.square));
      if (!(await this.frame.locator("#board [data-square]:focus").count())) await keyboard.press("b");
      await this.walk(touch.square);
      return enter();
    }
    if ("card" in touch) {
      if (!keys) await this.card(touch.card)[press]();
      else await keyboard.press(String(touch.card + 1));
      return expect(this.card(touch.card)).toHaveAttribute("aria-pressed", "true");
    }
    if (!keys) return twice(this.frame.locator(touch.button).first());
    if (!touch.enter) await this.tabTo(touch.button);
    return enter();
  }

  /** Walks over the board with the arrows, whichever army is below. */
  private async walk(name: string) {
    const { from, to } = await this.frame.evaluate((name) => {
      const place = (cell: Element | null) => ({
        row: [...document.querySelectorAll("#board [role=row]")].indexOf(cell!.parentElement!),
        column: [...cell!.parentElement!.children].indexOf(cell!),
      });
      return {
        from: place(document.activeElement),
        to: place(document.querySelector(`#board [data-square="${name}"]`)),
      };
    }, name);
    const steps = (from: number, to: number, more: string, less: string) =>
      Array(Math.abs(to - from)).fill(to > from ? more : less);
    const path = [
      ...steps(from.column, to.column, "ArrowRight", "ArrowLeft"),
      ...steps(from.row, to.row, "ArrowDown", "ArrowUp"),
    ];
    for (const key of path) await this.page.keyboard.press(key);
    await expect(this.square(name)).toBeFocused();
  }

  /** Presses Tab until the thing has the focus: at first as often as the order of the page tells. */
  async tabTo(selector: string) {
    for (let pressed = 0; pressed < 150; ) {
      const far = await this.frame.evaluate(distance, selector);
      if (!far) return;
      for (let n = 0; n < far; n++, pressed++) await this.page.keyboard.press("Tab");
    }
    throw new Error(`Tab never reached ${selector}`);
  }
}

/**
 * Runs in the page: how many Tabs it is to the thing, if they go on through all that can have the focus; at least one.
 */
function distance(selector: string): number {
  const focused = document.activeElement;
  if (focused?.matches(selector)) return 0;
  const stops = [
    ...document.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary, [tabindex]"),
  ].filter((node) => node.tabIndex >= 0 && !node.matches(":disabled, [inert] *") && node.checkVisibility());
  const [from, to] = [stops.indexOf(focused as HTMLElement), stops.findIndex((node) => node.matches(selector))];
  return from >= 0 && to > from ? to - from : 1;
}
