// axe-core on every screen and dialog, in light and dark, wide and narrow.
"use strict";
const { after, before, test } = require("node:test");
const { accessible, click, open, settled, shortGame, start } = require("./harness.cjs");

let deck;
before(async () => {
  deck = await start();
});
after(() => deck.close());

const LOOKS = [
  ["light, 1280x800", { colorScheme: "light" }],
  ["dark, 1280x800", { colorScheme: "dark" }],
  ["light, phone", { colorScheme: "light", viewport: { width: 390, height: 844 }, hasTouch: true }],
  ["dark, phone on its side", { colorScheme: "dark", viewport: { width: 740, height: 360 }, hasTouch: true }],
];

for (const [look, options] of LOOKS) {
  test(`home, set-up and their dialogs: ${look}`, async () => {
    const sitting = await open(deck, "http", "", options);
    const { frame } = sitting;
    await accessible(frame, "home");
    for (const dialog of ["rules", "settings", "keys"]) {
      await frame.click(`[data-test="home-${dialog}"]`);
      await frame.waitForSelector(`#${dialog}[open]`);
      await accessible(frame, dialog);
      await frame.click(`#${dialog} [data-test="close"]`);
    }
    for (const game of ["chess", "full-double", "doublecross"]) {
      await frame.click(`[data-game="${game}"] .set-up`);
      await frame.waitForSelector("#setup");
      await frame.evaluate(() => {
        for (const part of document.querySelectorAll("details")) part.open = true;
      });
      await accessible(frame, `set-up of ${game}`);
      await frame.click('[data-test="back"]');
    }
    await sitting.done();
  });

  for (const game of ["chess", "full-double", "doublecross"]) {
    test(`table of ${game}: ${look}`, async () => {
      const found = await shortGame(game, 3, "greedy");
      const sitting = await open(deck, "http", found.hash, options);
      const { frame } = sitting;
      await settled(frame, 0);
      await accessible(frame, "table at the start");
      const some = Math.min(8, found.answers.length - 1);
      for (const [n, text] of found.answers.slice(0, some).entries()) {
        await settled(frame, n);
        await click(frame, text);
      }
      await settled(frame, some);
      await accessible(frame, "table in the game");
      await frame.click('[data-test="menu"]');
      await accessible(frame, "menu");
      await frame.click('#menu [data-test="close"]');
      if (game === "doublecross") {
        await frame.click("#piles .discard");
        await accessible(frame, "all cards");
        await frame.click('#piles-dialog [data-test="close"]');
      }
      // On to a prompt that may be resigned at.
      let n = some;
      while (!(await frame.evaluate(() => globalThis.Page.table.match.state.offers.some((offer) => offer.text === "resign")))) {
        await click(frame, found.answers[n]);
        await settled(frame, ++n);
      }
      await click(frame, "resign");
      await frame.waitForSelector("#result");
      await accessible(frame, "result");
      await frame.click('[data-test="review"]');
      await accessible(frame, "table after the game");
      await sitting.done();
    });
  }
}

test("a link that does not work, and a promotion's chooser", async () => {
  const sitting = await open(deck, "http", "#g=checkers");
  await sitting.frame.waitForSelector("#notice");
  await accessible(sitting.frame, "notice");
  await sitting.done();
  const chooser = await open(deck, "http", "#g=chess&seats=hh&board=7k/P7/8/8/8/8/8/K7_w_-_-");
  await settled(chooser.frame, 0);
  for (const square of ["a7", "a8"]) await chooser.frame.click(`#board [data-square="${square}"]`);
  await chooser.frame.waitForSelector("#chooser");
  await accessible(chooser.frame, "chooser");
  await chooser.done();
});
