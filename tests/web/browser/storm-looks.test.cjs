// Chess Storm as it looks: every kind of question and everything beside the board, on four screens, by axe-core and by measure.
"use strict";
const assert = require("node:assert/strict");
const { after, before, test } = require("node:test");
const { accessible, open, start } = require("./harness.cjs");
const { asked, give, sitDown, step } = require("./storm.cjs");

let deck;
before(async () => {
  deck = await start();
});
after(() => deck.close());

const LOOKS = [
  ["light, 1280x800", { colorScheme: "light" }],
  ["dark, phone", { colorScheme: "dark", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ["dark, phone on its side", { colorScheme: "dark", viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true }],
  ["light, frame in a page", { colorScheme: "light", viewport: { width: 600, height: 420 } }],
];

const PILE = ["banzai", "charge", "scouts", "dub", "home", "foursquare"];
const SNAKE = { board: "1nb1k2r/1ppppppp/8/8/8/8/1PPPPPPP/1NB1K2R w - -", hands: { first: ["solid-snake", "private-jet", "no", "castlerock", "vendetta"], second: ["nope", "stall", "peace", "trailer", "breakthrough"] }, pile: PILE };
const PAWNS = { board: "4k3/8/8/4P3/8/8/3P4/4K3 w - -", hands: { first: ["ambition", "meritorious", "princess", "religulous", "cannibalism"], second: ["crab"] }, pile: PILE, pool: { white: ["rook", "knight"], black: ["queen"] } };
/** Every mark and every made man at once. */
const MARKED = {
  board: "r1bqk2r/pppp1ppp/2n2n2/4p3/2B1P3/3K1N2/PPPP1PPP/RNBQ3R w - -", hands: { first: ["dub", "shield", "no", "castlerock", "vendetta"], second: ["nope", "stall"] }, pile: ["banzai"],
  discard: ["paladin", "stable"], pool: { white: ["rook", "pawn", "pawn"], black: ["queen", "bishop"] },
  lasting: [
    { card: "inception", owner: "first", at: "f7" }, { card: "peace", owner: "first", at: "a2" }, { card: "magnetism", owner: "second", at: "h7" }, { card: "poison", owner: "second", at: "c7" },
    { card: "coup-detat", owner: "first", at: "c4", more: "d3" }, { card: "fusion", owner: "first", at: "a1", more: "knight" }, { card: "crab", owner: "first", at: "b2" }, { card: "kangaroo", owner: "first", at: "f3" },
    { card: "camel", owner: "second", at: "c6" }, { card: "neutrality", owner: "first", at: "h8" }, { card: "cohabitation", owner: "first", at: "d1", more: "knight" }, { card: "shield", owner: "second", at: "f6" }, { card: "pass", owner: "first" },
  ],
};
/** What is told of each of them. */
const TOLD = {
  f7: /asleep/, a2: /peaceful/, h7: /magnet/, g7: /stuck/, c7: /poisoned/, c4: /royal/, d3: /one square in any direction; it can be captured/, a1: /fused: moves as a knight/, b2: /one square diagonally in any direction/, f3: /knight/, c6: /three squares/,
  h8: /neutral: .*it came from black/, d1: /shares the square with a white knight/, f6: /shielded/,
};

/** Nothing is cut, nothing scrolls sideways, the board stands whole in the window and nothing lies over it or the hand. */
async function fits(frame, touch, what) {
  const found = await frame.evaluate((touch) => {
    const wrong = [];
    const box = (node) => node.getBoundingClientRect();
    const seen = (node) => node.checkVisibility({ visibilityProperty: true }) && box(node).width > 1;
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) wrong.push(`${root.scrollWidth} wide`);
    for (const node of document.querySelectorAll(".card-title, .card-text, .card-band, .button, .pile-name, #prompt-text, .prompt-more, .deck-count, .hand .card-panel")) {
      if (seen(node) && !node.closest(".backs, .declared, .discard") && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2)) wrong.push(`${node.className || node.id} is cut: ${node.textContent.slice(0, 40)} ${node.scrollWidth}/${node.clientWidth} ${node.scrollHeight}/${node.clientHeight}`);
    }
    const board = box(document.querySelector(".board-frame"));
    if (board.left < 0 || board.top < 0 || board.right > innerWidth || board.bottom > innerHeight) wrong.push("the board is not whole");
    const prompt = box(document.getElementById("prompt"));
    if (prompt.bottom > innerHeight + 1) wrong.push("the question is not in the window");
    const over = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    if (over(prompt, board)) wrong.push("the question lies over the board");
    for (const card of document.querySelectorAll("#hand button")) if (seen(card) && over(prompt, box(card))) wrong.push(`the question lies over ${card.dataset.card}`);
    if (touch) {
      for (const node of document.querySelectorAll("button, a, label, summary")) {
        const { width, height } = box(node);
        if (seen(node) && !node.matches(".board-cell") && (width < 40 || height < 40)) wrong.push(`${node.id || node.className} is ${Math.round(width)} by ${Math.round(height)}`);
      }
    }
    return wrong;
  }, touch);
  assert.deepEqual(found, [], what);
}

for (const [look, options] of LOOKS) {
  const touch = options.hasTouch === true;
  const screen = async (hash = "") => {
    const sitting = await open(deck, "http", hash, options);
    return { ...sitting, check: async (what) => { await fits(sitting.frame, touch, what); await accessible(sitting.frame, what); } };
  };

  test(`questions of Chess Storm: ${look}`, async () => {
    const sitting = await screen();
    const { frame, check } = sitting;
    let truth = await sitDown(sitting, { setup: { hands: { first: ["charge", "breakthrough", "stall", "niet", "pomppufilis"], second: ["no"] } } }, "hc");
    await asked(sitting, 0);
    await check("the first position");
    for (const can of ["play", "dump", "idle"]) {
      await frame.click(`#hand .${can}`);
      assert.match(await frame.textContent("#steps"), { play: /./, dump: /Discard it\?/, idle: /Not now/ }[can]);
      await check(`a card is lifted: ${can}`);
      await frame.click('.prompt-tools [data-text="put-back"]');
    }
    // Every card in a hand of five, and every other one as if it could only be put away.
    for (let at = 0; at < truth.cards.length; at += 5) {
      await frame.evaluate((names) => globalThis.Page.table.panels.hand.show({ name: "Player", cards: names, can: (card) => (names.indexOf(card) % 2 ? "dump" : "play") }), truth.cards.slice(at, at + 5).map(({ name }) => name));
      await fits(frame, false, `cards from ${at}`);
    }
    truth.free();

    truth = await sitDown(sitting, { setup: SNAKE });
    await step(sitting, truth, "card:solid-snake", 0);
    await asked(sitting, 1);
    assert.equal(await frame.textContent("#steps"), "Choose two pieces to swap.");
    await step(sitting, truth, "swap:b2b7", 1);
    await asked(sitting, 2);
    assert.equal(await frame.textContent("#steps"), "1 chosen so far. Choose two pieces to swap, or Done.");
    await frame.click('#board [data-square="c2"]');
    assert.match(await frame.textContent("#steps"), /Now the piece it swaps with\.$/);
    assert.match(await frame.getAttribute('#board [data-square="c7"]', "aria-label"), /can be swapped/);
    await check("a pair, half chosen");
    await frame.click('#board [data-square="c2"]');
    await step(sitting, truth, "done", 2);
    await frame.waitForSelector("#veil");
    await accessible(frame, "the veil");
    await asked(sitting, 3);
    await check("the answer to a card");
    await step(sitting, truth, "pass", 3);
    truth.free();

    truth = await sitDown(sitting, { setup: PAWNS });
    await step(sitting, truth, "e5e6", 0);
    await asked(sitting, 1);
    assert.equal(await frame.textContent('#prompt-buttons [data-text="pass"]'), "End turn");
    await check("the end of the turn");
    await give(sitting, "card:meritorious");
    await asked(sitting, 2);
    await check("what a Pawn becomes");
    await frame.click('.prompt-tools [data-text="back"]');
    await asked(sitting, 1);
    await give(sitting, "card:ambition");
    await asked(sitting, 2);
    await frame.click('#board [data-square="d2"]');
    await asked(sitting, 3);
    await check("who comes in");
    truth.free();
    await sitting.done();
  });

  test(`beside the board of Chess Storm: ${look}`, async () => {
    const sitting = await screen();
    const { page, frame, check } = sitting;
    const truth = await sitDown(sitting, { setup: MARKED });
    await asked(sitting, 0);
    await check("every mark");
    const note = () => frame.evaluate(() => (document.querySelector(".mark-note:not([hidden])") ?? {}).textContent ?? "");
    for (const [square, words] of Object.entries(TOLD)) {
      const cell = `#board [data-square="${square}"]`;
      assert.match(await frame.getAttribute(cell, "aria-label"), words);
      await frame.evaluate(() => globalThis.Page.table.board.clear());
      await (touch ? frame.tap(cell) : frame.hover(cell));
      assert.match(await note(), words, `the note on ${square}`);
      const inside = await frame.evaluate(() => { const { left, top, right, bottom } = document.querySelector(".mark-note").getBoundingClientRect(); return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight; });
      assert.ok(inside, `the note on ${square} is in the window`);
    }
    await frame.evaluate(() => globalThis.Page.table.board.clear());
    await page.mouse.move(1, 1);
    for (const one of truth.view("watcher").storm.lasting) {
      const button = `#lasting [data-card="${one.card}"][data-owner="${one.owner}"]`;
      await frame.focus(button);
      const pointed = await frame.$$eval("#board [data-square]", (nodes) => nodes.filter((node) => /pointed out/.test(node.getAttribute("aria-label"))).map((node) => node.dataset.square));
      assert.deepEqual(pointed.sort(), [...one.squares].sort(), one.card);
      if (options.isMobile && options.viewport.height > options.viewport.width) {
        const { top, bottom } = await frame.evaluate(() => document.querySelector(".board-frame").getBoundingClientRect());
        assert.ok(top >= 0 && bottom <= options.viewport.height, "the board stays in sight");
      }
    }
    await frame.click("#discards");
    await frame.waitForSelector("#piles-dialog");
    await accessible(frame, "discards");
    await frame.click('#piles-dialog [data-test="close"]');
    await frame.evaluate(() => scrollTo(0, 0));
    await give(sitting, "resign");
    await frame.waitForSelector("#result");
    await accessible(frame, "result");
    await frame.click('[data-test="review"]');
    await accessible(frame, "after the game");
    truth.free();
    await sitting.done();
  });

  test(`set-up and rules of Chess Storm: ${look}`, async () => {
    const sitting = await screen();
    const { frame } = sitting;
    await frame.click('[data-game="chess-storm"] .set-up');
    await frame.waitForSelector("#setup");
    await frame.click(".more summary");
    await frame.click('[data-option="deck"] summary');
    await frame.waitForSelector('[data-option="deck"] .gallery-card');
    await accessible(frame, "the deck");
    const cards = await frame.evaluate(() => globalThis.Page.info("chess-storm").cards.length);
    assert.equal(await frame.locator('[data-option="deck"] .gallery-card').count(), cards);
    const cut = await frame.$$eval(".gallery .card-face", (faces) => faces.filter((face) => [face, ...face.children].some((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2)).map((face) => face.dataset.card));
    assert.deepEqual(cut, [], "cut faces");
    await frame.click('[data-test="back"]');
    await frame.click('[data-game="chess-storm"] .rules');
    await frame.waitForSelector("#rules .gallery-card");
    assert.match(await frame.textContent("#rules .prose"), /One card a turn/);
    assert.equal(await frame.locator("#rules .gallery-card").count(), cards);
    await accessible(frame, "rules");
    await sitting.done();
  });
}
