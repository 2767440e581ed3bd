// The Engine of engine.d.ts over the classes of the wasm.
import { Game } from "./game.js";
import { isCompact, request, savedGame } from "./requests.js";
import { Runtime } from "./runtime.js";

/**
 * A seed that nobody can guess. Node's own source of chance opens ten times as fast as the one that the wasm asks.
 * @param {import("./types").Wasm} wasm
 */
function freshSeed(wasm) {
  const node = typeof process === "object" ? process.getBuiltinModule?.("crypto") : undefined;
  return node ? node.randomBytes(8).toString("hex") : wasm.fresh_seed();
}

/**
 * @param {() => import("./types").Wasm} start gives a fresh instance of the wasm
 * @returns {import("../engine").Engine}
 */
export function engineApi(start) {
  const runtime = new Runtime(start);
  /** @type {string | undefined} */
  let version;
  /** @type {import("../engine").Engine} */
  const engine = {
    catalog: () => runtime.run((wasm) => wasm.catalog()),
    counts: (o) => runtime.run((wasm) => Object.fromEntries(wasm.counted(request(o, "counts")))),
    newGame: (o) =>
      runtime.run((wasm) => {
        const wanted = request(o, "newGame");
        const seeded = Object.hasOwn(wanted, "seed") ? wanted : { ...wanted, seed: freshSeed(wasm) };
        return new Game(runtime, wasm, wasm.Game.create(seeded));
      }),
    loadGame: (save) =>
      runtime.run((wasm) => {
        const game = isCompact(save) ? wasm.Game.expand(save.trim()) : wasm.Game.load(savedGame(save));
        return new Game(runtime, wasm, game);
      }),
    get version() {
      return (version ??= this.catalog().version);
    },
  };
  return Object.freeze(engine);
}
