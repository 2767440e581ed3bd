// What a page promises beside the games: reloading, the computer, a restart of a busy engine, work without a network.
"use strict";
const assert = require("node:assert/strict");
const { after, before, test } = require("node:test");
const { click, open, settled, shortGame, start } = require("./harness.cjs");

let deck;
before(async () => {
  deck = await start();
});
after(() => deck.close());

const state = (frame) => frame.evaluate(() => globalThis.Page.table.match.state);

for (const place of ["http", "file, index.html", "file, deckmate.html"]) {
  test(`reloading in the middle of a turn restores it: ${place}`, async () => {
    const sitting = await open(deck, place, "#g=doublecross&seed=reload&seats=hh");
    const { page, frame } = sitting;
    // Far enough that a card lies on the table and is not carried out yet.
    let answers = 0;
    for (let seen; (seen = await state(frame)).prompt.why !== "play" || answers < 6; answers++) {
      await click(frame, seen.offers[0].text);
      await settled(frame, answers + 1);
    }
    const before = await state(frame);
    await page.reload();
    await frame.waitForSelector("#table");
    await settled(frame, answers);
    assert.deepEqual(await state(frame), before);
    assert.equal(await frame.getAttribute("#drawn-card", "aria-label"), "Drawn card");
    await click(frame, before.offers[0].text);
    await settled(frame, answers + 1);
    await sitting.done();
  });
}

test("a drag moves a man", async () => {
  const sitting = await open(deck, "http", "#g=chess&seed=drag&seats=hh");
  await settled(sitting.frame, 0);
  await sitting.page.dragAndDrop('#board [data-square="g1"]', '#board [data-square="f3"]');
  await settled(sitting.frame, 1);
  assert.match(await sitting.frame.getAttribute('#board [data-square="f3"]', "aria-label"), /knight/i);
  await sitting.done();
});

for (const game of ["chess", "full-double", "doublecross"]) {
  test(`the computer answers and the page stays awake: ${game}`, async () => {
    const sitting = await open(deck, "http", `#g=${game}&seed=computer&seats=ch&level=normal`);
    const { frame } = sitting;
    await frame.evaluate(() => {
      globalThis.longest = 0;
      let last = performance.now();
      const tick = () => {
        const now = performance.now();
        globalThis.longest = Math.max(globalThis.longest, now - last);
        last = now;
        setTimeout(tick, 5);
      };
      tick();
    });
    await frame.waitForFunction(() => globalThis.Page.table.match.asked && !globalThis.Page.table.match.working && globalThis.Page.table.match.answered.includes("f"), null, { timeout: 60_000 });
    assert.ok((await frame.evaluate(() => globalThis.longest)) < 1000, "the page stood still while the computer thought");
    await sitting.done();
  });
}

test("a busy engine is restarted and goes on from the last save", async () => {
  const sitting = await open(deck, "http");
  const seen = await sitting.frame.evaluate(async () => {
    const link = await Deckmate.connect();
    await link.call("newGame", { game: "full-double", seed: "busy" });
    const { offers } = await link.call("state", "watcher");
    const { save } = await link.call("act", offers[0].text, "watcher");
    const thought = link.call("suggest", { level: "strong", budget: 1e12, cap: 600_000 }).then(() => "answered", (error) => error.error);
    await new Promise((done) => setTimeout(done, 200));
    const began = performance.now();
    await link.restart();
    return { where: link.where, thought: await thought, same: (await link.call("save")) === save, spent: performance.now() - began };
  });
  assert.deepEqual([seen.where, seen.thought, seen.same], ["worker", "stopped", true]);
  assert.ok(seen.spent < 3000, `${seen.spent} ms`);
  await sitting.done();
});

test("the page works without a network once it was visited", async () => {
  const sitting = await open(deck, "http");
  const { page, frame, context } = sitting;
  await frame.evaluate(async () => {
    await navigator.serviceWorker.register("sw.js");
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await frame.click('[data-game="chess"] .play-friend');
  await settled(frame, 0);
  await click(frame, "e2e4");
  await settled(frame, 1);
  await sitting.done();
});

test("nothing is asked of any other site", async () => {
  const found = await shortGame("chess", 10);
  const sitting = await open(deck, "http");
  const asked = [];
  sitting.page.on("request", (request) => asked.push(request.url()));
  await sitting.page.reload();
  await sitting.frame.click('[data-game="doublecross"] .play-friend');
  await settled(sitting.frame, 0);
  assert.ok(found && asked.length >= 4);
  assert.deepEqual(asked.filter((url) => !url.startsWith(deck.address) && !/^(blob|data):/.test(url)), []);
  await sitting.done();
});
