// Hints: for the asked person alone, gone with the next answer or the veil, and never in anybody's way.
"use strict";
const assert = require("node:assert/strict");
const { after, before, test } = require("node:test");
const { accessible, click, open, settled, start } = require("./harness.cjs");
const { openVeil, ready } = require("./secrets.cjs");

let deck;
before(async () => { deck = await start(); });
after(() => deck.close());

const hinted = (frame) => frame.waitForFunction(() => globalThis.Page.table.match.hint.shown);
/** What a hint leaves on the page: its sentence, and the squares that are marked. */
const trace = (frame) => frame.evaluate(() => ({
  text: document.getElementById("hint").textContent,
  squares: [...document.querySelectorAll("#board [data-square]")].filter((node) => /, hint$/.test(node.getAttribute("aria-label"))).map((node) => node.dataset.square),
}));
const nothing = { text: "", squares: [] };

for (const [game, place] of [["chess", "http"], ["full-double", "file, deckmate.html"], ["doublecross", "http"]]) {
  test(`a hint by key and by the menu, gone with the next answer: ${game}, ${place}`, async () => {
    const sitting = await open(deck, place, `#g=${game}&seed=hint&seats=hh`);
    const { page, frame } = sitting;
    await settled(frame, 0);
    await page.keyboard.press("t");
    await hinted(frame);
    const { text, squares } = await trace(frame);
    assert.match(text, /^Hint: .+[.!?]$/);
    const offer = await frame.evaluate((said) => globalThis.Page.table.match.state.offers.find((one) => said === `Hint: ${globalThis.Page.sentence(one.label)}`), text);
    assert.deepEqual(squares.sort(), [...offer.squares].sort());
    assert.equal(await frame.textContent("#say-polite"), text);
    assert.equal(await frame.locator("#prompt-buttons .hinted").count(), offer.squares.length ? 0 : 1);
    await accessible(frame, "hint");
    await click(frame, offer.text);
    await settled(frame, 1);
    assert.deepEqual(await trace(frame), nothing);
    await frame.click('[data-test="menu"]');
    await frame.click('[data-test="menu-hint"]');
    await hinted(frame);
    await sitting.done();
  });
}

test("an answer does not wait for a hint that is still looked for, and no late hint comes", async () => {
  const sitting = await open(deck, "http", "#g=chess&seed=hint&seats=hc&level=easy");
  const { page, frame } = sitting;
  await settled(frame, 0);
  await page.keyboard.press("t");
  assert.equal((await trace(frame)).text, "Looking for a hint …");
  await click(frame, "e2e4");
  assert.deepEqual(await trace(frame), nothing);
  await page.keyboard.press("t");
  await settled(frame, 2);
  assert.deepEqual(await trace(frame), nothing);
  await sitting.done();
});

test("switched off single letters ask for no hint", async () => {
  const sitting = await open(deck, "http", "#g=chess&seed=hint");
  await settled(sitting.frame, 0);
  await sitting.frame.evaluate(() => globalThis.Page.store.change({ letters: false }));
  await sitting.page.keyboard.press("t");
  assert.deepEqual(await trace(sitting.frame), nothing);
  await sitting.done();
});

for (const game of ["five-card", "deception"]) {
  test(`${game}: no hint through the veil, and none is left when it closes`, async () => {
    const sitting = await open(deck, "http", `#g=${game}&seed=hint&seats=hh`);
    const { page, frame } = sitting;
    const engineSays = () => frame.evaluate(() => {
      const { match } = globalThis.Page.table;
      return match.link.call("suggest", { level: "easy", cap: 50 }, match.glance());
    });
    await ready(frame, 0);
    await page.keyboard.press("t");
    assert.deepEqual(await trace(frame), nothing);
    assert.equal(await engineSays(), null);
    await openVeil(sitting);
    assert.notEqual(await engineSays(), null);
    await page.keyboard.press("t");
    await hinted(frame);
    const { text } = await trace(frame);
    await frame.evaluate(() => globalThis.Page.table.match.cover(performance.now()));
    await frame.waitForSelector("#veil");
    assert.deepEqual(await trace(frame), nothing);
    assert.equal((await frame.content()).includes(text), false);
    // The same while the engine is still looking for it.
    await openVeil(sitting);
    await page.keyboard.press("t");
    await frame.evaluate(() => globalThis.Page.table.match.cover(performance.now()));
    await frame.waitForSelector("#veil");
    await openVeil(sitting);
    assert.deepEqual(await trace(frame), nothing);
    await sitting.done();
  });
}
