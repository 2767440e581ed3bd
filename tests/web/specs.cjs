// Runs the spec files through engine.js in Node: node tests/web/specs.cjs dist/engine.js tests/specs
// The grammar is in tests/specs/README.md; src/spec reads it, here too, and is the other runner.
"use strict";

const path = require("node:path");
const { read } = require("./spec-grammar.cjs");
const { EYES, differs, explain, goal, legal, see } = require("./spec-looks.cjs");

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
    const texts = game
      .legalMoves()
      .map((offer) => offer.text)
      .join(" ");
    throw new Error(`do ${part}: ${step.error}: ${step.message} (offered: ${texts})`);
  }
  if (differs(step.prompt, game.prompt())) throw new Error(`do ${part}: the step tells of another prompt`);
}

function refuse(game, part) {
  const words = part.split(" ");
  const code = words.pop();
  const [text, seat] = words;
  const before = shown(game);
  const step = text === "back" ? game.back(seat) : game.apply(text);
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
        const step = game.back(parts[0]);
        if (!step.ok) throw new Error(`back is refused, ${step.error}: ${step.message}`);
        game = reload(engine, game);
      } else if (word === "refuse") parts.forEach((part) => refuse(game, part));
      else if (word === "see") parts.forEach((part) => see(game, part));
      else if (word === "explain") parts.forEach((part) => explain(game, part));
      else if (word === "goal") parts.forEach((part) => goal(game, part));
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

async function main(script, ...places) {
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

main(...process.argv.slice(2));
