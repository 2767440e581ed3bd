// Runs the spec files through engine.js in Node: node tests/web/specs.cjs dist/engine.js tests/specs
// The grammar is in tests/specs/README.md; src/spec reads it, here too, and is the other runner.
"use strict";

const { execFileSync } = require("node:child_process");
const path = require("node:path");
const { isDeepStrictEqual } = require("node:util");

const ALWAYS = ["offer:draw", "resign", "time-up"];
const EYES = ["first", "second", "watcher"];

/** The files under a place with their cases, as `deckmate spec --json` reads them. */
function read(...places) {
  const command = process.env.DECKMATE_CLI ?? "target/release/deckmate";
  return JSON.parse(execFileSync(command, ["spec", "--json", ...places], { encoding: "utf8", maxBuffer: 1 << 28 }));
}

// --- Looking ---

const differs = (seen, expected) => !isDeepStrictEqual(seen, expected);
const names = (words) => words.filter((word) => word !== "none");
const someOf = (words, length) => words.slice(0, Math.max(1, length));
const manName = ({ side, kind, base }) => `${side}-${kind}${base ? `=${base}` : ""}`;
const orNone = (value) => (value === null || value === undefined ? [] : [value]);
const COVERED = "?";
const UNORDERED = [
  "taken", "check", "hand", "ready", "cloaked", "uncloaked", "hidden", "marks", "pool", "lasting", "spent", "walls",
];

function see(game, part) {
  const words = part.split(" ");
  if (words[0] === "same") return sameViews(game, words.slice(1));
  if (words[0] === "hand") ownHand(game, part);
  const eye = words[0].endsWith(":") ? words.shift().slice(0, -1) : words[0] === "hand" ? words[1] : "watcher";
  const about = words.shift();
  const view = game.view(eye);
  if (about === "log") return log(view, part, words);
  const expected = words.filter((word) => word !== "none" && word !== "empty");
  const seen = (stormy(about, expected, view) ?? looked(about, expected, view, game.prompt())).map(String);
  const wrong = UNORDERED.includes(about) || (about === "gone" && view.storm) ? differs(seen.sort(), expected.sort()) : differs(seen, expected);
  if (wrong) throw new Error(`see ${part}: it is ${seen.length ? seen.join(" ") : "none"}`);
}

// `hand first rook wild`: the others see as many covered cards.
function ownHand(game, part) {
  const [owner, ...cards] = names(part.split(" ").slice(1));
  for (const other of EYES.filter((eye) => eye !== owner)) {
    const seen = hand(game.view(other), owner);
    if (seen.length !== cards.length || seen.some((card) => card !== COVERED)) {
      throw new Error(`see ${part}: ${other} sees ${seen.join(" ")}`);
    }
  }
}

const hand = (view, owner) => (view.storm ?? view.poker).hands[owner].map((card) => card ?? COVERED);

// The squares of the pieces that wear a cloak, or of those that wear none.
function wearing(view, cloaked) {
  const square = (at) => `${String.fromCharCode(97 + (at % view.files))}${Math.floor(at / view.files) + 1}`;
  return view.cells.flatMap((piece, at) => (piece && piece.cloaked === cloaked ? [square(at)] : []));
}

function hidden(view, owner) {
  return Object.entries(view.cloaks.hidden[owner]).flatMap(([kind, count]) => Array(count).fill(kind));
}

function log(view, part, [how, ...words]) {
  const has = view.log.some((line) => line.text.includes(words.join(" ")));
  if (how !== "has" && how !== "lacks") throw new Error(`see ${part}: \`${how}\` is not one of has, lacks`);
  if (has !== (how === "has")) throw new Error(`see ${part}: the log is ${view.log.map((line) => line.text).join(" / ")}`);
}

function looked(about, expected, view, prompt) {
  const count = expected.length;
  switch (about) {
    case "board": return someOf(view.board.split(" "), count);
    case "turn": return someOf([view.turn.seat, view.turn.number], count);
    case "prompt":
      if (!prompt) return [];
      return count === 1 ? [prompt.why] : someOf([prompt.seat, prompt.why, prompt.card], count);
    case "result": return view.result ? [view.result.winner ?? "draw", view.result.how] : [];
    case "taken": return view.taken.map(manName);
    case "check": return view.check;
    case "last": return view.last;
    case "deck": return [view.piles.deck];
    case "decks": return [view.piles.number];
    case "drawn": return view.piles.drawn === null ? [] : [view.piles.drawn];
    case "gone": return view.piles.gone;
    case "sides": return [expected[0], view.sides[expected[0]]];
    case "discards": case "held": return [expected[0], ...view.piles[about][expected[0]]];
    case "left": return orNone(prompt?.left);
    case "chosen": return (prompt?.chosen ?? []).map(({ text }) => text);
    case "hand": return [expected[0], ...hand(view, expected[0])];
    case "stack": case "stake": case "pot": return [view.poker[about]];
    case "bankroll": return orNone(view.poker.bankroll);
    case "discard": return view.poker.discard;
    case "cube": return [view.poker.cube.value, ...orNone(view.poker.cube.owner)];
    case "called": return view.poker.called ? [view.poker.called.by, view.poker.called.moves] : [];
    case "clock": return view.poker.clock ? [expected[0], view.poker.clock.left[expected[0]]] : [];
    case "delay": return orNone(view.poker.clock?.delay);
    case "flop": return [expected[0], ...view.poker.flop[expected[0]]];
    case "ready": return ["first", "second"].filter((seat) => view.cloaks.ready[seat]);
    case "cloaked": return wearing(view, true);
    case "uncloaked": return wearing(view, false);
    case "hidden": return [expected[0], ...hidden(view, expected[0])];
    case "base": return [expected[0], cellAt(view, expected[0])?.base ?? "hidden"];
    case "unseen": return [expected[0], view.piles.unseen[expected[0]] ?? 0];
    default: return cell(view, about);
  }
}

// The words of Chess Storm; nothing if the word is about something else.
function stormy(about, [name], { storm, ...view }) {
  if (!storm) return undefined;
  switch (about) {
    case "marks": return [name, ...(somebody(view, name).marks ?? [])];
    case "lodger": return [name, ...words(somebody(view, name).lodger)];
    case "pool": return [name, ...storm.pool[name]];
    case "gone": return storm.gone.map(manName);
    case "lasting": case "stack": return storm[about].map(({ card }) => card);
    case "discard": return storm.discard;
    // `pile deck-10`: all cards of the game but ten.
    case "pile": return [name?.startsWith("deck-") ? `deck-${storm.deck - storm.pile}` : storm.pile];
    case "deck": return [storm.deck];
    case "spent": return ["first", "second"].filter((seat) => storm.spent[seat]);
    case "walls": return storm.land.walls.map((pair) => pair.join(""));
    case "extra": return [storm.extra ? "yes" : "no"];
    default: return undefined;
  }
}

const words = (piece) => (piece ? [piece.side, piece.kind] : []);
const cell = (view, square) => words(cellAt(view, square));

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
  return { prompt: game.prompt(), offers: game.legalMoves(), views, save: game.save() };
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
