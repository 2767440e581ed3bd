// What the browser tests share: a browser, the places a page can be opened from, and hands that play.
"use strict";
const assert = require("node:assert/strict");
const { createServer } = require("node:http");
const { existsSync, readFileSync } = require("node:fs");
const { delimiter, join, resolve } = require("node:path");
const { pathToFileURL } = require("node:url");
const { chromium } = require("@playwright/test");
const Deckmate = require("../../../dist/engine.js");

const dist = resolve(__dirname, "../../../dist");
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** The browser that build.sh found, or one on the path. */
function executable() {
  if (process.env.CHROME) return process.env.CHROME;
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  return process.env.PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

/** A browser and a server; `close` ends both. */
async function start() {
  const { serve } = await import("../../../scripts/serve.mjs");
  const site = await serve(dist, 0);
  const address = `http://localhost:${site.address().port}/`;
  // Another site, whose page holds ours in a sandboxed frame.
  const host = createServer((request, response) => {
    const hash = new URL(request.url, "http://x").searchParams.get("hash") ?? "";
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><html lang="en"><title>A page with a frame</title><iframe title="Deckmate" sandbox="allow-scripts" src="${address}index.html${hash.replace(/&/g, "&amp;")}" style="border:0;width:100%;height:96vh"></iframe></html>`);
  });
  await new Promise((listening) => host.listen(0, "127.0.0.1", listening));
  const browser = await chromium.launch({ executablePath: executable(), args: ARGS });
  const file = (name) => pathToFileURL(join(dist, name)).href;
  return {
    browser,
    address,
    /** Where a page is opened from: name, and the address for a hash. */
    places: {
      http: (hash) => `${address}index.html${hash}`,
      "one file over http": (hash) => `${address}deckmate.html${hash}`,
      "file, index.html": (hash) => `${file("index.html")}${hash}`,
      "file, deckmate.html": (hash) => `${file("deckmate.html")}${hash}`,
      "sandboxed frame": (hash) => `http://localhost:${host.address().port}/?hash=${encodeURIComponent(hash)}`,
    },
    async close() {
      await browser.close();
      site.close();
      host.close();
    },
  };
}

/** A fresh page (with a profile of its own) and what goes wrong on it. */
async function open(deck, place, hash = "", options = {}) {
  const context = await deck.browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const troubles = [];
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  page.on("pageerror", (error) => troubles.push(String(error)));
  if (options.script) await page.addInitScript(options.script);
  await page.goto(deck.places[place](hash));
  const frame = place === "sandboxed frame" ? page.frames()[1] : page.mainFrame();
  await frame.waitForSelector("#home, #setup, #table, #no-engine");
  return {
    page,
    frame,
    context,
    troubles,
    /** Ends the page; by then nothing may have gone wrong. */
    async done() {
      await context.close();
      assert.deepEqual(troubles, []);
    },
  };
}

/** Runs axe-core on what is shown. */
async function accessible(frame, what) {
  if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(AXE);
  const found = await frame.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`).slice(0, 4).join(" | ")}`);
  });
  assert.deepEqual(found, [], what);
}

/** The shortest of some random games that are played to their end: its seed and all answers. */
async function shortGame(game, seeds = 120, level = "random") {
  const engine = await Deckmate.load();
  let best = null;
  for (let n = 0; n < seeds; n++) {
    const seed = `walk-${n}`;
    const table = engine.newGame({ game, seed });
    const answers = [];
    for (let prompt; (prompt = table.prompt()) && answers.length < (best?.answers.length ?? 4000); ) {
      const { text } = table.suggest({ level: prompt.seat === "first" ? level : "random", seed: `${seed}-${answers.length}` });
      answers.push(text);
      table.apply(text);
    }
    if (!table.prompt()) best = { game, seed, answers, result: table.view("all").result, hash: `#g=${game}&seed=${seed}&seats=hh` };
    table.free();
  }
  return best;
}

/** Waits until the table has taken so many answers and stands still. */
async function settled(frame, answers) {
  try {
    await frame.waitForFunction((count) => {
      const match = globalThis.Page?.table?.match;
      return match && !match.working && match.answered.length >= count;
    }, answers, { polling: 10 });
  } catch (error) {
    throw new Error(`the table did not take answer ${answers}: ${error.message.split("\n")[0]}`);
  }
}

const offerOf = (frame, text) => frame.evaluate((text) => globalThis.Page.table.match.state.offers.find((offer) => offer.text === text) ?? null, text);

/** Whether picking these squares leaves several offers, so that the page asks which is meant. */
const asksWhich = (frame, offer) => frame.evaluate((squares) => globalThis.Page.table.match.state.offers
  .filter((other) => other.squares.length === squares.length && other.squares.every((square, at) => square === squares[at])).length > 1, offer.squares);

/** Gives an answer with the mouse. */
async function click(frame, text) {
  const offer = await offerOf(frame, text);
  assert.ok(offer, `${text} is not offered`);
  if (offer.squares.length) {
    const which = await asksWhich(frame, offer);
    for (const square of offer.squares) await frame.click(`#board [data-square="${square}"]`);
    if (which) await frame.click(`#chooser button[data-text="${text}"]`);
  } else if (text === "resign" || text === "offer:draw") {
    await frame.click('[data-test="menu"]');
    await frame.click(`[data-test="menu-${text === "resign" ? "resign" : "offer"}"]`);
    await frame.click('[data-test="confirm-yes"]');
  } else {
    await frame.click(`#prompt-buttons button[data-text="${text}"]`);
  }
}

/** Presses keys until the thing has the focus. */
async function tabTo(page, frame, selector, key = "Tab") {
  for (let n = 0; n < 150; n++) {
    if (await frame.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${selector}`);
}

/** Walks over the board with the arrows, whichever army is below. */
async function walkTo(page, frame, square) {
  const at = () => frame.evaluate(() => document.activeElement?.dataset.square ?? null);
  const here = await at();
  assert.ok(here, "the board does not have the focus");
  const flipped = await frame.evaluate(() => globalThis.Page.table.board.shape.flipped);
  const steps = (from, to, more, less) => Array(Math.abs(to - from)).fill(to > from !== flipped ? more : less);
  const keys = [
    ...steps(here.charCodeAt(0), square.charCodeAt(0), "ArrowRight", "ArrowLeft"),
    ...steps(Number(here[1]), Number(square[1]), "ArrowUp", "ArrowDown"),
  ];
  for (const key of keys) await page.keyboard.press(key);
  assert.equal(await at(), square);
}

/** Gives an answer with the keyboard alone. */
async function type(page, frame, text) {
  const offer = await offerOf(frame, text);
  assert.ok(offer, `${text} is not offered`);
  if (offer.squares.length) {
    const which = await asksWhich(frame, offer);
    await page.keyboard.press("b");
    for (const square of offer.squares) {
      await walkTo(page, frame, square);
      await page.keyboard.press("Enter");
    }
    if (which) {
      await tabTo(page, frame, `#chooser button[data-text="${text}"]`);
      await page.keyboard.press("Enter");
    }
  } else if (text === "resign" || text === "offer:draw") {
    await tabTo(page, frame, '[data-test="menu"]');
    await page.keyboard.press("Enter");
    await tabTo(page, frame, `[data-test="menu-${text === "resign" ? "resign" : "offer"}"]`);
    await page.keyboard.press("Enter");
    await tabTo(page, frame, '[data-test="confirm-yes"]');
    await page.keyboard.press("Enter");
  } else {
    const place = await frame.evaluate((text) => [...document.querySelectorAll("#prompt-buttons button")].findIndex((button) => button.dataset.text === text), text);
    assert.ok(place >= 0, `${text} has no button`);
    await page.keyboard.press(String(place + 1));
  }
}

/** Plays all answers and checks that the page says the result. */
async function playOut(sitting, found, give) {
  for (const [n, text] of found.answers.entries()) {
    await settled(sitting.frame, n);
    try {
      await give(text);
    } catch (error) {
      throw new Error(`answer ${n}, ${text}: ${error.message}`);
    }
  }
  await sitting.frame.waitForSelector("#result .result-text");
  assert.equal(await sitting.frame.textContent("#result .result-text"), found.result.text);
}

module.exports = { accessible, asksWhich, click, open, playOut, settled, shortGame, start, tabTo, type };
