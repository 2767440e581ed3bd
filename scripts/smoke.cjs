// Loads the built engine.js and plays a move: the one thing that notices a broken wasm file.
const Deckmate = require("../dist/engine.js");

Deckmate.load()
  .then((engine) => {
    const game = engine.newGame({ game: "chess", seed: "smoke" });
    const offers = game.legalMoves();
    const moves = offers.filter((offer) => offer.choice.t === "move").length;
    if (moves !== 20) throw new Error(`chess opens with 20 moves, not ${moves}`);
    const step = game.apply(offers[0].text);
    if (!step.ok) throw new Error(step.message);
    console.error(`the built engine ${engine.version} works`);
  })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
