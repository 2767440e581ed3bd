// The memory of the wasm, which never becomes smaller: after a warm-up the same work again must not need more.

/** All memories of instances that were made since this module was loaded. @type {WebAssembly.Memory[]} */
const memories = [];
const Instance = WebAssembly.Instance;
const Counted = class extends Instance {
  /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} imports */
  constructor(module, imports) {
    super(module, imports);
    if (this.exports.memory instanceof WebAssembly.Memory) memories.push(this.exports.memory);
  }
};
Object.assign(WebAssembly, { Instance: Counted });

/** How many bytes the instances have now. */
export const used = () => memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0);

/**
 * Does the work a tenth as often as a warm-up, then as often as wanted; the bytes before and after.
 * @param {number} count @param {(n: number) => void} work
 */
export function measured(count, work) {
  const warm = Math.ceil(count / 10);
  for (let n = 0; n < warm; n++) work(n);
  const before = used();
  for (let n = 0; n < count; n++) work(n);
  return { before, after: used() };
}

/** New games that are looked at and freed. @param {import("../../../www/engine").Engine} engine */
export const newGames = (engine, name, count) =>
  measured(count, (n) => {
    const game = engine.newGame({ game: name, seed: `memory-${n}` });
    game.legalMoves();
    game.free();
  });

/**
 * A game of so many answers, again and again: where one ends too soon the next one follows. Resigning, claims and
 * offers of a draw are left out.
 */
export const longGame = (engine, name, answers, times) =>
  measured(times, () => {
    let seed = 0;
    let game = engine.newGame({ game: name, seed: `long-${seed}` });
    for (let n = 0; n < answers; n++) {
      if (!game.prompt()) {
        game.free();
        game = engine.newGame({ game: name, seed: `long-${++seed}` });
      }
      const offers = game.legalMoves().filter(({ text }) => !/^(resign|offer:draw|claim:draw)$/.test(text));
      game.apply(offers[(n * 7) % offers.length].text);
    }
    game.save();
    game.free();
  });

/** So many suggestions over the first questions of a game. */
export const suggestions = (engine, name, count, level, budget) =>
  measured(count, (n) => {
    const game = engine.newGame({ game: name, seed: `thought-${n % 20}` });
    for (let at = 0; at < 2 + (n % 9) && game.prompt(); at++)
      game.apply(game.suggest({ level: "random", seed: `${n % 20}-${at}` }).text);
    if (game.prompt()) game.suggest({ level, budget, seed: "memory" });
    game.free();
  });
