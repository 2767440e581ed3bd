// axe-core on every screen and dialog, in light and dark, wide and narrow.
import { accessible, expect, link, tableOf, test } from "./fixtures.mts";

const LOOKS = {
  "light, 1280x800": { colorScheme: "light" },
  "dark, 1280x800": { colorScheme: "dark" },
  "light, phone": { colorScheme: "light", viewport: { width: 390, height: 844 }, hasTouch: true },
  "dark, phone on its side": { colorScheme: "dark", viewport: { width: 740, height: 360 }, hasTouch: true },
} as const;

for (const [look, wish] of Object.entries(LOOKS)) {
  test(`home, set-up and their dialogs: ${look}`, async ({ open }) => {
    const { frame } = await open("http", wish);
    await accessible({ frame }, "home");
    for (const dialog of ["rules", "settings", "keys"]) {
      await frame.click(`[data-test="home-${dialog}"]`);
      await expect(frame.getByRole("dialog")).toBeVisible();
      await accessible({ frame }, dialog);
      await frame.click(`#${dialog} [data-test="close"]`);
    }
    for (const game of ["chess", "full-double", "doublecross"]) {
      await frame.click(`[data-game="${game}"] .set-up`);
      await frame
        .locator("#setup details")
        .evaluateAll((parts) => parts.forEach((part) => part.setAttribute("open", "")));
      await accessible({ frame }, `set-up of ${game}`);
      await frame.click('[data-test="back"]');
    }
  });

  for (const game of ["chess", "full-double", "doublecross"]) {
    test(`table of ${game}: ${look}`, async ({ open, walks }) => {
      const { answers, ...deal } = walks[game];
      const sitting = await open("http", { ...wish, hash: link(deal) });
      const { frame } = sitting;
      const table = tableOf(sitting, deal);
      await table.shown();
      await accessible(sitting, "table at the start");
      // On to a prompt that may be resigned at.
      const some = answers.slice(0, 8);
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

test("a link that does not work, and a promotion's chooser", async ({ open }) => {
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
