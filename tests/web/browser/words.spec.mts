// A game by the words of the accessibility tree alone: what is asked, what may be pressed, what has happened, how it
// ended. With WALKS=all a game of each kind, otherwise one of chess that a move decides.
import type { Locator, Page } from "@playwright/test";
import { all } from "./daily.mts";
import { catalog } from "./engine.mts";
import { expect, test } from "./fixtures.mts";

/** So many things are done, then the game is given up. */
const MOST = 40;

/** All that a listener may press to answer, by role and name. */
const parts = (page: Page) => ({
  dialog: page.getByRole("dialog"),
  piece: page.getByRole("gridcell", { name: /can be chosen/ }),
  goal: page.getByRole("gridcell", { name: /, can be (reached|captured|swapped)/ }),
  answer: page.getByRole("group", { name: "Answers" }).getByRole("button"),
  done: page.getByRole("group", { name: "Answers" }).getByRole("button", { name: "Done" }),
  draw: page.getByRole("button", { name: /draws$/ }),
  again: page.getByRole("dialog").getByRole("button", { name: "Rematch" }),
});

/** Presses one of these, unless none of them is left. */
async function pick(found: Locator, n: number) {
  const count = await found.count();
  if (count) await found.nth(n % count).click();
}

/** Does one thing that the words offer. */
async function act(page: Page, n: number) {
  const { dialog, piece, goal, answer, done, draw, again } = parts(page);
  await dialog.or(piece).or(answer).or(draw).first().waitFor();
  if (await again.count()) return;
  if (await dialog.count()) await pick(dialog.last().getByRole("button"), n);
  else if (await draw.count()) await draw.click();
  else if (await done.count()) await done.click();
  else if (await piece.count()) {
    await pick(piece, n * 7);
    if (await goal.count()) await pick(goal, n * 5);
  } else await pick(answer.filter({ hasNotText: /fold|call|double|auto/i }), n);
}

/** How it ended is said once and stands in a dialog, whose name says who has won. */
async function ended(page: Page, name: RegExp) {
  const result = page.getByRole("dialog", { name });
  await expect(result.getByRole("paragraph").first()).toHaveText(/\w.*\.$/);
  await expect(page.getByRole("alert")).toContainText("The game is over.");
}

test("who only listens is asked, moves, and hears how the game has ended", async ({ open }) => {
  const { page } = await open("http", { hash: "#g=chess&seats=hc&board=6k1/5ppp/8/8/8/8/8/R3K3_w_-_-" });
  await expect(page.getByRole("alert")).toHaveText("You, white: Your move.");
  await page.getByRole("gridcell", { name: "a1, white rook, can be chosen" }).click();
  await page.getByRole("gridcell", { name: "a8, empty, can be reached" }).click();
  await ended(page, /^You won$/);
  await expect(page.getByRole("region", { name: "Log" })).toContainText("White: rook a1 to a8.");
});

/** Gives up, where the menu lets; a veil is opened before. */
async function resign(page: Page) {
  const veil = page.getByRole("dialog", { name: /^Player \d$/ });
  const menu = page.getByRole("button", { name: "Menu" });
  if (await veil.count()) await veil.getByRole("button").click();
  await menu.click();
  const dialog = page.getByRole("dialog", { name: "Menu" });
  const item = dialog.getByRole("button", { name: "Resign" });
  if (await item.isDisabled()) await dialog.getByRole("button", { name: "Close" }).click();
  else {
    await item.click();
    await page.getByRole("dialog", { name: "Resign?" }).getByRole("button", { name: "Resign" }).click();
    await parts(page).again.waitFor();
  }
}

for (const { title } of all ? catalog.games : []) {
  test(`a whole game by roles and names: ${title}`, async ({ open }) => {
    const { page } = await open("http");
    await page.getByRole("button", { name: `More: ${title}`, exact: true }).click();
    await page.getByRole("button", { name: `Play friend: ${title}`, exact: true }).click();
    const { again } = parts(page);
    for (let n = 0; n < 3 * MOST && !(await again.count()); n++) {
      await act(page, n);
      if (n >= MOST && !(await again.count())) await resign(page);
    }
    await ended(page, /won$|^Draw$/);
  });
}
