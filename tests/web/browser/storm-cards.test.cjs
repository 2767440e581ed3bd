// Every built card of Chess Storm once by clicks: the first case of its spec file that plays it, answer by answer.
"use strict";
const assert = require("node:assert/strict");
const { readFileSync } = require("node:fs");
const { resolve } = require("node:path");
const { after, before, test } = require("node:test");
const Deckmate = require("../../../dist/engine.js");
const { cases, collect } = require("../specs.cjs");
const { open, start } = require("./harness.cjs");
const { asked, sameBoard, sitDown, step } = require("./storm.cjs");

const specs = resolve(__dirname, "../../specs/storm");
const answersOf = (one) => one.steps.filter(({ word }) => word === "do").flatMap(({ parts }) => parts).map((part) => part.replace(/^(first|second) /, "").replace(/ @.*$/, ""));

/** The first case that plays the card with effect, and its answers; cases that take back or refuse before that are left alone. */
function example(name) {
  // Its own file comes first.
  const files = collect(specs).sort((one, other) => other.endsWith(`-${name}.spec`) - one.endsWith(`-${name}.spec`));
  for (const file of files) {
    for (const one of cases(readFileSync(file, "utf8"))) {
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
  assert.ok(cards.length > 3);
  for (const { name, number, title } of cards) {
    await t.test(`${String(number).padStart(3, "0")} ${title}`, async () => {
      const found = example(name);
      assert.ok(found, `no spec plays ${name}`);
      const { frame } = sitting;
      const truth = await sitDown(sitting, found.config);
      for (const [n, text] of found.answers.entries()) {
        try {
          await step(sitting, truth, text, n);
        } catch (error) {
          throw new Error(`${found.title}, answer ${n}, ${text}: ${error.message}`);
        }
      }
      await asked(sitting, found.answers.length);
      const seat = await frame.evaluate(() => globalThis.Page.table.match.state.view.eye);
      await sameBoard(frame, truth.view(seat), found.title);
      const log = await frame.textContent("#log");
      assert.ok(log.includes(title), `the log speaks of ${title}`);
      for (const one of truth.view("watcher").storm.lasting) assert.ok(await frame.$(`#lasting [data-card="${one.card}"][data-owner="${one.owner}"]`));
      truth.free();
    });
  }
  await sitting.done();
});
