// The engine as an npm package: packed, installed in an empty folder, and played there each way it can be loaded.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { runInThisContext } from "node:vm";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "target/web/package");

/** @param {string} command @param {string[]} args @param {string} [cwd] */
function run(command, args, cwd = folder) {
  const ran = spawnSync(command, args, { cwd, encoding: "utf8" });
  assert.deepEqual([ran.status, ran.stderr], [0, ""], `${command} ${args.join(" ")}`);
  return ran.stdout;
}

/** A game to its end, by what its two names stand for; prints how it ended. */
const PLAY = `
const play = async () => {
  const game = (await load()).newGame({ game: "doublecross", seed: "package" });
  while (game.prompt()) game.apply(game.suggest({ level: "greedy", seed: game.save().length + "" }).text);
  console.log(game.view("watcher").result.text);
};
play();`;

test("the package is the engine, its types and the licences, and plays each way", async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "name": "user", "private": true }');
  run("npm", ["pack", "--silent", "--pack-destination", folder], root);
  const [packed] = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  run("npm", ["install", "--silent", "--offline", "--no-audit", "--no-fund", `./${packed}`]);
  const installed = join(folder, "node_modules/deckmate");
  const names = readdirSync(join(installed, "dist"));
  const element = ["deckmate-game.d.ts", "deckmate-game.js", "deckmate-game.mjs"];
  assert.deepEqual(names.sort(), [...element, "engine.d.mts", "engine.d.ts", "engine.js", "engine.mjs", "licences"]);
  // A bundler, or a page's server, loads the element where there is no page yet.
  writeFileSync(join(folder, "element.mjs"), 'import "deckmate/element"; console.log("loaded");');
  writeFileSync(join(folder, "element.cjs"), 'require("deckmate/element"); console.log("loaded");');
  assert.deepEqual(
    [run(process.execPath, ["element.mjs"]), run(process.execPath, ["element.cjs"])],
    ["loaded\n", "loaded\n"],
  );
  writeFileSync(join(folder, "module.mjs"), `import { load } from "deckmate";${PLAY}`);
  writeFileSync(join(folder, "common.cjs"), `const { load } = require("deckmate");${PLAY}`);
  const ended = run(process.execPath, ["module.mjs"]);
  assert.match(ended, /\w+.*\.\n$/);
  assert.equal(run(process.execPath, ["common.cjs"]), ended);
  // As <script> loads it: in the page's own realm, without module or require.
  const script = readFileSync(join(installed, "dist/engine.js"), "utf8");
  runInThisContext(`(() => { const module = undefined; ${script}\nglobalThis.Deckmate = Deckmate; })()`);
  const engine = await globalThis.Deckmate.load();
  const game = engine.newGame({ game: "doublecross", seed: "package" });
  while (game.prompt()) game.apply(game.suggest({ level: "greedy", seed: `${game.save().length}` }).text);
  assert.equal(`${game.view("watcher").result?.text}\n`, ended);
});

test("the self-play example plays", () => {
  cpSync(join(root, "examples/self-play.mjs"), join(folder, "self-play.mjs"));
  const lines = run(process.execPath, ["self-play.mjs", "full-double", "2"]).trim().split("\n");
  assert.equal(lines.length, 3);
  assert.match(lines[2], /^\d won by the first seat, \d by the second, \d drawn\.$/);
});

test("what has not been built is not packed", () => {
  const bare = join(folder, "bare");
  mkdirSync(join(bare, "scripts"), { recursive: true });
  for (const name of ["package.json", "scripts/prepack.mjs"]) cpSync(join(root, name), join(bare, name));
  const { status, stderr } = spawnSync("npm", ["pack", "--pack-destination", folder], { cwd: bare, encoding: "utf8" });
  assert.notEqual(status, 0);
  assert.match(stderr, /There is no dist\/engine\.js.*run \.\/build\.sh first/);
});
