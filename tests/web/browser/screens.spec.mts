// axe-core on every screen and dialog, in light and dark, wide and narrow: each table in one of four looks a day, what
// lies before it in two.
import { isToday, todays } from "./daily.mts";
import { accessible, expect, link, tableOf, test } from "./fixtures.mts";

const LOOKS = {
  "light, 1280x800": { colorScheme: "light" },
  "dark, 1280x800": { colorScheme: "dark" },
  "light, phone": { colorScheme: "light", viewport: { width: 390, height: 844 }, hasTouch: true },
  "dark, phone on its side": { colorScheme: "dark", viewport: { width: 740, height: 360 }, hasTouch: true },
} as const;

for (const [nth, [look, wish]] of Object.entries(LOOKS).entries()) {
  const daily = isToday(nth, 2) ? test : test.skip;
  daily(`home, set-up and their dialogs: ${look}`, async ({ open }) => {
    const { frame } = await open("http", wish);
    await accessible({ frame }, "home");
    for (const dialog of ["rules", "settings", "keys", "lessons", "puzzles"]) {
      // Where only fingers point, there is hardly a keyboard.
      if (
        dialog === "keys" &&
        (await frame.evaluate(() => matchMedia("(hover: none) and (pointer: coarse)").matches))
      ) {
        await expect(frame.locator('[data-test="home-keys"]')).toBeHidden();
        continue;
      }
      await frame.click(`[data-test="home-${dialog}"]`);
      await expect(frame.getByRole("dialog")).toBeVisible();
      await accessible({ frame }, dialog);
      await frame.click(`#${dialog} [data-test="close"]`);
    }
    for (const game of ["chess", "full-double", "doublecross"]) {
      await frame.click(`[data-game="${game}"] .more`);
      await frame.click(`[data-game="${game}"] .set-up`);
      await frame
        .locator("#setup details")
        .evaluateAll((parts) => parts.forEach((part) => part.setAttribute("open", "")));
      await accessible({ frame }, `set-up of ${game}`);
      await frame.click('[data-test="back"]');
    }
  });

  for (const [at, game] of ["chess", "full-double", "doublecross"].entries()) {
    if (!isToday(nth + at, 4)) continue;
    test(`table of ${game}: ${look}`, async ({ open, walks }) => {
      const { answers, ...deal } = walks[game];
      const sitting = await open("http", { ...wish, hash: link(deal) });
      const { frame } = sitting;
      const table = tableOf(sitting, deal);
      await table.shown();
      await accessible(sitting, "table at the start");
      // On to a prompt that may be resigned at.
      const some = answers.slice(0, -1).slice(0, 8);
      await table.play(some);
      for (let n = some.length; !table.game.legalMoves().some(({ text }) => text === "resign"); n++)
        await table.play([answers[n]]);
      await accessible(sitting, "table in the game");
      await frame.click('[data-test="menu"]');
      await accessible(sitting, "menu");
      await frame.click('#menu [data-test="close"]');
      if (game === "doublecross") {
        await frame.locator("#piles .discard").first().click();
        await accessible(sitting, "all cards");
        await frame.click('#piles-dialog [data-test="close"]');
      }
      await table.play(["resign"]);
      await accessible(sitting, "result");
      await frame.click('[data-test="review"]');
      await accessible(sitting, "table after the game");
    });
  }
}

test("home in forced colours", async ({ open }) => {
  for (const colorScheme of ["light", "dark"] as const)
    await accessible(await open("http", { forcedColors: "active", colorScheme }), `home, ${colorScheme}`);
});

test("small windows and large letters need no scrolling sideways", async ({ open }) => {
  const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const { page, frame } = await open("http", { viewport: { width: 320, height: 568 } });
  for (const game of ["chess", "doublecross", "five-card", "deception"]) {
    await frame.click(`[data-game="${game}"] .more`);
    await frame.click(`[data-game="${game}"] .set-up`);
    await frame
      .locator("#setup details")
      .evaluateAll((parts) => parts.forEach((part) => part.setAttribute("open", "")));
    expect(await frame.evaluate(sideways), `set-up of ${game}`).toBe(0);
    if (game === "doublecross") {
      await page.setViewportSize({ width: 390, height: 844 });
      await frame.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
      expect(await frame.evaluate(sideways), "set-up in large letters").toBe(0);
      const labels = frame.locator("#setup .stepper-label");
      const widths = await labels.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().width));
      for (const width of widths.filter(Boolean)) expect(width, "the name of an option").toBeGreaterThan(150);
      await frame.evaluate(() => void (document.documentElement.style.fontSize = ""));
      await page.setViewportSize({ width: 320, height: 568 });
    }
    await frame.click('[data-test="back"]');
  }
  for (const game of ["five-card", "full-double", "chess"]) {
    const phone = await open("http", { hash: `#g=${game}&seed=large`, viewport: { width: 390, height: 844 } });
    await expect(phone.frame.locator("#prompt-text")).not.toBeEmpty();
    await phone.frame.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
    await expect.poll(() => phone.frame.evaluate(sideways), { message: `large letters: ${game}` }).toBe(0);
    const names = await phone.frame
      .locator(".seat-name strong")
      .evaluateAll((nodes) =>
        nodes.map((node) => node.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(node).fontSize)),
      );
    for (const lines of names) expect(lines, `a name of ${game}`).toBeLessThan(2.8);
  }
});

test("5 Card Chess is set up by the printed or the tournament rule of a failed call, above the house rules", async ({
  open,
}) => {
  const { frame } = await open();
  await frame.click('[data-game="five-card"] .more');
  await frame.click('[data-game="five-card"] .set-up');
  await expect(frame.locator('.more [data-option="failed_call"]')).toHaveCount(0);
  const printed = frame.getByRole("radio", { name: "As printed: cards decide" });
  await expect(frame.getByRole("radio", { name: "Lose the pot" })).toBeChecked();
  const summary = frame.locator('[data-test="summary"]');
  await expect(summary).toContainText("No clock. Standard rules.");
  await printed.check({ force: true });
  await expect(summary).toContainText("No clock. Changed: A call that fails.");
  await frame.click('[data-test="start"]');
  await frame.waitForSelector("#table");
  const options = await frame.evaluate(() => (globalThis as any).Page.table.match.request.options);
  expect(options).toEqual({ clock: "none" });
  // A new game is set up as the one at the table.
  await frame.click('[data-test="menu"]');
  await frame.click('[data-test="menu-new"]');
  await expect(printed).toBeChecked();
  await expect(summary).toContainText("Changed: A call that fails.");
});

test("a refusal stays until it can be read out; the end of a game is announced, and said to who plays", async ({
  open,
}) => {
  const board = "6k1/5ppp/8/8/8/8/8/R3K3 w - -";
  const { frame } = await open("http", { hash: `#g=chess&seats=hc&board=${board.replaceAll(" ", "_")}` });
  const alert = frame.locator("#say-assertive");
  const square = (name: string) => frame.locator(`#board [data-square="${name}"]`);
  await expect(alert).toContainText("Your move.");
  await frame.evaluate(() => (globalThis as any).Page.table.match.takeBack());
  await expect(alert).toHaveText(/no answer to take back/);
  await frame.waitForTimeout(1500);
  await expect(alert).toHaveText(/no answer to take back/);
  await expect(alert).toContainText("Your move.");
  await square("a1").click();
  await square("a8").click();
  await expect(frame.locator("#result h2")).toHaveText("You won");
  await expect(alert).toContainText(/The game is over. .*[Cc]heckmate/);
});

test("a link that does not work, and a promotion that is asked on the board", async ({ open }) => {
  const lost = await open("http", { hash: "#g=checkers" });
  await expect(lost.frame.locator("#notice")).toBeVisible();
  await accessible(lost, "notice");
  const board = "7k/P7/8/8/8/8/8/K7 w - -";
  const sitting = await open("http", { hash: `#g=chess&seats=hh&board=${board.replaceAll(" ", "_")}` });
  const table = tableOf(sitting, { game: "chess", setup: { board } });
  await table.shown();
  for (const square of ["a7", "a8"]) await table.square(square).click();
  await expect(sitting.frame.locator("#chooser")).toBeVisible();
  await accessible(sitting, "chooser");
});

test("5 Card Chess says at its (i), on a phone too, what folding, calling, doubling and the cube are", async ({
  open,
}) => {
  const hash = link({ game: "five-card", seed: "help" }, "seats=hc");
  const sitting = await open("http", { hash, viewport: { width: 390, height: 844 } });
  const { frame } = sitting;
  await frame.click('[data-test="poker-help"]');
  await expect(frame.locator("#poker-help dt")).toHaveText(["Fold", "Call", "Double", "The cube", "Your cards"]);
  await accessible(sitting, "what can I do");
  await frame.click('#poker-help [data-test="close"]');
  await expect(frame.locator(".cube-place .pile-name")).toHaveText("×2 pot 4");
  await frame.getByRole("button", { name: "Doubling cube, in the middle, at 1 ×2 pot 4" }).click();
  await expect(frame.locator("#cube-dialog dt")).toHaveText(["The pot: 2", "Doubled: 4", "Declined: 2"]);
  await accessible(sitting, "the cube's own words");
});

test("DoubleCross says at its (i) why it asks for an announcement, until something else is asked", async ({ open }) => {
  const deal = { game: "doublecross", seed: "call" } as const;
  const sitting = await open("http", { hash: link(deal) });
  const table = tableOf(sitting, deal);
  for (let n = 0; n < 40 && table.game.prompt()!.why !== "call"; n++)
    await table.play([table.game.legalMoves().find(({ role }) => role === "play")!.text]);
  await table.shown();
  await expect(sitting.frame.locator("#prompt-text")).toContainText("A wrong call costs nothing");
  const help = sitting.frame.locator("#prompt .prompt-note");
  await expect(help).toBeHidden();
  await sitting.frame.click(".prompt-why");
  await expect(help).toContainText("they may remove a piece: the attacker");
  await expect(sitting.frame.locator("#toasts")).toBeEmpty();
  const done = sitting.frame.locator('#prompt-buttons [data-text="done"]');
  // Both answers look alike: neither is the expected one.
  await expect(done).not.toHaveClass(/primary/);
  await done.click();
  await expect(help).toBeHidden();
});

test("with a card drawn one may resign, and a draw is refused with the reason", async ({ open }) => {
  const deal = { game: "doublecross", seed: "call" } as const;
  const sitting = await open("http", { hash: link(deal) });
  const { frame } = sitting;
  const table = tableOf(sitting, deal);
  for (let n = 0; n < 40 && table.game.prompt()!.why !== "call"; n++)
    await table.play([table.game.legalMoves().find(({ role }) => role === "play")!.text]);
  await table.shown();
  await frame.click('[data-test="menu"]');
  const offer = frame.locator('[data-test="menu-offer"]');
  await expect(offer).toHaveAttribute("aria-disabled", "true");
  await expect(offer).toHaveAccessibleDescription("A draw can be offered once a turn, at its beginning.");
  // Painted anew while the table shows what was answered, the menu has the hint of whoever is asked then.
  await frame.evaluate(() => {
    const { match } = (globalThis as any).Page.table;
    return match.during("answering", () => match.repaint());
  });
  await expect(frame.locator('[data-test="menu-hint"]')).not.toHaveAttribute("aria-disabled", "true");
  await offer.click({ force: true });
  await expect(frame.locator(".toast")).toHaveText("A draw can be offered once a turn, at its beginning.");
  await table.play(["resign"]);
  await expect(table.result).toContainText("resigns");
});

for (const game of todays(["five-card", "full-double", "chess-storm"] as const, 3))
  test(`a move of the list opens with all that is said of it in sight: ${game}`, async ({ open, walks }) => {
    const { answers, ...deal } = walks[game];
    const sitting = await open("http", { hash: link(deal), viewport: { width: 1280, height: 800 } });
    const { frame } = sitting;
    const table = tableOf(sitting, deal);
    await table.play(answers.slice(0, 3));
    await table.shown();
    await frame.locator("#moves .play").first().click();
    const panel = frame.locator(".look-back");
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThan(2);
    // A board that another player at this page has seen is left out.
    const boards = game === "full-double" ? ['[data-side="before"]', '[data-side="after"]'] : [];
    for (const part of ["strong", ".look-words", ".look-close", ...boards])
      await expect(panel.locator(part)).toBeInViewport({ ratio: 1 });
    if (boards.length) await expect(frame.locator(".past-name")).toHaveText("Past position, after this play");
    await panel.locator(".look-close").click();
    await expect(frame.locator(".past-name")).toHaveCount(0);
  });
