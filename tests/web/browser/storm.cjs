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
  truth.cards = engine.catalog().games.find((game) => game.name === "chess-storm").cards;
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

/** Nobody may find a card of a hidden hand anywhere in the page. Every card is there once, so its name would tell. */
async function noLeak({ frame }, truth, viewer, where) {
  const shown = await frame.evaluate(() => {
    const { save, ...state } = globalThis.Page.table.match.state;
    // The log may speak of a card that has come back from the discards since.
    state.view = { ...state.view, log: [] };
    const copy = document.body.cloneNode(true);
    for (const part of copy.querySelectorAll("script, noscript, #log")) part.remove();
    return {
      cards: [...document.querySelectorAll("[data-card]")].map((node) => node.dataset.card), text: copy.innerHTML, title: document.title, hash: location.hash,
      hands: state.view.storm.hands, state: JSON.stringify(state), html: document.documentElement.outerHTML.includes(save), veiled: document.getElementById("veil") !== null, offers: state.offers.length,
    };
  });
  const tell = (what) => `${where}: ${what}`;
  assert.equal(shown.html, false, tell("the save stands in the document"));
  assert.deepEqual(shown.hands, truth.view(viewer ?? "watcher").storm.hands, tell("the hands in the page's state"));
  if (!viewer) assert.equal(shown.offers, 0, tell("offers are kept"));
  for (const seat of ["first", "second"].filter((seat) => seat !== viewer)) {
    for (const name of truth.view(seat).storm.hands[seat]) {
      assert.equal(shown.cards.includes(name), false, tell(`${name} is shown`));
      assert.equal(shown.state.includes(`"${name}"`), false, tell(`${name} is known`));
      const { title } = truth.cards.find((card) => card.name === name);
      // Short names are common words.
      if (title.length > 7) assert.equal(`${shown.text} ${shown.title} ${shown.hash}`.includes(title), false, tell(`${title} is told`));
    }
  }
}

/** A generator of chance that is the same everywhere. */
function chance(seed) {
  let state = seed * 2654435761 + 97;
  return (below) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * below);
  };
}

/** The shortest of some games in which cards are played, dumped and answered, to its end. */
async function livelyGame(seeds) {
  const engine = await Deckmate.load();
  let best = null;
  for (let n = 0; n < seeds; n++) {
    const seed = `storm-${n}`;
    const table = engine.newGame({ game: "chess-storm", seed });
    const roll = chance(n);
    const answers = [];
    for (let prompt; (prompt = table.prompt()) && answers.length < (best?.answers.length ?? 400); ) {
      const offers = table.legalMoves().filter(({ choice }) => !["resign", "offer"].includes(choice.t));
      const cards = offers.filter(({ choice }) => ["card", "trigger", "dump"].includes(choice.t));
      const any = (list) => list[roll(list.length)].text;
      let text;
      if (cards.length && roll(prompt.why === "action" ? 4 : 2) === 0) text = any(cards);
      else if (prompt.why === "action" && prompt.seat === "first") text = table.suggest({ level: "greedy", seed: `${seed}-${answers.length}` }).text;
      else text = any(offers.filter((offer) => !cards.includes(offer)).concat(offers.length === cards.length ? cards : []));
      answers.push(text);
      table.apply(text);
    }
    const shows = (word) => answers.some((text) => text.startsWith(word));
    if (!table.prompt() && shows("card:") && shows("dump:")) best = { seed, answers, result: table.view("all").result };
    table.free();
  }
  assert.ok(best, "some game comes to its end");
  return best;
}

module.exports = { livelyGame, noLeak, asked, give, sameBoard, sitDown, stateOf, step };
