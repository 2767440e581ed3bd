// Measures the built wasm in Node: move counting beside cozy-chess, search, legalMoves(), answers at Chess Storm and
// loading. Prints one `name value unit` a line. Called with the folder that holds engine.wasm, pkg/ and peer.wasm, and
// with the engine.js to measure; without one it is that of dist/.
const { execFileSync } = require("node:child_process");
const { readFileSync } = require("node:fs");
const { join, resolve } = require("node:path");

const work = process.argv[2];
const rounds = Number(process.env.DECKMATE_ROUNDS ?? 5);
const ENGINE = resolve(process.argv[3] ?? "dist/engine.js");

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

const print = (name, value, unit) => console.log(`${name} ${value.toFixed(value < 10 ? 3 : 1)} ${unit}`);

/** The best rate, in millions a second, of several runs after a warm-up; `count` must be right every time. */
function rate(run, count) {
  let best = 0;
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now();
    const found = run();
    const spent = performance.now() - began;
    if (count !== undefined && found !== count) throw new Error(`counted ${found} instead of ${count}`);
    if (round > 0) best = Math.max(best, found / spent / 1000);
  }
  return best;
}

/** The wasm of the engine with its glue, past the JavaScript face. */
function engineItself() {
  const glue = new Function("document", `${readFileSync(join(work, "pkg/engine.js"), "utf8")}; return wasm_bindgen;`)(
    undefined,
  );
  glue.initSync({ module: new WebAssembly.Module(readFileSync(join(work, "engine.wasm"))) });
  return glue;
}

function counting(ours, peer, wide) {
  const cases = [
    ["chess-start-5", START, 0, 5, 4865609],
    ["chess-kiwipete-4", KIWIPETE, 1, 4, 4085603],
  ];
  for (const [name, board, position, depth, count] of cases) {
    const own = rate(() => ours.bench_perft("chess", board, depth), count);
    const other = rate(() => peer.perft(position, depth), count);
    print(`wasm-perft-${name}`, own, "million-leaves/s");
    print(`cozy-chess-perft-${name}`, other, "million-leaves/s");
    print(`wasm-by-cozy-chess-${name}`, own / other, "times");
  }
  print(
    "wasm-perft-full-double-start-4",
    rate(() => ours.bench_perft("full-double", wide, 4), 7384618),
    "million-leaves/s",
  );
}

function searching(ours) {
  for (const game of ["chess", "full-double", "doublecross"]) {
    print(
      `wasm-search-${game}`,
      rate(() => ours.bench_search(game, 500_000)),
      "million-nodes/s",
    );
  }
}

/** Microseconds that the offers of a start position take, objects and labels made. */
function offering(engine) {
  for (const name of ["chess", "full-double", "doublecross"]) {
    if (!engine.catalog().games.some((game) => game.name === name)) continue;
    const game = engine.newGame({ game: name, seed: "bench" });
    let best = Infinity;
    for (let round = 0; round <= rounds * 2; round++) {
      const began = performance.now();
      for (let i = 0; i < 1000; i++) game.legalMoves();
      best = Math.min(best, performance.now() - began); // a thousand calls: milliseconds are microseconds a call
    }
    print(`wasm-legal-moves-${name}-start`, best, "microseconds");
    game.free();
  }
}

/**
 * The answers of a game in which cards are played whenever they can be, three times out of four; always the same ones.
 */
function stormy(engine, number, heed) {
  let state = number + 1;
  const below = (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const game = engine.newGame({ game: "chess-storm", seed: `bench-${number}` });
  let offers = game.legalMoves();
  for (let n = 0; n < 300 && offers.length > 0; n++) {
    const cards = offers.filter((offer) => offer.choice.t === "card");
    const calm = offers.filter((offer) => !["resign", "offer", "claim"].includes(offer.choice.t));
    const from = cards.length > 0 && below(4) > 0 ? cards : calm.length > 0 ? calm : offers;
    const { text } = from[below(from.length)];
    const began = performance.now();
    game.apply(text);
    offers = game.legalMoves();
    heed(performance.now() - began);
  }
  game.free();
}

/**
 * Milliseconds that an answer at Chess Storm takes with the next choices listed: the best of several rounds for each.
 */
function storming(engine) {
  const times = [];
  for (let round = 0; round < rounds; round++) {
    let at = 0;
    const heed = (time) => {
      times[at] = Math.min(times[at] ?? Infinity, time);
      at++;
    };
    for (let number = 0; number < 34; number++) stormy(engine, number, heed);
  }
  times.sort((a, b) => a - b);
  print("wasm-storm-answers", times.length, "answers");
  for (const percent of [50, 99, 99.9])
    print(`wasm-storm-answer-p${percent}`, times[Math.floor((times.length * percent) / 100)], "ms");
  print("wasm-storm-answer-longest", times[times.length - 1], "ms");
}

/** From nothing to the first legal moves, each time in a new process. */
function loading() {
  const script = `const began = performance.now();
    require(${JSON.stringify(ENGINE)}).load().then((engine) => {
      engine.newGame({ game: "chess" }).legalMoves();
      console.log(performance.now() - began);
    });`;
  const times = Array.from({ length: rounds * 2 }, () =>
    Number(execFileSync(process.execPath, ["-e", script], { encoding: "utf8" })),
  );
  times.sort((a, b) => a - b);
  print("load-to-legal-moves-best", times[0], "ms");
  print("load-to-legal-moves-median", times[times.length >> 1], "ms");
}

(async () => {
  const engine = await require(ENGINE).load();
  const ours = engineItself();
  const peer = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(join(work, "peer.wasm")))).exports;
  counting(ours, peer, engine.catalog().games.find((game) => game.name === "full-double").board);
  searching(ours);
  offering(engine);
  storming(engine);
  loading();
})();
