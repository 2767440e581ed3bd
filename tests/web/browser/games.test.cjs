// A whole game of each kind to its result: by clicks from every place a page can be opened from, and by keyboard alone.
"use strict";
const assert = require("node:assert/strict");
const { after, before, test } = require("node:test");
const { click, open, playOut, shortGame, start, tabTo, type } = require("./harness.cjs");

const GAMES = ["chess", "full-double", "doublecross"];
const found = {};
let deck;
before(async () => {
  deck = await start();
  found.chess = await shortGame("chess", 60, "greedy");
  found["full-double"] = await shortGame("full-double", 60, "greedy");
  found.doublecross = await shortGame("doublecross", 60);
});
after(() => deck.close());

for (const place of ["http", "one file over http", "file, index.html", "file, deckmate.html", "sandboxed frame"]) {
  for (const game of GAMES) {
    test(`${game} by clicks: ${place}`, async () => {
      const sitting = await open(deck, place, found[game].hash);
      assert.equal(await sitting.frame.evaluate(() => globalThis.Page.link.where), "worker");
      await playOut(sitting, found[game], (text) => click(sitting.frame, text));
      await sitting.done();
    });
  }
}

for (const game of GAMES) {
  test(`${game} by keyboard alone`, async () => {
    const sitting = await open(deck, "http", found[game].hash);
    await playOut(sitting, found[game], (text) => type(sitting.page, sitting.frame, text));
    await sitting.done();
  });
}

test("from the home screen to a game and back by keyboard alone", async () => {
  const sitting = await open(deck, "http");
  const { page, frame } = sitting;
  await tabTo(page, frame, '[data-game="chess"] .play-friend');
  await page.keyboard.press("Enter");
  await frame.waitForSelector("#table");
  await playOut(sitting, found.chess, (text) => type(page, frame, text));
  await tabTo(page, frame, '[data-test="review"]');
  await page.keyboard.press("Enter");
  await tabTo(page, frame, '[data-test="leave"]');
  await page.keyboard.press("Enter");
  await frame.waitForSelector("#home");
  await sitting.done();
});

test("without workers the engine runs beside the page", async () => {
  const sitting = await open(deck, "http", found.doublecross.hash, { script: "delete globalThis.Worker;" });
  assert.equal(await sitting.frame.evaluate(() => globalThis.Page.link.where), "page");
  await playOut(sitting, found.doublecross, (text) => click(sitting.frame, text));
  await sitting.done();
});

test("with motion and on a phone the same game comes to the same end", async () => {
  const sitting = await open(deck, "http", found["full-double"].hash, { viewport: { width: 390, height: 844 }, reducedMotion: "no-preference", hasTouch: true });
  await playOut(sitting, found["full-double"], (text) => click(sitting.frame, text));
  await sitting.done();
});
