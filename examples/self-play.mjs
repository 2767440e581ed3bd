// The computer against itself, game after game. The package is in no registry: `./build.sh` and `npm pack` in this project make
// deckmate-0.1.0.tgz; `npm install PATH/deckmate-0.1.0.tgz` beside this file, then `node self-play.mjs doublecross 10`.
import { load } from "deckmate";

const [name = "doublecross", games = "3"] = process.argv.slice(2);
const engine = await load();
/** How often each seat has won; `none` counts draws. */
const wins = { first: 0, second: 0, none: 0 };

for (let number = 1; number <= Number(games); number++) {
  // The same seeds give the same games, on every machine.
  const game = engine.newGame({ game: name, seed: `self-play-${number}` });
  for (let answers = 0; game.prompt(); answers++) {
    const { text } = game.suggest({ level: "greedy", seed: `${number}-${answers}` });
    const step = game.apply(text);
    if (!step.ok) throw new Error(step.message);
  }
  const { result, turn } = game.view("watcher");
  wins[result.winner ?? "none"]++;
  console.log(`Game ${number}, turn ${turn.number}: ${result.text}`);
  game.free();
}
console.log(`${wins.first} won by the first seat, ${wins.second} by the second, ${wins.none} drawn.`);
