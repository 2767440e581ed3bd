// Chess Storm at the table: whole games, questions that are interrupted, answers behind the veil, passing, taking back.
"use strict";
const assert = require("node:assert/strict");
const { after, before, test } = require("node:test");
const { open, start } = require("./harness.cjs");
const Deckmate = require("../../../dist/engine.js");
const { asked, give, livelyGame, noLeak, sameBoard, sitDown, stateOf, step } = require("./storm.cjs");

const PAIRS = { board: "1nb1k2r/1ppppppp/8/8/8/8/1PPPPPPP/1NB1K2R w - -", hands: { first: ["solid-snake", "private-jet"], second: ["nope", "stall"] }, pile: ["home", "stable", "darling"] };
const QUIET = { ...PAIRS, hands: { first: ["solid-snake"], second: ["stall"] }, pile: ["nope", "home", "stable", "darling"] };

let deck;
let lively;
before(async () => {
  deck = await start();
  lively = await livelyGame(40);
});
after(() => deck.close());

/** A whole game at one screen; `each(truth, n)` may look at it before every answer. */
async function playOut(sitting, keys, each = () => {}) {
  const truth = await sitDown(sitting, { seed: lively.seed });
  for (const [n, text] of lively.answers.entries()) {
    try {
      await each(truth, n);
      await step(sitting, truth, text, n, keys);
    } catch (error) {
      throw new Error(`answer ${n}, ${text}: ${error.message}`);
    }
  }
  await sitting.frame.waitForSelector("#result .result-text");
  assert.equal(await sitting.frame.textContent("#result .result-text"), lively.result.text);
  truth.free();
}

for (const place of ["http", "file, deckmate.html"]) {
  test(`a whole game by clicks, two persons at one screen: ${place}`, async () => {
    const sitting = await open(deck, place);
    await playOut(sitting, false);
    await sitting.done();
  });
}

test("a whole game by keyboard alone", async () => {
  const sitting = await open(deck, "http");
  await playOut(sitting, true);
  await sitting.done();
});

test("through a whole game with the veil no hidden card is told", async () => {
  const sitting = await open(deck, "http");
  const { frame } = sitting;
  await playOut(sitting, false, async (truth, n) => {
    await frame.waitForFunction((n) => {
      const { match } = globalThis.Page.table;
      return match.answered.length > n || (match.answered.length === n && !match.working && (document.getElementById("veil") || match.asked || match.over));
    }, n, { polling: 10 });
    if ((await stateOf(frame)).answered > n) return;
    if (await frame.$("#veil")) await noLeak(sitting, truth, null, `answer ${n}, veil up`);
    await asked(sitting, n);
    await noLeak(sitting, truth, truth.prompt().seat, `answer ${n}, veil open`);
  });
  await sitting.done();
});

const WATCH = "globalThis.seen = []; addEventListener('DOMContentLoaded', () => new MutationObserver(() => { const face = document.querySelector('.spot:not([hidden]) .card-title'); if (face && globalThis.seen.at(-1) !== face.textContent) globalThis.seen.push(face.textContent); }).observe(document, { subtree: true, childList: true, attributes: true }));";

/** Every card that the first person has had in hand at some time. */
function everHeld(engine, save) {
  const { game, seed, options, turns } = JSON.parse(save);
  const again = engine.newGame({ game, seed, options });
  const held = new Set(again.view("first").storm.hands.first);
  for (const answer of turns.flat().filter((line) => !line.startsWith("roll"))) {
    assert.ok(again.apply(answer.split(" ")[1]).ok, answer);
    for (const card of again.view("first").storm.hands.first) held.add(card);
  }
  again.free();
  return held;
}

test("a whole game against the computer by clicks: its cards can be read, its hand is never known, nothing needs a veil", async () => {
  const sitting = await open(deck, "http", "#g=chess-storm&seed=alone&seats=hc&level=easy", { script: WATCH });
  const { page, frame } = sitting;
  const engine = await Deckmate.load();
  let over = false;
  let given = 0;
  for (let n = 0; n < 300 && !over; n++) {
    await frame.waitForFunction(() => globalThis.Page.table?.match.over || (globalThis.Page.table?.match.asked && !globalThis.Page.table.match.working) || document.querySelector(".spot:not([hidden])"), null, { polling: 10 });
    // Whoever has read the card goes on.
    if (await frame.$(".spot:not([hidden])")) {
      await page.keyboard.press("Shift");
      await frame.waitForSelector(".spot", { state: "hidden" });
      continue;
    }
    const now = await frame.evaluate(() => {
      const { match } = globalThis.Page.table;
      return { over: match.over, known: match.state.view.storm.hands.second.filter((card) => card !== null), shown: match.state.view.log.map(({ card }) => card), eye: match.state.view.eye, by: match.byItself, answered: match.answered.length, save: match.state.save, veil: document.getElementById("veil") !== null };
    });
    over = now.over;
    assert.equal(now.veil, false);
    if (over) break;
    assert.equal(now.eye, "first");
    // A card that was played and taken back is known to everybody; one that the person had drawn then went back to the pile with him
    // knowing it.
    const fresh = now.known.filter((card) => !now.shown.includes(card));
    const held = fresh.length ? everHeld(engine, now.save) : new Set();
    for (const card of fresh) assert.ok(held.has(card), `${card} in the computer's hand is not known from before`);
    if (now.by === null) {
      const copy = engine.loadGame(now.save);
      await give(sitting, copy.suggest({ level: "random", seed: `person-${n}` }).text);
      copy.free();
      given++;
    }
    await frame.waitForFunction((count) => globalThis.Page.table.match.over || globalThis.Page.table.match.answered.length > count, now.answered, { polling: 10 });
  }
  assert.ok(over, "the game came to its end");
  assert.ok(given > 5, "the person has played");
  await frame.waitForSelector("#result .result-text");
  const plays = await frame.evaluate(() => globalThis.Page.table.match.state.view.log.filter(({ card, text }) => card && / plays /.test(text)).map(({ seat, card }) => ({ seat, title: globalThis.Page.info("chess-storm").cards.find(({ name }) => name === card).title })));
  const titles = (seat) => plays.filter((one) => one.seat === seat).map((one) => one.title);
  assert.ok(titles("first").length > 0, "the person has played a card");
  assert.ok(titles("second").length > 0, "the computer has played a card");
  const seen = await frame.evaluate(() => globalThis.seen);
  for (const title of titles("second")) assert.ok(seen.includes(title), `${title} was shown`);
  await sitting.done();
});

/** Questions for an answer: to a declared take, to a finished turn. Each with a fitting card and with none. */
const ANSWERS = [
  ["during", "a declared take", { board: "r5k1/5ppp/8/8/P7/8/5PPP/6K1 b - -", hands: { first: ["ole"], second: ["stall"] } }, "a8a4", /^Black is about to move: rook a8 captures pawn a4\. Respond\?$/, "ole"],
  ["after", "a finished turn", { board: "3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - -", hands: { first: ["cancelled"], second: ["dub"] } }, "d8d2", /^Respond to Black's turn\?$/, "cancelled"],
];
for (const [why, what, setup, move, words, card] of ANSWERS) {
  for (const fits of [true, false]) {
    test(`${what} is answered at the bar, ${fits ? "with" : "without"} a card that fits`, async () => {
      const sitting = await open(deck, "http");
      const { frame } = sitting;
      const hands = fits ? setup.hands : { first: ["urbanism"], second: setup.hands.second };
      const truth = await sitDown(sitting, { setup: { ...setup, hands, pile: fits ? ["home", "stable"] : [card, "home"] } });
      await asked(sitting, 0);
      await step(sitting, truth, move, 0);
      // Black may put a card away at the end of his turn.
      let n = 1;
      while (truth.prompt().why !== why) await step(sitting, truth, "pass", n++);
      await asked(sitting, n);
      assert.equal((await stateOf(frame)).prompt.why, why);
      assert.match(await frame.textContent("#prompt-text"), words);
      assert.ok(await frame.isVisible('#prompt-buttons [data-text="pass"]'));
      assert.equal(await frame.locator(`#prompt-buttons [data-text="card:${card}"]`).count(), fits ? 1 : 0);
      assert.equal(await frame.locator("#hand .play").count(), fits ? 1 : 0);
      const label = (square) => frame.getAttribute(`#board [data-square="${square}"]`, "aria-label");
      if (why === "during") {
        assert.match(await label("a8"), /about to capture/);
        assert.match(await label("a4"), /white pawn.*about to be captured/);
      }
      if (fits) await step(sitting, truth, `card:${card}`, n);
      else await frame.click('.prompt-tools [data-text="auto-pass"]');
      if (!fits) truth.apply("pass");
      await frame.waitForFunction((n) => globalThis.Page.table.match.answered.length > n, n, { polling: 10 });
      await asked(sitting, n + 1);
      await sameBoard(frame, truth.view("watcher"), what);
      if (why === "during") assert.doesNotMatch(await label("a4"), /about to/);
      truth.free();
      await sitting.done();
    });
  }
}

for (const place of ["http", "file, index.html"]) {
  test(`a reload in the middle of a card's question asks it again: ${place}`, async () => {
    const sitting = await open(deck, place);
    const { page, frame } = sitting;
    const truth = await sitDown(sitting, { setup: PAIRS });
    await step(sitting, truth, "card:solid-snake", 0);
    await asked(sitting, 1);
    assert.doesNotMatch(await frame.textContent("#steps"), /chosen/);
    await step(sitting, truth, "swap:b2b7", 1);
    await asked(sitting, 2);
    const look = async () => ({ steps: await frame.textContent("#steps"), label: await frame.getAttribute('#board [data-square="b7"]', "aria-label"), card: await frame.getAttribute(".declared", "data-card"), state: await frame.evaluate(() => globalThis.Page.table.match.state) });
    const before = await look();
    assert.match(before.steps, /^1 chosen/);
    assert.match(before.label, /choice 1/);
    assert.equal(before.card, "solid-snake");
    await page.reload();
    await frame.waitForSelector("#table");
    await asked(sitting, 2);
    assert.deepEqual(await look(), before);
    await step(sitting, truth, "swap:c2c7", 2);
    await step(sitting, truth, "done", 3);
    await step(sitting, truth, "pass", 4);
    await asked(sitting, 5);
    assert.equal(await frame.isHidden(".declared"), true);
    truth.free();
    await sitting.done();
  });
}

test("a choice that nobody has seen can be taken back, by the button in the bar", async () => {
  const sitting = await open(deck, "http");
  const { frame } = sitting;
  const truth = await sitDown(sitting, { setup: PAIRS });
  await step(sitting, truth, "card:solid-snake", 0);
  await step(sitting, truth, "swap:b2b7", 1);
  for (const why of ["target", "action"]) {
    await frame.click('.prompt-tools [data-text="back"]');
    await frame.waitForFunction((why) => globalThis.Page.table.match.state.prompt.why === why && !globalThis.Page.table.match.working && !/chosen/.test(document.getElementById("steps").textContent), why);
  }
  assert.deepEqual(await frame.$$eval("#hand button", (nodes) => nodes.map((node) => node.dataset.card)), ["solid-snake", "private-jet"]);
  await sitting.done();
});

for (const [hand, setup] of [["with a counter", PAIRS], ["without", QUIET]]) {
  test(`an answer is asked for behind the veil, ${hand}: nothing tells which`, async () => {
    const sitting = await open(deck, "http");
    const { frame } = sitting;
    const truth = await sitDown(sitting, { setup });
    for (const [n, text] of ["card:solid-snake", "swap:b2b7", "done"].entries()) await step(sitting, truth, text, n);
    await frame.waitForSelector("#veil");
    assert.match(await frame.textContent("#veil-text"), /respond to the card\. Pass the device/);
    await noLeak(sitting, truth, null, "the veil before the answer");
    await asked(sitting, 3);
    assert.match(await frame.textContent("#prompt-text"), /plays Solid Snake/);
    assert.ok(await frame.isVisible('#prompt-buttons [data-text="pass"]'));
    assert.equal(await frame.locator('#prompt-buttons [data-text="card:nope"]').count(), setup === PAIRS ? 1 : 0);
    await noLeak(sitting, truth, "second", "the answer");
    if (setup === PAIRS) await frame.click('#prompt-buttons [data-text="card:nope"]');
    else await frame.click('#prompt-buttons [data-text="pass"]');
    truth.apply(setup === PAIRS ? "card:nope" : "pass");
    await asked(sitting, 4);
    assert.deepEqual(await frame.$$eval("#hand button", (nodes) => nodes.map((node) => node.dataset.card)), truth.view(truth.prompt().seat).storm.hands[truth.prompt().seat]);
    assert.equal(await frame.getAttribute('#board [data-square="b7"]', "aria-label").then((label) => label.startsWith(setup === PAIRS ? "b7, black" : "b7, white")), true);
    truth.free();
    await sitting.done();
  });
}

test("who lets answers pass is not asked, whatever he holds, and the other goes on without a veil", async () => {
  const sitting = await open(deck, "http");
  const { frame } = sitting;
  const truth = await sitDown(sitting, { setup: PAIRS });
  await frame.evaluate(() => globalThis.Page.store.change({ passing: { first: false, second: true } }));
  for (const [n, text] of ["card:solid-snake", "swap:b2b7", "done"].entries()) await step(sitting, truth, text, n);
  await frame.waitForFunction(() => globalThis.Page.table.match.answered === "fffS" && globalThis.Page.table.match.asked === "second" && true || document.getElementById("veil"), null, { polling: 10 });
  assert.equal(await frame.evaluate(() => globalThis.Page.table.match.answered), "fffS");
  assert.match(await frame.textContent("#veil-text"), /play your turn/);
  await sitting.done();
});

test("against the computer the switch passes what offers nothing, and taking back undoes that with the move", async () => {
  const sitting = await open(deck, "http");
  const { frame } = sitting;
  await sitDown(sitting, { setup: { ...QUIET, pile: ["vendetta", "stable"], hands: { first: ["nope", "private-jet"], second: ["home"] } } }, "hc");
  await give(sitting, "g2g3");
  await frame.waitForSelector("#passing");
  assert.equal(await frame.textContent(".pass-switch"), "Auto-pass, and end my turn when no card can be played");
  await frame.click("#passing");
  await frame.waitForFunction(() => globalThis.Page.table.match.answered.startsWith("fF"), null, { polling: 10 });
  await frame.evaluate(() => { for (const name of ["think", "follow"]) globalThis.Page.table.match.link[name] = null; });
  await frame.click("#undo");
  await frame.waitForFunction(() => globalThis.Page.table.match.answered === "" && globalThis.Page.table.match.asked === "first" && !globalThis.Page.table.match.working, null, { polling: 10 });
  assert.match(await frame.getAttribute('#board [data-square="g2"]', "aria-label"), /white pawn/);
  await sitting.done();
});

test("a card dragged onto the board is played, a dumpable one is put away, another says why it cannot be played", async () => {
  const sitting = await open(deck, "http");
  const { frame } = sitting;
  await sitDown(sitting, { setup: { ...PAIRS, board: "4k3/8/8/8/8/8/4P3/4K3 w - -", hands: { first: ["private-jet", "vendetta", "stall", "nope"], second: [] } } });
  await asked(sitting, 0);
  assert.deepEqual(await frame.$$eval("#hand button", (nodes) => nodes.map((node) => node.className.replace("hand-card ", ""))), ["play", "dump", "idle", "idle"]);
  await frame.click('#hand [data-card="stall"]');
  assert.match(await frame.textContent("#steps"), /^Stall · at the end of your turn\..*Not now\.$/);
  assert.deepEqual(await frame.$$eval(".prompt-tools button", (nodes) => nodes.map((node) => node.dataset.text)), ["put-back"]);
  await frame.dragAndDrop('#hand [data-card="private-jet"]', '#board [data-square="d5"]');
  await frame.waitForFunction(() => globalThis.Page.table.match.state.prompt.why === "target");
  await frame.click('.prompt-tools [data-text="back"]');
  await frame.waitForFunction(() => globalThis.Page.table.match.state.prompt.why === "action");
  await frame.click('#hand [data-card="vendetta"]');
  await frame.click('.prompt-tools [data-text="put-back"]');
  assert.equal(await frame.locator('#hand [aria-pressed="true"]').count(), 0);
  await give(sitting, "dump:vendetta");
  await frame.waitForFunction(() => globalThis.Page.table.match.state.view.storm.discard[0] === "vendetta");
  await sitting.done();
});
