// Runs the spec files through engine.js in Node: node tests/web/specs.cjs dist/engine.js tests/specs
// The grammar is in tests/specs/README.md; src/spec reads it, here too, and is the other runner.
"use strict";

const { execFileSync } = require("node:child_process");
const path = require("node:path");
const { isDeepStrictEqual } = require("node:util");

const ALWAYS = ["offer:draw", "resign", "time-up"];
const EYES = ["first", "second", "watcher"];

/** What `deckmate spec` prints with these arguments. */
function deckmate(...asked) {
  const command = process.env.DECKMATE_CLI ?? "target/release/deckmate";
  return JSON.parse(execFileSync(command, ["spec", ...asked], { encoding: "utf8", maxBuffer: 1 << 28 }));
}

/** The files under a place with their cases. */
const read = (...places) => deckmate("--json", ...places);

/** The words by which specs of each game speak of what its view shows: `src/games/term.rs`. */
let terms;

// --- Looking ---

const differs = (seen, expected) => !isDeepStrictEqual(seen, expected);
const names = (words) => words.filter((word) => word !== "none");
const someOf = (words, length) => words.slice(0, Math.max(1, length));
const COVERED = "?";

function see(game, part) {
  const words = part.split(" ");
  if (words[0] === "same") return sameViews(game, words.slice(1));
  const eye = words[0].endsWith(":") ? words.shift().slice(0, -1) : undefined;
  const about = words.shift();
  const view = game.view(eye ?? "watcher");
  if (about === "log") return log(view, part, words);
  const expected = words.filter((word) => word !== "none" && word !== "empty");
  const term = terms[view.game].find(({ word }) => word === about);
  if (!term) return compare(part, looked(about, expected, view, game.prompt()), expected, UNORDERED.includes(about));
  const name = term.path.includes("*") ? expected.shift() : undefined;
  if (term.reads === "hand" && !eye) return ownHand(game, part, term, name, expected);
  const wanted = expected.map((word) => less(word, view) ?? word);
  compare(part, termRead(term, view, name), wanted, !["word", "number", "list"].includes(term.reads));
}

function compare(part, seen, expected, inAnyOrder) {
  const [one, other] = [seen.map(String), expected].map((words) => (inAnyOrder ? [...words].sort() : words));
  if (differs(one, other)) throw new Error(`see ${part}: it is ${seen.length ? seen.join(" ") : "none"}`);
}

// What a word stands for in a view; `*` in its path is the name that follows it.
function termRead({ word, path, reads }, view, name) {
  return path.split(" ").flatMap((one) => {
    let at = view;
    for (const step of one.split(".")) {
      const field = step === "*" ? name : step;
      if (field === undefined) throw new Error(`see ${word}: whose?`);
      if (!(field in at)) {
        if (step === "*" && reads === "number") return [0];
        throw new Error(`see ${word}: there is no ${field} here`);
      }
      at = at[field];
      if (at === null) return reads === "number" ? [0] : [];
    }
    if (reads === "counts") return Object.entries(at).flatMap(([kind, count]) => Array(count).fill(kind));
    if (reads === "names") return Object.keys(at).filter((field) => at[field] === true);
    return Array.isArray(at) ? at.map(said) : [said(at)];
  });
}

// One word for one thing.
function said(thing) {
  if (thing === null) return COVERED;
  if (typeof thing === "boolean") return thing ? "yes" : "no";
  if (Array.isArray(thing)) return thing.map(said).join("");
  if (typeof thing !== "object") return thing;
  return thing.card ?? `${thing.side}-${thing.kind}${thing.base ? `=${thing.base}` : ""}`;
}

// `deck-10` is what `deck` reads as, but ten.
function less(word, view) {
  const [, name, number] = /^([a-z]+)-(\d+)$/.exec(word) ?? [];
  const term = terms[view.game].find((term) => term.word === name && term.reads === "word");
  return term && String(termRead(term, view) - number);
}

// `hand first rook wild`: the others see as many covered cards.
function ownHand(game, part, term, owner, cards) {
  compare(part, termRead(term, game.view(owner), owner), cards, true);
  for (const other of EYES.filter((eye) => eye !== owner)) {
    const seen = termRead(term, game.view(other), owner);
    if (seen.length !== cards.length || seen.some((card) => card !== COVERED)) {
      throw new Error(`see ${part}: ${other} sees ${seen.join(" ")}`);
    }
  }
}

// The squares of the pieces that wear a cloak, or of those that wear none.
function wearing(view, cloaked) {
  const square = (at) => `${String.fromCharCode(97 + (at % view.files))}${Math.floor(at / view.files) + 1}`;
  return view.cells.flatMap((piece, at) => (piece && piece.cloaked === cloaked ? [square(at)] : []));
}

function log(view, part, [how, ...words]) {
  const has = view.log.some((line) => line.text.includes(words.join(" ")));
  if (how !== "has" && how !== "lacks") throw new Error(`see ${part}: \`${how}\` is not one of has, lacks`);
  if (has !== (how === "has")) throw new Error(`see ${part}: the log is ${view.log.map((line) => line.text).join(" / ")}`);
}

// The words that are about a question, an end or a square.
const UNORDERED = ["marks", "cloaked", "uncloaked"];

function looked(about, expected, view, prompt) {
  const [count, at] = [expected.length, expected[0]];
  switch (about) {
    case "board": return someOf(view.board.split(" "), count);
    case "turn": return someOf([view.turn.seat, view.turn.number], count);
    case "prompt":
      if (!prompt) return [];
      return count === 1 ? [prompt.why] : someOf([prompt.seat, prompt.why, prompt.card], count);
    case "result": return view.result ? [view.result.winner ?? "draw", view.result.how] : [];
    case "left": return prompt?.left === undefined || prompt.left === null ? [] : [prompt.left];
    case "chosen": return (prompt?.chosen ?? []).map(({ text }) => text);
    case "cloaked": return wearing(view, true);
    case "uncloaked": return wearing(view, false);
    case "base": return [at, cellAt(view, at)?.base ?? "hidden"];
    case "marks": return [at, ...somebody(view, at).marks];
    case "lodger": return [at, ...words(somebody(view, at).lodger)];
    default: return words(cellAt(view, about));
  }
}

const words = (piece) => (piece ? [piece.side, piece.kind] : []);

function somebody(view, square) {
  const found = cellAt(view, square);
  if (!found) throw new Error(`nobody stands on ${square}`);
  return found;
}

function cellAt(view, square) {
  const file = square.charCodeAt(0) - 97;
  const rank = square.charCodeAt(1) - 49;
  if (square.length !== 2 || !(file >= 0 && file < view.files && rank >= 0 && rank < view.ranks)) {
    throw new Error(`\`see ${square}\` is not known, nor is it a square of this board`);
  }
  return view.cells[rank * view.files + file];
}

function sameViews(game, eyes) {
  const views = eyes.map((eye) => ({ ...game.view(eye), eye: null }));
  if (views.some((view) => differs(view, views[0]))) throw new Error(`see same ${eyes.join(" ")}: the views differ`);
}

function legal(game, part) {
  let words = part.split(" ");
  let offers = game.legalMoves();
  if (!["has", "lacks", "only", "count"].includes(words[0])) {
    const [about, card] = [words[0], /^card:(.+)/.exec(words.shift())?.[1]];
    offers = offers.filter((offer) => (card ? offer.card === card : offer.squares[0] === about));
  }
  const how = words.shift();
  words = names(words);
  const all = offers.map((offer) => offer.text);
  const plain = all.filter((text) => !ALWAYS.includes(text));
  const missing = words.filter((text) => !all.includes(text));
  const extra = plain.filter((text) => !words.includes(text));
  const tail = `(offered: ${all.join(" ")})`;
  if (how === "has" && missing.length) throw new Error(`legal ${part}: ${missing.join(" ")} is not offered ${tail}`);
  if (how === "lacks" && missing.length < words.length) throw new Error(`legal ${part}: is offered ${tail}`);
  if (how === "only" && missing.length + extra.length) {
    throw new Error(`legal ${part}: missing [${missing.join(" ")}], too many [${extra.join(" ")}]`);
  }
  if (how === "count" && String(plain.length) !== words.join(" ")) throw new Error(`legal ${part}: ${plain.length} are offered`);
  if (!["has", "lacks", "only", "count"].includes(how)) throw new Error(`legal ${part}: \`${how}\` is not known`);
}

// `e4 "pinned"`, `second card:stall "hold"`, `e2 none`: the sentence holds these words, or there is none.
function explain(game, part) {
  const [, seat, card, about, words] = /^(?:(first|second) )?(card:)?(\S+) (?:none|"(.*)")$/.exec(part) ?? [];
  if (about === undefined) throw new Error(`explain ${part}: it cannot be read`);
  const said = game.explain(card ? { card: about } : { square: about }, seat);
  if (words === undefined ? said !== null : !said?.includes(words)) throw new Error(`explain ${part}: it is ${said}`);
}

// --- Playing ---

function shown(game) {
  const views = EYES.map((eye) => game.view(eye));
  const offers = game.legalMoves();
  const texts = offers.map((offer) => offer.text);
  const twice = texts.find((text, at) => texts.indexOf(text) < at);
  if (twice) throw new Error(`${twice} is offered twice`);
  return { prompt: game.prompt(), offers, views, save: game.save() };
}

function reload(engine, game) {
  const before = shown(game);
  game.free();
  const loaded = engine.loadGame(before.save);
  const after = shown(loaded);
  for (const part of ["prompt", "offers", "views", "save"]) {
    if (differs(after[part], before[part])) throw new Error(`loading changed ${part}`);
  }
  return loaded;
}

function answer(game, part) {
  const [said, thought] = part.split(" @");
  const words = said.split(" ");
  const text = words.pop();
  if (words.length && words[0] !== game.prompt()?.seat) throw new Error(`do ${part}: not ${words[0]} is asked`);
  const step = thought === undefined ? game.apply(text) : game.apply(text, Number(thought));
  if (!step.ok) {
    const texts = game.legalMoves().map((offer) => offer.text).join(" ");
    throw new Error(`do ${part}: ${step.error}: ${step.message} (offered: ${texts})`);
  }
  if (differs(step.prompt, game.prompt())) throw new Error(`do ${part}: the step tells of another prompt`);
}

function refuse(game, part) {
  const [text, code] = part.split(" ");
  const before = shown(game);
  const step = text === "back" ? game.back() : game.apply(text);
  if (step.ok) throw new Error(`refuse ${part}: it was accepted`);
  if (step.error !== code) throw new Error(`refuse ${part}: refused with ${step.error}: ${step.message}`);
  if (differs(shown(game), before)) throw new Error(`refuse ${part}: the refusal changed the game`);
}

function playCase(engine, { game: config, steps }) {
  const [only] = steps;
  if (steps.length === 1 && only.word === "refuse" && only.parts[0].startsWith("setup ")) {
    return refuseSetup(engine, config, only.parts[0].slice("setup ".length));
  }
  let game = reload(engine, engine.newGame(config));
  let last = [];
  for (const { line, word, parts } of steps) {
    try {
      if (word === "do" || word === "again") {
        if (word === "do") last = parts;
        const times = word === "do" ? 1 : Number(parts.join(""));
        for (let n = 0; n < times; n += 1) {
          for (const part of last) {
            answer(game, part);
            game = reload(engine, game);
          }
        }
      } else if (word === "back") {
        const step = game.back();
        if (!step.ok) throw new Error(`back is refused, ${step.error}: ${step.message}`);
        game = reload(engine, game);
      } else if (word === "refuse") parts.forEach((part) => refuse(game, part));
      else if (word === "see") parts.forEach((part) => see(game, part));
      else if (word === "explain") parts.forEach((part) => explain(game, part));
      else parts.forEach((part) => legal(game, part));
    } catch (error) {
      throw new Error(`line ${line}: ${error.message}`);
    }
  }
  game.free();
}

function refuseSetup(engine, config, code) {
  let game;
  try {
    game = engine.newGame(config);
  } catch (error) {
    if (error.error === code) return;
    throw new Error(`the setup is refused with ${error.error}: ${error.message}`);
  }
  game.free();
  throw new Error("the setup was accepted");
}

async function main([script, ...places]) {
  const engine = await require(path.resolve(script)).load();
  terms = deckmate("--terms");
  let passed = 0;
  let failed = 0;
  for (const { file, cases } of read(...places)) {
    for (const one of cases) {
      try {
        playCase(engine, one);
        passed += 1;
      } catch (error) {
        failed += 1;
        console.log(`${file}: case ${one.title}: ${error.message}`);
      }
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed || !passed ? 1 : 0;
}

module.exports = { read };
if (require.main === module) main(process.argv.slice(2));
