// A trap in the wasm ends one game only: tried with a stand-in for the wasm, because the real one does not trap.
"use strict";
const assert = require("node:assert/strict");
const { test } = require("node:test");

let started = 0;
function standIn() {
  started++;
  return {
    fresh_seed: () => "seed",
    Game: {
      create: () => ({
        apply(text) {
          if (text === "trap") throw new WebAssembly.RuntimeError("unreachable");
          if (text === "deep") throw new RangeError("Maximum call stack size exceeded");
          return { ok: true, events: [], prompt: null };
        },
        prompt: () => null,
        free() {
          throw new Error("attempted to take ownership of Rust value while it was borrowed");
        },
      }),
    },
  };
}

test("a trap poisons its game, spares the others, and the next game gets a fresh instance", async () => {
  const { engineApi } = await import("../../www/engine/api.js");
  /** @type {any} */
  const engine = engineApi(/** @type {any} */ (standIn));
  for (const [turn, trap] of ["trap", "deep"].entries()) {
    const [good, bad] = [engine.newGame({ game: "chess" }), engine.newGame({ game: "chess" })];
    const before = started;
    assert.equal(bad.apply(trap).error, "crashed", `trap ${turn}`);
    assert.equal(bad.apply("e2e4").error, "crashed");
    assert.throws(() => bad.prompt(), { error: "crashed" });
    bad.free();
    assert.equal(good.apply("e2e4").ok, true);
    assert.equal(engine.newGame({ game: "chess" }).apply("e2e4").ok, true);
    assert.equal(started, before + 1);
  }
});
