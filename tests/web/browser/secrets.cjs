// Hands for the games with secrets: games that show every control, answers by mouse and keys, and the search for leaks.
"use strict";
const assert = require("node:assert/strict");
const Deckmate = require("../../../dist/engine.js");
const { tabTo } = require("./harness.cjs");

/** A small generator of chance that is the same everywhere. */
function chance(seed) {
  let state = seed * 2654435761 + 97;
  return (below) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * below);
  };
}

/** What a lively person answers: mostly moves, now and then everything else, but he does not give up. */
function pick(offers, roll, n, called) {
  const of = (...types) => offers.filter(({ choice }) => types.includes(choice.t));
  const moves = of("move");
  const takes = of("yes", "draw", "pass", "kind", "done");
  if (of("swap").length) return n % 4 < 3 ? [...of("swap"), ...of("shuffle")][roll(of("swap").length + 1)] : of("done")[0];
  if (of("double").length && roll(9) === 0) return of("double")[0];
  if (of("call").length && n > 24 && !called) return of("call")[0];
  if (of("fold").length && (roll(6) === 0 || !moves.length)) return of("fold")[0];
  if (of("uncloak").length && roll(5) === 0) return of("uncloak")[roll(of("uncloak").length)];
  const among = moves.length ? moves : takes.length ? takes : of("give-up");
  return among[roll(among.length)];
}

/** The shortest of some games in which each of the wanted answers is given. */
async function livelyGame(game, wanted, seeds, options = {}) {
  const engine = await Deckmate.load();
  let best = null;
  for (let n = 0; n < seeds; n++) {
    const seed = `lively-${n}`;
    const table = engine.newGame({ game, seed, options });
    const answers = [];
    const roll = chance(n);
    let called = false;
    while (table.prompt() && answers.length < (best?.answers.length ?? 260)) {
      const { text } = pick(table.legalMoves(), roll, answers.length, called);
      called ||= text === "call";
      answers.push(text);
      table.apply(text);
    }
    if (!table.prompt() && wanted.every((word) => answers.some((text) => text.includes(word)))) {
      const o = Object.entries(options).map(([name, value]) => `${name}:${encodeURIComponent(value)}`).join(",");
      best = { game, seed, options, answers, result: table.view("all").result, hash: `#g=${game}&seed=${seed}&seats=hh${o ? `&o=${o}` : ""}` };
    }
    table.free();
  }
  assert.ok(best, `no game of ${game} shows ${wanted.join(", ")}`);
  return best;
}

/** Waits until so many answers were taken and either the veil is up, somebody is asked, or the game is over. */
async function ready(frame, answers) {
  await frame.waitForFunction((count) => {
    const match = globalThis.Page?.table?.match;
    if (!match || match.working || match.answered.length < count) return false;
    return match.over || document.getElementById("veil") !== null || (!match.veiling && match.asked !== null);
  }, answers, { polling: 10 });
}

async function openVeil(sitting, keys = false) {
  const { page, frame } = sitting;
  if ((await frame.$("#veil")) === null) return;
  if (keys) await page.keyboard.press("Enter");
  else await frame.click('[data-test="open-veil"]');
  await frame.waitForFunction(() => !document.getElementById("veil") && !globalThis.Page.table.match.veiling && globalThis.Page.table.match.asked, null, { polling: 10 });
}

/** The Wild card has to be lifted where a move could be paid in two ways; it answers the question in advance. */
const offerOf = (frame, text) => frame.evaluate((text) => globalThis.Page.table.match.state.offers.find((offer) => offer.text === text) ?? null, text);
const place = (frame, card) => frame.evaluate((card) => [...document.querySelectorAll("#hand button")].findIndex((node) => node.dataset.card === card), card);

/** Gives an answer by clicks or by keys alone. */
async function give(sitting, text, keys = false) {
  const { page, frame } = sitting;
  const offer = await offerOf(frame, text);
  assert.ok(offer, `${text} is not offered`);
  const press = async (selector) => {
    if (!keys) return frame.click(selector);
    await tabTo(page, frame, selector);
    return page.keyboard.press("Enter");
  };
  const square = async (name) => {
    if (!keys) return frame.click(`#board [data-square="${name}"]`);
    await frame.evaluate(() => globalThis.Page.table.board.focus());
    const at = () => frame.evaluate(() => document.activeElement.dataset.square);
    const flipped = await frame.evaluate(() => globalThis.Page.table.board.shape.flipped);
    const here = await at();
    const steps = (from, to, more, less) => Array(Math.abs(to - from)).fill(to > from !== flipped ? more : less);
    for (const key of [...steps(here.charCodeAt(0), name.charCodeAt(0), "ArrowRight", "ArrowLeft"), ...steps(Number(here[1]), Number(name[1]), "ArrowUp", "ArrowDown")]) await page.keyboard.press(key);
    assert.equal(await at(), name);
    return page.keyboard.press("Enter");
  };
  const { t } = offer.choice;
  if (t === "uncloak") {
    await square(offer.choice.at);
    await press("#uncloak");
    return;
  }
  if (t === "move" || t === "swap") {
    if (offer.choice.card) {
      const at = await place(frame, offer.choice.card);
      if (keys) await page.keyboard.press(String(at + 1));
      else await frame.click(`#hand button[data-index="${at}"]`);
    }
    for (const name of offer.squares) await square(name);
    if (await frame.$("#chooser .card-kind")) await press(`#chooser [data-card]:not([data-card="wild"])`);
    if (await frame.$("#chooser .kind:not(.card-kind)")) await press(`#chooser [data-text="${text}"]`);
    return;
  }
  await press(t === "draw" && !keys ? '[data-test="flop-draw"]' : `#prompt-buttons button[data-text="${text}"]`);
  const asks = { fold: true, call: true, double: true, "give-up": true }[t];
  if (asks && (await frame.$("#confirm"))) await press('[data-test="confirm-yes"]');
}

const KINDS = /\b(?:queen|rook|bishop|knight|pawn|king|wild)\b/i;

/**
 * Looks at everything a page shows and keeps for what the person before it may not know. `viewer`: whose veil is open, or
 * null. `truth`: the engine's own game at the same point.
 */
async function noLeak(sitting, truth, viewer, where) {
  const { page, frame } = sitting;
  const shown = await frame.evaluate(() => {
    const { match, board } = globalThis.Page.table;
    const copy = document.body.cloneNode(true);
    // What is public: the men on the board and beside it, the log, the discards. The hand is looked at by itself.
    for (const part of copy.querySelectorAll("script, noscript, .board-grid, .taken, #log, #piles, #hidden-bases, #hand, .hand-zoom, .flop, #result")) part.remove();
    const attributes = [...copy.querySelectorAll("*")].flatMap((node) => [...node.attributes].filter(({ name }) => !/^(class|d|style|transform|viewBox)$/.test(name)).map(({ value }) => value));
    const { save, ...state } = match.state;
    const canvas = document.querySelector(".board-canvas");
    const before = canvas.toDataURL();
    const men = [...board.motion.pieces.values()];
    const bases = men.map((man) => man.base);
    for (const man of men) man.base = null;
    board.draw();
    const bare = canvas.toDataURL();
    men.forEach((man, at) => { man.base = bases[at]; });
    board.draw();
    return {
      text: copy.innerText ?? copy.textContent, attributes: attributes.join("\n"), title: document.title, hash: location.hash,
      said: ["say-polite", "say-assertive"].map((id) => document.getElementById(id).textContent).join("\n"),
      hand: [...document.querySelectorAll("#hand [data-card]")].filter((node) => node.tagName === "BUTTON").map((node) => node.dataset.card),
      zoom: document.querySelector(".hand-zoom")?.textContent ?? "",
      labels: [...document.querySelectorAll("#board [data-square]")].map((node) => node.getAttribute("aria-label")),
      state: JSON.stringify(state), html: document.documentElement.outerHTML.includes(save), same: before === bare, open: board.bases,
      hands: match.state.view.poker?.hands, cells: match.state.view.cells, eye: match.state.view.eye, offers: match.state.offers.length, veiled: document.getElementById("veil") !== null,
      kept: Object.keys(localStorage).filter((key) => !/^deckmate\.(game\.|at$|settings$)/.test(key)),
    };
  });
  const tell = (what) => `${where}: ${what}`;
  assert.equal(shown.html, false, tell("the save stands in the document"));
  assert.deepEqual(shown.kept, [], tell("something strange is kept"));
  assert.equal(KINDS.test(`${shown.title} ${shown.hash}`), false, tell(`title or hash: ${shown.title} ${shown.hash}`));
  const other = viewer === "first" ? "second" : "first";
  const hidden = viewer ? [other] : ["first", "second"];
  if (!viewer) {
    assert.equal(shown.eye, "watcher", tell("eye"));
    // A card of the tie-break is drawn in the open.
    const flop = truth.prompt()?.why === "flop";
    if (!flop) assert.equal(shown.offers, 0, tell("offers are kept"));
    if (!flop) assert.equal(KINDS.test(`${shown.text}\n${shown.attributes}\n${shown.said}\n${shown.zoom}`), false, tell(`a name is told: ${KINDS.exec(`${shown.text}\n${shown.attributes}\n${shown.said}`)?.[0]}`));
  }
  if (shown.veiled) {
    sitting.spy ??= await page.context().newCDPSession(page);
    const { nodes } = await sitting.spy.send("Accessibility.getFullAXTree");
    const tree = nodes.filter((node) => !node.ignored).map(({ role, name, description }) => `${role?.value} ${name?.value ?? ""} ${description?.value ?? ""}`).join("\n");
    assert.equal(KINDS.test(tree), false, tell(`the accessibility tree tells:\n${tree}`));
  }
  const views = Object.fromEntries(["first", "second"].map((seat) => [seat, truth.view(seat)]));
  if (views.first.poker) {
    const own = viewer ? views[viewer].poker.hands[viewer] : [];
    // The first hand is no secret to anybody, but it is shown to nobody else either.
    assert.deepEqual([...shown.hand].sort(), [...own].sort(), tell("the cards in the hand"));
    for (const seat of hidden) {
      const known = truth.view(viewer ?? "watcher").poker.hands[seat];
      assert.deepEqual(shown.hands[seat], known, tell(`the hand of ${seat} in the page's state`));
    }
  } else {
    const seen = truth.view(viewer ?? "watcher").cells;
    const bases = shown.cells.map((cell) => cell?.base ?? null);
    assert.deepEqual(bases, seen.map((cell) => cell?.base ?? null), tell("the bases in the page's state"));
    const secret = shown.cells.filter((cell) => cell?.cloaked && hidden.includes(cell.side === "white" ? "first" : "second"));
    assert.ok(truth.prompt() === null || secret.every((cell) => cell.base === null), tell("a base of the other"));
    if (!shown.open) {
      assert.equal(shown.same, true, tell("the canvas shows a base"));
      assert.equal(shown.labels.some((label) => label.includes("base")), false, tell("a square names a base"));
    }
  }
}

module.exports = { give, livelyGame, noLeak, openVeil, ready };
