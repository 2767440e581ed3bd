// Hands for Chess Storm: sits down at a position, gives answers by clicks or keys alone, and compares the page with the engine.
"use strict";
const assert = require("node:assert/strict");
const Deckmate = require("../../../dist/engine.js");
const { openVeil, ready } = require("./secrets.cjs");
const { tabTo } = require("./harness.cjs");

/** Sits down in an open page at a new game; gives the engine's own game beside it. */
async function sitDown({ frame }, config, seats = "hh") {
  const engine = await Deckmate.load();
  const truth = engine.newGame({ game: "chess-storm", seed: "page", ...config });
  await frame.evaluate(([save, seats, options]) => globalThis.Page.goOn({ text: save, record: { save, options, seats: globalThis.Page.seatsFor(seats, "easy") } }), [truth.save(), seats, config.options ?? {}]);
  await frame.waitForSelector("#table");
  return truth;
}

const stateOf = (frame) => frame.evaluate(() => {
  const { match } = globalThis.Page.table;
  return { offers: match.state.offers, prompt: match.state.prompt, answered: match.answered.length, by: match.byItself };
});

/** Gives one answer by clicks, or by keys alone. */
async function give(sitting, text, keys = false) {
  const { page, frame } = sitting;
  const { offers } = await stateOf(frame);
  const offer = offers.find((one) => one.text === text);
  assert.ok(offer, `${text} is not offered, but ${offers.map((one) => one.text).join(" ")}`);
  const press = async (selector) => {
    if (!keys) return frame.click(selector);
    await tabTo(page, frame, selector);
    return page.keyboard.press("Enter");
  };
  const card = offer.choice.t === "card" ? offer.choice.card : offer.choice.dump;
  if (card) {
    const at = await frame.evaluate((card) => [...document.querySelectorAll("#hand button")].findIndex((node) => node.dataset.card === card), card);
    assert.ok(at >= 0, `${card} is not in the hand`);
    if (keys) await page.keyboard.press(String(at + 1));
    else await frame.click(`#hand button[data-index="${at}"]`);
    await frame.waitForSelector(`#hand button[data-index="${at}"][aria-pressed="true"]`);
    // The second tap, or Enter, plays; dumping has a button.
    if (offer.choice.dump) return press(`.prompt-tools [data-text="${text}"]`);
    return keys ? page.keyboard.press("Enter") : frame.click(`#hand button[data-index="${at}"]`);
  }
  if (!offer.squares.length) {
    if (["resign", "offer:draw"].includes(text)) {
      await press('[data-test="menu"]');
      await press(`[data-test="menu-${text === "resign" ? "resign" : "offer"}"]`);
      return press('[data-test="confirm-yes"]');
    }
    return press(`#prompt-buttons button[data-text="${text}"]`);
  }
  const same = (one) => one.squares.length === offer.squares.length && one.squares.every((name, at) => name === offer.squares[at]);
  const longer = (one) => one.squares.length > offer.squares.length && offer.squares.every((name, at) => name === one.squares[at]);
  if (keys) await page.keyboard.press("b");
  for (const name of offer.squares) await square(sitting, name, keys);
  // A second tap on the same square says that this was all.
  if (offers.some(longer)) await square(sitting, offer.squares.at(-1), keys);
  if (offers.filter(same).length > 1) await press(`#chooser button[data-text="${text}"]`);
}

async function square({ page, frame }, name, keys) {
  if (!keys) return frame.click(`#board [data-square="${name}"]`);
  const at = () => frame.evaluate(() => document.activeElement.dataset.square);
  const flipped = await frame.evaluate(() => globalThis.Page.table.board.shape.flipped);
  const here = await at();
  const steps = (from, to, more, less) => Array(Math.abs(to - from)).fill(to > from !== flipped ? more : less);
  for (const key of [...steps(here.charCodeAt(0), name.charCodeAt(0), "ArrowRight", "ArrowLeft"), ...steps(Number(here[1]), Number(name[1]), "ArrowUp", "ArrowDown")]) await page.keyboard.press(key);
  assert.equal(await at(), name);
  return page.keyboard.press("Enter");
}

/** Waits until so many answers are taken, opens the veil if it is up, and until somebody is asked or the game is over. */
async function asked(sitting, answers, keys = false) {
  await ready(sitting.frame, answers);
  await openVeil(sitting, keys);
}

/** Gives an answer to page and engine; what the page answers by itself is waited for. */
async function step(sitting, truth, text, n, keys = false) {
  await asked(sitting, n, keys);
  const { by, answered } = await stateOf(sitting.frame);
  if (by === null && answered === n) await give(sitting, text, keys);
  else assert.equal(text, by ?? text, `answer ${n}: the page answers by itself`);
  const done = truth.apply(text);
  assert.ok(done.ok, `${text}: ${done.message}`);
}

/** The squares in words: what a screen reader gets, and what was painted. */
async function sameBoard(frame, view, where) {
  const labels = await frame.evaluate(() => Object.fromEntries([...document.querySelectorAll("#board [data-square]")].map((node) => [node.dataset.square, node.getAttribute("aria-label")])));
  view.cells.forEach((cell, at) => {
    const name = `${"abcdefgh"[at % 8]}${Math.floor(at / 8) + 1}`;
    const words = cell ? `${name}, ${cell.side} ${cell.kind}` : `${name}, empty`;
    assert.ok(labels[name].startsWith(words), `${where}: ${labels[name]}, but it is ${words}`);
    if (cell?.lodger) assert.match(labels[name], new RegExp(`shares the square with a ${cell.lodger.side} ${cell.lodger.kind}`));
  });
}

module.exports = { asked, give, sameBoard, sitDown, stateOf, step };
