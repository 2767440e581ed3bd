// Nothing lies over what must be tapped, and nothing of a screen stays alive when it is left.
"use strict";
const assert = require("node:assert/strict");
const { after, before, test } = require("node:test");
const { open, settled, start } = require("./harness.cjs");

let deck;
before(async () => { deck = await start(); });
after(() => deck.close());

const GAMES = ["chess", "full-double", "doublecross", "five-card", "deception", "chess-storm"];
const SIZES = [[320, 568], [360, 640], [390, 844], [740, 360], [600, 420], [768, 1024], [1280, 800]];

/** What can be pressed now and what lies over its middle instead; squares that a wide board has panned out of sight do not count. */
const covered = (frame) => frame.evaluate(() => {
  const shown = document.querySelector(".board-window").getBoundingClientRect();
  const found = [];
  for (const node of document.querySelectorAll("#board [data-can], #hand button, #prompt-buttons button, .prompt-tools button, .table-bar button")) {
    const box = node.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!box.width || node.closest("[hidden]") || (node.dataset.square && (x < shown.left || x > shown.right))) continue;
    const top = document.elementFromPoint(x, y);
    if (!node.contains(top)) found.push(`${node.dataset.square ?? node.textContent}: ${top?.className ?? "outside"}`);
  }
  return found;
});

for (const [width, height] of SIZES) {
  test(`everything that can be pressed is in sight: ${width}x${height}`, async () => {
    for (const game of GAMES) {
      const sitting = await open(deck, "http", `#g=${game}&seed=reach`, { viewport: { width, height }, hasTouch: width < 800 });
      await settled(sitting.frame, 0);
      await sitting.frame.waitForSelector(game === "doublecross" ? "#prompt-buttons button" : "#board [data-can]", { state: "attached" });
      if (!(width < 700 && game === "full-double")) assert.deepEqual(await covered(sitting.frame), [], game);
      assert.ok(await sitting.frame.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${game} is not wider than the screen`);
      await sitting.done();
    }
  });
}

test("what a screen or a table listens to ends when it is left", async () => {
  const sitting = await open(deck, "http");
  const { frame } = sitting;
  const listening = () => frame.evaluate(() => globalThis.Page.store.listening());
  const atHome = await listening();
  for (let n = 0; n < 3; n++) {
    await frame.click('[data-game="chess"] .play-friend');
    await settled(frame, 0);
    await frame.click('[data-test="leave"]');
    await frame.waitForSelector("#home");
    assert.equal(await listening(), atHome);
  }
  await sitting.done();
});
