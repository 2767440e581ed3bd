// Every built card of Chess Storm once by clicks: the first case of its spec file that plays it, answer by answer.
"use strict";
const assert = require("node:assert/strict");
const { resolve } = require("node:path");
const { after, before, test } = require("node:test");
const Deckmate = require("../../../dist/engine.js");
const { read } = require("../specs.cjs");
const { open, start } = require("./harness.cjs");
const { asked, sameBoard, sitDown, stateOf, step } = require("./storm.cjs");

const specs = read(resolve(__dirname, "../../specs/storm"));
const answersOf = (one) => one.steps.filter(({ word }) => word === "do").flatMap(({ parts }) => parts).map((part) => part.replace(/^(first|second) /, "").replace(/ @.*$/, ""));

/** The first case that plays the card with effect, and its answers; cases that take back or refuse before that are left alone. */
function example(name) {
  // Its own file comes first.
  const own = ({ file }) => file.endsWith(`-${name}.spec`);
  for (const { cases } of [...specs].sort((one, other) => own(other) - own(one))) {
    for (const one of cases) {
      if (one.steps.some(({ word }) => word === "again" || word === "back")) continue;
      const answers = answersOf(one);
      if (one.game.setup && answers.includes(`card:${name}`)) return { title: one.title, config: one.game, answers };
    }
  }
  return null;
}

let deck;
let sitting;
let cards;
before(async () => {
  deck = await start();
  sitting = await open(deck, "http");
  cards = (await Deckmate.load()).catalog().games.find((game) => game.name === "chess-storm").cards;
});
after(() => deck.close());

test("every built card by clicks", async (t) => {
  assert.ok(cards.length >= 73);
  for (const { name, number, title } of cards) {
    await t.test(`${String(number).padStart(3, "0")} ${title}`, async () => {
      const found = example(name);
      assert.ok(found, `no spec plays ${name}`);
      const { frame } = sitting;
      const truth = await sitDown(sitting, found.config);
      for (const [n, text] of found.answers.entries()) {
        try {
          // The page may only pass by itself: a card is always played by hand.
          if (text === `card:${name}`) {
            await asked(sitting, n);
            assert.equal((await stateOf(frame)).by, null);
          }
          await step(sitting, truth, text, n);
        } catch (error) {
          throw new Error(`${found.title}, answer ${n}, ${text}: ${error.message}`);
        }
      }
      await asked(sitting, found.answers.length);
      const seat = await frame.evaluate(() => globalThis.Page.table.match.state.view.eye);
      const view = truth.view(seat);
      await sameBoard(frame, view, found.title);
      assert.ok(view.log.some((entry) => entry.card === name), `${title} was played`);
      const shown = await frame.evaluate(() => {
        const texts = (selector) => [...document.querySelectorAll(selector)].map((node) => node.textContent);
        return {
          log: texts("#log .log-line > :last-child"), discards: texts("#discards .only-read")[0], lasting: texts("#lasting .lasting-card .hint").map((text) => text.trim()),
          hand: [...document.querySelectorAll("#hand:not([hidden]) button")].map((node) => node.dataset.card),
        };
      });
      assert.deepEqual(shown.log, view.log.map(({ text }) => text));
      assert.deepEqual(shown.lasting, view.storm.lasting.map(({ text }) => text));
      assert.ok(shown.discards.includes(`, ${view.storm.discard.length} card`), shown.discards);
      const open = view.storm.hands[seat === "watcher" ? truth.prompt()?.seat ?? "first" : seat];
      assert.deepEqual(shown.hand, open.filter((card) => card !== null));
      truth.free();
    });
  }
  await sitting.done();
});
