// Every natural way to import the engine compiles under strict TypeScript and runs in Node.
"use strict";
const assert = require("node:assert/strict");
const { spawnSync } = require("node:child_process");
const { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } = require("node:fs");
const { join, resolve } = require("node:path");
const { test } = require("node:test");

const root = resolve(__dirname, "../..");
const folder = join(root, "target/web/imports");
const USE = `
const engine: Engine = await load();
const game: Game = engine.newGame({ game: "chess", seed: "import" });
const step: Step = game.apply(game.legalMoves()[0].text);
console.log(step.ok, engine.version);
`;
const TYPES = "type Engine, type Game, type Step";

/** Each a file of its own: its name says whether it is a module. */
const WAYS = {
  "names.mts": `import { load, ${TYPES} } from "./dist/engine.mjs";${USE}`,
  "default.mts": `import Deckmate, { ${TYPES} } from "./dist/engine.mjs";\nconst { load } = Deckmate;${USE}`,
  "script-names.mts": `import { load, ${TYPES} } from "./dist/engine.js";${USE}`,
  "script-default.mts": `import Deckmate, { ${TYPES} } from "./dist/engine.js";\nconst { load } = Deckmate;${USE}`,
  "all.mts": `import * as Deckmate from "./dist/engine.mjs";
import type { Engine, Game, Step } from "./dist/engine.mjs";\nconst { load } = Deckmate;${USE}`,
  "package.mts": `import { load, ${TYPES} } from "deckmate";${USE}`,
  "required.cts": `import Deckmate = require("./dist/engine.js");
type Engine = Deckmate.Engine; type Game = Deckmate.Game; type Step = Deckmate.Step;
const { load } = Deckmate;\nvoid (async () => {${USE}})();`,
  "package.cts": `import { load, ${TYPES} } from "deckmate";\nvoid (async () => {${USE}})();`,
};
/** A page's own script, which engine.js was loaded before. */
const PAGE = `const opened: Promise<import("./dist/engine.js").Engine> = globalThis.Deckmate.load();\nvoid opened;\n`;

/** @param {string} module @param {string} moduleResolution @param {string[]} files @param {boolean} [emits] */
function compile(module, moduleResolution, files, emits = false) {
  const compilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, target: "es2022", lib: ["es2022", "dom"], types: [] },
    ...{ module, moduleResolution, noEmit: !emits, outDir: "." },
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const tsc = require.resolve("typescript/bin/tsc");
  const found = spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" });
  assert.equal(found.stdout, "", `${module}, ${moduleResolution}`);
  assert.equal(found.status, 0);
}

test("imports by name, as a default, as a whole, by require, of the package and of the files", () => {
  rmSync(folder, { recursive: true, force: true });
  const installed = join(folder, "node_modules/deckmate");
  mkdirSync(join(installed, "dist"), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "name": "user" }');
  cpSync(join(root, "package.json"), join(installed, "package.json"));
  for (const end of ["js", "mjs", "d.ts", "d.mts"])
    cpSync(join(root, `dist/engine.${end}`), join(installed, `dist/engine.${end}`));
  symlinkSync(join(root, "dist"), join(folder, "dist"));
  for (const [name, text] of Object.entries(WAYS)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, "page.ts"), PAGE);
  const modules = Object.keys(WAYS).filter((name) => name.endsWith(".mts"));
  compile("es2022", "bundler", [...modules, "page.ts"]);
  compile("nodenext", "nodenext", [...Object.keys(WAYS), "page.ts"], true);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const scripts = readdirSync(folder).filter((name) => /\.[mc]js$/.test(name));
  assert.equal(scripts.length, Object.keys(WAYS).length);
  for (const name of scripts) {
    const ran = spawnSync(process.execPath, [join(folder, name)], { encoding: "utf8" });
    assert.deepEqual([ran.stdout, ran.stderr], [`true ${version}\n`, ""], name);
  }
});

test("what an import gives and what the types name is the same", async () => {
  const module = await import(join(root, "dist/engine.mjs"));
  const script = require(join(root, "dist/engine.js"));
  const names = ["connect", "load", "workerSource"];
  assert.deepEqual(Object.keys(module).sort(), [...names, "default"].sort());
  assert.deepEqual(Object.keys(module.default).sort(), names);
  assert.deepEqual(Object.keys(script).sort(), names);
});
