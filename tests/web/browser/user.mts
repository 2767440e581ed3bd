// A user who knows nothing but what the page shows, and always finds something to do.
import { expect, type Frame, type Page } from "@playwright/test";

/** What a user presses where no square can be chosen. */
const ANSWERS = '[data-test="flop-draw"], #prompt-buttons [data-text]:not([data-text=call], [data-text=double])';

/** Where many cards are to be chosen from. */
const LOOK = '.prompt-tools [data-text="look"]';

const READY = '#prompt-buttons [data-text="done"], #prompt-buttons [data-text="yes"]';

/**
 * The hand of Chess Storm, the one game where a card alone may be an answer. A card of 5 Card Chess pays for a move:
 * its hand can be ready for a moment before the board is.
 */
const HAND = ":root:has(#lasting) #hand button";

export type Asked = "over" | "card" | "board" | "button" | "hand";

/**
 * Waits until something can be done, and says what: the computer's card to be read, the board, a button, a card of the
 * hand where nothing else is left (in check that only a card ends), or nothing any more.
 */
async function asked(frame: Frame): Promise<Asked> {
  const what = await frame.evaluate(
    async ([answers, ready, look, hand]) => {
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].some((node) => node.checkVisibility());
      const open = () =>
        [...document.querySelectorAll("#board [data-square]")].some((cell) =>
          // Once a piece is chosen, a planned card may ask for a square alone.
          (document.querySelector("[data-plan]") ? /, can be (reached|swapped)|can be chosen/ : /can be chosen/).test(
            cell.getAttribute("aria-label") ?? "",
          ),
        );
      for (const end = Date.now() + 25_000; Date.now() < end; ) {
        if (seen("#result .result-text")) return "over";
        if (seen("#told")) return "card";
        if (seen(ready)) return "button";
        if (open()) return "board";
        if (seen(answers) || seen(look)) return "button";
        if ([...document.querySelectorAll(hand)].some((card) => card.textContent?.includes("can be played")))
          return "hand";
        await new Promise((again) => setTimeout(again, 25));
      }
      return "";
    },
    [ANSWERS, READY, LOOK, HAND] as const,
  );
  expect(what, "something can be done").not.toBe("");
  return what as Asked;
}

/** Runs in the page: what changes when an answer is taken, as soon as it is something else than before. */
async function state(before: string): Promise<string> {
  const words = (part: string) =>
    [...document.querySelectorAll(`${part}, ${part} [aria-label]`)].map(
      (node) => node.getAttribute("aria-label") + (node.textContent ?? ""),
    );
  for (const end = Date.now() + 25_000; ; ) {
    const now = ["#board", "#log", "#prompt", "#hand", "#result"].flatMap(words).join();
    if (now !== before || Date.now() > end) return now;
    await new Promise((again) => setTimeout(again, 25));
  }
}

/** Does one thing; false when the game is over. */
export async function act(page: Page, frame: Frame, n: number): Promise<boolean> {
  const what = await asked(frame);
  if (what === "over") return false;
  if (what === "card") {
    await page.keyboard.press("Shift");
    await page.waitForTimeout(100);
    return true;
  }
  const before = await frame.evaluate(state, "");
  const cards = frame.locator("#hand button").filter({ hasText: "can be played" });
  // Marks tell of pieces that can be captured, too: those words stand behind others.
  const target = frame.locator("#board").getByLabel(/, can be (reached|captured|swapped)/);
  // A card that is lifted may ask for its targets on the board.
  const planned = await frame.locator("[data-plan]").count();
  const offer = !planned && (await frame.locator("#lasting").count()) && n % 3 === 0;
  if ((what === "hand" || offer) && (await cards.count())) {
    const log = frame.locator("#log");
    const lines = await log.textContent();
    const play = frame.locator('.prompt-tools [data-text^="card:"]');
    const lifted = play.or(frame.locator("[data-plan]")).first();
    // A tap that began before the question stood does not answer it: a person taps again.
    await expect(async () => {
      if (!(await lifted.count())) await cards.first().click();
      await lifted.waitFor({ state: "attached", timeout: 2000 });
    }).toPass();
    if (await frame.locator("[data-plan]").count()) return true;
    await play.click();
    // A card that is lifted has changed the hand, and answered nothing.
    await expect(log).not.toHaveText(lines ?? "");
  } else if (what === "board") {
    const pieces = frame.locator("#board").getByLabel(/can be chosen/);
    const many = await pieces.count();
    // The page may have answered by itself since it was asked: then this is looked at anew.
    if (!many && planned && (await target.count())) {
      await target.nth((n * 5) % (await target.count())).click();
      return true;
    }
    const chosen = many > 0 && pieces.nth((n * 7) % many).click({ timeout: 3000 });
    if (!(chosen && (await chosen.then(() => true).catch(() => false)))) {
      await page.waitForTimeout(200);
      return true;
    }
    // The names of the squares follow with the next frame.
    await frame.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    // A plan may end while it is made: the turn has come.
    const goal = (await target.count()) > 0 && target.nth((n * 5) % (await target.count())).click({ timeout: 3000 });
    if (goal && !(await goal.then(() => true).catch(() => false))) return true;
    const pays = frame.locator("#hand .asked");
    if (await pays.count()) await pays.first().click();
    const choice = frame.locator("#chooser button[data-text]");
    if (await choice.count()) await choice.first().click();
  } else if (await frame.locator(LOOK).count()) {
    await frame.locator(LOOK).click();
    await frame
      .locator("#pick-card [data-pick]")
      .nth(n % 9)
      .click();
  } else {
    const best = frame.locator(READY);
    // Where nothing can be decided the page may have answered by itself meanwhile.
    const pressed = ((await best.count()) ? best : frame.locator(ANSWERS)).first().click({ timeout: 3000 });
    if (
      !(await pressed.then(
        () => true,
        () => false,
      ))
    )
      return true;
    const sure = frame.locator('[data-test="confirm-yes"]');
    if (await sure.count()) await sure.click();
  }
  expect((await frame.evaluate(state, before)) !== before, "the answer has changed something").toBe(true);
  return true;
}
