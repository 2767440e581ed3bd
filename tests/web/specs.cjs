// Runs the spec files through engine.js in Node: node tests/web/specs.cjs dist/engine.js tests/specs
// The grammar is in tests/specs/README.md; src/spec is the same runner in Rust.
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const { isDeepStrictEqual } = require("node:util");

const STORY = ["card", "says"];
const SETUP = [
  "game", "seed", "options", "board", "deck", "discards", "held", "taken", "hands", "pile", "stack", "discard", "cube",
  "stake", "called", "bases", "uncloaked", "pool", "lasting",
];
const LISTS = ["deck", "pile", "stack", "discard", "uncloaked"];
const STEPS = ["do", "again", "back", "refuse", "see", "legal"];
const ALWAYS = ["offer:draw", "resign", "time-up"];
const EYES = ["first", "second", "watcher"];

// --- From text to cases ---

function collect(place) {
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs.readdirSync(place).sort().flatMap((name) => {
    const inside = path.join(place, name);
    return fs.statSync(inside).isDirectory() || name.endsWith(".spec") ? collect(inside) : [];
  });
}

function lines(text) {
  const found = [];
  text.split(/\r?\n/).forEach((raw, index) => {
    const trimmed = raw.trim();
    if (trimmed === "" || trimmed.startsWith("#")) return;
    if (/^[ \t]/.test(raw)) {
      if (!found.length) throw new Error(`line ${index + 1}: nothing to continue`);
      found.at(-1).rest += ` ${trimmed}`;
      return;
    }
    const [, word, rest] = /^(\S+)\s*(.*)$/.exec(trimmed);
    if (word !== "case" && ![...STORY, ...SETUP, ...STEPS].includes(word)) {
      throw new Error(`line ${index + 1}: unknown word \`${word}\``);
    }
    found.push({ number: index + 1, word, rest });
  });
  return found;
}

function cases(text) {
  const common = [];
  const groups = [];
  for (const line of lines(text)) {
    if (line.word === "case") groups.push({ title: line.rest, lines: [] });
    else if (STORY.includes(line.word)) continue;
    else if (groups.length) groups.at(-1).lines.push(line);
    else if (SETUP.includes(line.word)) common.push(line);
    else throw new Error(`line ${line.number}: \`${line.word}\` stands before the first case`);
  }
  return groups.map((group) => makeCase(group, common));
}

function makeCase({ title, lines: own }, common) {
  const game = { seed: "spec" };
  const setup = {};
  const steps = [];
  for (const line of [...common, ...own]) {
    if (STEPS.includes(line.word)) steps.push({ ...line, parts: cut(line.rest) });
    else if (steps.length) throw new Error(`line ${line.number}: \`${line.word}\` must stand before the first step of its case`);
    else prepare(game, setup, line);
  }
  if (Object.keys(setup).length) game.setup = setup;
  return { title, game, steps };
}

const split = (text) => text.split(/\s+/).filter((word) => word !== "");
const cut = (text) => text.split(";").map((part) => split(part).join(" ")).filter((part) => part !== "");
const names = (words) => words.filter((word) => word !== "none");

function prepare(game, setup, { word, rest }) {
  if (word === "game" || word === "seed") game[word] = rest;
  else if (word === "options") game.options = Object.fromEntries(split(rest).map(option));
  else if (word === "board") setup.board = rest;
  else if (LISTS.includes(word)) setup[word] = names(split(rest));
  else if (word === "cube") setup.cube = cube(split(rest));
  else if (word === "stake") setup.stake = number(rest);
  else if (word === "called") setup.called = names([rest])[0] ?? null;
  else if (word === "bases") setup.bases = Object.fromEntries(names(split(rest)).map((pair) => pair.split("=")));
  else if (word === "taken") setup.taken = names(split(rest)).map(man);
  else if (word === "lasting") setup.lasting = cut(rest).filter((part) => part !== "none").map(effect);
  else setup[word] = Object.fromEntries(cut(rest).map(byOwner));
}

function option(pair) {
  const at = pair.indexOf("=");
  const value = pair.slice(at + 1);
  if (/^(true|false|-?\d+(\.\d+)?)$/.test(value)) return [pair.slice(0, at), JSON.parse(value)];
  return [pair.slice(0, at), value];
}

const number = (text) => (/^\d+$/.test(text) ? Number(text) : text);
const cube = ([value, owner = "none"]) => ({ value: number(value), owner: names([owner])[0] ?? null });

function man(name) {
  const at = name.indexOf("-");
  return { side: name.slice(0, at), kind: name.slice(at + 1) };
}

function effect(part) {
  const [card, owner, at, more] = part.split(" ");
  return { card, owner, ...(at && { at }), ...(more && { more }) };
}

function byOwner(part) {
  const [owner, ...all] = part.split(" ");
  return [owner.replace(/:$/, ""), names(all)];
}

// --- Looking ---

const differs = (seen, expected) => !isDeepStrictEqual(seen, expected);
const someOf = (words, length) => words.slice(0, Math.max(1, length));
const manName = ({ side, kind, base }) => `${side}-${kind}${base ? `=${base}` : ""}`;
const orNone = (value) => (value === null || value === undefined ? [] : [value]);
const COVERED = "?";
const UNORDERED = [
  "taken", "check", "hand", "ready", "cloaked", "uncloaked", "hidden", "marks", "pool", "lasting", "spent",
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

// The squares of the men that wear a cloak, or of those that wear none.
function wearing(view, cloaked) {
  const square = (at) => `${String.fromCharCode(97 + (at % view.files))}${Math.floor(at / view.files) + 1}`;
  return view.cells.flatMap((man, at) => (man && man.cloaked === cloaked ? [square(at)] : []));
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
    case "pile": case "deck": return [storm[about]];
    case "spent": return ["first", "second"].filter((seat) => storm.spent[seat]);
    case "extra": return [storm.extra ? "yes" : "no"];
    default: return undefined;
  }
}

const words = (man) => (man ? [man.side, man.kind] : []);
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
    const square = words.shift();
    offers = offers.filter((offer) => offer.squares[0] === square);
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
  for (const { number, word, parts } of steps) {
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
      else parts.forEach((part) => legal(game, part));
    } catch (error) {
      throw new Error(`line ${number}: ${error.message}`);
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
  for (const file of places.flatMap(collect)) {
    let found = [];
    try {
      found = cases(fs.readFileSync(file, "utf8"));
    } catch (error) {
      failed += 1;
      console.log(`${file}: ${error.message}`);
    }
    for (const one of found) {
      try {
        playCase(engine, one);
        passed += 1;
      } catch (error) {
        failed += 1;
        console.log(`${file}: case ${one.title}: ${error.message}`);
      }
    }
  }
  if (passed + failed === 0) {
    failed = 1;
    console.log("no case was found");
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

module.exports = { cases, collect };
if (require.main === module) main(process.argv.slice(2));
