// 5 Card Chess and Deception Chess: whole games by mouse and keys, and that nobody sees what is another's.
"use strict";
const assert = require("node:assert/strict");
const { after, before, test } = require("node:test");
const Deckmate = require("../../../dist/engine.js");
const { accessible, open, start } = require("./harness.cjs");
const { give, livelyGame, noLeak, openVeil, ready } = require("./secrets.cjs");

const found = {};
let deck;
let engine;
before(async () => {
  deck = await start();
  engine = await Deckmate.load();
  found["five-card"] = await livelyGame("five-card", ["fold", "double", "yes", "call", "draw", "wild"], 250);
  found.deception = await livelyGame("deception", ["swap", "uncloak", "done"], 150);
});
after(() => deck.close());

/** Plays a found game to its result; `each(n, veiled)` is called before every answer. */
async function playOut(sitting, game, keys = false, each = () => {}) {
  for (const [n, text] of game.answers.entries()) {
    await ready(sitting.frame, n);
    await each(n, true);
    await openVeil(sitting, keys);
    await each(n, false);
    try {
      await give(sitting, text, keys);
    } catch (error) {
      throw new Error(`answer ${n}, ${text}: ${error.message}`);
    }
  }
  await sitting.frame.waitForSelector("#result .result-text");
  assert.equal(await sitting.frame.textContent("#result .result-text"), game.result.text);
}

for (const game of ["five-card", "deception"]) {
  for (const place of ["http", "file, index.html", "file, deckmate.html"]) {
    test(`${game} by clicks, two persons at one screen: ${place}`, async () => {
      const sitting = await open(deck, place, found[game].hash);
      await playOut(sitting, found[game]);
      await sitting.done();
    });
  }

  test(`${game} by keyboard alone`, async () => {
    const sitting = await open(deck, "http", found[game].hash);
    await playOut(sitting, found[game], true);
    await sitting.done();
  });

  test(`${game}: through a whole game with the veil nothing of the other is told`, async () => {
    const sitting = await open(deck, "http", found[game].hash);
    const truth = engine.newGame({ game, seed: found[game].seed });
    let at = 0;
    await playOut(sitting, found[game], false, async (n, veiled) => {
      for (; at < n; at++) truth.apply(found[game].answers[at]);
      const up = (await sitting.frame.$("#veil")) !== null;
      const asked = await sitting.frame.evaluate(() => globalThis.Page.table.match.unveiled);
      if (veiled) await noLeak(sitting, truth, up ? null : asked, `answer ${n}, ${up ? "veil up" : asked}`);
      else if (asked) await noLeak(sitting, truth, truth.prompt().seat, `answer ${n}, veil open`);
    });
    truth.free();
    await sitting.done();
  });

  test(`${game} against the computer to its end: only the person's own things reach the page`, async () => {
    const sitting = await open(deck, "http", `#g=${game}&seed=alone&seats=hc&level=easy`);
    const { frame } = sitting;
    for (let n = 0; n < 400; n++) {
      await frame.waitForFunction(() => globalThis.Page.table.match.over || (globalThis.Page.table.match.asked && !globalThis.Page.table.match.working), null, { polling: 10 });
      const { over, text, state, answered } = await frame.evaluate(() => {
        const { match } = globalThis.Page.table;
        const answered = match.answered.length;
        const texts = match.state.offers.map((offer) => offer.text);
        const { save, ...state } = match.state;
        return { over: match.over, state, answered, text: texts.find((one) => one === "done" || one === "yes") ?? texts.find((one) => /^[a-h]\d/.test(one)) ?? texts.find((one) => !/^(resign|time-up|offer|call|double)/.test(one)) };
      });
      if (over) break;
      assert.equal(state.view.eye, "first");
      assert.equal(await frame.$("#veil"), null);
      if (state.view.poker && n > 2) assert.ok(state.view.poker.hands.second.some((card) => card === null));
      if (state.view.cloaks) assert.ok(state.view.cells.every((cell) => !cell?.cloaked || cell.side === "white" || cell.base === null));
      await give(sitting, text);
      // The page takes a moment to send an answer: without this the next round could read the old question again.
      await frame.waitForFunction((count) => globalThis.Page.table.match.over || globalThis.Page.table.match.answered.length > count, answered, { polling: 10 });
    }
    assert.ok(await frame.evaluate(() => globalThis.Page.table.match.over), "the game has come to its end");
    await sitting.done();
  });
}

test("the veil: Esc does nothing, axe finds nothing, a reload raises it again", async () => {
  const sitting = await open(deck, "http", found["five-card"].hash);
  const { page, frame } = sitting;
  await frame.waitForSelector("#veil");
  await accessible(frame, "veil");
  for (let n = 0; n < 5; n++) await page.keyboard.press("Escape");
  assert.ok(await frame.isVisible("#veil"));
  await openVeil(sitting);
  await accessible(frame, "hand");
  await page.reload();
  await frame.waitForSelector("#veil");
  assert.deepEqual(await frame.$$eval("#hand button", (nodes) => nodes.length), 0);
  await sitting.done();
});

test("a screen left alone for long is veiled again, and the clock stands", async () => {
  const sitting = await open(deck, "http", found["five-card"].hash);
  const { frame } = sitting;
  await ready(frame, 0);
  await openVeil(sitting);
  await frame.evaluate(() => globalThis.Page.table.match.cover(performance.now()));
  await frame.waitForSelector("#veil");
  const face = () => frame.textContent('.seat-panel[data-seat="first"] .clock-time');
  const before = await face();
  await new Promise((done) => setTimeout(done, 1200));
  assert.equal(await face(), before);
  await sitting.done();
});

test("a clock that runs out ends the game by itself, with a warning before", async () => {
  const script = "const real = performance.now.bind(performance); let skip = 0; performance.now = () => real() + skip; globalThis.skipTime = (ms) => { skip += ms; };";
  const sitting = await open(deck, "http", "#g=five-card&seed=flag&seats=hc&o=clock:1%2B5", { script });
  const { frame } = sitting;
  await frame.waitForFunction(() => globalThis.Page.table?.match.asked);
  await frame.evaluate(() => globalThis.skipTime(36_000));
  await frame.waitForSelector(".clock.low.running");
  await frame.waitForFunction(() => document.getElementById("say-assertive").textContent.includes("seconds left"));
  await frame.evaluate(() => globalThis.skipTime(15_000));
  await frame.waitForFunction(() => /^0:1\d\.\d$/.test(document.querySelector(".clock.low .clock-time").textContent));
  await frame.evaluate(() => globalThis.skipTime(16_000));
  await frame.waitForSelector('#result [data-how="time"]');
  await sitting.done();
});

test("bases show only while somebody holds the key, and men may be dragged to exchange them", async () => {
  const sitting = await open(deck, "http", "#g=deception&seed=peek&seats=hc&level=easy");
  const { page, frame } = sitting;
  const label = (square) => frame.getAttribute(`#board [data-square="${square}"]`, "aria-label");
  await frame.waitForSelector('#prompt-buttons [data-text="done"]');
  await accessible(frame, "cloaks");
  await frame.click('[data-text="identical"]');
  await frame.waitForFunction(() => globalThis.Page.table.match.answered === "f");
  await frame.dragAndDrop('#board [data-square="e1"]', '#board [data-square="a2"]');
  await frame.waitForFunction(() => document.querySelector('#board [data-square="a2"]').getAttribute("aria-label").includes("base king"));
  await frame.click('[data-text="done"]');
  await frame.waitForSelector("#peek:not([hidden])");
  assert.equal((await label("a2")).includes("base"), false);
  await page.keyboard.down("v");
  assert.match(await label("a2"), /base king/);
  await page.keyboard.up("v");
  assert.equal((await label("a2")).includes("base"), false);
  await accessible(frame, "cloaked table");
  await sitting.done();
});

test("a card dragged onto the board lifts, chooses and plays", async () => {
  const sitting = await open(deck, "http", "#g=five-card&seed=drag&seats=hc&level=easy&o=clock:none");
  const { frame } = sitting;
  await frame.waitForFunction(() => globalThis.Page.table?.match.asked);
  await frame.dragAndDrop('#hand [data-card="knight"]', '#board [data-square="b1"]');
  await frame.waitForSelector('#board [data-square="b1"][aria-selected="true"]');
  await frame.click('#board [data-square="c3"]');
  await frame.waitForFunction(() => globalThis.Page.table.match.answered.length === 1);
  await sitting.done();
});

test("axe finds nothing at the cube, the call, the tie-break and the result, on a phone", async () => {
  const sitting = await open(deck, "http", "#g=five-card&seed=axe&seats=hh", { viewport: { width: 390, height: 844 } });
  const { frame } = sitting;
  const answers = ["double", "yes", "call", "give-up", "draw", "draw"];
  for (const [n, text] of answers.entries()) {
    await ready(frame, n);
    await openVeil(sitting);
    await accessible(frame, `before ${text}`);
    await give(sitting, text);
  }
  await ready(frame, answers.length);
  const wide = await frame.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(wide, 390);
  if (await frame.$("#result")) await accessible(frame, "result");
  await sitting.done();
});
