// For eyes that need more: magnified pages, large type, forced colours, wanted motion; and the log on a phone.

import { isToday, todays } from "./daily.mts";
import { hittable } from "./fits.mts";
import { expect, test } from "./fixtures.mts";
import { GAME_NAMES, questions } from "./kinds.mts";
import { Table } from "./table.mts";

/** So many kinds of questions a game: every size sees all of them elsewhere. */
const KINDS = 4;

for (const [nth, game] of GAME_NAMES.entries()) {
  /** Each game is looked at in one of three ways a day. */
  const daily = (way: number) => (isToday(nth + way, 3) ? test : test.skip);
  // A window of 1280 by 800 at 200 %.
  daily(0)(`at 200 % nothing is covered and no name is cut: ${game}`, async ({ open }) => {
    const { page, frame } = await open("http", { viewport: { width: 640, height: 400 } });
    for (const { deal, answers, why } of questions(game).slice(0, KINDS)) {
      await (await Table.sit(page, frame, deal, { after: answers })).shown();
      await hittable(frame, `${why} after ${answers.join(" ")}`);
    }
  });

  daily(1)(`with letters of double size nothing is covered and no name is cut: ${game}`, async ({ open }) => {
    const { page, frame } = await open("http", { viewport: { width: 1280, height: 800 } });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.enable");
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    for (const { deal, answers, why } of questions(game).slice(0, KINDS)) {
      await (await Table.sit(page, frame, deal, { after: answers })).shown();
      expect(await frame.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      await hittable(frame, `${why} after ${answers.join(" ")}`);
    }
  });

  daily(2)(`the log is within reach on a phone: ${game}`, async ({ open }) => {
    const { page, frame } = await open("http", { viewport: { width: 320, height: 568 }, hasTouch: true });
    const seed = "log";
    const deal = { game, seed };
    const table = await Table.sit(page, frame, deal);
    for (let n = 0; n < 3; n++) await table.play([table.game.suggest({ level: "random", seed: `${n}` }).text]);
    // Closed, it shows the last plays, and readers of the screen hear the list.
    const log = frame.locator(".log");
    await log.scrollIntoViewIfNeeded();
    await expect(log).toBeInViewport({ ratio: 0.5 });
    const covered = await log.evaluate((node) => {
      const { left, top, width, bottom } = node.getBoundingClientRect();
      const middle = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
      return !node.contains(document.elementFromPoint(left + width / 2, middle));
    });
    expect(covered, "something lies over the log").toBe(false);
  });
}

/** What can be told apart of an element that is drawn in the system's colours. */
const drawn = (node: Element) => {
  const style = getComputedStyle(node);
  const box = [style.borderTopStyle, style.borderTopWidth, style.borderInlineStart, style.outline];
  return [...box, style.backgroundColor, style.color, style.opacity, style.textDecorationLine];
};

for (const colorScheme of ["light", "dark"] as const) {
  test(`forced colours show every state: ${colorScheme}`, async ({ open }) => {
    const { page, frame } = await open("http", { forcedColors: "active", colorScheme });
    const apart = async (one: string, other: string) => {
      const [first, second] = [frame.locator(one).first(), frame.locator(other).first()];
      await expect(first, one).toBeAttached();
      await expect(second, other).toBeAttached();
      expect(await first.evaluate(drawn), `${one} and ${other}`).not.toEqual(await second.evaluate(drawn));
    };
    await frame.click('[data-game="doublecross"] .more');
    await frame.click('[data-game="doublecross"] .set-up');
    await frame.click(".more summary");
    await apart(".segment input:checked + span", ".segment input:not(:checked) + span");
    await frame.locator(".switch").first().check();
    await apart(".switch:checked", ".switch:not(:checked)");
    for (const state of [":checked", ":not(:checked)"]) {
      const grounds = await frame
        .locator(`.switch${state}`)
        .first()
        .evaluate((node) => [node, node].map((one, at) => getComputedStyle(one, at ? "::before" : "").backgroundColor));
      expect(grounds[1], `the knob of a switch ${state}`).not.toBe(grounds[0]);
    }
    await frame.click('[data-test="back"]');

    const setup = { hands: { first: ["charge", "breakthrough", "stall"], second: ["no"] } } as any;
    const storm = await Table.sit(page, frame, { game: "chess-storm", setup }, { seats: "hc" });
    await storm.shown();
    await apart('#undo[aria-disabled="true"]', '[data-test="menu"]');
    await apart(".seat-panel.asked", ".seat-panel:not(.asked)");
    await apart(".hand-card.play .card-face", ".hand-card.dump .card-face");
    await apart(".hand-card.dump .card-face", ".hand-card.idle .card-face");
    await frame.locator("#hand button").filter({ hasText: "can be played" }).first().click();
    await apart('#hand [aria-pressed="true"] .card-face', '#hand [aria-pressed="false"] .card-face');
    await frame.locator('[data-test="menu"]').focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await apart('[data-test="menu"]', '[data-test="back"], .table-bar button:first-child');

    // The board is a picture: its marks are told apart by their shapes, and none of it is taken out.
    expect(
      await frame.locator(".board-canvas:not(.ghosts)").evaluate((node) => getComputedStyle(node).visibility),
    ).toBe("visible");

    // With their edges, too, three answers fit beside the card that they are about.
    await page.setViewportSize({ width: 320, height: 568 });
    const board = "4k3/8/8/8/4N3/8/8/4R1K1 w - -";
    const claim = { game: "doublecross" as const, setup: { board, deck: ["white-knight", "black-king"] } };
    await (await Table.sit(page, frame, claim, { after: ["draw", "e4d6", "done"] })).shown();
    const [bar, last] = [frame.locator("#prompt"), frame.locator("#prompt .answer").last()];
    const foot = (node: Element) => node.getBoundingClientRect().bottom;
    expect(await last.evaluate(foot)).toBeLessThan(await bar.evaluate(foot));
  });
}

for (const [wish, slides] of todays(
  [
    ["on", true],
    ["system", false],
  ] as const,
  2,
)) {
  test(`whoever wants less motion and sets it to ${wish} sees pieces ${slides ? "slide" : "only appear"}`, async ({
    open,
  }) => {
    const sitting = await open("http", { reducedMotion: "reduce" });
    const { frame } = sitting;
    await frame.click('[data-test="home-settings"]');
    await frame.check(`input[name="set-motion"][value="${wish}"]`);
    await frame.click("#settings .primary");
    await expect(frame.locator("html")).toHaveAttribute("data-motion", slides ? "on" : "off");
    const deal = { game: "chess", seed: "motion" } as const;
    const table = await Table.sit(sitting.page, frame, deal);
    await table.shown();
    // A rook's pawn goes over a3: does anything pass there?
    const passing = frame.evaluate(async () => {
      const canvas = document.querySelector(".board-canvas") as HTMLCanvasElement;
      const cell = (document.querySelector('[data-square="a3"]') as Element).getBoundingClientRect();
      const board = canvas.getBoundingClientRect();
      const scale = canvas.width / board.width;
      const pixels = () => {
        const context = canvas.getContext("2d") as CanvasRenderingContext2D;
        const [x, y] = [(cell.left - board.left + cell.width * 0.4) * scale, (cell.top - board.top) * scale];
        return String(context.getImageData(x, y, cell.width * 0.2 * scale, cell.height * scale).data);
      };
      const empty = pixels();
      for (let n = 0; n < 240; n++) {
        await new Promise(requestAnimationFrame);
        // Once the pawn has arrived, the arrow of its move lies there.
        if ((globalThis as any).Page.table.board.marks.trail.length) return false;
        const name = document.querySelector('[data-square="a3"]')?.getAttribute("aria-label") ?? "";
        // While the pawn is picked its goals are marked.
        if (name === "a3, empty" && pixels() !== empty) return true;
      }
      return false;
    });
    await table.play(["a2a4"]);
    expect(await passing).toBe(slides);
  });
}
