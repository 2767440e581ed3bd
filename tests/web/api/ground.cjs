// What the tests of engine.js begin with: the engine, all that can be seen of a game, and what a call is refused with.
"use strict";
const assert = require("node:assert/strict");
const Deckmate = require("../engine.cjs");

const GAMES = ["chess", "full-double", "doublecross", "five-card", "deception", "chess-storm"];

/** Everything that can be seen of a game. */
const shown = (game) => ({
  prompt: game.prompt(),
  offers: game.legalMoves(),
  views: ["first", "second", "watcher"].map((eye) => game.view(eye)),
  save: game.save(),
});

/** Runs it and gives the code it was refused with; the message must be a sentence. */
function refused(run) {
  try {
    run();
  } catch (error) {
    assert.ok(
      error instanceof Error && "error" in error && typeof error.error === "string",
      `no typed refusal: ${error?.stack}`,
    );
    assert.ok(error.message.length > 8 && !error.message.startsWith("{"), error.message);
    return error.error;
  }
  return "accepted";
}

/** A game a number of random answers on. */
function played(engine, name, answers, seed = "api") {
  const game = engine.newGame({ game: name, seed });
  for (let n = 0; n < answers && game.prompt(); n++)
    game.apply(game.suggest({ level: "random", seed: `${seed}-${n}` }).text);
  return game;
}

module.exports = { Deckmate, GAMES, played, refused, shown };
